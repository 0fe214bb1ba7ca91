// The score: treasures in the fleet, and 5 points for each family one owns all four ships of.
import { type Result, type Standing, standings } from '#engine'
import { deck, FAMILIES, type Treasure } from './cards/deck.ts'
import { fleetOf, type PlayerView, type View } from './state.ts'

export const FAMILY_POINTS = 5
export const FAMILY_SIZE = 4

/** Families of which a player owns every ship. */
export const fullFamilies = (player: PlayerView) =>
  FAMILIES.filter(family => fleetOf(player).filter(ship => ship.family === family).length === FAMILY_SIZE)

export const treasurePoints = (player: PlayerView): number =>
  player.hold.cards.reduce((sum, card) => sum + ((deck.cards[card] as Treasure).points ?? 0), 0)

export function scoreOf(player: PlayerView): Omit<Standing, 'seat' | 'rank'> {
  const treasures = treasurePoints(player)
  const families = FAMILY_POINTS * fullFamilies(player).length
  const ships = fleetOf(player)
  const firepower = ships.reduce((sum, ship) => sum + ship.firepower, 0)
  return { score: treasures + families, parts: { treasures, families }, ties: [ships.length, firepower] }
}
export const result = (g: View): Result => standings(g.players.map(scoreOf))
