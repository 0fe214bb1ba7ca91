// People in French sentences: whoever is told is «vous», everybody else has a name.
import type { Seat } from '#engine'
import { capital } from '../capital.ts'
import type { Who } from '../texts.ts'
import { isMe } from '../who.ts'
import { de } from './small.ts'

/** A verb of somebody already named: «lance», «lancez». */
export const verb = (who: Who, seat: Seat, lance: string, lancez: string): string => (isMe(who, seat) ? lancez : lance)
/** Begins a sentence: «Bjørn lance», «Vous lancez». */
export const does = (who: Who, seat: Seat, lance: string, lancez: string): string =>
  capital(doing(who, seat, lance, lancez))
/** The same inside a sentence: «vous lancez». */
export const doing = (who: Who, seat: Seat, lance: string, lancez: string): string =>
  `${whom(who, seat)} ${verb(who, seat, lance, lancez)}`
/** After «à», «chez» or «contre»: «vous», «Bjørn». */
export const whom = (who: Who, seat: Seat): string => (isMe(who, seat) ? 'vous' : who(seat))
/** To whom something is done: «vous protège», «protège Bjørn». */
export const doesTo = (who: Who, seat: Seat, protège: string): string =>
  isMe(who, seat) ? `vous ${protège}` : `${protège} ${who(seat)}`
/** A thing, told with its article, and whose it is: «le Galion de Bjørn», «votre Galion», «vos Épices». */
export const theirs = (who: Who, seat: Seat, the: string): string =>
  isMe(who, seat) ? `${isPlural(the) ? 'vos' : 'votre'} ${bare(the)}` : `${the} ${de(who(seat))}`
/** The same for whoever has just been named: «son Galion», «votre Galion». */
export function own(who: Who, seat: Seat, the: string): string {
  if (isMe(who, seat)) return theirs(who, seat, the)
  return `${isPlural(the) ? 'ses' : the.startsWith('la ') ? 'sa' : 'son'} ${bare(the)}`
}
export const isPlural = (the: string): boolean => the.startsWith('les ')
const bare = (the: string): string => the.replace(/^(?:les? |la |l’)/, '')
