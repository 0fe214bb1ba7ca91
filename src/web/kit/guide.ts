// The guide of a game: the beginning of a real match, as a story the learner plays.
import type { ComponentChildren } from 'preact'
import type { Story } from './guide-story.ts'

/** A selector on the board, or the way to a thing that may be folded away: of several, the first that is seen is ringed. */
export type Point = string | readonly string[] | null

export interface Step<Id extends string = string> {
  readonly id: Id
  /** How many answers the match has had. */
  readonly answers: number
  /** What is ringed. */
  readonly point: Point
  /**
   * next: a button goes on; look: touching the ringed thing goes on, and the board does not hear of it;
   * touch: the board hears of it too; answer: what is touched must lead to the next answer of the story.
   */
  readonly by: 'next' | 'look' | 'touch' | 'answer'
  /** Where the words would rather stand, if that hides nothing of what is ringed. */
  readonly words: 'top' | 'bottom'
}
export interface Told {
  readonly title: string
  readonly text: string
}
export interface Guide extends Story {
  readonly steps: readonly Step[]
  /** What the whole is called. */
  title(): string
  /** What is said at a step. */
  tell(step: string): Told
  /** What is looked at more closely beside the words, if anything. */
  closer(step: string): ComponentChildren
}

/** The step to go back to: one that does not lean on what was touched before it. */
export function stepBefore(steps: readonly Step[], index: number): number {
  let before = Math.max(0, index - 1)
  while (before > 0 && steps[before - 1]!.by === 'touch') before--
  return before
}
