// What the saga itself tells, as data. What a tale tells carries the name of the tale as `of`. The sentences are in the texts.
import type { Seat } from '#engine'
import type { TaleId } from './cards/kinds.ts'
import type { T } from './state.ts'

export type SagaNote =
  /** A tale begins, with these stones to be earned. */
  | { readonly say: 'tale'; readonly tale: TaleId; readonly stones: readonly number[] }
  /** What comes along from the tale before, by a stone. */
  | { readonly say: 'brings'; readonly seat: Seat; readonly stone: number }
  /** The first to have what a stone asks takes it; the first with three equal symbols takes the symbolic one. */
  | { readonly say: 'claims'; readonly seat: Seat; readonly stone: number }
  | { readonly say: 'inscribes'; readonly seat: Seat; readonly stone: number }
  /** A tale is over, won by these. */
  | { readonly say: 'told'; readonly tale: TaleId; readonly winners: readonly Seat[]; readonly score: number }
  /** Stones face down for a place in a tale. */
  | { readonly say: 'earns'; readonly seat: Seat; readonly rank: number; readonly count: number }
  /** At the end of the saga everybody shows them. */
  | { readonly say: 'shows'; readonly seat: Seat; readonly stones: readonly number[] }

/** Telling what happened, with the notes of the saga checked by their type. */
export const tell = (t: T, note: SagaNote): void => t.say(note)
