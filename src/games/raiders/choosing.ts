// Asking where there is something to choose.
import type { Seat, Steps } from '#engine'
import type { Q } from './moves.ts'
import type { T } from './state.ts'

/** Asks, unless only one thing is left: for choices among what lies open, where nobody learns anything from that. */
export function* choose<K extends keyof Q & string, M extends Q[K]>(
  t: T,
  seat: Seat,
  kind: K,
  options: readonly M[],
): Steps<M> {
  return options.length === 1 ? options[0]! : yield* t.one(seat, kind, options)
}
