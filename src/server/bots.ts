// Moves the bots of every table on: as soon as one is asked, one decision at a time per table, never in anybody's way.
import type { FastifyBaseLogger } from 'fastify'
import { decide, type Level, type Opinion, ponder } from '#bots'
import { type Json, Swift } from '#engine'
import { gameById } from '#games'
import type { BotJob } from './bot-job.ts'
import { type Thinker, TooBusy } from './bot-pool.ts'
import { sha256 } from './chance.ts'
import type { Metrics } from './metrics.ts'
import type { BotDue, HintDue } from './playing.ts'
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
  think: async job => decide(gameById(job.game), job.match, job.seat, job.level, new Swift(job.seed), job.temper),
  ponder: async ({ game, match, seat, level, temper, seed }) =>
    ponder(gameById(game), match, seat, { level, temper, seed, deadline: HINT_MS }).options,
  close: async () => {},
}
const HINT_MS = 300

/** The same bot in the same place decides the same, also after a restart; nobody can foretell it without the secret. */
const seedOf = ({ match, seat, seq }: HintDue): number =>
  Number.parseInt(sha256(`${match.rng.secret} bot ${seat} ${seq}`).slice(0, 8), 16)

/** A bot and those who help out when it fails, each simpler than the one before; the last picks anything. */
const chain = (level: Level): Level[] => [...new Set<Level>([level, 'easy', 'random'])]
/** So often a bot may fail in one seat; then a simpler one plays on, so that nobody has to wait each time. */
const STRIKES = 2
/** How many options a hint names. */
const HINTS = 3
const SEATS_REMEMBERED = 1000

export function startBots(
  tables: () => Pick<Tables, 'botDue' | 'answerOfBot'>,
  thinker: Thinker,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Bots {
  const dirty = new Set<string>()
  const working = new Map<string, Promise<void>>()
  const strikes = new Map<string, number>()
  let closed = false

  function failed({ table, seat, match }: BotDue, level: Level, error: unknown): void {
    if (error instanceof TooBusy) {
      metrics.botDecisions('busy')
      return log.warn({ table, seat, level }, 'too many bots are thinking')
    }
    metrics.botDecisions('failed')
    if (strikes.size >= SEATS_REMEMBERED) strikes.clear()
    const name = `${table} ${seat} ${level}`
    strikes.set(name, (strikes.get(name) ?? 0) + 1)
    log.error({ err: error, table, seat, level, match }, 'a bot failed')
  }
  function thinkersFor({ table, seat, level }: BotDue): Level[] {
    const trusted = chain(level).filter(each => (strikes.get(`${table} ${seat} ${each}`) ?? 0) < STRIKES)
    return trusted.length > 0 ? trusted : ['random']
  }
  async function pickOf(due: BotDue, level: Level): Promise<Json> {
    const { game, match, seat, temper } = due
    const job: BotJob = { game, match, seat, level, temper, seed: seedOf(due) }
    return (level === 'random' ? thinkHere : thinker).think(job)
  }
  async function play(due: BotDue): Promise<void> {
    const { table, seat, seq } = due
    for (const level of thinkersFor(due)) {
      const helped = level !== due.level
      try {
        await tables().answerOfBot(table, { seat, seq, pick: await pickOf(due, level), helped })
        return metrics.botDecisions(helped ? 'helped' : 'decided')
      } catch (error) {
        if (closed || isOvertaken(error)) return
        failed(due, level, error)
        if (level === 'random') throw error
      }
    }
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
  async function hint(due: HintDue): Promise<readonly Opinion[]> {
    const { game, match, seat } = due
    try {
      const options = await thinker.ponder({ game, match, seat, level: 'expert', temper: 'even', seed: seedOf(due) })
      return options.slice(0, HINTS)
    } catch (error) {
      if (error instanceof TooBusy) throw new Problem('too-many')
      throw error
    }
  }
  return {
    wake,
    hint,
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
