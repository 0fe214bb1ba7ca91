// Moves the bots of every table on: as soon as one is asked, one decision at a time per table, never in anybody's way.
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { decide, type Level, type Opinion, ponder } from '#bots'
import { Swift } from '#engine'
import { gameById } from '#games'
import { type Answering, type BotDue, type BotHost, HINTS, type HintDue, moveBot, type Strikes } from '#tables'
import { type Thinker, TooBusy } from './bot-pool.ts'
import type { Claims } from './claims.ts'
import type { Metrics } from './metrics.ts'
import { openPacing } from './pacing.ts'
import { Problem } from './problem.ts'
import type { Tables } from './tables.ts'

export interface Bots {
  /** What an expert would consider in a seat that is asked, the best first. */
  hint(due: HintDue): Promise<readonly Opinion[]>
  /** Something changed at a table: look whether a bot is asked. */
  wake(table: string): void
  /** Resolves once no bot is at work any more. */
  close(): Promise<void>
}

/** Decides in this thread: for tests that are not about workers, and for bots that pick anything. */
export const thinkHere: Thinker = {
  think: async ({ game, match, seat, level, temper, seed }) =>
    decide(gameById(game), match, seat, { level, temper, chance: new Swift(seed) }),
  ponder: async ({ game, match, seat, level, temper, seed }) =>
    ponder(gameById(game), match, seat, { level, temper, seed, ms: HINT_MS }).options,
  close: async () => {},
}
const HINT_MS = 300

export function startBots(
  tables: () => Pick<Tables, 'botDue'> & { answerOfBot(table: string, given: Answering): Promise<unknown> },
  thinker: Thinker,
  metrics: Metrics,
  log: FastifyBaseLogger,
  /** Where other servers have the same tables; left out: there are none. */
  claims?: Claims,
): Bots {
  const dirty = new Set<string>()
  const working = new Map<string, Promise<void>>()
  const strikes: Strikes = new Map()
  const pacing = openPacing()
  let closed = false
  const closing = new AbortController()

  /** A move that leaves nothing to choose is held back as long as others take. */
  async function pace({ game, forced, seed }: BotDue, level: Level, ms: number): Promise<void> {
    // Those who decide at a glance always take as long.
    if (level === 'easy' || level === 'random') return
    if (!forced) return pacing.took(game, level, ms)
    const wanted = pacing.usual(game, level, seed)
    if (wanted > ms) await setTimeout(wanted - ms, undefined, { signal: closing.signal })
  }

  const host: BotHost = {
    async think(due, level) {
      const { game, match, seat, temper, seed, owner } = due
      const began = performance.now()
      const pick = await (level === 'random' ? thinkHere : thinker).think({
        game,
        match,
        seat,
        level,
        temper,
        seed,
        owner,
      })
      await pace(due, level, performance.now() - began)
      return pick
    },
    take: (table, given) => tables().answerOfBot(table, given),
    failed({ table, seat, match }, level, error) {
      if (closed) throw error
      if (error instanceof TooBusy) {
        metrics.botDecisions('busy')
        log.warn({ table, seat, level }, 'too many bots are thinking')
        return 'no fault'
      }
      metrics.botDecisions('failed')
      log.error({ err: error, table, seat, level, match }, 'a bot failed')
      return 'its fault'
    },
  }
  /** Moves a table on until nothing is left to do there; answers whether it went well. */
  async function drain(table: string): Promise<boolean> {
    let well = true
    while (dirty.delete(table)) {
      try {
        const due = closed ? null : await tables().botDue(table)
        if (!due) continue
        metrics.botDecisions(await moveBot(due, strikes, host))
        dirty.add(table)
        well = true
      } catch (error) {
        // This table waits until something else happens there; the others go on.
        well = false
        if (!closed) log.error({ err: error, table }, 'a table cannot be moved on')
      }
    }
    return well
  }
  /** The same where another server may be at it already. Who is refused relies on whoever has it to look once more. */
  async function drainAlone(table: string, { take, give }: Claims): Promise<void> {
    while (dirty.delete(table)) {
      try {
        if (closed || !(await take(table))) continue
        dirty.add(table)
        const well = await drain(table).finally(() => give(table))
        if (well && !closed && (await tables().botDue(table))) dirty.add(table)
      } catch (error) {
        if (!closed) log.error({ err: error, table }, 'a table cannot be moved on')
      }
    }
  }
  function wake(table: string): void {
    if (closed) return
    dirty.add(table)
    if (!working.has(table))
      working.set(
        table,
        (claims ? drainAlone(table, claims) : drain(table)).then(() => rest(table)),
      )
  }
  function rest(table: string): void {
    working.delete(table)
    if (dirty.has(table)) wake(table)
  }
  return {
    wake,
    async hint({ game, match, seat, seed, owner }) {
      try {
        const options = await thinker.ponder({ game, match, seat, level: 'expert', temper: 'even', seed, owner })
        return options.slice(0, HINTS)
      } catch (error) {
        throw error instanceof TooBusy ? new Problem('too-many') : error
      }
    },
    async close() {
      closed = true
      closing.abort()
      await thinker.close()
      await Promise.all(working.values())
    },
  }
}
