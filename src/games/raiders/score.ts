// The score: points of raids, the two tracks, offerings, crew and plunder.
import { type Result, type Seat, type Standing, standings } from '#engine'
import { faceOf, offeringOf } from './cards/deck.ts'
import { GOLD, IRON, LIVESTOCK } from './cards/kinds.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import type { PlayerView, View } from './state.ts'

/** By steps on the track; what goes beyond adds nothing. */
export const VALKYRIE_POINTS = [0, 0, 1, 2, 4, 7, 10, 15] as const
/** From so much armour on, so many points. */
export const ARMOUR_POINTS = [
  [3, 2],
  [6, 4],
  [9, 6],
] as const

export const valkyriePoints = (steps: number): number => VALKYRIE_POINTS[Math.min(steps, VALKYRIE_POINTS.length - 1)]!
export const armourPoints = (armour: number): number => ARMOUR_POINTS.findLast(([from]) => armour >= from)?.[1] ?? 0
/** Gold and iron a point each, livestock a point for two. */
export const plunderPoints = ({ goods }: PlayerView): number =>
  goods[GOLD]! + goods[IRON]! + Math.floor(goods[LIVESTOCK]! / 2)
export const offeringPoints = ({ offerings }: PlayerView): number =>
  offerings.cards.reduce((sum, tile) => sum + offeringOf(tile).points, 0)
/** Points of the crew at the end. */
export const crewPoints = (g: View, seat: Seat): number =>
  g.players[seat]!.crew.cards.reduce(
    (sum, card) => sum + (recordOf(card).counts?.(g, seat, faceOf(g, card).crew) ?? 0),
    0,
  )

export function scoreOf(g: View, seat: Seat): Omit<Standing, 'seat' | 'rank'> {
  const player = g.players[seat]!
  const parts = {
    raids: player.points,
    valkyries: valkyriePoints(player.valkyries),
    armour: armourPoints(player.armour),
    offerings: offeringPoints(player),
    crew: crewPoints(g, seat),
    plunder: plunderPoints(player),
  }
  const score = Object.values(parts).reduce((sum, points) => sum + points)
  return { score, parts, ties: [player.valkyries, player.armour] }
}
export const result = (g: View): Result => standings(g.players.map((_, seat) => scoreOf(g, seat)))
