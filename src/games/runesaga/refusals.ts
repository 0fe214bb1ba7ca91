// Every visible action that is not open to a seat: in a tale those of its own rules, marked with its name as notes are.
import type { Json, Reason, Refusal, Seat } from '#engine'
import type { TaleId } from './cards/kinds.ts'
import { type G, taleOf } from './state.ts'

/** Why the saga itself lets nobody act: it waits for all to go on. */
export interface SagaReason {
  readonly needs: 'onward'
}
export interface SagaRefused {
  readonly do: 'act'
}
/** What a tale says, with its name. */
export type Of<F> = F & { readonly of: TaleId }

export function refusals(g: G, seat: Seat): Refusal[] {
  if (g.phase === 'pause') return [WAITS]
  if (g.phase === 'over') return []
  const of = g.tale
  return taleOf(g)
    .game.refusals(g.inner, seat)
    .map(({ action, because }) => ({
      action: { ...(action as { readonly [key: string]: Json }), of },
      because: because.map((reason): Reason => ({ ...reason, of })),
    }))
}
const WAITS: Refusal = { action: { do: 'act' }, because: [{ needs: 'onward' }] }
/** The same as the tale itself says it: for its own board. */
export const asTold = (all: readonly Refusal[]): Refusal[] =>
  all.map(({ action, because }) => ({ action: unmarked(action as Marked), because: because.map(unmarked) as Reason[] }))
type Marked = { readonly [key: string]: Json }
export const unmarked = <F extends Marked>({ of: _, ...rest }: F): Omit<F, 'of'> => rest
