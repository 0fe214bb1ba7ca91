// What a game knows about being played well. Bots and hints ask it; the rules never do.
import type { Json, Question } from '#engine'

/** What a character leans to: all see the same, and weigh it differently. */
export const TEMPERS = ['even', 'careful', 'greedy', 'quarrelsome'] as const
export type Temper = (typeof TEMPERS)[number]

/** What a seat can count on at the end, in points, by the game's own names for what it is made of. */
export type Outlook = { readonly [part: string]: number }

export interface Sense<G> {
  /** How good each option looks at a glance to the seat asked, in points: it orders options and plays on. Looks only at what that seat sees. */
  leanings(g: G, question: Question, temper: Temper): readonly number[]
  /** How every seat stands when a round begins. */
  outlook(g: G, temper: Temper): readonly Outlook[]
  /** By how many points a seat has to be ahead now to win about three times of four: less and less towards the end. */
  margin(g: G): number
  /** Leanings with so many turns thought through exactly; left out: a search finds out. */
  foresee?(g: G, question: Question, temper: Temper, turns: number): readonly number[]
  /** How the options look to a newcomer; left out: as to everybody. */
  novice?(g: G, question: Question, temper: Temper): readonly number[]
  /** What the options mean, where they name a place and not what lies there; null: what they say. Equal names are as good as each other. */
  meanings?(g: G, question: Question): readonly Json[] | null
}
