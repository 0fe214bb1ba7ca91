// Why something cannot be done at a table: a code both hosts share, with what helps whoever asked to go on.
import { Fault, type FaultCode, type Json, type Refusal } from '#engine'
import type { TableSeen } from './shapes/index.ts'
import type { TableCode } from './words/index.ts'

export type Facts = { readonly [name: string]: Json }
/** What is told beside the code: the present state, what is not open and why. */
export interface Beside {
  readonly state?: TableSeen
  readonly refusals?: readonly Refusal[]
}

/** A host has codes of its own beside those of every table. */
export class TableProblem<Code extends string = TableCode> extends Error {
  readonly code: Code
  /** What the sentence mentions. */
  readonly facts: Facts
  readonly beside: Beside
  constructor(code: Code, facts: Facts = {}, beside: Beside = {}) {
    // It is expected: where it arose is of no use to anybody, and to find out takes longer than the deed.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'TableProblem'
    this.code = code
    this.facts = facts
    this.beside = beside
  }
}

const OF_FAULT: { readonly [code in FaultCode]?: TableCode } = {
  'unknown-game': 'unknown-game',
  'bad-options': 'bad-options',
  'bad-seats': 'bad-seats',
  'wrong-version': 'other-rules',
  'wrong-edition': 'other-rules',
  // A match that was migrated to newer rules cannot be played again from its start.
  altered: 'other-rules',
  unfinished: 'other-rules',
}
/** A fault of the engine that the caller can do something about, as a problem; null: it is ours. */
export function problemOfFault(error: unknown): TableProblem | null {
  const code = error instanceof Fault ? OF_FAULT[error.code] : undefined
  return code ? new TableProblem(code, (error as Fault).data) : null
}
