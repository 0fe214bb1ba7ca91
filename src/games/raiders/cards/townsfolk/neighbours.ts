// The neighbours: they help in the village and make raids cheaper; at the Town Hall they help themselves.
import type { Seat } from '#engine'
import { and, both } from '#games/kit/rules'
import { choose } from '../../choosing.ts'
import {
  eachOnce,
  OPEN,
  openOf,
  type RaidersReason,
  type Reasons,
  whyNone,
  whyNotHire,
  whyNotOffer,
} from '../../conditions.ts'
import { hireOne, hires, join } from '../../hiring.ts'
import * as make from '../../moves.ts'
import { confide, tell } from '../../notes.ts'
import { makeOffering, refill } from '../../offerings.ts'
import { gain } from '../../pieces.ts'
import { drawToHand, hasPile } from '../../pile.ts'
import { BUILDINGS, type G, othersThan, type T, TOWN_HALL, type View } from '../../state.ts'
import { whyNotWork, work } from '../../village.ts'
import { offeringOf } from '../deck.ts'
import { GOLD, GOODS, LIVESTOCK, PROVISIONS, SILVER } from '../kinds.ts'
import { supplied, trade, whyNotOthers } from './effects.ts'
import { isHero } from './index.ts'
import type { TownsfolkRecord } from './record.ts'

export const NEIGHBOURS = {
  cartographer: { spares: { at: 'fortress', good: 'gold' }, hall: trade(PROVISIONS, GOLD) },
  forager: { helpsAt: 'mill', hall: supplied(PROVISIONS) },
  gatekeeper: {
    helpsAt: 'gate_house',
    hall: {
      lacks: g => and(OPEN, !hasPile(g) && { needs: 'pile' }),
      does: (t, seat, { hall }) => drawToHand(t, seat, hall),
    },
  },
  /** One of the crew goes back to the hand, and another card takes the place for nothing. */
  gravedigger: {
    dies: (t, seat, gold) => void gain(t, seat, GOLD, gold),
    hall: {
      lacks: (g, seat) => whyNotRelieve(g, seat),
      *does(t, seat) {
        const { hand, crew } = t.g.players[seat]!
        const options = eachOnce(crew.cards).filter(card => relievers(t.g, seat, card).length > 0)
        const { card } = yield* t.one(seat, 'relieve', options.map(make.lose))
        const others = eachOnce(relievers(t.g, seat, card))
        const { card: joins } = yield* t.one(seat, 'hire', others.map(make.hire))
        join(t, seat, hand, joins, 0)
        t.move(crew, crew.cards.indexOf(card), hand)
        tell(t, { say: 'returns', seat, card })
      },
    },
  },
  huntsman: { spares: { at: 'outpost', good: 'provisions' }, hall: supplied(PROVISIONS, SILVER) },
  jeweller: { helpsAt: 'silversmith', hall: trade(SILVER, GOLD) },
  /** Any other building not used this turn, with the worker of the Town Hall, whoever stands there. */
  merchant: {
    counts: ({ players }, seat, points) => points * players[seat]!.goods[LIVESTOCK]!,
    hall: {
      lacks: (g, seat) => and(OPEN, uses(g, seat).length === 0 && { needs: 'building-left' }),
      *does(t, seat) {
        const { building } = yield* t.one(seat, 'use', uses(t.g, seat))
        tell(t, { say: 'uses', seat, building })
        yield* work(t, seat, BUILDINGS.indexOf(building), t.g.turn.colour)
      },
    },
  },
  recruiter: {
    helpsAt: 'barracks',
    hall: {
      lacks: (g, seat, { hall }) =>
        both(
          whyNotOthers(g, seat),
          whyNone(hires(g, seat), ({ card }) => whyNotHire(g, seat, card, hall)),
        ),
      offers(g, seat, { hall }, look) {
        for (const move of hires(g, seat)) look(move, whyNotHire(g, seat, move.card, hall))
      },
      does: (t, seat, { hall }) => hireOne(t, seat, hall),
    },
  },
  sage: {
    helpsAt: 'long_house',
    hall: {
      lacks: ({ display }) => and(OPEN, display.cards.length === 0 && { needs: 'offerings-left' }),
      does(t) {
        const { display, stack } = t.g
        while (display.cards.length > 0) t.move(display, 0, stack)
        refill(t)
      },
    },
  },
  /** As many cards for as many, both unseen; as first printed, the whole hands. */
  scout: {
    spares: { at: 'monastery', good: 'provisions' },
    hall: {
      lacks: (g, seat) =>
        and(whyNotOthers(g, seat), !othersThan(seat, g).some(other => hasHand(g, other)) && { needs: 'their-cards' }),
      *does(t, seat, { hall }) {
        const { seat: other, count } = yield* choose(t, seat, 'barter', barters(t.g, seat, hall > 0))
        if (hall > 0) for (const each of [seat, other]) layAsideAll(t, each)
        else
          for (let i = 0; i < count; i++) {
            const questions = [seat, other].map(each => ({
              seat: each,
              kind: 'swap' as const,
              options: make.swaps(t.g.players[each]!.hand.cards.length),
            }))
            const picks = yield* t.all(questions)
            for (const [n, { at }] of picks.entries()) layAside(t, questions[n]!.seat, at)
          }
        exchangeAsides(t, seat, other)
      },
    },
  },
  trader: {
    counts: ({ players }, seat, points) => points * players[seat]!.offerings.cards.length,
    hall: {
      lacks: (g, seat) => whyNone(bargains(g), move => whyNotBargain(g, seat, move)),
      offers(g, seat, _face, look) {
        for (const move of bargains(g)) look(move, whyNotBargain(g, seat, move))
      },
      *does(t, seat) {
        const options = openOf(bargains(t.g), move => whyNotBargain(t.g, seat, move))
        makeOffering(t, seat, yield* choose(t, seat, 'bargain', options))
      },
    },
  },
} satisfies Record<string, TownsfolkRecord>

