// What the cards of Shipwrights are: their kinds, their titles, and what each title says.
import type { Named, Provenance } from '#games/kit/deck'
import type { BuildingId } from './buildings.ts'
import type { ToolId } from './tools.ts'
import type { VillagerId } from './villagers/index.ts'

export type { BuildingId, ToolId, VillagerId }

export const GOODS = ['oak', 'wool', 'iron'] as const
export type Good = (typeof GOODS)[number]
/** So many of oak, wool and iron. */
export type Stock = readonly [oak: number, wool: number, iron: number]

/**
 * Where each part of a card comes from. Its numbers are amounts and points, with all that a ship or a tool costs; what a
 * building costs is told apart. How many copies there are is reconstructed for all of them.
 */
export type Origins = Readonly<Record<'name' | 'effect' | 'numbers' | 'price', Provenance>>

interface Titled<Kind> extends Named {
  readonly kind: Kind
  readonly id: string
  readonly copies: number
  readonly origins: Origins
  /** One of the cards of the Runesaga. */
  readonly saga: boolean
}
export interface Ship extends Titled<'ship'> {
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
export interface Craftsman extends Titled<'craftsman'> {
  readonly craft: number
}
/** The numbers mean what the villager does with them. */
export interface Villager extends Titled<'villager'> {
  readonly id: VillagerId
  readonly gold: number
  readonly workers: number
  readonly goods: number
  readonly cards: number
}
export interface Tool extends Titled<'tool'> {
  readonly id: ToolId
  readonly gold: number
  /** The resource a ship does not need with it, by its place in `GOODS`; -1 for the Cart. */
  readonly spares: number
}
export interface Building extends Titled<'building'> {
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
