// What nobody comes back to is erased, a little at a time: tables that were left or abandoned, guests who stay away.
import { setImmediate } from 'node:timers/promises'
import type { Store } from './store.ts'

const DAY = 24 * 3600 * 1000
export interface Keeping {
  /** For how many days a table is kept after its last event: before its start, in the middle of a match, whether anybody sits there or not, after its end. */
  readonly open: number
  readonly playing: number
  readonly over: number
  /** And when nobody has it among their own any more. */
  readonly left: number
  /** Guests who have no table. */
  readonly guests: number
}
export const KEEPING: Keeping = { open: 30, playing: 180, over: 365, left: 1, guests: 400 }
/** Erased at a time; requests come in between. */
const SOME = 20

export interface Keeper {
  /** Erases all that is due; answers how much that was. */
  sweep(): Promise<{ readonly tables: number; readonly guests: number }>
  close(): Promise<void>
}
export interface KeeperConfig {
  readonly store: Store
  readonly keeping: Keeping
  readonly now: () => number
  readonly forget: (table: string) => Promise<void>
  readonly everyMs: number
  /** Whether it is for us to do, and not for another server. */
  readonly isOurs: () => boolean
  readonly failed: (error: unknown) => void
}

export function openKeeper({ store, keeping, now, forget, everyMs, isOurs, failed }: KeeperConfig): Keeper {
  const closing = new AbortController()
  let sweeping: Promise<unknown> = Promise.resolve()
  const ago = (days: number): number => now() - days * DAY
  async function sweep() {
    const { open, playing, over, left } = keeping
    const since = {
      status: { open: ago(open), playing: ago(playing), asleep: ago(playing), over: ago(over) },
      left: ago(left),
    }
    const erased = { tables: 0, guests: 0 }
    for (;;) {
      const some = closing.signal.aborted ? [] : await store.untouched(since, SOME)
      for (const table of some) await forget(table)
      const gone = closing.signal.aborted ? 0 : await store.forgetGuests(ago(keeping.guests), SOME)
      erased.tables += some.length
      erased.guests += gone
      if (some.length + gone === 0) return erased
      await setImmediate()
    }
  }
  const timer = setInterval(() => {
    if (isOurs()) sweeping = sweeping.then(sweep).catch(failed)
  }, everyMs)
  timer.unref()
  return {
    sweep,
    async close() {
      closing.abort()
      clearInterval(timer)
      await sweeping
    },
  }
}