/** Who might take the place of one of the crew: a crew has one hero at most. */
function relievers({ players }: G, seat: Seat, card: number): number[] {
  const { hand, crew } = players[seat]!
  const hero = crew.cards.some(other => other !== card && isHero(other))
  return hero ? hand.cards.filter(joins => !isHero(joins)) : hand.cards
}
function whyNotRelieve(g: G, seat: Seat): Reasons {
  const { crew } = g.players[seat]!
  if (crew.cards.length === 0) return [{ needs: 'own-crew' }]
  const able = crew.cards.some(card => relievers(g, seat, card).length > 0)
  return and(whyNotOthers(g, seat), !able && g.players[seat]!.hand.cards.length > 0 && noSecondHero(g, seat))
}
const noSecondHero = ({ players }: G, seat: Seat): RaidersReason => ({
  needs: 'no-hero',
  card: players[seat]!.crew.cards.find(isHero)!,
})

function uses(g: G, seat: Seat): make.UseMove[] {
  const moves: make.UseMove[] = []
  for (let at = 0; at < BUILDINGS.length; at++) {
    if (at !== TOWN_HALL && whyNotWork(g, seat, at, g.turn.colour).length === 0) moves.push(make.use(at))
  }
  return moves
}
const hasHand = ({ players }: View, seat: Seat): boolean => players[seat]!.hand.cards.length > 0
function barters(g: G, seat: Seat, whole: boolean): make.BarterMove[] {
  const mine = g.players[seat]!.hand.cards.length
  return othersThan(seat, g).flatMap(other => {
    const most = Math.min(mine, g.players[other]!.hand.cards.length)
    if (most === 0) return []
    return whole ? [make.barter(other, mine)] : Array.from({ length: most }, (_, i) => make.barter(other, i + 1))
  })
}
function layAside(t: T, seat: Seat, at: number): void {
  const { hand, aside } = t.g.players[seat]!
  t.move(hand, at, aside)
}
function layAsideAll(t: T, seat: Seat): void {
  const { hand } = t.g.players[seat]!
  while (hand.cards.length > 0) layAside(t, seat, 0)
}
function exchangeAsides(t: T, seat: Seat, other: Seat): void {
  const [mine, theirs] = [t.g.players[seat]!, t.g.players[other]!]
  const [given, taken] = [mine.aside.cards.slice(), theirs.aside.cards.slice()]
  while (mine.aside.cards.length > 0) t.move(mine.aside, 0, theirs.hand)
  while (theirs.aside.cards.length > 0) t.move(theirs.aside, 0, mine.hand)
  handOver(t, seat, other, given)
  handOver(t, other, seat, taken)
}
/** Only who gets the cards is told which: who gave them has chosen them. */
const handOver = (t: T, seat: Seat, to: Seat, cards: readonly number[]): void =>
  confide(t, { say: 'hands', seat, to, count: cards.length }, to, { say: 'handed', seat, to, cards })

/** Each offering on display, without one piece of what it asks. */
function bargains({ display }: View): make.OfferMove[] {
  const moves: make.OfferMove[] = []
  for (const tile of display.cards) {
    const { asks } = offeringOf(tile)
    for (let good = 0; good < asks.length; good++) if (asks[good]! > 0) moves.push(make.offerLess(tile, good))
  }
  return moves
}
const whyNotBargain = (g: View, seat: Seat, { tile, less }: make.OfferMove): Reasons =>
  whyNotOffer(g, seat, tile, GOODS.indexOf(less!))
