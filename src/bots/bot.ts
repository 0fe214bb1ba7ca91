// The words of the bots: levels, what one asks a bot for, and what it answers.
import type { Json } from '#engine'
import type { Temper } from '#games/kit/sense'

/** `random` is for tests and measures; the others are offered to people. */
export type Level = 'random' | 'easy' | 'medium' | 'hard' | 'expert'

/** How a bot is to think about one decision. */
export interface Wish {
  readonly level: Level
  readonly temper?: Temper
  /** Worlds to look at; with it and without a deadline the same seed leads to the same choice. Left out: as the level has it. */
  readonly iterations?: number
  /** Milliseconds it may take at most. Left out: with `iterations` as long as it takes, else as the level has it. */
  readonly deadline?: number
  readonly seed: number
}
/** The part of the outlook by which an option differs most from the others, and by how many points. */
export interface Why {
  readonly part: string
  readonly by: number
}
/** What the bot thinks of one option. */
export interface Opinion {
  readonly pick: Json
  /** To win the match, for the seat asked. */
  readonly chance: number
  /** How often the option was tried. */
  readonly visits: number
  readonly reason: Why | null
}
export interface Thought {
  readonly pick: Json
  /** The options it looked at, the best first; never empty. */
  readonly options: readonly Opinion[]
  /** Worlds looked at. */
  readonly iterations: number
}
