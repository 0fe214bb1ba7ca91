// Raiders of the North Sea (Pillards de la Mer du Nord): workers in a village, a crew, and raids, 2 to 4 players.
import type { Game } from '#engine'
import { FIRST_TILE, slot } from './cards/deck.ts'
import { chapters } from './chapters.ts'
import { broken } from './laws.ts'
import type { Q } from './moves.ts'
import { refusals } from './refusals.ts'
import { result } from './score.ts'
import { setup } from './setup.ts'
import type { G, Options } from './state.ts'

export const raiders: Game<G, Options, Q> = {
  id: 'raiders',
  version: 1,
  get edition() {
    return slot.edition
  },
  lay: edition => slot.lay(edition),
  seats: { min: 2, max: 4 },
  options: { runesaga: [false, true], firstPrinting: [false, true] },
  bound: 20_000,
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  back: (_, card) => (card >= FIRST_TILE ? 'offering' : 'townsfolk'),
  box: ({ options }) => (options.runesaga ? 'raiders with the Runesaga' : 'raiders'),
  result,
  rounds: g => g.round,
  broken,
  migrations: [],
}

export { cardOf, deck, faceOf, offeringOf, settlementOf, slot } from './cards/deck.ts'
export * from './cards/kinds.ts'
export { readDeck } from './cards/reader.ts'
export { isHero } from './cards/townsfolk/index.ts'
export { handOf } from './chapters.ts'
export type { RaidersReason } from './conditions.ts'
export { armourFor, gloryOf, hireCost, raidCost, rerollsOf, strengthOf } from './crew.ts'
export type * from './moves.ts'
export { differentSets, endingOf, LAST_SETS, leftToEnd, setsLeft } from './north.ts'
export type { RaidersNote } from './notes.ts'
export { bestReroll, type Odds, oddsOf, pointsOf, tierOf } from './odds.ts'
export { previewOf, type RaidPreview } from './raid.ts'
export type { Refused } from './refusals.ts'
export { ARMOUR_POINTS, armourPoints, plunderPoints, scoreOf, VALKYRIE_POINTS, valkyriePoints } from './score.ts'
export { cardsOf, setup } from './setup.ts'
export * from './state.ts'
export { YIELDS } from './village.ts'
