// What Explorers is played with: tiles and what they bring, starting boards, tokens, captains.
import type { Named, Provenance } from '#games/kit/deck'
import type { CaptainId } from './captains.ts'

export type { CaptainId }

export const LIVESTOCK = ['pig', 'chicken', 'goat', 'sheep', 'cattle', 'horse'] as const
export type Livestock = (typeof LIVESTOCK)[number]
/** What comes with a tile. */
export const FEATURES = [...LIVESTOCK, 'settlement', 'enemy'] as const
export type Feature = (typeof FEATURES)[number]
export const BOARDS = ['A', 'B', 'C', 'D'] as const
export type BoardId = (typeof BOARDS)[number]

/** By how many corners are land; a strait has several lands. */
export const SHAPES = ['sea', 'cape', 'headland', 'coast', 'plain', 'bay', 'inland', 'strait'] as const
export type Shape = (typeof SHAPES)[number]

/** The lands of a tile, each as the corners it holds; what stands on land stands on the first. */
export type Lands = readonly number[]
export interface TileCard {
  readonly id: string
  readonly lands: Lands
  readonly feature: Feature
  /** Turns after which it looks different, and its corners that are land then. */
  readonly turns: readonly number[]
  readonly outlines: readonly { readonly turns: number; readonly corners: number }[]
  /** Tiles of one outline with the same feature are the same: the first of them. */
  readonly alike: number
  readonly origins: Readonly<Record<'outline' | 'feature', Provenance>>
}
/** A side of the starting boards: its three tiles, from west to east. */
export interface Board {
  readonly id: BoardId
  readonly tiles: readonly Lands[]
}
export interface Captain extends Named {
  readonly id: CaptainId
  /** For each of what it counts. */
  readonly points: number
  readonly origins: Readonly<Record<'name' | 'effect', Provenance>>
}
export interface Deck {
  readonly tiles: readonly TileCard[]
  readonly boards: Readonly<Record<BoardId, Board>>
  readonly captains: readonly Captain[]
  /** The strength of every settlement token. */
  readonly settlements: readonly number[]
  /** Of every token of an enemy ship, whether a skull is on its back. */
  readonly enemies: readonly boolean[]
  /** Tells decks apart: matches belong to the deck they started with. */
  readonly edition: string
}
