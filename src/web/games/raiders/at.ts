// What every part of the board needs to know: the table, who looks at it, and what touching a piece does.
import type { Seat } from '#engine'
import type { Move, View } from '#games/raiders'
import type { At as AnyAt } from '../../kit/at.ts'
import type { Piece } from './choosing.ts'

/** Places of the board that are only looked at. */
export type Place =
  | 'goal'
  | 'armour'
  | 'valkyries'
  | 'crew'
  | 'worker'
  | 'points'
  | `good:${'silver' | 'provisions' | 'gold' | 'iron' | 'livestock'}`
/** Whatever can be looked at. */
export type Looked = Piece | Place

export interface At extends AnyAt<View, Move, Piece, Place> {
  /** Where the worker somebody has just taken in hand was: it is seen coming from there. */
  readonly comes: { readonly seat: Seat; readonly from: string } | null
}
