// How the players stand between two turns: what each can count on at the end, in points, and how likely each is to win.
import { standings } from '#engine'
import type { Outlook, Temper } from '../../kit/sense/index.ts'
import { FAMILY_POINTS, FAMILY_SIZE } from '../score.ts'
import type { View } from '../state.ts'
import { bookOf } from './book.ts'
import { type Position, positionOf, shipsInPort } from './position.ts'
import { type Traits, traitsOf } from './traits.ts'
import { marginAt, weightsAt } from './weights.ts'

export const margin = (g: View): number => marginAt(shipsInPort(positionOf(g)))
export function outlook(g: View, temper: Temper): readonly Outlook[] {
  const p = positionOf(g)
  const weights = weightsAt(shipsInPort(p), temper)
  return g.players.map((_, seat) => partsOf(traitsOf(p, seat), weights))
}
/** The traits of a seat, each by its weight, under the names they are told by. */
const partsOf = (has: Traits, worth: Traits) => ({
  treasures: has.treasure * worth.treasure,
  families:
    has.full * worth.full +
    has.lastInRow * worth.lastInRow +
    has.lastInPile * worth.lastInPile +
    has.pairs * worth.pairs +
    has.singles * worth.singles,
  maps: has.charted * worth.charted + has.uncharted * worth.uncharted,
  fleet: has.ships * worth.ships + has.loaded * worth.loaded,
  goods: has.goods * worth.goods + has.skill * worth.skill,
  guns: has.prey * worth.prey + has.exposed * worth.exposed + has.shaky * worth.shaky,
  turn: has.turn * worth.turn,
})
export type Part = keyof ReturnType<typeof partsOf>

/** How likely each seat is to win. */
export type Chances = readonly number[]
export function chancesAt(p: Position, temper: Temper): Chances {
  const left = shipsInPort(p)
  if (left === 0) return chancesAtEnd(p)
  const weights = weightsAt(left, temper)
  const points: number[] = []
  for (let seat = 0; seat < p.seats; seat++) {
    const { treasures, families, maps, fleet, goods, guns, turn } = partsOf(traitsOf(p, seat), weights)
    points.push(treasures + families + maps + fleet + goods + guns + turn)
  }
  const most = Math.max(...points)
  const weighed = points.map(each => 3 ** ((each - most) / marginAt(left)))
  const all = weighed.reduce((a, b) => a + b)
  return weighed.map(each => each / all)
}
/** The port is empty: the score decides. */
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
