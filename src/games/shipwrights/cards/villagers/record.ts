// What the rules know of a villager. Its numbers are in the deck, its words in the texts.
import type { Seat, Steps } from '#engine'
import type { Look } from '../../choices.ts'
import type { CallMove } from '../../moves.ts'
import type { G, T } from '../../state.ts'
import type { Villager } from '../kinds.ts'

export interface VillagerRecord {
  /** Does harm, or keeps harm away: a peaceful deck is without it. */
  readonly warlike?: true
  /** Stays in front of its player for a while; the others are discarded at once. */
  readonly stays?: true
  /** Looks at every way to call it, each with what it lacks. Left out: there is nothing to choose, and nothing can be missing. */
  offers?(g: G, seat: Seat, card: number, look: Look): void
  /** What happens: steps, if somebody is asked something. */
  does(t: T, seat: Seat, villager: Villager, move: CallMove): Steps<void> | void
}
