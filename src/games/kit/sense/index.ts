// What a game knows about being played well. Bots and hints ask it; the rules never do.
import type { Json, QuestionOf, Seen } from '#engine'

/** What a character leans to: all see the same, and weigh it differently. */
export const TEMPERS = ['even', 'careful', 'greedy', 'quarrelsome'] as const
export type Temper = (typeof TEMPERS)[number]

/** What a seat can count on at the end, in points, by the game's own names for what it is made of. */
export type Outlook = { readonly [part: string]: number }

/** Asked of what a seat sees, and of worlds that might be: a whole state is a view that hides nothing. */
export interface Sense<G, Q> {
  /** How good each option looks at a glance to the seat asked, in points: it orders options and plays on. Looks only at what that seat sees. */
  leanings(g: Seen<G>, question: QuestionOf<Q>, temper: Temper): readonly number[]
  /** How every seat stands when a round begins. */
  outlook(g: Seen<G>, temper: Temper): readonly Outlook[]
  /** By how many points a seat has to be ahead now to win about three times of four: less and less towards the end. */
  margin(g: Seen<G>): number
  /** Leanings with so many turns thought through exactly; left out: a search finds out. */
  foresee?(g: Seen<G>, question: QuestionOf<Q>, temper: Temper, turns: number): readonly number[]
  /** How the options look to a newcomer; left out: as to everybody. */
  novice?(g: Seen<G>, question: QuestionOf<Q>, temper: Temper): readonly number[]
  /** What the options mean, where they name a place and not what lies there; null: what they say. Equal names are as good as each other. */
  meanings?(g: Seen<G>, question: QuestionOf<Q>): readonly Json[] | null
}
// oxlint-disable-next-line typescript/no-explicit-any -- a registry holds senses of games of any state
export type AnySense = Sense<any, any>
