// What every part of the board needs to know: the table, who looks at it, and what touching a piece does.
import type { Move, View } from '#games/explorers'
import type { At as AnyAt } from '../../kit/at.ts'
import type { Piece } from './choosing.ts'

/** Places of the board that are only looked at. */
export type Place = 'goal' | 'points' | 'actions' | `tile:${number}`
/** Whatever can be looked at. */
export type Looked = Piece | Place

export type At = AnyAt<View, Move, Piece, Place>
