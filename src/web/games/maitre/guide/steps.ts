// The steps of the guide: how far the match has come, what is pointed at, and what the learner must touch.

import { FLUTE, GOODS_TOP, TREASURE_TOP } from './story.ts'
import type { StepId } from './words.ts'

export interface Step {
  readonly id: StepId
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

const card = (number: number): string => `[data-card="${number}"]`
const die = (face: number): string => `.die[data-face="${face}"]`
const choice = '.act button:not(.die, .quiet, [aria-disabled="true"])'

export const STEPS: readonly Step[] = [
  { id: 'port', answers: 0, point: '.port', by: 'next', words: 'bottom' },
  { id: 'look', answers: 0, point: card(FLUTE), by: 'look', words: 'bottom' },
  { id: 'card', answers: 0, point: card(FLUTE), by: 'next', words: 'bottom' },
  { id: 'action', answers: 0, point: choice, by: 'answer', words: 'top' },
  { id: 'first', answers: 1, point: die(6), by: 'touch', words: 'top' },
  { id: 'second', answers: 1, point: die(5), by: 'touch', words: 'top' },
  { id: 'place', answers: 1, point: card(FLUTE), by: 'answer', words: 'bottom' },
  { id: 'unlucky', answers: 2, point: choice, by: 'answer', words: 'top' },
  { id: 'last', answers: 3, point: die(4), by: 'touch', words: 'top' },
  { id: 'finish', answers: 3, point: card(FLUTE), by: 'answer', words: 'bottom' },
  { id: 'won', answers: 4, point: '.fleet', by: 'next', words: 'top' },
  { id: 'goods', answers: 4, point: card(GOODS_TOP), by: 'next', words: 'bottom' },
  { id: 'treasure', answers: 4, point: card(TREASURE_TOP), by: 'next', words: 'bottom' },
  { id: 'attack', answers: 4, point: '.opps', by: 'next', words: 'bottom' },
  { id: 'end', answers: 4, point: null, by: 'next', words: 'bottom' },
]

/** The step to go back to: one that does not lean on what was touched before it. */
export function stepBefore(index: number): number {
  let before = Math.max(0, index - 1)
  while (before > 0 && STEPS[before - 1]!.by === 'touch') before--
  return before
}
