// What a bot worker is asked and what it answers.
import type { Level } from '#bots'
import type { Json, Match, Seat } from '#engine'

export interface BotJob {
  readonly game: string
  readonly match: Match
  readonly seat: Seat
  readonly level: Level
  /** Of the bot's own chance. */
  readonly seed: number
}
export type BotReply = { readonly ready: true } | { readonly pick: Json } | { readonly failed: string }
/** Workers know by this that they are bot workers. */
export const BOT_WORKER = 'naust-bot-worker'
