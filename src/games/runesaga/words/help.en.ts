// Tales, stones and symbols in English, for sentences and for the help of a stone.
import { list, many, points, provenances } from '#games/kit/words/en'
import { inscriptionOf, isSymbolic, stoneOf } from '../cards/deck.ts'
import type { Symbol, TaleId } from '../cards/kinds.ts'
import type { StoneTexts } from './index.ts'

export const TALE: Record<TaleId, string> = {
  shipwrights: 'the Shipwrights',
  raiders: 'the Raiders',
  explorers: 'the Explorers',
}
export const theStone = (card: number): string => (isSymbolic(card) ? inscriptionOf(card) : stoneOf(card)).the.en
export const theStones = (cards: readonly number[]): string => list(cards.map(theStone))
export const stones = (count: number): string => many(count, 'stone')
const SYMBOL: Record<Symbol, string> = { shield: 'shield', horn: 'horn', hammer: 'hammer' }
export const symbols = (count: number, symbol: Symbol): string => many(count, SYMBOL[symbol])
const one = (count: number, single: string, several: string): string => (count === 1 ? single : `${count} ${several}`)

export const stoneTexts: StoneTexts = {
  kinds: { stone: tale => `Runestone of ${TALE[tale]}`, symbolic: 'Symbolic runestone' },
  symbols,
  first: deed => `The first to ${deed}.`,
  shows: told => `Shows ${list(told)}.`,
  along: gift => `In the next tale its owner has ${gift}.`,
  goals: {
    drakkars: want => `build ${one(want, 'a Drakkar', 'Drakkars')}`,
    military: want => `have ${want} military on ships that are built`,
    buildings: want => `own ${many(want, 'building')}`,
    traders: want => `build ${many(want, 'ship')} without military`,
    gold: want => `hold ${want} gold`,
    mill: want => `have room for ${want} in the mill`,
    craftsmen: want => `have ${one(want, 'a craftsman', 'craftsmen')} on the board`,
    offerings: want => `make ${many(want, 'offering')}`,
    armour: want => `reach ${want} armour`,
    fortresses: want => `raid ${one(want, 'a fortress', 'fortresses')}`,
    valkyries: want => `take ${many(want, 'step')} on the Valkyrie track`,
    raids: want => `make ${many(want, 'raid')}`,
    crew: want => `have a crew of ${want}`,
    strength: want => `have a crew of strength ${want} by itself`,
    kinds: want => `bring ${many(want, 'kind')} of livestock home`,
    outposts: want => `build ${one(want, 'an outpost', 'outposts')}`,
    wrecks: want => `destroy ${one(want, 'an enemy ship', 'enemy ships')}`,
    settlements: want => `raid ${many(want, 'settlement')}`,
    fallen: want => `lose ${one(want, 'a Viking', 'Vikings')} to enemy ships`,
    islands: want => `be on ${many(want, 'island')} at once, with a Viking or an outpost`,
  },
  gifts: {
    provisions: much => `${many(much, 'provision')} more at the start`,
    armour: much => `${much} armour more with each purchase`,
    cards: much => `${many(much, 'card')} more to choose from and to keep at the start`,
    livestock: much => `${much} livestock at the start`,
    silver: much => `${much} silver more at the start`,
    hires: much => one(much, 'the first hire free', 'hires free'),
    captains: much => `${many(much, 'captain')} more to choose from`,
    boarders: much => `enough with ${many(much, 'Viking')} fewer against enemy ships`,
    raids: much => `${one(much, 'one raid', 'raids')} on a settlement with one Viking fewer`,
    deaths: much => `${points(much)} more for each Viking lost`,
    haste: much => `an action more in ${one(much, 'the first turn', 'first turns')}`,
    aboard: much => `${many(much, 'Viking')} more aboard at the start`,
  },
  provenances: provenances(
    'No public text says it: this is ours, in keeping with what is known, such as the number of stones and their symbols.',
  ),
  origins: { name: 'Name', goal: 'Objective', symbols: 'Symbols', gift: 'Advantage' },
}
