// How much of something somebody may have: it is counted, and then one more is made, by one after the other, so that it is no
// use to hurry. Servers that share a store take turns by a lease, where somebody has half of what they may have or more: below
// that no number of servers gets anybody past it.
import { newWord, trueBytes } from './chance.ts'
import { Problem } from './problem.ts'
import type { Store } from './store.ts'

export interface Bound {
  readonly code: 'too-many-tables' | 'too-many-listed' | 'too-many-matches'
  readonly most: number
  readonly count: () => Promise<number>
}
/** Makes one more of what is bounded, or refuses; who is bounded is a guest, or an address. */
export type Within = <T>(whose: string, bounds: readonly Bound[], work: () => Promise<T>) => Promise<T>

/** Longer than anything takes that is done meanwhile: a server that is gone keeps nobody waiting. */
const LEASE_MS = 5000

export function openBounds(store: Pick<Store, 'lease' | 'release' | 'others'>): Within {
  const turns = new Map<string, Promise<unknown>>()
  const me = newWord(trueBytes, 12)
  /** Whether it is near to any of its bounds. */
  async function isNear(bounds: readonly Bound[]): Promise<boolean> {
    let near = false
    for (const { code, most, count } of bounds) {
      const has = await count()
      if (has >= most) throw new Problem(code, { most })
      near ||= has >= most / 2
    }
    return near
  }
  async function alone<T>(whose: string, bounds: readonly Bound[], work: () => Promise<T>): Promise<T> {
    const name = `bound ${whose}`
    if (!(await store.lease(name, me, LEASE_MS))) throw new Problem('rate-limited', { retryAfter: 1 })
    try {
      await isNear(bounds)
      return await work()
    } finally {
      // What was done is done; a lease that cannot be given back runs out.
      await store.release(name, me).catch(() => {})
    }
  }
  return async (whose, bounds, work) => {
    const attempt = async () => {
      const near = await isNear(bounds)
      return near && store.others ? alone(whose, bounds, work) : work()
    }
    const mine = (turns.get(whose) ?? Promise.resolve()).then(attempt)
    const settled = mine.catch(() => {})
    turns.set(whose, settled)
    try {
      return await mine
    } finally {
      if (turns.get(whose) === settled) turns.delete(whose)
    }
  }
}
