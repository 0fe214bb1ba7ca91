// Everything that is told of a match, as data. The sentences are in the texts.
import type { Seat } from '#engine'
import type { Livestock } from './cards/kinds.ts'
import type { Place } from './map.ts'
import type { T } from './state.ts'

export type ExplorersNote =
  | { readonly say: 'captain'; readonly seat: Seat; readonly card: number }
  /** The two whom one has alone. */
  | { readonly say: 'captains'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly say: 'begins' | 'turn'; readonly seat: Seat }
  /** The hand, which fits nowhere, is shown and drawn anew; a tile that still fits nowhere is left out. */
  | { readonly say: 'redraws'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly say: 'strays' | 'discards'; readonly seat: Seat; readonly card: number }
  | { readonly say: 'draws'; readonly seat: Seat; readonly count: number }
  | { readonly say: 'drew'; readonly seat: Seat; readonly cards: readonly number[] }
  /** A card has become a tile of this number; beside which other one, and in which direction from there. */
  | {
      readonly say: 'lays'
      readonly seat: Seat
      readonly card: number
      readonly tile: number
      readonly beside: number
      readonly side: number
    }
  | { readonly say: 'settlement'; readonly tile: number; readonly strength: number }
  /** Islands have become one; an island is complete, covers so many tiles, and is led by these seats. */
  | { readonly say: 'merges'; readonly island: number; readonly gone: readonly number[] }
  | { readonly say: 'closes'; readonly island: number; readonly tiles: number; readonly leaders: readonly Seat[] }
  | {
      readonly say: 'loads' | 'unloads'
      readonly seat: Seat
      readonly place: Place
      readonly vikings: number
      readonly livestock: readonly Livestock[]
    }
  | { readonly say: 'delivers'; readonly seat: Seat; readonly livestock: readonly Livestock[] }
  | { readonly say: 'sails'; readonly seat: Seat; readonly to: number }
  | { readonly say: 'sinks'; readonly seat: Seat; readonly tile: number; readonly skull: boolean }
  | { readonly say: 'walks'; readonly seat: Seat; readonly from: Place; readonly to: Place; readonly vikings: number }
  | {
      readonly say: 'drives'
      readonly seat: Seat
      readonly from: Place
      readonly to: Place
      readonly livestock: Livestock
    }
  | { readonly say: 'builds'; readonly seat: Seat; readonly tiles: readonly number[]; readonly island: number }
  | {
      readonly say: 'raids'
      readonly seat: Seat
      readonly tile: number
      readonly strength: number
      readonly vikings: number
    }
  | { readonly say: 'over' }
  /** How well somebody did alone, by grades from 0. */
  | { readonly say: 'fares'; readonly seat: Seat; readonly score: number; readonly grade: number }

/** Telling what happened, with the notes of this game checked by their type. */
export const tell = (t: T, note: ExplorersNote): void => t.say(note)
/** The same, with what only one seat may read. */
export const confide = (t: T, note: ExplorersNote, seat: Seat, secret: ExplorersNote): void =>
  t.say(note, [seat, secret])
