// Leases where there is one server only: they need not outlive it.
import type { Store } from './store.ts'

/** With so many, those that have run out are forgotten. */
const KEPT = 10_000

export function leasesHere(now: () => number = Date.now): Pick<Store, 'lease' | 'release'> {
  const leases = new Map<string, { readonly holder: string; readonly until: number }>()
  return {
    async lease(name, holder, ms) {
      if (leases.size >= KEPT) for (const [each, { until }] of leases) if (until <= now()) leases.delete(each)
      const held = leases.get(name)
      if (held && held.holder !== holder && held.until > now()) return false
      leases.set(name, { holder, until: now() + ms })
      return true
    },
    async release(name, holder) {
      if (leases.get(name)?.holder === holder) leases.delete(name)
    },
  }
}
