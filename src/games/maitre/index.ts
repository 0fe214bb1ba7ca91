// Le Maître des Mers: dice and cards, 2 to 6 players.
import type { Game } from '#engine'
import { slot } from './cards/deck.ts'
import { chapters } from './chapters.ts'
import { broken } from './laws.ts'
import { migrations } from './migrations.ts'
import type { Q } from './moves.ts'
import { refusals } from './refusals.ts'
import { result } from './score.ts'
import { setup } from './setup.ts'
import type { G, Options } from './state.ts'

export const maitre: Game<G, Options, Q> = {
  id: 'maitre',
  version: 2,
  get edition() {
    return slot.edition
  },
  lay: edition => slot.lay(edition),
  seats: { min: 2, max: 6 },
  options: { odds: [true, false], declare: [false, true], truce: [false, true], round: [true, false] },
  bound: 20_000,
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  result,
  rounds: g => g.turn.number,
  broken,
  migrations,
}

export { chanceToWin } from './attack.ts'
export * from './cards/advantages.ts'
export { type Combination, parseCombination, placements } from './cards/combination.ts'
export * from './cards/deck.ts'
export { actionMoves } from './choices.ts'
export { type MaitreReason, whyNotPlace } from './conditions.ts'
export * from './hand.ts'
export * from './moments.ts'
export * from './moves.ts'
export type { MaitreNote } from './notes.ts'
export { FAMILY_POINTS, FAMILY_SIZE, fullFamilies, scoreOf, treasurePoints } from './score.ts'
export { freshTurn, setup } from './setup.ts'
export * from './state.ts'
export * from './turn.ts'
