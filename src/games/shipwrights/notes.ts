// Everything that is told of a match, as data. The sentences are in the texts.
import type { Seat } from '#engine'
import type { Good, Stock } from './cards/kinds.ts'
import type { Crew } from './crew.ts'
import type { Space, T } from './state.ts'

export type ShipwrightsNote =
  | { readonly say: 'stocks' | 'returns'; readonly seat: Seat; readonly goods: Stock }
  | { readonly say: 'day'; readonly day: number; readonly first: Seat }
  | { readonly say: 'drafted' | 'turn' | 'sentry-leaves'; readonly seat: Seat }
  | { readonly say: 'kept' | 'drew' | 'discards'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly say: 'reshuffles' }
  /** `cart`: one more from the Cart. */
  | { readonly say: 'buys'; readonly seat: Seat; readonly good: Good; readonly count: number; readonly cart: boolean }
  | { readonly say: 'equips' | 'drops' | 'recruits' | 'starts' | 'builds'; readonly seat: Seat; readonly card: number }
  | { readonly say: 'abandons' | 'removes' | 'shields'; readonly seat: Seat; readonly card: number }
  | { readonly say: 'calls'; readonly seat: Seat; readonly card: number }
  /** `tool`: the one used up, or -1. */
  | { readonly say: 'finishes'; readonly seat: Seat; readonly ship: number; readonly crew: Crew; readonly tool: number }
  | { readonly say: 'visits'; readonly seat: Seat; readonly space: Space }
  | { readonly say: 'kills' | 'wrecks' | 'lures'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly say: 'breaks'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly say: 'steals'; readonly seat: Seat; readonly from: Seat; readonly good: Good }
  | { readonly say: 'loses'; readonly seat: Seat; readonly count: number }
  | { readonly say: 'gold' | 'workers' | 'draws' | 'sends-home'; readonly seat: Seat; readonly count: number }
  | { readonly say: 'goods'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | { readonly say: 'swaps'; readonly seat: Seat; readonly give: Good; readonly take: Good }
  | { readonly say: 'turns-up'; readonly card: number }
  | { readonly say: 'evening'; readonly seat: Seat; readonly gold: number; readonly workers: number }
  | { readonly say: 'uncovers'; readonly cards: readonly number[] }
  | { readonly say: 'over'; readonly why: 'fleet' | 'days' | 'last-day' }

/** Telling what happened, with the notes of this game checked by their type. */
export const tell = (t: T, note: ShipwrightsNote): void => t.say(note)
/** The same, with what only one seat may read. */
export const confide = (t: T, note: ShipwrightsNote, seat: Seat, secret: ShipwrightsNote): void =>
  t.say(note, [seat, secret])
