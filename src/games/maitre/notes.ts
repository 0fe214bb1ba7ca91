// Everything that is told of a match, as data. The sentences are in the words.
import type { Seat } from '#engine'
import type { Face } from './hand.ts'
import type { UseMove } from './moves.ts'
import type { Pursuit, T } from './state.ts'

export type MaitreNote =
  | { readonly say: 'first' | 'passes'; readonly seat: Seat }
  | { readonly say: 'port'; readonly ships: readonly number[] }
  | { readonly say: 'tries'; readonly seat: Seat; readonly action: Pursuit; readonly card: number }
  | { readonly say: 'rolls'; readonly seat: Seat; readonly dice: readonly Face[] }
  | {
      readonly say: 'places'
      readonly seat: Seat
      readonly card: number
      readonly dice: readonly Face[]
      /** All that lie on the card now; left out in matches of old. */
      readonly placed?: readonly number[]
    }
  | { readonly say: 'aside'; readonly seat: Seat; readonly die: Face }
  | ({ readonly say: 'uses'; readonly seat: Seat } & Omit<UseMove, 'do'>)
  | { readonly say: 'arms' | 'fails' | 'drops' | 'spares'; readonly seat: Seat; readonly card: number }
  | { readonly say: 'gains'; readonly seat: Seat; readonly card: number; readonly ship: number }
  | { readonly say: 'arrives'; readonly ship: number }
  | {
      readonly say: 'fights'
      readonly seat: Seat
      readonly defender: Seat
      readonly ship: number
      readonly target: number
      readonly dice: readonly [Face, Face]
      readonly totals: readonly [number, number]
      readonly winner: Seat
    }
  | { readonly say: 'loots'; readonly seat: Seat; readonly from: Seat; readonly card: number; readonly ship: number }
  | { readonly say: 'returns'; readonly seat: Seat; readonly ship: number }
  | { readonly say: 'season' | 'last-round' }
  /** `round`: with the round in which the port became empty. */
  | { readonly say: 'over'; readonly round?: true }

/** Tells what happened, checked to be a note of this game. */
export const tell = (t: T, note: MaitreNote): void => t.say(note)
