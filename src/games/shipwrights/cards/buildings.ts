// The buildings: what some of them count, and what that is worth. Prices and printed points are in the deck.
import { CAPACITY, isMilitary, millCapacity, type PlayerView } from '../state.ts'

interface BuildingRecord {
  /** Points for what its owner has, besides those printed. */
  counts?(player: PlayerView): number
  /** What it passes for at a glance, where most of what it counts is still to come. */
  readonly glance?: number
}
/** Points of the buildings that count something. */
export const WORTH = { goldPerPoint: 4, tradeShip: 2 } as const

const RECORDS = {
  langhus: {},
  mining_camp: {},
  church: {},
  fortress: {},
  treasury: {
    counts: ({ gold }) => Math.floor(gold / WORTH.goldPerPoint),
    glance: 1.5,
  },
  boat_house: {
    counts: ({ fleet }) => WORTH.tradeShip * fleet.cards.filter(ship => !isMilitary(ship)).length,
    glance: 3,
  },
  market_hall: { counts: player => Math.max(0, millCapacity(player) - CAPACITY.mill) },
  silversmith: {},
} satisfies Record<string, BuildingRecord>
export type BuildingId = keyof typeof RECORDS
export const BUILDING: Readonly<Record<BuildingId, BuildingRecord>> = RECORDS
