// The clock of every table where one waits for people only so long: when time is up, a bot plays on.
import type { FastifyBaseLogger } from 'fastify'
import { lateDue, standInLate, type Table } from '#tables'

export interface Clock {
  /** Something changed at a table: whom does it wait for now? */
  look(table: Table): void
  /** A table that is not at hand has something to do then. */
  wakeAt(table: string, at: number): void
  close(): void
}
interface Timed {
  lateDue(table: string): Promise<ReturnType<typeof lateDue>>
  act(table: string, deed: (table: Table) => Table): Promise<unknown>
}
/** What is due later has no timer: it is found when it is near, by looking this often. */
export const NEAR_MS = 10 * 60_000

export function openClock(tables: () => Timed, now: () => number, log: FastifyBaseLogger): Clock {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let closed = false

  function stop(table: string): void {
    clearTimeout(timers.get(table))
    timers.delete(table)
  }
  async function wind(table: string, due: ReturnType<typeof lateDue>): Promise<void> {
    stop(table)
    if (!due || closed) return
    if (due.at <= now()) return void (await tables().act(table, here => standInLate(here, now())))
    wakeAt(table, due.at)
  }
  function orLog(table: string, winding: Promise<void>): void {
    winding.catch(error => {
      if (!closed) log.error({ err: error, table }, 'the clock of a table stands still')
    })
  }
  function wake(table: string): void {
    stop(table)
    if (closed) return
    orLog(
      table,
      tables()
        .lateDue(table)
        .then(due => wind(table, due)),
    )
  }
  function wakeAt(table: string, at: number): void {
    stop(table)
    const wait = at - now()
    if (closed || wait > 2 * NEAR_MS) return
    const timer = setTimeout(() => wake(table), Math.max(0, wait))
    timer.unref()
    timers.set(table, timer)
  }
  return {
    look: table => orLog(table.state.id, wind(table.state.id, lateDue(table))),
    wakeAt,
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
