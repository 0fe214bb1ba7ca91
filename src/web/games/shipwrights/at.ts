// What every part of the board needs to know: the table, who looks at it, and what touching a piece does.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { G, Move } from '#games/shipwrights'
import type { PublicSeat } from '../../play/types.ts'
import type { Piece } from './choosing.ts'

export interface At {
  readonly g: G
  readonly me: Seat
  /** What is open to me now. */
  readonly moves: readonly Move[]
  readonly who: Who
  readonly seats: readonly PublicSeat[]
  /** Touching it leads on. */
  isLit(piece: Piece): boolean
  /** It was touched. */
  isOn(piece: Piece): boolean
  touch(piece: Piece): void
}
