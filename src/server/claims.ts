// Which server moves the bots of a table: whichever has its lease, kept as long as they think. If it is gone, another may
// take it soon after.
import type { Store } from './store.ts'

const LEASE_MS = 6000
const KEEP_MS = 2000

export interface Claims {
  /** False: another server is at it. */
  take(table: string): Promise<boolean>
  give(table: string): Promise<void>
}
export function openClaims(store: Pick<Store, 'lease' | 'release'>, me: string): Claims {
  const keeping = new Map<string, ReturnType<typeof setInterval>>()
  const nameOf = (table: string): string => `bots ${table}`
  return {
    async take(table) {
      if (!(await store.lease(nameOf(table), me, LEASE_MS))) return false
      // Where it cannot be kept just now, whoever is quicker is right: every answer is judged by the table as it stands.
      const keep = (): void => void store.lease(nameOf(table), me, LEASE_MS).catch(() => {})
      const timer = setInterval(keep, KEEP_MS)
      timer.unref()
      keeping.set(table, timer)
      return true
    },
    async give(table) {
      clearInterval(keeping.get(table))
      keeping.delete(table)
      await store.release(nameOf(table), me)
    },
  }
}
