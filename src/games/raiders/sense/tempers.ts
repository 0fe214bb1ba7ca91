// What the tempers make of how they stand: all see the same, and weigh it differently.
import type { Temper } from '#games/kit/sense'
import type { Trait } from './traits.ts'

/** By which factor it weighs some traits of the outlook differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [trait in Trait]?: number } } = {
  even: {},
  careful: { members: 1.4, strength: 1.3, provisions: 1.4, armour: 1.3, silver: 1.3 },
  greedy: { offeringPoint: 1.2, payable: 1.5, gathered: 1.3, gold: 1.3, iron: 1.3, livestock: 1.3 },
  quarrelsome: { point: 1.15, ready: 1.4, reach: 1.3, valkyriePoint: 1.2 },
}
