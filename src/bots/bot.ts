// The words of the bots: levels, what one asks a bot for, and what it answers.
import type { AnyGame, Chance, Json, Live, Question } from '#engine'
import type { AnySense, Temper } from '#games/kit/sense'
import type { Clock } from './clock.ts'

/** `random` is for tests and measures; the others are offered to people. */
export type Level = 'random' | 'easy' | 'medium' | 'hard' | 'expert'

/** How a bot is to think. */
interface Wish {
  readonly level: Level
  /** Left out: even. */
  readonly temper?: Temper
  /** Milliseconds it may take at most. Left out: as the level has it. */
  readonly ms?: number
  /** The clock they are counted by. Left out: that of the machine. */
  readonly now?: Clock
}
/** How to decide; what is left to chance is this one's. */
export interface Deciding extends Wish {
  readonly chance: Chance
}
/** How to think aloud. */
export interface Pondering extends Wish {
  /** Worlds to look at, then as long as it takes unless `ms` is given: the same seed leads to the same choice. Left out: as the level has it. */
  readonly iterations?: number
  readonly seed: number
}
/** What is to be decided: a question in a match, and what the game knows about playing well. */
export interface Decision {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly live: Live<unknown>
  readonly question: Question
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
