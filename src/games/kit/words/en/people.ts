// People in English sentences: whoever is told is “you”, everybody else has a name.
import type { Seat } from '#engine'
import { capital } from '../capital.ts'
import type { Who } from '../texts.ts'
import { isMe } from '../who.ts'

/** A verb of somebody already named: “rolls”, “roll”. */
export const verb = (who: Who, seat: Seat, rolls: string, roll: string): string => (isMe(who, seat) ? roll : rolls)
/** Begins a sentence: “Bjørn rolls”, “You roll”. */
export const does = (who: Who, seat: Seat, rolls: string, roll: string): string =>
  capital(doing(who, seat, rolls, roll))
/** The same inside a sentence: “you roll”. */
export const doing = (who: Who, seat: Seat, rolls: string, roll: string): string =>
  `${whom(who, seat)} ${verb(who, seat, rolls, roll)}`
/** After a verb or a preposition: “you”, “Bjørn”. */
export const whom = (who: Who, seat: Seat): string => (isMe(who, seat) ? 'you' : who(seat))
/** Whose a thing is: “Bjørn’s Galleon”, “your Galleon”. */
export const theirs = (who: Who, seat: Seat, name: string): string =>
  isMe(who, seat) ? `your ${name}` : `${who(seat)}’s ${name}`
/** The same for whoever has just been named: “their Galleon”, “your Galleon”. */
export const own = (who: Who, seat: Seat, name: string): string => `${isMe(who, seat) ? 'your' : 'their'} ${name}`
