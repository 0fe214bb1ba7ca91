// Tales, stones and symbols in French, for sentences and for the help of a stone.
import { list, many, points, provenances } from '#games/kit/words/fr'
import { inscriptionOf, isSymbolic, stoneOf } from '../cards/deck.ts'
import type { Symbol, TaleId } from '../cards/kinds.ts'
import type { StoneTexts } from './index.ts'

export const TALE: Record<TaleId, string> = {
  shipwrights: 'les Charpentiers',
  raiders: 'les Pillards',
  explorers: 'les Explorateurs',
}
export const theStone = (card: number): string => (isSymbolic(card) ? inscriptionOf(card) : stoneOf(card)).the.fr
export const theStones = (cards: readonly number[]): string => list(cards.map(theStone))
export const stones = (count: number): string => many(count, 'pierre')
const one = (count: number, single: string, several: string): string => (count === 1 ? single : `${count} ${several}`)
const SYMBOL: Record<Symbol, (count: number) => string> = {
  shield: count => many(count, 'bouclier'),
  horn: count => many(count, 'corne'),
  hammer: count => (count > 1 ? `${count} marteaux` : `${count} marteau`),
}
export const symbols = (count: number, symbol: Symbol): string => SYMBOL[symbol](count)

export const stoneTexts: StoneTexts = {
  kinds: {
    stone: tale => `Pierre runique ${TALE[tale].replace(/^les /, 'des ')}`,
    symbolic: 'Pierre runique symbolique',
  },
  symbols,
  first: deed => `Pour qui, avant les autres, aura su ${deed}.`,
  shows: told => `Porte ${list(told)}.`,
  along: gift => `Au récit suivant, pour qui la détient : ${gift}.`,
  goals: {
    drakkars: want => `construire ${one(want, 'un Drakkar', 'Drakkars')}`,
    military: want => `atteindre une force militaire de ${want} avec des bateaux construits`,
    buildings: want => `bâtir ${one(want, 'un bâtiment', 'bâtiments')}`,
    traders: want => `construire ${one(want, 'un bateau', 'bateaux')} sans force militaire`,
    gold: want => `détenir ${want} d’or`,
    mill: want => `avoir ${many(want, 'place')} au moulin`,
    craftsmen: want => `réunir ${one(want, 'un artisan', 'artisans')} sur son plateau`,
    offerings: want => `faire ${one(want, 'une offrande', 'offrandes')}`,
    armour: want => `atteindre ${want} d’armement`,
    fortresses: want => `piller ${one(want, 'une forteresse', 'forteresses')}`,
    valkyries: want => `avancer de ${many(want, 'case')} sur la piste des Valkyries`,
    raids: want => `mener ${one(want, 'un pillage', 'pillages')}`,
    crew: want => `réunir un équipage de ${want}`,
    strength: want => `réunir un équipage de force ${want}, sans l’armement`,
    kinds: want => `rapporter du bétail de ${many(want, 'espèce')}`,
    outposts: want => `bâtir ${one(want, 'un avant-poste', 'avant-postes')}`,
    wrecks: want => `détruire ${one(want, 'un bateau ennemi', 'bateaux ennemis')}`,
    settlements: want => `piller ${one(want, 'une colonie', 'colonies')}`,
    fallen: want => `perdre ${one(want, 'un Viking', 'Vikings')} face aux bateaux ennemis`,
    islands: want => `être à la fois sur ${many(want, 'île')}, par un Viking ou un avant-poste`,
  },
  gifts: {
    provisions: much => `${many(much, 'provision')} de plus au départ`,
    armour: much => `${much} d’armement de plus à chaque achat`,
    cards: much => `${many(much, 'carte')} de plus à choisir et à garder au départ`,
    livestock: much => `${many(much, 'pièce')} de bétail au départ`,
    silver: much => `${many(much, 'pièce')} d’argent de plus au départ`,
    hires: much => one(much, 'un premier recrutement gratuit', 'recrutements gratuits'),
    captains: much => `${many(much, 'capitaine')} de plus au choix`,
    boarders: much => `${many(much, 'Viking')} de moins suffit contre les bateaux ennemis`,
    raids: much => `${one(much, 'une colonie pillée', 'colonies pillées')} avec un Viking de moins`,
    deaths: much => `${points(much)} de plus par Viking tombé`,
    haste: much => `une action de plus ${one(much, 'au premier tour', 'premiers tours durant')}`,
    aboard: much => `${many(much, 'Viking')} de plus à bord au départ`,
  },
  provenances: provenances(
    'Aucun texte public ne le dit : ceci est de nous, accordé à ce que l’on sait, comme le nombre des pierres et de leurs symboles.',
  ),
  origins: { name: 'Nom', goal: 'Objectif', symbols: 'Symboles', gift: 'Avantage' },
}
