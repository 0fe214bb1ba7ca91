// Which server moves the bots of a table: whichever has its lease, kept as long as they think. If it is gone, another may
// take it soon after.
import type { Store } from './store.ts'

const LEASE_MS = 6000
export const KEEP_MS = 2000

export interface Claims {
  /** False: another server is at it. */
  take(table: string): Promise<boolean>
  give(table: string): Promise<void>
}
interface Keeping {
  readonly timer: ReturnType<typeof setInterval>
  /** It is just being kept; null: it is not. */
  under: Promise<void> | null
}
export function openClaims(store: Pick<Store, 'lease' | 'release'>, me: string): Claims {
  const keepings = new Map<string, Keeping>()
  const nameOf = (table: string): string => `bots ${table}`
  return {
    async take(table) {
      if (!(await store.lease(nameOf(table), me, LEASE_MS))) return false
      // Where it cannot be kept just now, whoever is quicker is right: every answer is judged by the table as it stands.
      const keep = (): void => {
        keeping.under ??= store
          .lease(nameOf(table), me, LEASE_MS)
          .catch(() => {})
          .then(() => void (keeping.under = null))
      }
      const keeping: Keeping = { timer: setInterval(keep, KEEP_MS).unref(), under: null }
      keepings.set(table, keeping)
      return true
    },
    async give(table) {
      const keeping = keepings.get(table)
      clearInterval(keeping?.timer)
      keepings.delete(table)
      // What is kept after it was given back would be nobody's.
      await keeping?.under
      await store.release(nameOf(table), me)
    },
  }
}
