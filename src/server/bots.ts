// Moves the bots of every table on: as soon as one is asked, one decision at a time per table, never in anybody's way.
import type { FastifyBaseLogger } from 'fastify'
import { decide } from '#bots'
import { type Json, Swift } from '#engine'
import { gameById } from '#games'
import type { BotJob } from './bot-job.ts'
import type { Thinker } from './bot-pool.ts'
import { sha256 } from './chance.ts'
import type { Metrics } from './metrics.ts'
import type { BotDue } from './playing.ts'
import { Problem } from './problem.ts'
import type { Tables } from './tables.ts'

export interface Bots {
  /** Something changed at a table: look whether a bot is asked. */
  wake(table: string): void
  /** Resolves once no bot is at work any more. */
  close(): Promise<void>
}

/** Decides in this thread: for tests that are not about workers. */
export const thinkHere: Thinker = {
  think: async job => decide(gameById(job.game), job.match, job.seat, job.level, new Swift(job.seed)),
  close: async () => {},
}

/** The same bot in the same place decides the same, also after a restart; nobody can foretell it without the secret. */
const seedOf = ({ match, seat, seq }: BotDue): number =>
  Number.parseInt(sha256(`${match.rng.secret} bot ${seat} ${seq}`).slice(0, 8), 16)

export function startBots(
  tables: () => Pick<Tables, 'botDue' | 'answerOfBot'>,
  thinker: Thinker,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Bots {
  const dirty = new Set<string>()
  const working = new Map<string, Promise<void>>()
  let closed = false

  /** Any option, when the bot failed. */
  const anyPick = (job: BotJob): Json => decide(gameById(job.game), job.match, job.seat, 'random', new Swift(job.seed))
  function failed(due: BotDue, error: unknown): void {
    metrics.botDecisions('failed')
    log.error({ err: error, table: due.table, seat: due.seat, level: due.level, match: due.match }, 'a bot failed')
  }
  async function play(due: BotDue): Promise<void> {
    const { table, game, match, seat, level, seq } = due
    const job: BotJob = { game, match, seat, level, seed: seedOf(due) }
    try {
      await tables().answerOfBot(table, { seat, seq, pick: await thinker.think(job) })
      return metrics.botDecisions('decided')
    } catch (error) {
      if (closed || isOvertaken(error)) return
      failed(due, error)
    }
    await tables().answerOfBot(table, { seat, seq, pick: anyPick(job) })
  }
  async function drain(table: string): Promise<void> {
    while (dirty.delete(table)) {
      if (closed) return
      try {
        const due = await tables().botDue(table)
        if (!due) continue
        await play(due)
        dirty.add(table)
      } catch (error) {
        // This table waits until something else happens there; the others go on.
        if (isOvertaken(error)) dirty.add(table)
        else log.error({ err: error, table }, 'a table cannot be moved on')
      }
    }
  }
  function wake(table: string): void {
    if (closed) return
    dirty.add(table)
    if (!working.has(table))
      working.set(
        table,
        drain(table).then(() => rest(table)),
      )
  }
  function rest(table: string): void {
    working.delete(table)
    if (dirty.has(table)) wake(table)
  }
  return {
    wake,
    async close() {
      closed = true
      await thinker.close()
      await Promise.all(working.values())
    },
  }
}

/** The table moved on while the bot was thinking: it will be asked anew. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Problem && ['stale', 'not-your-turn', 'over'].includes(error.code)
