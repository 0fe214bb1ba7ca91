// What callers are told when something cannot be done: a code, a status, and what helps them to go on.
import { type Beside, problemOfFault, TableProblem } from '#tables'
import { StoreDown } from './store.ts'
import { type ErrorCode, type Language, sentenceOf } from './text.ts'

export const STATUS: { readonly [code in ErrorCode]: number } = {
  'bad-request': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-level': 400,
  'bad-holidays': 400,
  unauthenticated: 401,
  'foreign-origin': 403,
  'seeds-off': 403,
  'wrong-link': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'wrong-invite': 403,
  'wrong-code': 403,
  'wrong-passkey': 403,
  'not-let-in': 403,
  'no-onlookers': 403,
  'your-own-seat': 403,
  'not-asked': 403,
  'match-hidden': 403,
  'no-hints': 403,
  'not-found': 404,
  'no-such-table': 404,
  'table-full': 409,
  'seat-taken': 409,
  'not-over': 409,
  'nobody-to-ask': 409,
  'already-asked': 409,
  'asked-before': 409,
  'no-motion': 409,
  'too-soon': 409,
  'seats-open': 409,
  'already-started': 409,
  'not-started': 409,
  over: 409,
  abandoned: 409,
  stale: 409,
  'not-your-turn': 409,
  final: 409,
  'other-rules': 409,
  'no-mail': 409,
  'somebody-here': 409,
  'too-large': 413,
  'unsupported-media': 415,
  illegal: 422,
  'bad-address': 422,
  'not-sent': 422,
  'wrong-seal': 422,
  'broken-seal': 422,
  'cannot-undo': 422,
  'rate-limited': 429,
  'too-many': 429,
  'too-many-tables': 429,
  'too-many-listed': 429,
  'too-many-matches': 429,
  internal: 500,
  unavailable: 503,
}

/** Whatever goes wrong on a server: at a table, or before one gets there. */
export class Problem extends TableProblem<ErrorCode> {}

export interface ErrorBody extends Beside {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly [fact: string]: unknown }
}
export const errorBody = ({ code, facts, beside }: TableProblem<ErrorCode>, language: Language): ErrorBody => ({
  error: { ...facts, code, message: sentenceOf(language, code, facts) },
  ...beside,
})

/** What the caller can do something about; the rest is ours. */
export const problemOf = (error: unknown): TableProblem<ErrorCode> | null =>
  error instanceof StoreDown
    ? new Problem('unavailable', { retryAfter: 1 })
    : error instanceof TableProblem
      ? error
      : problemOfFault(error)
