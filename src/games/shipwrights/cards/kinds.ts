// What the cards of Shipwrights are: their kinds, their titles, and what each title says.

export const GOODS = ['oak', 'wool', 'iron'] as const
export type Good = (typeof GOODS)[number]
/** So many of oak, wool and iron. */
export type Stock = readonly [oak: number, wool: number, iron: number]

export const VILLAGERS = [
  'assassin',
  'barbarian',
  'conspirator',
  'pioneer',
  'mercenary',
  'pillager',
  'berserker',
  'thief',
  'sentry',
  'chieftain',
  'sage',
  'beggar',
  'labourer',
  'merchant',
  'trader',
  'king',
  'queen',
  'navigator',
] as const
export const SAGA_VILLAGERS = ['scout', 'armourer'] as const
export type VillagerId = (typeof VILLAGERS)[number] | (typeof SAGA_VILLAGERS)[number]
/** Villagers that do harm: a peaceful deck is without them. */
export const ATTACKS: readonly VillagerId[] = [
  'assassin',
  'barbarian',
  'conspirator',
  'mercenary',
  'pillager',
  'berserker',
  'thief',
]
/** Villagers a Sentry keeps away: all that do harm but the Berserker. */
export const KEPT_AWAY: readonly VillagerId[] = ATTACKS.filter(id => id !== 'berserker')

export const TOOLS = ['bow_saw', 'spindle', 'bloomery', 'cart'] as const
export type ToolId = (typeof TOOLS)[number]
export const BUILDINGS = [
  'langhus',
  'mining_camp',
  'church',
  'fortress',
  'treasury',
  'boat_house',
  'market_hall',
] as const
export type BuildingId = (typeof BUILDINGS)[number] | 'silversmith'

export type Provenance = 'seed' | 'published' | 'ruling' | 'reconstructed'
export const PROVENANCES: readonly Provenance[] = ['seed', 'published', 'ruling', 'reconstructed']
/** Where each part of a card comes from. */
export interface Origins {
  readonly name: Provenance
  readonly effect: Provenance
  /** Costs, amounts, points and copies. */
  readonly numbers: Provenance
}

interface Titled {
  readonly name: { readonly fr: string; readonly en: string }
  /** The name with its article, for sentences. */
  readonly the: { readonly fr: string; readonly en: string }
  readonly copies: number
  readonly origins: Origins
  /** One of the cards of the Runesaga. */
  readonly saga: boolean
}
export interface Ship extends Titled {
  readonly kind: 'ship'
  readonly id: string
  readonly gold: number
  readonly workers: number
  readonly goods: Stock
  /** The craftsmen it takes, by their place in the deck's list. */
  readonly crafts: readonly number[]
  readonly points: number
  readonly military: number
  /** What it changes, once built: room in the mill, workers each evening, gold each evening. */
  readonly mill: number
  readonly hands: number
  readonly income: number
}
export interface Craftsman extends Titled {
  readonly kind: 'craftsman'
  readonly id: string
  readonly craft: number
}
/** The numbers mean what the villager does with them. */
export interface Villager extends Titled {
  readonly kind: 'villager'
  readonly id: VillagerId
  readonly gold: number
  readonly workers: number
  readonly goods: number
  readonly cards: number
}
export interface Tool extends Titled {
  readonly kind: 'tool'
  readonly id: ToolId
  readonly gold: number
  /** The resource a ship does not need with it, by its place in `GOODS`; -1 for the Cart. */
  readonly spares: number
}
export interface Building extends Titled {
  readonly kind: 'building'
  readonly id: BuildingId
  readonly gold: number
  readonly workers: number
  readonly points: number
  readonly mill: number
  readonly income: number
}
/** A title; the deck has several cards of most. */
export type Card = Ship | Craftsman | Villager | Tool | Building
export type Kind = Card['kind']

/** What a market back yields, and how many cards have it. */
export interface Back {
  readonly yields: Stock
  readonly cards: number
}
export interface Deck {
  /** The title of every card by its number: the 128 of the box, then the 16 of the Runesaga. */
  readonly cards: readonly Card[]
  readonly titles: readonly Card[]
  readonly craftsmen: readonly Craftsman[]
  readonly backs: readonly Back[]
  /** Tells decks apart: matches belong to the deck they started with. */
  readonly edition: string
}
