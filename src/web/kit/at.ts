// What every part of a board needs to know: the table, who looks at it, and what touching a piece does.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { PublicSeat } from '#tables'
import type { Touching } from './chooser.ts'
import type { Piece } from './choosing.ts'

/** Of a view V, moves M, pieces P that can be touched, and places that are only looked at. */
export interface At<V, M, P extends Piece, Place extends string> extends Touching<P> {
  readonly g: V
  readonly me: Seat
  /** What is open to me now. */
  readonly moves: readonly M[]
  readonly who: Who
  readonly seats: readonly PublicSeat[]
  /** Opens something to be read. */
  look(at: P | Place): void
}

const NAMES = ['Ada', 'Bo', 'Cai']
/** A table in a picture: nothing on it can be touched. */
export const untouched = {
  me: 0,
  moves: [],
  who: Object.assign((seat: Seat) => NAMES[seat]!, { me: null }),
  seats: [],
  isLit: () => false,
  isOn: () => false,
  touch() {},
  look() {},
}
