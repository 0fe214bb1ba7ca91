// What every part of the board needs to know: the table, who looks at it, and what touching a piece does.
import type { Seat } from '#engine'
import type { Move, View } from '#games/explorers'
import type { Who } from '#games/kit/words'
import type { PublicSeat } from '#tables'
import type { Touching } from '../../kit/chooser.ts'
import type { Piece } from './choosing.ts'

/** Places of the board that are only looked at. */
export type Place = 'goal' | 'points' | 'actions' | `tile:${number}`
/** Whatever can be looked at. */
export type Looked = Piece | Place

export interface At extends Touching<Piece> {
  readonly g: View
  readonly me: Seat
  /** What is open to me now. */
  readonly moves: readonly Move[]
  readonly who: Who
  readonly seats: readonly PublicSeat[]
  /** Opens something to be read. */
  look(at: Looked): void
}
