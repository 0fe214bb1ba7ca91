// Shipwrights of the North Sea (Charpentiers de la Mer du Nord): a draft of cards and a yard of ships, 2 to 5 players.
import type { Game } from '#engine'
import { slot } from './cards/deck.ts'
import { chapters } from './chapters.ts'
import { broken } from './laws.ts'
import { recalls } from './memory.ts'
import { migrations } from './migrations.ts'
import type { Q } from './moves.ts'
import { refusals } from './refusals.ts'
import { result } from './score.ts'
import { setup } from './setup.ts'
import type { G, Options } from './state.ts'

export const shipwrights: Game<G, Options, Q> = {
  id: 'shipwrights',
  version: 2,
  get edition() {
    return slot.edition
  },
  lay: edition => slot.lay(edition),
  seats: { min: 2, max: 5 },
  options: {
    board: [true, false],
    ships: [4, 3],
    days: [0, 8, 10, 12],
    peaceful: [false, true],
    rotating: [false, true],
    abandon: [false, true],
    runesaga: [false, true],
  },
  bound: 20_000,
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  recalls,
  result,
  rounds: g => g.day,
  broken,
  migrations,
}

export { WORTH } from './cards/buildings.ts'
export { cardOf, craftsmanOf, deck, isVillager, shipOf, slot, toolOf } from './cards/deck.ts'
export * from './cards/kinds.ts'
export { readDeck } from './cards/reader.ts'
export { craftsOf, type ShipwrightsReason, toolHelps } from './conditions.ts'
export type { Crew } from './crew.ts'
export { type Ending, endsTonight, type Goal, goalOf, lacksOf } from './goal.ts'
export type * from './moves.ts'
export type { ShipwrightsNote } from './notes.ts'
export type { Refused } from './refusals.ts'
export { buildingPoints, leadsMilitary, MILITARY_BONUS, militaryOf, scoreOf } from './score.ts'
export { cardsOf, setup } from './setup.ts'
export * from './state.ts'
