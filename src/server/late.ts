// The clock of every table where one waits for people only so long: when time is up, a bot plays on.
import type { FastifyBaseLogger } from 'fastify'
import { lateDue, standInLate, type Table } from '#tables'

export interface Clock {
  /** Something changed at a table: whom does it wait for now? */
  look(table: Table): void
  /** The same of a table that is not at hand. */
  wake(table: string): void
  close(): void
}
interface Timed {
  lateDue(table: string): Promise<ReturnType<typeof lateDue>>
  act(table: string, deed: (table: Table) => Table): Promise<unknown>
}
/** Timers know no longer time; what is due later is looked at again then. */
const LONGEST_MS = 6 * 3600_000

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
    const timer = setTimeout(() => wake(table), Math.min(due.at - now(), LONGEST_MS))
    timer.unref()
    timers.set(table, timer)
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
  return {
    look: table => orLog(table.state.id, wind(table.state.id, lateDue(table))),
    wake,
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
