// What a bot is: it sees what its seat sees and picks one of the options it is asked.
import type { Chance, Json, Question, Seat, Seen } from '#engine'

export type Level = 'random' | 'easy'

export interface Moment<G> {
  readonly seat: Seat
  readonly state: Seen<G>
  readonly question: Question
}
export type Bot<G> = (moment: Moment<G>, chance: Chance) => Json

/** Any option, each as likely as the others. */
export const random: Bot<unknown> = ({ question: { options } }, chance) => options[chance.below(options.length)]!
