// What can go wrong at a table of this device, as a code that travels from the worker; words.ts has the sentences.
import type { Refusal } from '#engine'

export type TroubleCode =
  | 'no-such-table'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'stale'
  | 'illegal'
  | 'cannot-undo'
  | 'over'
  | 'match-hidden'
  | 'no-hints'
  | 'other-rules'
  | 'bad-request'
  | 'no-storage'
  | 'internal'

export class Trouble extends Error {
  readonly code: TroubleCode
  readonly refusals: readonly Refusal[]
  constructor(code: TroubleCode, refusals: readonly Refusal[] = []) {
    super(code)
    this.code = code
    this.refusals = refusals
  }
}
