// The buildings: what some of them count. Prices and printed points are in the deck.
import { CAPACITY, isMilitary, millCapacity, type PlayerView } from '../state.ts'

interface BuildingRecord {
  /** Points for what its owner has, besides those printed. */
  counts?(player: PlayerView): number
}
/** Points of the buildings that count something. */
export const WORTH = { goldPerPoint: 4, tradeShip: 2 } as const

const RECORDS = {
  langhus: {},
  mining_camp: {},
  church: {},
  fortress: {},
  treasury: { counts: ({ gold }) => Math.floor(gold / WORTH.goldPerPoint) },
  boat_house: { counts: ({ fleet }) => WORTH.tradeShip * fleet.cards.filter(ship => !isMilitary(ship)).length },
  market_hall: { counts: player => Math.max(0, millCapacity(player) - CAPACITY.mill) },
  silversmith: {},
} satisfies Record<string, BuildingRecord>
export type BuildingId = keyof typeof RECORDS
export const BUILDING: Readonly<Record<BuildingId, BuildingRecord>> = RECORDS
