// The steps of the guide: how far the match has come, what is pointed at, and what the learner must touch.
import type { Step } from '../../../kit/guide.ts'
import { AT, BJORN, BYRDING, CARPENTER, FREYDIS, ROPEMAKER } from './story.ts'
import type { StepId } from './words.ts'

const card = (number: number): string => `[data-card="${number}"]`
const look = (key: string): string => `[data-look="${key}"]`
const option = (what: string): string => `[data-option="${what}"]`
/** A card of the morning opens first, and is taken in its sheet. */
const taking = (number: number): readonly string[] => [`dialog ${option('take')}`, card(number)]
/** A card of the hand or a place of the board, and then what is done there. */
const doing = (what: string, at: string): readonly string[] => [option(what), at]

export const STEPS: readonly Step<StepId>[] = [
  { id: 'goal', answers: 0, point: look('goal'), by: 'next', words: 'bottom' },
  { id: 'ship', answers: 0, point: null, by: 'next', words: 'bottom' },
  { id: 'purse', answers: 0, point: look('workers'), by: 'next', words: 'bottom' },
  { id: 'stock', answers: 0, point: option('stock'), by: 'answer', words: 'top' },
  { id: 'pack', answers: AT.packs, point: '.yd-pack', by: 'next', words: 'bottom' },
  { id: 'byrding', answers: AT.packs, point: taking(BYRDING), by: 'answer', words: 'bottom' },
  { id: 'ropemaker', answers: AT.ship, point: taking(ROPEMAKER), by: 'answer', words: 'bottom' },
  { id: 'carpenter', answers: AT.hands, point: taking(CARPENTER), by: 'answer', words: 'bottom' },
  { id: 'freydis', answers: AT.turn, point: look(`seat:${FREYDIS}`), by: 'next', words: 'bottom' },
  { id: 'start', answers: AT.turn, point: doing('start', card(BYRDING)), by: 'answer', words: 'top' },
  { id: 'needs', answers: AT.turn + 1, point: card(BYRDING), by: 'next', words: 'bottom' },
  { id: 'recruit', answers: AT.turn + 1, point: doing('recruit', card(CARPENTER)), by: 'answer', words: 'top' },
  { id: 'market', answers: AT.turn + 2, point: '.yd-market', by: 'next', words: 'bottom' },
  { id: 'warden', answers: AT.turn + 2, point: doing('visit', look('space:warden')), by: 'answer', words: 'bottom' },
  { id: 'wool', answers: AT.turn + 3, point: doing('buy', look('market:wool')), by: 'answer', words: 'bottom' },
  { id: 'finish', answers: AT.turn + 4, point: option('finish'), by: 'answer', words: 'top' },
  { id: 'fleet', answers: AT.turn + 5, point: card(BYRDING), by: 'next', words: 'bottom' },
  { id: 'done', answers: AT.turn + 5, point: option('end'), by: 'answer', words: 'top' },
  { id: 'bjorn', answers: AT.dawn, point: look(`seat:${BJORN}`), by: 'next', words: 'bottom' },
  { id: 'evening', answers: AT.dawn, point: look('gold'), by: 'next', words: 'bottom' },
  { id: 'night', answers: AT.dawn, point: look('mill'), by: 'next', words: 'bottom' },
  { id: 'points', answers: AT.dawn, point: null, by: 'next', words: 'bottom' },
  { id: 'end', answers: AT.dawn, point: null, by: 'next', words: 'bottom' },
]
