// What the saga has to know of a game to make it one of its tales: the very same game, with runestones beside it.
import type { Game, Seat, Seen } from '#engine'
import type { GoalId, TaleId } from '../cards/kinds.ts'

/** What a stone may ask for. */
export interface Goal<G> {
  /** How much of it a seat has, as all can see. It is asked of every seat before every question, so it makes nothing. */
  have(g: Seen<G>, seat: Seat): number
}
export interface Tale<Id extends TaleId, G, O> {
  readonly id: Id
  readonly game: Game<G, O>
  /** In which order the seats come that do a thing at the same moment. */
  order(g: Seen<G>): readonly Seat[]
  readonly goals: { readonly [goal in GoalId<Id>]: Goal<G> }
  /** The second takes a stone if at most so many points behind. */
  readonly near: number
  /** Points of a symbol, where the tale is played alone. */
  readonly symbol: number
  /** The options that the saga decides: by how long tales are to be, and by whether its own cards are in. */
  decided(short: boolean, bonus: boolean): Partial<O>
  /** Rounds of a short tale, where it has no option of its own for that. */
  rounds?(seats: number): number
}
// oxlint-disable-next-line typescript/no-explicit-any -- tales of games of any state and options
export type AnyTale = Tale<any, any, any>
