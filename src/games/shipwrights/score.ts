// The score: ships, buildings, and 3 points for the strongest fleets.
import { type Result, type Standing, standings } from '#engine'
import { BUILDING } from './cards/buildings.ts'
import { buildingOf, shipOf } from './cards/deck.ts'
import { type PlayerView, totalOf, type View } from './state.ts'

export const MILITARY_BONUS = 3

export const shipPoints = ({ fleet }: PlayerView): number => totalOf(fleet, card => shipOf(card).points)
export const militaryOf = ({ fleet }: PlayerView): number => totalOf(fleet, card => shipOf(card).military)

/** What a building is worth to its owner now. */
export function buildingPoints(player: PlayerView, card: number): number {
  const { id, points } = buildingOf(card)
  return points + (BUILDING[id].counts?.(player) ?? 0)
}

/** Every player with the most military points, if anybody has some. */
export function leadsMilitary(players: readonly PlayerView[], player: PlayerView): boolean {
  const most = Math.max(...players.map(militaryOf))
  return most > 0 && militaryOf(player) === most
}
export function scoreOf(players: readonly PlayerView[], player: PlayerView): Omit<Standing, 'seat' | 'rank'> {
  const ships = shipPoints(player)
  const buildings = totalOf(player.buildings, card => buildingPoints(player, card))
  const military = leadsMilitary(players, player) ? MILITARY_BONUS : 0
  return { score: ships + buildings + military, parts: { ships, buildings, military }, ties: [player.gold] }
}
export const result = ({ players }: View): Result => standings(players.map(player => scoreOf(players, player)))
