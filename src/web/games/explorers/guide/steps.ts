// The steps of the guide: how far the match has come, what is pointed at, and what the learner must touch.
import { MAINLAND } from '#games/explorers'
import type { Step } from '../../../kit/guide.ts'
import { AT, BJORN, CAPE, HEADLAND, NEAR, NORTH, PIG, WEST } from './story.ts'
import type { StepId } from './words.ts'

const card = (number: number): string => `[data-card="${number}"]`
const look = (key: string): string => `[data-look="${key}"]`
const option = (what: string): string => `[data-option="${what}"]`
const sea = (tile: number): string => look(`sea:${tile}`)
/** The second of the cargoes an action offers, and the way there. */
const second = (action: string): readonly string[] => [
  `.focused ${option(action)}:nth-child(2)`,
  `.ex-action${option(action)}`,
]
const LAY = `.ex-lay ${option('lay')}`

export const STEPS: readonly Step<StepId>[] = [
  { id: 'goal', answers: 0, point: null, by: 'next', words: 'bottom' },
  { id: 'captain', answers: 0, point: '.ex-captains .option:nth-child(1)', by: 'answer', words: 'bottom' },
  { id: 'tiles', answers: AT.first, point: '.ex-hand', by: 'next', words: 'top' },
  { id: 'pig', answers: AT.first, point: card(PIG), by: 'touch', words: 'top' },
  { id: 'place', answers: AT.first, point: look(`hex:${WEST}`), by: 'touch', words: 'top' },
  { id: 'lay', answers: AT.first, point: LAY, by: 'answer', words: 'top' },
  { id: 'actions', answers: AT.first + 1, point: '.ex-pips', by: 'next', words: 'top' },
  { id: 'sail', answers: AT.first + 1, point: sea(NEAR), by: 'answer', words: 'top' },
  { id: 'reach', answers: AT.first + 2, point: sea(CAPE), by: 'answer', words: 'top' },
  { id: 'unload', answers: AT.first + 3, point: second('unload'), by: 'answer', words: 'top' },
  { id: 'load', answers: AT.first + 4, point: second('load'), by: 'answer', words: 'top' },
  { id: 'end', answers: AT.first + 5, point: option('end'), by: 'answer', words: 'top' },
  { id: 'bjorn', answers: AT.second, point: look(`seat:${BJORN}`), by: 'next', words: 'bottom' },
  { id: 'headland', answers: AT.second, point: card(HEADLAND), by: 'touch', words: 'top' },
  { id: 'north', answers: AT.second, point: look(`hex:${NORTH}`), by: 'touch', words: 'top' },
  { id: 'close', answers: AT.second, point: LAY, by: 'answer', words: 'top' },
  { id: 'back', answers: AT.second + 1, point: sea(NEAR), by: 'answer', words: 'top' },
  { id: 'home', answers: AT.second + 2, point: sea(MAINLAND), by: 'answer', words: 'top' },
  { id: 'deliver', answers: AT.second + 3, point: second('unload'), by: 'answer', words: 'top' },
  { id: 'points', answers: AT.home, point: '.ex-points', by: 'next', words: 'top' },
  { id: 'more', answers: AT.home, point: null, by: 'next', words: 'bottom' },
  { id: 'winter', answers: AT.home, point: look('goal'), by: 'next', words: 'bottom' },
]
