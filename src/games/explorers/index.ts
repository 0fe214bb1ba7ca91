// Explorers of the North Sea (Explorateurs de la Mer du Nord): a sea that grows tile by tile, and longships on it, 1 to 4 players.
import type { Game } from '#engine'
import { backOf, slot } from './cards/deck.ts'
import { chapters } from './chapters.ts'
import { broken } from './laws.ts'
import type { Q } from './moves.ts'
import { refusals } from './refusals.ts'
import { result } from './score.ts'
import { setup } from './setup.ts'
import { type G, type Options, turnsOf } from './state.ts'

export const explorers: Game<G, Options, Q> = {
  id: 'explorers',
  version: 1,
  get edition() {
    return slot.edition
  },
  lay: edition => slot.lay(edition),
  seats: { min: 1, max: 4 },
  options: { board: ['A', 'B', 'C', 'D'] },
  bound: 1000,
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  back: (_, card) => backOf(card),
  box: () => 'explorers',
  result,
  rounds: turnsOf,
  broken,
  migrations: [],
}

export { COUNTING } from './cards/captains.ts'
export { captainOf, cardOf, deck, hasSkull, landsOf, shapeOf, slot, strengthOf } from './cards/deck.ts'
export * from './cards/kinds.ts'
export { readDeck } from './cards/reader.ts'
export { captainsFor } from './chapters.ts'
export { FIXED, join } from './chart.ts'
export type { Refused } from './choices.ts'
export { type ExplorersReason, raidersFor, whyNotLay } from './conditions.ts'
export * from './hex.ts'
export * from './islands.ts'
export * from './map.ts'
export type * from './moves.ts'
export type { ExplorersNote } from './notes.ts'
export { deathPoints, GRADES, gradeOf, livestockPoints, OUTPOST_POINTS, result, scoreOf } from './score.ts'
export { setup } from './setup.ts'
export * from './state.ts'
export { costOf } from './turn.ts'
