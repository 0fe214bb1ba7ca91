// The score: ships, buildings, and 3 points for the strongest fleets.
import { type Result, type Standing, standings } from '#engine'
import { buildingOf, shipOf } from './cards/deck.ts'
import { type G, isMilitary, millRoom, type Player, ROOM } from './state.ts'

export const MILITARY_BONUS = 3
/** Points of the buildings that count something. */
export const WORTH = { goldPerPoint: 4, tradeShip: 2 } as const

export const shipPoints = ({ fleet }: Player): number => fleet.cards.reduce((sum, card) => sum + shipOf(card).points, 0)
export const militaryOf = ({ fleet }: Player): number =>
  fleet.cards.reduce((sum, card) => sum + shipOf(card).military, 0)

/** What a building is worth to its owner now. */
export function buildingPoints(player: Player, card: number): number {
  const { id, points } = buildingOf(card)
  switch (id) {
    case 'treasury':
      return points + Math.floor(player.gold / WORTH.goldPerPoint)
    case 'boat_house':
      return points + WORTH.tradeShip * player.fleet.cards.filter(ship => !isMilitary(ship)).length
    case 'market_hall':
      return points + Math.max(0, millRoom(player) - ROOM.mill)
    default:
      return points
  }
}

/** Every player with the most military points, if anybody has some. */
export function leadsMilitary(players: readonly Player[], player: Player): boolean {
  const most = Math.max(...players.map(militaryOf))
  return most > 0 && militaryOf(player) === most
}
export function scoreOf(players: readonly Player[], player: Player): Omit<Standing, 'seat' | 'rank'> {
  const ships = shipPoints(player)
  const buildings = player.buildings.cards.reduce((sum, card) => sum + buildingPoints(player, card), 0)
  const military = leadsMilitary(players, player) ? MILITARY_BONUS : 0
  return { score: ships + buildings + military, parts: { ships, buildings, military }, ties: [player.gold] }
}
export const result = ({ players }: G): Result => standings(players.map(player => scoreOf(players, player)))
