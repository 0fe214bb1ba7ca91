// The clock of every table where one waits for people only so long: when time is up, a bot plays on.
import type { FastifyBaseLogger } from 'fastify'
import { lateDue, standInLate, type Table } from '#tables'

export interface Clock {
  /** Something changed at a table: look whom it waits for now. */
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

  async function look(table: string): Promise<void> {
    const due = await tables().lateDue(table)
    if (!due || closed) return
    if (due.at <= now()) return void (await tables().act(table, here => standInLate(here, now())))
    const timer = setTimeout(() => wake(table), Math.min(due.at - now(), LONGEST_MS))
    timer.unref()
    timers.set(table, timer)
  }
  function wake(table: string): void {
    clearTimeout(timers.get(table))
    timers.delete(table)
    if (closed) return
    look(table).catch(error => {
      if (!closed) log.error({ err: error, table }, 'the clock of a table stands still')
    })
  }
  return {
    wake,
    close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
