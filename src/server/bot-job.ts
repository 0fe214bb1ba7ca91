// What a bot in a thread of its own is asked.
import type { Level, Opinion } from '#bots'
import type { Json, Match, Seat } from '#engine'
import type { Temper } from '#games/kit/sense'

export interface BotJob {
  readonly game: string
  readonly match: Match
  readonly seat: Seat
  readonly level: Level
  readonly temper: Temper
  /** Of the bot's own chance. */
  readonly seed: number
  /** On whose account it thinks: threads are shared out among them. */
  readonly owner: string
}
/** A job with the time it may take: after so many milliseconds the best move so far is to be played. */
export interface TimedJob extends BotJob {
  readonly thinkMs: number
  /** Whether it is to tell what it thinks of the options, and not only to pick one. */
  readonly aloud?: boolean
}
/** A pick, or what is thought of the options. */
export type Told = Json | readonly Opinion[]
