// What a game knows about being played well. Bots and hints ask it; the rules never do.
import type { Json, QuestionOf, Seen } from '#engine'
import type { Leaning, Reading } from './tokens.ts'
import type { Fittable } from './weighing.ts'

export * from './tokens.ts'

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
  /** So many rounds a search plays on, by leanings, before it asks the outlook; left out: to the end of the round. */
  horizon?(g: Seen<G>): number
  /** By how many points a seat has to be ahead now to win about three times of four: less and less towards the end. */
  margin(g: Seen<G>): number
  /** Points wanted of who plays alone; left out: nobody does. */
  readonly par?: number
  /** Leanings with so many turns thought through exactly; left out: a search finds out. */
  foresee?(g: Seen<G>, question: QuestionOf<Q>, temper: Temper, turns: number): readonly number[]
  /** How the options look to a newcomer; left out: as to everybody. */
  novice?(g: Seen<G>, question: QuestionOf<Q>, temper: Temper): readonly number[]
  /** What the options mean, where they name a place and not what lies there; null: what they say. Equal names are as good as each other. */
  meanings?(g: Seen<G>, question: QuestionOf<Q>): readonly Json[] | null
  /** How chance may fall, exactly, where an option leaves something to it before anybody decides again; null: it does not. Left out: worlds show. */
  falls?(g: Seen<G>, question: QuestionOf<Q>, option: Q[keyof Q]): readonly Fall[] | null
  /** What the outlook weighs, for `npm run fit`; left out: nothing that could be fitted. */
  readonly fittable?: Fittable<Seen<G>>
  /** What there is to learn from; left out: nothing is learned. */
  readonly learning?: Learning<G, Q>
  /** Of a game that is made of games: the same sense upon what was learned of each of them. Left out: it is made of none. */
  onto?(taught: (game: string, sense: AnySense) => AnySense): Sense<G, Q>
}
/** Leanings where nothing speaks for one option or another. */
export const indifferent = (options: readonly unknown[]): readonly number[] => options.map(() => 0)
/** One way chance may fall. */
export interface Fall {
  /** How likely it is; of all ways together 1. */
  readonly likely: number
  /** The numbers that chance gives to the rules then, one after the other. */
  readonly rolls: readonly number[]
}
/** What bots learn to play from, and what they have learned. */
export interface Learning<G, Q> {
  /** What the seat asked sees and what its options say. Looks only at what that seat sees. */
  reading(g: Seen<G>, question: QuestionOf<Q>): Reading
  readonly leaning: Leaning
  /** What is learned is added to the leanings the game has; left out: it takes their place. */
  readonly adds?: true
  /** The weights that were published, loaded with the bots; null: none yet. */
  taught(): Promise<Taught | null>
}
/** Weights as they are published, and how they came about. */
export interface Taught {
  /** Prints the same weights again. */
  readonly command: string
  readonly seed: string
  readonly matches: number
  /** Minutes of computing they took. */
  readonly minutes: number
  /** The code and the deck they were found with. */
  readonly code: string
  readonly edition: string
  /** One step of the packed weights. */
  readonly scale: number
  readonly weights: string
}
// oxlint-disable-next-line typescript/no-explicit-any -- a registry holds senses of games of any state
export type AnySense = Sense<any, any>

export * from './weighing.ts'
