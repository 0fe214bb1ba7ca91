// The townsfolk of the Runesaga. Jorunn is among the heroes.
import { and } from '#games/kit/rules'
import { choose } from '../../choosing.ts'
import { OPEN, whyNotSupply } from '../../conditions.ts'
import * as make from '../../moves.ts'
import { differentSets } from '../../north.ts'
import { tell } from '../../notes.ts'
import { gain, glorify } from '../../pieces.ts'
import { discardFromHand, drawToHand, hasPile } from '../../pile.ts'
import { othersThan, type PlayerView, type View } from '../../state.ts'
import { cardOf, settlementOf } from '../deck.ts'
import { GOODS, IRON, LIVESTOCK, PLUNDER, PROVISIONS, SILVER, VALKYRIE } from '../kinds.ts'
import { opponents, trade, whyNotOthers } from './effects.ts'
import { isHero } from './index.ts'
import type { TownsfolkRecord } from './record.ts'
import { gainPlunder, whyNoPlunder } from './warriors.ts'

export const SAGA = {
  artisan: {
    counts: (g, seat, points): number =>
      points *
      othersThan(seat, g)
        .flatMap(other => g.players[other]!.crew.cards)
        .filter(card => ['merchant', 'trader'].includes(cardOf(card).id)).length,
    hall: {
      lacks: g => whyNoPlunder(g),
      *does(t, seat, { hall }) {
        yield* gainPlunder(t, seat)
        for (const other of othersThan(seat, t.g)) gain(t, other, SILVER, hall)
      },
    },
  },
  assassin: {
    might: (_player, more, _kind, colour) => (colour === 'grey' ? more : 0),
    hall: {
      lacks: g =>
        and(
          and(OPEN, g.supply.valkyries === 0 && { needs: 'valkyries-left' }),
          curses(g).length === 0 && { needs: 'sets-left' },
        ),
      *does(t, seat) {
        const { g } = t
        const { settlement, set } = yield* choose(t, seat, 'curse', curses(g))
        g.supply.valkyries--
        g.north[settlement]![set]![VALKYRIE]!++
        tell(t, { say: 'curses', seat, settlement })
      },
    },
  },
  beggar: {
    leaves: (t, seat, silver) => void gain(t, seat, SILVER, silver),
    hall: {
      lacks: g => (hasPile(g) ? OPEN : whyNotSupply(g, PROVISIONS)),
      *does(t, seat, { hall }) {
        const options = t.g.supply.goods[PROVISIONS]! > 0 ? [make.gain(PROVISIONS)] : []
        if (hasPile(t.g)) options.push(make.GAIN_CARDS)
        const { what } = yield* choose(t, seat, 'gain', options)
        if (what === 'cards') drawToHand(t, seat, hall)
        else gain(t, seat, PROVISIONS, hall)
      },
    },
  },
  blacksmith: {
    rewards(t, seat, silver, { asks }) {
      if (asks[IRON]! > 0) gain(t, seat, SILVER, silver)
    },
    hall: trade(SILVER, IRON),
  },
  conspirator: {
    buries: (t, seat, cards) => drawToHand(t, seat, cards),
    hall: {
      lacks: (g, seat) => whyNotOthers(g, seat),
      does(t, seat) {
        const cards = t.g.players[seat]!.hand.cards.slice()
        for (const card of cards) discardFromHand(t, seat, card)
        tell(t, { say: 'discards', seat, cards })
        drawToHand(t, seat, cards.length)
      },
    },
  },
  farmer: {
    rewards(t, seat, livestock, { asks }) {
      if (asks[LIVESTOCK] === 0) gain(t, seat, LIVESTOCK, livestock)
    },
    hall: trade(PROVISIONS, LIVESTOCK),
  },
  labourer: {
    leaves: (t, seat, provisions) => void gain(t, seat, PROVISIONS, provisions),
    hall: trade(IRON, LIVESTOCK),
  },
  /** From the space itself, which may be emptied and still be raided; Valkyries stay (ruling). */
  thief: {
    helpsAt: 'treasury',
    hall: {
      lacks: g => and(OPEN, filches(g).length === 0 && { needs: 'harbour-plunder' }),
      *does(t, seat) {
        const { g } = t
        const { settlement, set, what } = yield* choose(t, seat, 'filch', filches(g))
        g.north[settlement]![set]![PLUNDER.indexOf(what) + 1]!--
        g.players[seat]!.goods[GOODS.indexOf(what)]!++
        tell(t, { say: 'filches', seat, settlement, good: what })
      },
    },
  },
  tyrant: {
    mourned: true,
    hall: {
      lacks: (g, seat) => and(OPEN, opponents(g, seat, hasHero).length === 0 && { needs: 'their-hero' }),
      does: (t, seat, { hall }) => glorify(t, seat, hall * opponents(t.g, seat, hasHero).length),
    },
  },
} satisfies Record<string, TownsfolkRecord>

const hasHero = ({ crew }: PlayerView): boolean => crew.cards.some(isHero)

const curses = (g: View): make.CurseMove[] =>
  g.north.flatMap((_, settlement) => differentSets(g, settlement).map(set => make.curse(settlement, set)))
function filches(g: View): make.FilchMove[] {
  return g.north.flatMap((sets, settlement) =>
    settlementOf(settlement).kind !== 'harbour'
      ? []
      : differentSets(g, settlement).flatMap(set =>
          PLUNDER.flatMap((what, i) =>
            sets[set]![i + 1]! > 0 ? [{ do: 'filch', settlement, set, what } as const] : [],
          ),
        ),
  )
}
