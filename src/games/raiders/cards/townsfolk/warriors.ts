// The warriors: strength, points and deaths in raids; at the Town Hall they are hard on the others.
import type { Seat, Steps } from '#engine'
import { and, both } from '#games/kit/rules'
import { choose } from '../../choosing.ts'
import { eachOnce, OPEN, type Reasons, whyNotTake } from '../../conditions.ts'
import { leaveCrew } from '../../hiring.ts'
import * as make from '../../moves.ts'
import { tell } from '../../notes.ts'
import { arm, gain, glorify, take } from '../../pieces.ts'
import { ARMOUR, BUILDINGS, type G, othersThan, type PlayerView, type T, type View } from '../../state.ts'
import { VILLAGE } from '../../village.ts'
import { GOLD, GOODS, IRON, LIVESTOCK, PLUNDER, PROVISIONS, SILVER } from '../kinds.ts'
import { chooseOpponent, opponents, robbery, toll, trade } from './effects.ts'
import type { TownsfolkRecord } from './record.ts'

const hasCrew = ({ crew }: PlayerView): boolean => crew.cards.length > 0
const hasArmour = ({ armour }: PlayerView): boolean => armour > 0

export const WARRIORS = {
  archer: {
    gloryAt: 'outpost',
    hall: {
      lacks: (g, seat) => and(OPEN, exchanges(g, seat).length === 0 && { needs: 'other-worker' }),
      *does(t, seat) {
        const { players, village } = t.g
        const { seat: from, building } = yield* choose(t, seat, 'exchange', exchanges(t.g, seat))
        const at = BUILDINGS.indexOf(building)
        const [was, colour] = [players[from]!.worker!, village[at]!]
        players[from]!.worker = colour
        village[at] = was
        tell(t, { say: 'exchanges', seat, from, building, colour, was })
      },
    },
  },
  armourer: {
    might: (_, more, kind) => (kind === 'monastery' ? more : 0),
    hall: {
      lacks: (g, seat) => and(OPEN, g.players[seat]!.armour >= ARMOUR && { needs: 'armour-room', most: ARMOUR }),
      does: (t, seat, { hall }) => arm(t, seat, hall),
    },
  },
  /** Who is avenged chooses the opponent, and the opponent who falls. Nobody else's "if killed" follows from it. */
  avenger: {
    *dies(t, seat) {
      if (opponents(t.g, seat, hasCrew).length === 0) return
      const victim = yield* chooseOpponent(t, seat, hasCrew)
      const { crew } = t.g.players[victim]!
      const { card } = yield* choose(t, victim, 'lose', eachOnce(crew.cards).map(make.lose))
      leaveCrew(t, victim, card)
      tell(t, { say: 'falls', seat: victim, card })
    },
    hall: toll(SILVER),
  },
  barbarian: {
    might: (_, more, kind) => (kind === 'fortress' ? more : 0),
    hall: {
      lacks: (g, seat) => and(OPEN, robberies(g, seat).length === 0 && { needs: 'their-plunder' }),
      *does(t, seat, { hall }) {
        const { seat: from, what } = yield* choose(t, seat, 'rob', robberies(t.g, seat))
        take(t, seat, from, GOODS.indexOf(what), hall)
      },
    },
  },
  berserker: {
    survives: true,
    hall: {
      lacks: (g, seat) => and(OPEN, opponents(g, seat, hasArmour).length === 0 && { needs: 'their-armour' }),
      *does(t, seat, { hall }) {
        const victim = yield* chooseOpponent(t, seat, hasArmour)
        const player = t.g.players[victim]!
        const count = Math.min(hall, player.armour)
        player.armour -= count
        tell(t, { say: 'disarmed', seat: victim, count })
      },
    },
  },
  brawler: {
    rerolls: true,
    hall: {
      lacks: (g, seat) => and(whyNoPlunder(g), g.players[seat]!.crew.cards.length === 0 && { needs: 'own-crew' }),
      *does(t, seat) {
        const { crew } = t.g.players[seat]!
        const { card } = yield* choose(t, seat, 'lose', eachOnce(crew.cards).map(make.lose))
        leaveCrew(t, seat, card)
        tell(t, { say: 'dismisses', seat, card })
        yield* gainPlunder(t, seat)
      },
    },
  },
  champion: { counts: (_g, _seat, points) => points, hall: toll(PROVISIONS) },
  marauder: { gloryAt: 'outpost', hall: trade(LIVESTOCK, GOLD) },
  /** Each opponent gives one or the other, as they choose: all at once. */
  mercenary: {
    dies: (t, seat, points) => glorify(t, seat, points),
    hall: {
      lacks: (g, seat) =>
        opponents(g, seat, hasPay).length > 0
          ? OPEN
          : both(whyNotTake(g, seat, SILVER), whyNotTake(g, seat, PROVISIONS)),
      *does(t, seat, { hall }) {
        const { players } = t.g
        const payers = opponents(t.g, seat, hasPay)
        const free = payers.filter(
          other => players[other]!.goods[SILVER]! > 0 && players[other]!.goods[PROVISIONS]! > 0,
        )
        const picks = yield* t.all(free.map(other => ({ seat: other, kind: 'give' as const, options: make.GIVE })))
        for (const other of payers) {
          const pick =
            picks[free.indexOf(other)]?.what ?? (players[other]!.goods[SILVER]! > 0 ? 'silver' : 'provisions')
          take(t, seat, other, GOODS.indexOf(pick), hall)
        }
      },
    },
  },
  shieldmaiden: { gloryAt: 'monastery', hall: trade(LIVESTOCK, IRON) },
  warlord: { counts: (_g, _seat, points) => points, hall: robbery(SILVER) },
  warmonger: { gloryAt: 'harbour', hall: robbery(PROVISIONS) },
} satisfies Record<string, TownsfolkRecord>

const hasPay = ({ goods }: PlayerView): boolean => goods[SILVER]! + goods[PROVISIONS]! > 0

/** Workers of another colour, where each may stay: a black one is not left in the Armoury or the Long House. */
function exchanges({ village, players }: View, seat: Seat): make.ExchangeMove[] {
  const moves: make.ExchangeMove[] = []
  for (let other = 0; other < players.length; other++) {
    const held = players[other]!.worker
    if (other === seat || held === null) continue
    for (let at = 0; at < village.length; at++) {
      const stands = village[at]!
      if (stands !== null && stands !== held && VILLAGE[BUILDINGS[at]!].workers.includes(held)) {
        moves.push(make.exchange(other, at))
      }
    }
  }
  return moves
}
function robberies(g: View, seat: Seat): make.RobMove[] {
  return othersThan(seat, g).flatMap(other =>
    PLUNDER.flatMap((what, i) => (g.players[other]!.goods[GOODS.indexOf(what)]! > 0 ? [make.rob(other, i)] : [])),
  )
}
/** One piece of plunder of one's choice, of what the supply has. */
export function* gainPlunder(t: T, seat: Seat): Steps<void> {
  const { what } = yield* choose(t, seat, 'gain', plunderLeft(t.g).map(make.gain))
  gain(t, seat, GOODS.indexOf(what as 'gold'), 1)
}
const plunderLeft = ({ supply }: G | View): number[] => [GOLD, IRON, LIVESTOCK].filter(good => supply.goods[good]! > 0)
export const whyNoPlunder = (g: View): Reasons =>
  plunderLeft(g).length > 0 ? OPEN : PLUNDER.map(good => ({ needs: 'supply', good }))
