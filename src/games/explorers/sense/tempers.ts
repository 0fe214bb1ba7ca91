// What the tempers make of how they stand: all see the same, and weigh it differently.
import type { Temper } from '#games/kit/sense'
import type { Trait } from './traits.ts'

/** By which factor it weighs some traits of the outlook differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [trait in Trait]?: number } } = {
  even: {},
  careful: { outpostPoint: 1.2, site: 1.3, leads: 1.3, islandPoint: 1.2, ashore: 1.2 },
  greedy: { livestockPoint: 1.2, cargo: 1.4, herd: 1.4, nextKind: 1.3 },
  quarrelsome: { settlementPoint: 1.2, siege: 1.4, enemyPoint: 1.4, hunters: 1.4, fallenPoint: 1.3 },
}
