// What can go wrong at a table of this device, as it travels from the worker; words.ts has the sentences.
import type { Refusal } from '#engine'
import { problemOfFault, type TableCode, TableProblem } from '#tables'

export type TroubleCode = TableCode | 'no-such-table' | 'bad-request' | 'no-storage'

/** What goes wrong beside what every table refuses. */
export class Trouble extends TableProblem<TroubleCode> {}

/** A trouble as it travels. */
export interface PlainTrouble {
  readonly code: TroubleCode
  readonly refusals: readonly Refusal[]
}
/** What a form on this device should not have asked for. */
const BAD_PLAN: readonly string[] = ['unknown-game', 'bad-options', 'bad-seats', 'bad-level', 'seats-open']

/** What went wrong, as the page may be told. */
export function troubleOf(error: unknown): PlainTrouble {
  const problem = error instanceof TableProblem ? (error as TableProblem<TroubleCode>) : problemOfFault(error)
  if (!problem) return { code: 'internal', refusals: [] }
  const { code, beside } = problem
  return { code: BAD_PLAN.includes(code) ? 'bad-request' : code, refusals: beside.refusals ?? [] }
}
