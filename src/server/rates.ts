// How fast one caller may go: a token bucket per kind of call and caller. Callers are guests, and addresses.
import { Problem } from './problem.ts'
import { siteOf } from './proxy.ts'

export interface Rate {
  /** So many at once, and so many a second in the long run. */
  readonly burst: number
  readonly perSecond: number
}
/**
 * Changes are of who sits where and what is agreed; holidays, of all tables of somebody; undos, of what is played again from its start to take an answer back. The
 * last three are of the WebSocket; kilobytes, of whatever is read at length.
 */
export type Limited =
  | 'calls'
  | 'guests'
  | 'tables'
  | 'changes'
  | 'holidays'
  | 'undos'
  | 'answers'
  | 'hints'
  | 'plans'
  | 'chat'
  | 'notices'
  | 'upgrades'
  | 'messages'
  | 'kilobytes'
export type RateTable = { readonly [kind in Limited]: Rate }
/** Far above what people do, and above what a polite program does. */
export const RATES: RateTable = {
  calls: { burst: 2000, perSecond: 200 },
  guests: { burst: 120, perSecond: 0.1 },
  tables: { burst: 120, perSecond: 0.5 },
  changes: { burst: 20, perSecond: 0.5 },
  holidays: { burst: 10, perSecond: 0.02 },
  undos: { burst: 5, perSecond: 0.1 },
  answers: { burst: 600, perSecond: 60 },
  hints: { burst: 30, perSecond: 0.5 },
  plans: { burst: 60, perSecond: 2 },
  chat: { burst: 20, perSecond: 1 },
  notices: { burst: 20, perSecond: 0.02 },
  upgrades: { burst: 120, perSecond: 5 },
  messages: { burst: 200, perSecond: 20 },
  kilobytes: { burst: 16_384, perSecond: 512 },
}
/** An address may be a whole house, or a school; a site, a block of addresses, may be many of them. */
const HOUSE = 4
const SITE = 16
const CALLERS_KEPT = 20_000

export interface Limit {
  /** Takes one token of a caller, or throws. */
  take(kind: Limited, caller: string): void
  /** The same of the address beside a guest: it may be home to several. */
  takeOf(kind: Limited, address: string): void
  /** Takes what something has cost, which is known afterwards: who owes can take nothing until it is earned. */
  charge(kind: Limited, caller: string, cost: number): void
  chargeOf(kind: Limited, address: string, cost: number): void
}
/** One that several servers share. */
export interface SharedLimit extends Limit {
  /** What was spent here since last asked, by those who have spent much. */
  spending(): readonly Spent[]
  /** What was spent elsewhere. */
  spent(spending: readonly Spent[]): void
}
export type Spent = readonly [bucket: string, cost: number]
export const unlimited: Limit = { take: () => {}, takeOf: () => {}, charge: () => {}, chargeOf: () => {} }

/** Who has spent this part of what they may at once is told of to the other servers. */
const MUCH = 1 / 20

export function createLimit(rates: RateTable, now: () => number): SharedLimit {
  const fresh = new Map<string, number>()
  const buckets = new Map<string, { tokens: number; at: number }>()
  const houses = times(rates, HOUSE)
  /** Those of callers that are addresses, and of houses, are bounded together where they lie in one site. */
  const tables = { caller: rates, house: houses, site: times(rates, SITE), estate: times(houses, SITE) }
  const rateOf = (name: string): Rate => {
    const [whose, kind] = name.split(' ') as [keyof typeof tables, Limited]
    return tables[whose][kind]
  }
  const forgetTheQuiet = (at: number): void => {
    for (const [name, bucket] of buckets) {
      const { burst, perSecond } = rateOf(name)
      if (bucket.tokens + ((at - bucket.at) / 1000) * perSecond >= burst) buckets.delete(name)
    }
  }
  function bucketOf(name: string, { burst, perSecond }: Rate) {
    const at = now()
    if (buckets.size >= CALLERS_KEPT && !buckets.has(name)) forgetTheQuiet(at)
    const bucket = buckets.get(name) ?? { tokens: burst, at }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond)
    bucket.at = at
    buckets.set(name, bucket)
    return bucket
  }
  function spend(name: string, cost: number): void {
    bucketOf(name, rateOf(name)).tokens -= cost
    if (fresh.size >= CALLERS_KEPT) fresh.clear()
    fresh.set(name, (fresh.get(name) ?? 0) + cost)
  }
  function take(name: string): void {
    const rate = rateOf(name)
    const { tokens } = bucketOf(name, rate)
    if (tokens < 1) throw new Problem('rate-limited', { retryAfter: Math.ceil((1 - tokens) / rate.perSecond) })
    spend(name, 1)
  }
  /** Who takes what, and the site they do it from. */
  function namesOf(whose: 'caller' | 'house', kind: Limited, name: string): readonly string[] {
    const site = siteOf(name)
    const own = `${whose} ${kind} ${name}`
    return site === null ? [own] : [own, `${whose === 'caller' ? 'site' : 'estate'} ${kind} ${site}`]
  }
  return {
    take: (kind, caller) => namesOf('caller', kind, caller).forEach(take),
    takeOf: (kind, address) => namesOf('house', kind, address).forEach(take),
    charge: (kind, caller, cost) => namesOf('caller', kind, caller).forEach(name => spend(name, cost)),
    chargeOf: (kind, address, cost) => namesOf('house', kind, address).forEach(name => spend(name, cost)),
    spending() {
      const much = [...fresh].filter(([name, cost]) => cost >= MUCH * rateOf(name).burst)
      for (const [name] of much) fresh.delete(name)
      return much
    },
    spent(spending) {
      for (const [name, cost] of spending) bucketOf(name, rateOf(name)).tokens -= cost
    },
  }
}

const times = (rates: RateTable, factor: number): RateTable =>
  Object.fromEntries(
    Object.entries(rates).map(([kind, { burst, perSecond }]) => [
      kind,
      { burst: factor * burst, perSecond: factor * perSecond },
    ]),
  ) as RateTable
