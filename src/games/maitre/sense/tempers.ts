// What the tempers make of the table: all see the same, and weigh it differently.
import type { Temper } from '../../kit/sense/index.ts'
import type { ActionMove } from '../moves.ts'
import type { Trait } from './traits.ts'

/** By which factor a temper weighs some traits differently. */
export const TEMPERED: { readonly [temper in Temper]: { readonly [trait in Trait]?: number } } = {
  even: {},
  careful: { exposed: 1.8, shaky: 1.4 },
  greedy: { treasure: 1.3, charted: 1.5, uncharted: 1.3 },
  quarrelsome: { prey: 2 },
}
/** By how many points an action may look worse than another one and still be preferred. */
export const LIKINGS: { readonly [temper in Temper]: { readonly [action in ActionMove['do']]?: number } } = {
  even: {},
  careful: { attack: -0.5 },
  greedy: { hunt: 0.6 },
  quarrelsome: { attack: 0.7 },
}
