// What callers are told when something cannot be done: a code, a status, and what helps them to go on.
import { Fault, type FaultCode } from '#engine'
import { type ErrorCode, type Facts, type Language, sentence } from './text.ts'

export const STATUS: { readonly [code in ErrorCode]: number } = {
  'bad-request': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-level': 400,
  unauthenticated: 401,
  'foreign-origin': 403,
  'seeds-off': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'wrong-invite': 403,
  'match-hidden': 403,
  'no-hints': 403,
  'not-found': 404,
  'no-such-table': 404,
  'table-full': 409,
  'seats-open': 409,
  'already-started': 409,
  'not-started': 409,
  over: 409,
  abandoned: 409,
  stale: 409,
  'not-your-turn': 409,
  'other-rules': 409,
  'too-large': 413,
  'unsupported-media': 415,
  illegal: 422,
  'cannot-undo': 422,
  'rate-limited': 429,
  'too-many': 429,
  internal: 500,
}

export class Problem extends Error {
  readonly code: ErrorCode
  /** What the sentence mentions; sent with the code. */
  readonly facts: Facts
  /** What stands beside the error in the body: the present state, the refusals. */
  readonly beside: { readonly [name: string]: unknown }
  constructor(code: ErrorCode, facts: Facts = {}, beside: { readonly [name: string]: unknown } = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.facts = facts
    this.beside = beside
  }
}

export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly [fact: string]: unknown }
}
export const errorBody = ({ code, facts, beside }: Problem, language: Language): ErrorBody => ({
  error: { ...facts, code, message: sentence(language, code, facts) },
  ...beside,
})

const OF_FAULT: { readonly [code in FaultCode]?: ErrorCode } = {
  'unknown-game': 'unknown-game',
  'bad-options': 'bad-options',
  'bad-seats': 'bad-seats',
  'wrong-version': 'other-rules',
  'wrong-edition': 'other-rules',
  // A match that was migrated to newer rules cannot be played again from its start.
  altered: 'other-rules',
  unfinished: 'other-rules',
}
/** A fault of the engine that the caller can do something about; the others are ours. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  const code = error instanceof Fault ? OF_FAULT[error.code] : undefined
  return code ? new Problem(code, (error as Fault).data) : null
}
