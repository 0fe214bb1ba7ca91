// Of several servers on one store one is on duty: it looks after what is due, wherever it was left, and erases what is old. If
// it is gone, another takes over.
import { setTimeout } from 'node:timers/promises'
import type { Due, Store } from './store.ts'

const NAME = 'duty'
/** So often what is due is looked for, and so long whoever is on duty may be silent. */
const LOOK_MS = 4000
const LEASE_MS = 3 * LOOK_MS
/** What stays due so many looks on end is woken once in as many. */
const OFTEN = 15

export interface Duty {
  /** Whether it is ours, as far as we know. */
  isOurs(): boolean
  close(): Promise<void>
}
interface DutyConfig {
  readonly store: Pick<Store, 'lease' | 'release' | 'due'>
  /** The name of this server among others. */
  readonly me: string
  readonly now: () => number
  /** It has become ours. */
  readonly began: () => void
  /** Something should have been done by now, and was not since the last look. */
  readonly overdue: (due: Due) => void
  readonly failed: (error: unknown) => void
  readonly lookMs?: number | undefined
}

export function openDuty({ store, me, now, began, overdue, failed, lookMs = LOOK_MS }: DutyConfig): Duty {
  const closing = new AbortController()
  let ours = false
  /** For how many looks on end each table has been due. */
  let waiting = new Map<string, number>()

  async function look(): Promise<void> {
    const before = ours
    ours = await store.lease(NAME, me, LEASE_MS)
    if (!ours) return waiting.clear()
    if (!before) began()
    const due = await store.due(now())
    const looks = new Map(due.map(({ table }) => [table, (waiting.get(table) ?? 0) + 1]))
    // Who was told of it first has had time for it.
    for (const each of due) {
      const times = looks.get(each.table)!
      if (times > 1 && (times <= OFTEN || times % OFTEN === 0)) overdue(each)
    }
    waiting = looks
  }
  async function lookOn(): Promise<void> {
    while (!closing.signal.aborted) {
      await look().catch(error => {
        ours = false
        failed(error)
      })
      await setTimeout(lookMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  const looking = lookOn()
  return {
    isOurs: () => ours,
    async close() {
      closing.abort()
      await looking
      if (ours) await store.release(NAME, me).catch(() => {})
      ours = false
    },
  }
}
