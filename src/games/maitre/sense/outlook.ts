// How the players stand between two turns: what each can count on at the end, in points, and how likely each is to win.
import { standings } from '#engine'
import { type Fittable, type Outlook, type Scales, type Temper, weighing } from '../../kit/sense/index.ts'
import { FAMILY_POINTS, FAMILY_SIZE } from '../score.ts'
import type { View } from '../state.ts'
import { bookOf } from './book.ts'
import { isOver, type Position, positionOf, shipsInPort } from './position.ts'
import { TEMPERED } from './tempers.ts'
import { type Trait, traitsOf } from './traits.ts'
import weights from './weights.json' with { type: 'json' }

const scales: Scales<Position, Trait, string> = {
  parts: {
    treasure: 'treasures',
    exposed: 'guns',
    prey: 'guns',
    full: 'families',
    lastInRow: 'families',
    lastInPile: 'families',
    pairs: 'families',
    singles: 'families',
    charted: 'maps',
    uncharted: 'maps',
    ships: 'fleet',
    loaded: 'fleet',
    goods: 'goods',
    skill: 'goods',
    shaky: 'guns',
    turn: 'turn',
  },
  unit: 'treasure',
  tempered: TEMPERED,
  /** The match ends when the port is empty. */
  progress: p => 1 - shipsInPort(p) / p.owner.length,
  seats: ({ seats }) => seats,
  traits: traitsOf,
}
const weighed = weighing(scales, weights)

export const margin = (g: View): number => weighed.margin(positionOf(g))
export const outlook = (g: View, temper: Temper): readonly Outlook[] => weighed.outlook(positionOf(g), temper)
export const fittable: Fittable<View> = { ...weighed, momentOf: g => weighed.momentOf(positionOf(g)) }

/** How likely each seat is to win. */
export type Chances = readonly number[]
export function chancesAt(p: Position, temper: Temper): Chances {
  if (isOver(p)) return chancesAtEnd(p)
  const points = weighed.points(p, temper)
  const most = Math.max(...points)
  const far = weighed.margin(p)
  const odds = points.map(each => 3 ** ((each - most) / far))
  const all = odds.reduce((a, b) => a + b)
  return odds.map(each => each / all)
}
/** No turn is left: the score decides. */
function chancesAtEnd(p: Position): Chances {
  const { points, guns, family } = bookOf()
  const rows = Array.from({ length: p.seats }, (_, seat) => {
    const own = [0, 0, 0]
    let score = 0
    let firepower = 0
    for (let ship = 0; ship < p.owner.length; ship++) {
      if (p.owner[ship] !== seat) continue
      if (++own[family[ship]!]! === FAMILY_SIZE) score += FAMILY_POINTS
      score += points[p.cargo[ship]!] ?? 0
      firepower += guns[ship]!
    }
    return { score, parts: {}, ties: [own[0]! + own[1]! + own[2]!, firepower] }
  })
  const first = standings(rows).map(({ rank }) => (rank === 1 ? 1 : 0))
  const winners = first.reduce<number>((a, b) => a + b, 0)
  return first.map(won => won / winners)
}
