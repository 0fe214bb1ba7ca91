// The clock of every table that has a pace: when time is short who is waited for is reminded, and when it is up what was
// agreed is done. Only what is near has a timer; of the rest the store knows when it will be.
import type { FastifyBaseLogger } from 'fastify'
import { keepTime, type PaceDue, paceDue, type Table } from '#tables'

export interface Clock {
  /** Something changed at a table: what is due there now, and when? */
  look(table: Table): void
  /** A table that is not at hand has something to do then. */
  wakeAt(table: string, at: number): void
  close(): void
}
interface Timed {
  paceDue(table: string): Promise<PaceDue | null>
  act(table: string, deed: (table: Table) => Table): Promise<unknown>
}
/** So often one looks around for what comes near; what is due later than twice that has no timer. */
export const NEAR_MS = 10 * 60_000

export function openClock(tables: () => Timed, now: () => number, log: FastifyBaseLogger): Clock {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let closed = false

  function stop(table: string): void {
    clearTimeout(timers.get(table))
    timers.delete(table)
  }
  function wakeAt(table: string, at: number): void {
    stop(table)
    const wait = at - now()
    if (closed || wait > 2 * NEAR_MS) return
    const timer = setTimeout(() => wake(table), Math.max(0, wait))
    timer.unref()
    timers.set(table, timer)
  }
  /** Whoever was quicker, another server or whoever is waited for: what is no longer due is not done. */
  async function wake(table: string): Promise<void> {
    stop(table)
    if (closed) return
    try {
      const due = await tables().paceDue(table)
      if (!due) return
      if (due.at > now()) wakeAt(table, due.at)
      else await tables().act(table, here => keepTime(here, now()))
    } catch (error) {
      if (!closed) log.error({ err: error, table }, 'the clock of a table stands still')
    }
  }
  return {
    look(table) {
      const due = paceDue(table)
      if (due) wakeAt(table.state.id, due.at)
      else stop(table.state.id)
    },
    wakeAt,
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
