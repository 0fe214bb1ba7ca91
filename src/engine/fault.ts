// What can go wrong for reasons outside the rules, as one typed error with a reason a person understands.
import type { Json } from './types.ts'

export type FaultCode =
  | 'not-your-turn'
  | 'not-an-option'
  | 'over'
  | 'cannot-undo'
  | 'malformed'
  | 'unknown-game'
  | 'wrong-version'
  | 'wrong-edition'
  | 'bad-options'
  | 'bad-seats'
  | 'wrong-secret'
  | 'altered'
  | 'unfinished'
  | 'wrong-result'
  | 'bad-deck'
  | 'defect'

export class Fault extends Error {
  readonly code: FaultCode
  readonly data: { readonly [key: string]: Json }
  constructor(code: FaultCode, message: string, data: { readonly [key: string]: Json } = {}) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.data = data
  }
}
