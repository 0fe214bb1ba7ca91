// Tuiles, bétail et capitaines des Explorateurs en français, and the small words all its sentences share.
import { list, many, points, provenances } from '#games/kit/words/fr'
import { captainOf, cardOf, shapeOf } from '../cards/deck.ts'
import type { Feature, Livestock, Shape, TileCard } from '../cards/kinds.ts'
import { MAINLAND, type Place, placeOfLand, tileOfLand } from '../map.ts'
import type { CardTexts } from './index.ts'

/** By twelfths of a turn from the north. */
const WINDS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'] as const
const WIND = [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7] as const
export const wind = (bearing: number): string => WINDS[WIND[bearing]!]!
/** Au nord, à l’est. */
export const towards = (bearing: number): string =>
  ['est', 'ouest'].includes(wind(bearing)) ? `à l’${wind(bearing)}` : `au ${wind(bearing)}`
/** The bearing of a side, of which there are six, and of a corner. */
export const sideOf = (side: number): number => 2 * side + 1
export const cornerOf = (corner: number): number => 2 * corner

export const tile = (number: number): string => (number === MAINLAND ? 'le Continent' : `la tuile ${number}`)
export const tiles = (numbers: readonly number[]): string => `les tuiles ${list(numbers)}`
export const place = ({ tile: number, bearing }: Place): string =>
  `${tile(number)}${bearing === undefined ? '' : ` (${wind(bearing)})`}`
/** Without the map: which land of a tile it is. */
export const land = (number: number): string =>
  placeOfLand(number) > 0 ? `l’autre terre de ${tile(tileOfLand(number))}` : tile(tileOfLand(number))
/** Islands are counted from one. */
export const island = (number: number): string => `l’île ${number + 1}`
export const islands = (numbers: readonly number[]): string => `les îles ${list(numbers.map(each => each + 1))}`

const ONE: Record<Livestock, string> = {
  pig: 'un cochon',
  chicken: 'une poule',
  goat: 'une chèvre',
  sheep: 'un mouton',
  cattle: 'une vache',
  horse: 'un cheval',
}
const NAME: Record<Livestock, string> = {
  pig: 'cochon',
  chicken: 'poule',
  goat: 'chèvre',
  sheep: 'mouton',
  cattle: 'vache',
  horse: 'cheval',
}
export const animals = (count: number, kind: Livestock): string =>
  kind === 'horse' && count > 1 ? `${count} chevaux` : many(count, NAME[kind])
/** 2 cochons et 1 chèvre. */
export const herd = (livestock: readonly Livestock[]): string[] =>
  [...new Set(livestock)].map(kind => animals(livestock.filter(each => each === kind).length, kind))
export const vikings = (count: number): string => many(count, 'Viking')
export const cargo = (count: number, livestock: readonly Livestock[]): string =>
  list([...(count > 0 ? [vikings(count)] : []), ...herd(livestock)])
export const one = (kind: Livestock): string => ONE[kind]

const FEATURE: Record<Feature, string> = { ...ONE, settlement: 'une colonie', enemy: 'un bateau ennemi' }
const SHAPE: Record<Shape, string> = {
  sea: 'la mer',
  cape: 'le cap',
  headland: 'la pointe',
  coast: 'la côte',
  plain: 'la plaine',
  bay: 'la baie',
  inland: 'la terre',
  strait: 'le détroit',
}
const bare = (name: string): string => name.replace(/^l[ea] /, '')
const withFeature = (shape: string, { feature }: TileCard): string => `${shape} avec ${FEATURE[feature]}`
export const theTile = (card: number): string => withFeature(SHAPE[shapeOf(cardOf(card))], cardOf(card))
export const aTile = (card: number): string => theTile(card).replace(/^le /, 'un ').replace(/^la /, 'une ')
export const someTiles = (cards: readonly number[]): string => list(cards.map(aTile))
export const captain = (card: number): string => captainOf(card).the.fr

export const cardTexts: CardTexts = {
  kinds: { captain: 'Capitaine', tile: 'Tuile' },
  shapes: {
    sea: bare(SHAPE.sea),
    cape: bare(SHAPE.cape),
    headland: bare(SHAPE.headland),
    coast: bare(SHAPE.coast),
    plain: bare(SHAPE.plain),
    bay: bare(SHAPE.bay),
    inland: bare(SHAPE.inland),
    strait: bare(SHAPE.strait),
  },
  livestock: NAME,
  tile: card => withFeature(bare(SHAPE[shapeOf(card)]), card),
  captains: {
    archer: each =>
      `${points(each)} par tuile du plus court chemin entre le Continent et votre avant-poste le plus lointain.`,
    barbarian: each => `${points(each)} par bateau ennemi détruit.`,
    cartographer: () => 'Votre deuxième plus grande île compte une fois de plus.',
    hero: each => `${points(each)} par trio d’avant-poste, de colonie et de bateau ennemi.`,
    huntsman: each => `${points(each)} par paire de bêtes de la même espèce rapportées.`,
    queen: () => 'Votre influence sur une île que vous contrôlez, moins le nombre de joueurs.',
    scout: each => `${points(each)} par île complète où vous avez un Viking sans la contrôler.`,
    shieldmaiden: each => `${points(each)} par île que vous contrôlez.`,
    trader: each => `${points(each)} par groupe de trois bêtes rapportées.`,
    tyrant: each => `${points(each)} par colonie pillée.`,
    watchman: each => `${points(each)} par avant-poste.`,
  },
  provenances: provenances(
    'Aucun texte public ne le dit : ceci est de nous, accordé à ce que l’on sait. D’un nom, c’est le français qui est de nous.',
  ),
  origins: { name: 'Nom', effect: 'Effet', outline: 'Contour', feature: 'Ce qu’elle apporte' },
}
