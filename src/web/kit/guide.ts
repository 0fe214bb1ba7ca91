// The guide of a game: the first turn of a real match, as a story the learner plays.
import type { ComponentChildren } from 'preact'
import type { Json } from '#engine'
import type { Sight } from '#tables'

export interface Step<Id extends string = string> {
  readonly id: Id
  /** How many answers the match has had. */
  readonly answers: number
  /** What is ringed, as a selector on the board. */
  readonly point: string | null
  /**
   * next: a button goes on; look: touching the ringed thing goes on, and the board does not hear of it;
   * touch: the board hears of it too; answer: what is touched must give the next answer of the story.
   */
  readonly by: 'next' | 'look' | 'touch' | 'answer'
  /** Where the words stand, so that they hide neither what is ringed nor what it belongs to. */
  readonly words: 'top' | 'bottom'
}
export interface Told {
  readonly title: string
  readonly text: string
}
export interface Guide {
  readonly steps: readonly Step[]
  /** What the learner, in the first seat, answers one after the other. */
  readonly answers: readonly Json[]
  /** What the learner sees after so many answers. */
  sightAfter(answers: number, me: string): Sight
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
