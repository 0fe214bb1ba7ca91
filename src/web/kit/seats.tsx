// Who sits where: the mark of a seat, and the others in the order they follow.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { type SeatNumber, SeatSign } from '../art/signs.tsx'

/** Colour, shape and letter of a seat. */
export const SeatMark = ({ seat, who }: { readonly seat: Seat; readonly who: Who }) => (
  <SeatSign seat={seat as SeatNumber} letter={who(seat).slice(0, 1).toUpperCase()} />
)
/** The other seats, beginning with the one after mine. */
export const othersAfter = (me: Seat, { length }: readonly unknown[]): readonly Seat[] =>
  Array.from({ length: length - 1 }, (_, i) => (me + 1 + i) % length)
