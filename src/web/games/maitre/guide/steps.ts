// The steps of the guide: how far the match has come, what is pointed at, and what the learner must touch.

import type { Step } from '../../../kit/guide.ts'
import { FLUTE, GOODS_TOP, TREASURE_TOP } from './story.ts'
import type { StepId } from './words.ts'

const card = (number: number): string => `[data-card="${number}"]`
const die = (face: number): string => `.die[data-face="${face}"]`
const choice = '.act button:not(.die, .quiet, [aria-disabled="true"])'

export const STEPS: readonly Step<StepId>[] = [
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
