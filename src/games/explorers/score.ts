// The score: livestock, outposts, enemy ships, settlements, the fallen, islands, and what the captain counts.
import { type Result, type Seat, type Standing, standings } from '#engine'
import { COUNTING } from './cards/captains.ts'
import { captainOf, strengthOf } from './cards/deck.ts'
import { controlled, type Influences, influences } from './islands.ts'
import type { PlayerView, View } from './state.ts'

/** For so many outposts in all. */
export const OUTPOST_POINTS = [0, 2, 5, 9, 14, 20] as const
export const ENEMY_POINTS = 1

/** Who plays alone has a grade more with each of these points (ruling). */
export const GRADES = [30, 45, 60, 75] as const
export const gradeOf = (score: number): number => GRADES.filter(points => score >= points).length

/** Sets of different kinds, each of k kinds worth 1 + 2 + … + k. */
export function livestockPoints(delivered: readonly number[]): number {
  let points = 0
  for (let [set, kinds] = [1, 1]; kinds > 0; set++) {
    kinds = 0
    for (const count of delivered) if (count >= set) kinds++
    points += (kinds * (kinds + 1)) / 2
  }
  return points
}
/** The square of those lost, and what a larger game adds for each. */
export const deathPoints = ({ fallen, perks }: PlayerView): number => fallen * fallen + fallen * perks.deaths

export function scoreOf(g: View, seat: Seat, all: Influences = influences(g)): Omit<Standing, 'seat' | 'rank'> {
  const player = g.players[seat]!
  const { delivered, outposts, sunk, raided, fallen } = player
  const parts = {
    livestock: livestockPoints(delivered),
    outposts: OUTPOST_POINTS[outposts.length]!,
    enemies: sunk.cards.length * ENEMY_POINTS,
    settlements: raided.cards.reduce((sum, token) => sum + strengthOf(token), 0),
    fallen: deathPoints(player),
    islands: controlled(g, all, seat).reduce((sum, island) => sum + g.islands[island]!.tiles.length, 0),
    captain: captainPoints(g, seat, all),
  }
  const score = Object.values(parts).reduce((sum, points) => sum + points)
  return { score, parts, ties: [fallen, raided.cards.length] }
}
/** Of the two whom one has alone, the lower counts. */
function captainPoints(g: View, seat: Seat, all: Influences): number {
  const { cards } = g.players[seat]!.captain
  if (cards.length === 0) return 0
  const counts = cards.map(card => {
    const { id, points } = captainOf(card)
    return points * COUNTING[id](g, seat, all)
  })
  return Math.min(...counts)
}
export function result(g: View): Result {
  const all = influences(g)
  return standings(g.players.map((_, seat) => scoreOf(g, seat, all)))
}
