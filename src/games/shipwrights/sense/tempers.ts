// What the tempers make of the cards and of their boards: all see the same, and weigh it differently.
import type { Temper } from '#games/kit/sense'
import type { Part } from './outlook.ts'

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
/** By which factor it weighs some parts of the outlook differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [part in Part]?: number } } = {
  even: {},
  careful: { workers: 1.5, growth: 1.4, crew: 1.3 },
  greedy: { ships: 1.15, buildings: 1.3, gold: 2 },
  quarrelsome: { military: 1.4 },
}
