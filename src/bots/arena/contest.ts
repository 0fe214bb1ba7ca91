// What a contest is: bots that meet in many matches, seats rotated, every deal played once from each seat.
import type { Counted } from '#games/kit/census'
import type { Moment } from '#games/kit/sense'
import type { Contestant } from './contestants.ts'

export interface Contest {
  readonly game: string
  readonly bots: readonly Contestant[]
  readonly seed: string
  /** Options of the game; left out: as it is usually played. */
  readonly options?: { readonly [name: string]: unknown }
  /** The game is looked at, not the bots: they keep their seats, every match has a deal of its own, and this is noted of it. */
  readonly study?: 'census' | 'traits'
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
  /** What a census of it counted. */
  readonly counted?: Counted
  /** How all stood whenever a round began. */
  readonly moments?: readonly Moment[]
}

/** Which bot of the contest sits in each seat: from match to match everybody moves on by one. */
export const botsBySeat = ({ bots, study }: Contest, n: number): number[] =>
  bots.map((_, seat) => (study ? seat : (seat + n) % bots.length))

/** Matches that follow each other share their deal until every bot has had it from every seat. */
export const dealOf = ({ bots, study }: Contest, n: number): number => (study ? n : Math.floor(n / bots.length))
