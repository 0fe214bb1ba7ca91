// The steps of the guide: how far the match has come, what is pointed at, and what the learner must touch.
import type { Step } from '../../../kit/guide.ts'
import { AT, BERSERKER, BJORN, FORAGER, GOLDEN, HARBOUR, HUNTSMAN } from './story.ts'
import type { StepId } from './words.ts'

const card = (number: number): string => `[data-card="${number}"]`
const look = (key: string): string => `[data-look="${key}"]`
const option = (what: string): string => `[data-option="${what}"]`
const house = (building: string): string => look(`house:${building}`)

export const STEPS: readonly Step<StepId>[] = [
  { id: 'goal', answers: 0, point: null, by: 'next', words: 'bottom' },
  { id: 'forager', answers: 0, point: card(FORAGER), by: 'touch', words: 'bottom' },
  { id: 'huntsman', answers: 0, point: card(HUNTSMAN), by: 'touch', words: 'bottom' },
  { id: 'berserker', answers: 0, point: card(BERSERKER), by: 'touch', words: 'bottom' },
  { id: 'keep', answers: 0, point: option('keep'), by: 'answer', words: 'top' },
  { id: 'worker', answers: AT.first, point: '.rd-plan', by: 'next', words: 'bottom' },
  { id: 'barracks', answers: AT.first, point: house('barracks'), by: 'answer', words: 'top' },
  { id: 'hire', answers: AT.first + 1, point: option('hire'), by: 'answer', words: 'top' },
  { id: 'gate', answers: AT.first + 2, point: [option('pick'), house('gate_house')], by: 'answer', words: 'top' },
  { id: 'bjorn', answers: AT.second, point: look(`seat:${BJORN}`), by: 'next', words: 'bottom' },
  { id: 'mill', answers: AT.second, point: house('mill'), by: 'answer', words: 'top' },
  { id: 'again', answers: AT.second + 1, point: house('barracks'), by: 'answer', words: 'top' },
  { id: 'second', answers: AT.second + 2, point: option('hire'), by: 'answer', words: 'top' },
  { id: 'north', answers: AT.raid, point: look(`site:${HARBOUR}`), by: 'touch', words: 'top' },
  { id: 'raid', answers: AT.raid, point: option('raid'), by: 'answer', words: 'top' },
  {
    id: 'plunder',
    answers: AT.raid + 1,
    point: `${option('plunder')}:nth-child(${GOLDEN + 1})`,
    by: 'answer',
    words: 'top',
  },
  { id: 'home', answers: AT.home, point: '.rd-camp .whose', by: 'next', words: 'top' },
  { id: 'further', answers: AT.home, point: null, by: 'next', words: 'bottom' },
  { id: 'points', answers: AT.home, point: look('valkyries'), by: 'next', words: 'bottom' },
  { id: 'end', answers: AT.home, point: look('goal'), by: 'next', words: 'bottom' },
]
