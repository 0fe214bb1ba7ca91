// What the tempers make of the cards and of their boards: all see the same, and weigh it differently.
import type { Temper } from '#games/kit/sense'
import type { BuildingId } from '../cards/buildings.ts'
import { BUILDINGS, type Trait } from './traits.ts'

/** What a character adds to the worth of cards at a glance. */
export interface Taste {
  /** For each point and each military point of a ship. */
  readonly points: number
  readonly military: number
  readonly building: number
  /** For villagers that do harm, and for those that keep them away. */
  readonly attack: number
  readonly guard: number
}
const PLAIN: Taste = { points: 0, military: 0, building: 0, attack: 0, guard: 0 }
export const TASTES: { readonly [temper in Temper]: Taste } = {
  even: PLAIN,
  careful: { ...PLAIN, attack: -1, guard: 3 },
  greedy: { ...PLAIN, points: 0.5, building: 2 },
  quarrelsome: { ...PLAIN, military: 0.5, attack: 2.5 },
}
const BUILT = Object.fromEntries(BUILDINGS.map(id => [id, 1.3])) as { readonly [id in BuildingId]: number }
/** By which factor it weighs some traits of the outlook differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [trait in Trait]?: number } } = {
  even: {},
  careful: { worker: 1.5, hands: 1.4, income: 1.4, room: 1.4, idle: 1.3 },
  greedy: { point: 1.15, buildingPoint: 1.3, ...BUILT, gold: 2 },
  quarrelsome: { military: 1.4, strongest: 1.4 },
}
