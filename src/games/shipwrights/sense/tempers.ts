// What the tempers make of their boards: all see the same, and weigh it differently.
import type { Temper } from '#games/kit/sense'
import type { BuildingId } from '../cards/buildings.ts'
import { BUILDINGS, type Trait } from './traits.ts'

const BUILT = Object.fromEntries(BUILDINGS.map(id => [id, 1.3])) as { readonly [id in BuildingId]: number }
/** By which factor it weighs some traits of the outlook differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [trait in Trait]?: number } } = {
  even: {},
  careful: { worker: 1.5, hands: 1.4, income: 1.4, room: 1.4, idle: 1.3 },
  greedy: { point: 1.15, buildingPoint: 1.3, ...BUILT, gold: 2 },
  quarrelsome: { military: 1.4, strongest: 1.4 },
}
