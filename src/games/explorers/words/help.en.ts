// The tiles, livestock and captains of Explorers in English, and the small words all its sentences share.
import { list, many, points, provenances } from '#games/kit/words/en'
import { captainOf, cardOf, shapeOf } from '../cards/deck.ts'
import type { Feature, Livestock, Shape, TileCard } from '../cards/kinds.ts'
import { MAINLAND, type Place, placeOfLand, tileOfLand } from '../map.ts'
import type { CardTexts } from './index.ts'

/** By twelfths of a turn from the north. */
const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
const WIND = [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7] as const
export const wind = (bearing: number): string => WINDS[WIND[bearing]!]!
/** The bearing of a side, of which there are six, and of a corner. */
export const sideWind = (side: number): string => wind(2 * side + 1)
export const cornerWind = (corner: number): string => wind(2 * corner)

export const tile = (number: number): string => (number === MAINLAND ? 'the Mainland' : `tile ${number}`)
export const tiles = (numbers: readonly number[]): string => `tiles ${list(numbers)}`
export const place = ({ tile: number, bearing }: Place): string =>
  `${tile(number)}${bearing === undefined ? '' : ` (${wind(bearing)})`}`
/** Without the map: which land of a tile it is. */
export const land = (number: number): string =>
  `${placeOfLand(number) > 0 ? 'the other land of ' : ''}${tile(tileOfLand(number))}`
/** Islands are counted from one. */
export const island = (number: number): string => `island ${number + 1}`
export const islands = (numbers: readonly number[]): string => `islands ${list(numbers.map(each => each + 1))}`

const ONE: Record<Livestock, string> = {
  pig: 'pig',
  chicken: 'chicken',
  goat: 'goat',
  sheep: 'sheep',
  cattle: 'cow',
  horse: 'horse',
}
export const animals = (count: number, kind: Livestock): string =>
  kind === 'sheep' ? `${count} sheep` : many(count, ONE[kind])
/** 2 pigs and 1 goat. */
export const herd = (livestock: readonly Livestock[]): string[] =>
  [...new Set(livestock)].map(kind => animals(livestock.filter(each => each === kind).length, kind))
export const vikings = (count: number): string => many(count, 'Viking')
export const cargo = (count: number, livestock: readonly Livestock[]): string =>
  list([...(count > 0 ? [vikings(count)] : []), ...herd(livestock)])
export const one = (kind: Livestock): string => `a ${ONE[kind]}`

const FEATURE: Record<Feature, string> = {
  pig: one('pig'),
  chicken: one('chicken'),
  goat: one('goat'),
  sheep: one('sheep'),
  cattle: one('cattle'),
  horse: one('horse'),
  settlement: 'a settlement',
  enemy: 'an enemy ship',
}
const SHAPE: Record<Shape, string> = {
  sea: 'open sea',
  cape: 'cape',
  headland: 'headland',
  coast: 'coast',
  plain: 'plain',
  bay: 'bay',
  inland: 'inland',
  strait: 'strait',
}
const withFeature = (card: TileCard): string => `${SHAPE[shapeOf(card)]} with ${FEATURE[card.feature]}`
export const theTile = (card: number): string => `the ${withFeature(cardOf(card))}`
export const aTile = (card: number): string =>
  `${['sea', 'inland'].includes(shapeOf(cardOf(card))) ? 'an' : 'a'} ${withFeature(cardOf(card))}`
export const someTiles = (cards: readonly number[]): string => list(cards.map(aTile))
export const captain = (card: number): string => captainOf(card).the.en

export const cardTexts: CardTexts = {
  kinds: { captain: 'Captain', tile: 'Tile' },
  shapes: SHAPE,
  livestock: ONE,
  tile: withFeature,
  captains: {
    archer: each => `${points(each)} for each tile of the shortest way from the Mainland to your farthest outpost.`,
    barbarian: each => `${points(each)} for each enemy ship you destroyed.`,
    cartographer: () => 'Your second largest island counts once more.',
    hero: each => `${points(each)} for each trio of outpost, settlement and enemy ship.`,
    huntsman: each => `${points(each)} for each pair of the same livestock delivered.`,
    queen: () => 'Your influence on one island you control, less the number of players.',
    scout: each => `${points(each)} for each complete island where you have a Viking but no control.`,
    shieldmaiden: each => `${points(each)} for each island you control.`,
    trader: each => `${points(each)} for each 3 livestock delivered.`,
    tyrant: each => `${points(each)} for each settlement you raided.`,
    watchman: each => `${points(each)} for each of your outposts.`,
  },
  provenances: provenances(
    'No public text says it: we made this to fit what is known. Of names, the French one is ours.',
  ),
  origins: { name: 'Name', effect: 'Effect', outline: 'Outline', feature: 'What it brings' },
}
