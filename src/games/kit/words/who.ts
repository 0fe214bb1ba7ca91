// Whom words are told to: whoever it is, is «you» in them.
import type { Seat } from '#engine'
import type { Who } from './texts.ts'

export type Names = (seat: Seat) => string

/** The words of a table as this seat reads them; null: as one who looks on does. */
export const tellTo = (me: Seat | null, names: Names): Who => Object.assign((seat: Seat) => names(seat), { me })
export const isMe = (who: Who, seat: Seat): boolean => who.me === seat
