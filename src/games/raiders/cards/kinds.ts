// What Raiders is played with: workers and goods, settlements, townsfolk and offerings, and what each of them says.
import type { Named, Provenance } from '#games/kit/deck'
import type { TownsfolkId } from './townsfolk/index.ts'

export type { TownsfolkId }

export const COLOURS = ['black', 'grey', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** All that players and supply have in pieces. The last three are plunder. */
export const GOODS = ['silver', 'provisions', 'gold', 'iron', 'livestock'] as const
export type Good = (typeof GOODS)[number]
export const PLUNDER = ['gold', 'iron', 'livestock'] as const
export type Plunder = (typeof PLUNDER)[number]
/** The places in `GOODS`. */
export const [SILVER, PROVISIONS, GOLD, IRON, LIVESTOCK] = [0, 1, 2, 3, 4] as const
/** So many of each, in the order of `GOODS`. */
export type Stock = readonly number[]
/** What lies in a plunder set: Valkyries, then gold, iron and livestock. */
export type Tokens = readonly number[]
/** From the place in a set to the place in `GOODS`. */
export const asGood = (token: number): number => token + 1
export const VALKYRIE = 0

export const KINDS = ['harbour', 'outpost', 'monastery', 'fortress'] as const
export type Kind = (typeof KINDS)[number]

/** Where each part comes from; numbers are costs, amounts, points and copies. */
export type Origins = Readonly<Record<'name' | 'effect' | 'numbers', Provenance>>

export interface Settlement extends Named {
  readonly id: string
  readonly kind: Kind
  /** The workers that may raid it. */
  readonly workers: readonly Colour[]
  /** Each with so many tokens, and the worker who comes along. */
  readonly sets: readonly { readonly tokens: number; readonly worker: Colour }[]
  readonly crew: number
  readonly provisions: number
  readonly gold: number
  readonly dice: number
  /** From so much strength on so many points, the lowest first. */
  readonly tiers: readonly { readonly strength: number; readonly points: number }[]
}
/** A title of the townsfolk; the pile has several cards of most. What the two amounts mean is its record's. */
export interface Townsfolk extends Named {
  readonly id: TownsfolkId
  readonly copies: number
  readonly cost: number
  readonly strength: number
  /** The amount of what it does as crew, and of what it does at the Town Hall. */
  readonly crew: number
  readonly hall: number
  readonly origins: Origins
  /** One of the cards of the Runesaga. */
  readonly saga: boolean
}
export interface Offering {
  readonly id: string
  readonly asks: Stock
  readonly points: number
}
export interface Deck {
  readonly settlements: readonly Settlement[]
  /** The title of every card by its number: the 71 of the box, then the 22 of the Runesaga. */
  readonly cards: readonly Townsfolk[]
  /** The same as first printed. */
  readonly first: readonly Townsfolk[]
  readonly titles: readonly Townsfolk[]
  readonly firstTitles: readonly Townsfolk[]
  readonly offerings: readonly Offering[]
  /** Tells decks apart: matches belong to the deck they started with. */
  readonly edition: string
}
