// How fast one caller may go: a token bucket per kind of call and caller.
import { Problem } from './problem.ts'

export interface Rate {
  /** So many at once, and so many a second in the long run. */
  readonly burst: number
  readonly perSecond: number
}
export type Limited = 'calls' | 'guests' | 'tables' | 'answers' | 'hints' | 'chat'
export type RateTable = { readonly [kind in Limited]: Rate }
/** Far above what people do, and above what a polite program does. */
export const RATES: RateTable = {
  calls: { burst: 2000, perSecond: 200 },
  guests: { burst: 120, perSecond: 1 },
  tables: { burst: 120, perSecond: 2 },
  answers: { burst: 600, perSecond: 60 },
  hints: { burst: 30, perSecond: 0.5 },
  chat: { burst: 20, perSecond: 1 },
}
const CALLERS_KEPT = 20_000

/** Takes one token of a caller, or throws. */
export type Limit = (kind: Limited, caller: string) => void
export const unlimited: Limit = () => {}

export function createLimit(rates: RateTable, now: () => number): Limit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const forgetTheQuiet = (at: number): void => {
    for (const [name, bucket] of buckets) {
      const { burst, perSecond } = rates[name.slice(0, name.indexOf(' ')) as Limited]
      if (bucket.tokens + ((at - bucket.at) / 1000) * perSecond >= burst) buckets.delete(name)
    }
  }
  return (kind, caller) => {
    const { burst, perSecond } = rates[kind]
    const at = now()
    const name = `${kind} ${caller}`
    if (buckets.size >= CALLERS_KEPT && !buckets.has(name)) forgetTheQuiet(at)
    const bucket = buckets.get(name) ?? { tokens: burst, at }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond)
    bucket.at = at
    buckets.set(name, bucket)
    if (bucket.tokens < 1) {
      throw new Problem('rate-limited', { retryAfter: Math.ceil((1 - bucket.tokens) / perSecond) })
    }
    bucket.tokens--
  }
}
