// What a contest is: bots that meet in many matches, seats rotated, every deal played once from each seat.
import type { Contestant } from './contestants.ts'

export interface Contest {
  readonly game: string
  readonly bots: readonly Contestant[]
  readonly seed: string
}
/** One finished match. The lists follow the bots of the contest, whatever seats they had. */
export interface Played {
  readonly n: number
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
  /** How long the match was, in the game's own count. */
  readonly rounds: number
}

/** Which bot of the contest sits in each seat: from match to match everybody moves on by one. */
export const botsBySeat = (n: number, bots: number): number[] =>
  Array.from({ length: bots }, (_, seat) => (seat + n) % bots)

/** Matches that follow each other share their deal until every bot has had it from every seat. */
export const dealOf = (n: number, bots: number): number => Math.floor(n / bots)
