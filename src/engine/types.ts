// The words of the engine: what a game is, what rules ask, what a match stores. Types only.
import type { Tabletop } from './tabletop.ts'

export type Seat = number
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Who may read the faces in a zone. */
export type Audience = 'all' | 'none' | Seat
/** Whatever is hidden lives in a zone, and nowhere else. A zone whose type says that all see it hides nothing. */
export interface Zone<S extends Audience = Audience> {
  sees: S
  cards: number[]
}
export type OpenZone = Zone<'all'>

/** Where a card lies: a zone, and the place in it. */
export type Place = readonly [zone: Zone, at: number]

export interface Question<T = Json, K extends string = string> {
  readonly seat: Seat
  readonly kind: K
  readonly options: readonly T[]
}
/** Any question of a game whose `Q` maps each kind of question to its options: the kind tells the type of the options. */
export type QuestionOf<Q> = { readonly [K in keyof Q & string]: Question<Q[K], K> }[keyof Q & string]
/** What the rules wait for: every answer (`all`), or the first one, after which the rest is asked anew (`any`). */
export interface Ask {
  readonly questions: readonly Question[]
  readonly until: 'all' | 'any'
}
export interface Answer {
  readonly seat: Seat
  readonly pick: Json
}

/** The chapter to play next; null: the game is over. */
export type Next = readonly [chapter: string, args: Json] | null
export type Steps<R = Next> = Generator<Ask, R, readonly Json[]>

/** One thing that happened, as data; the words are the game's texts. */
export interface Note {
  readonly say: string
  readonly [key: string]: Json
}
/** A note with its secret wording for the one seat that may read it. */
export interface Entry {
  readonly note: Note
  readonly secret?: readonly [seat: Seat, note: Note]
}

/** Why something cannot be done: the unmet condition, as data. */
export interface Reason {
  readonly needs: string
  readonly [key: string]: Json
}
/** A visible action that is not open now. */
export interface Refusal {
  readonly action: Json
  readonly because: readonly Reason[]
}

export interface Standing {
  readonly seat: Seat
  /** 1 for the winner; equal ranks share a place. */
  readonly rank: number
  readonly score: number
  /** What the score is made of, by the game's own names. */
  readonly parts: { readonly [name: string]: number }
  /** What decides between equal scores, most important first. */
  readonly ties: readonly number[]
}
export type Result = readonly Standing[]

export type OptionValue = boolean | number | string
/** Every option is a choice among a few values; the first is the default. */
export type OptionSpecs<O> = { readonly [K in keyof O]: readonly [O[K], ...O[K][]] }

/** A chapter as it began, with the answers given in it; `at`: how many words of the secret were used before it. */
export interface Chapter<G = Json> {
  readonly at: number
  readonly base: G
  readonly next: Next
  readonly answers: readonly Answer[]
}
/** The last answer before this chapter: whose it was and its chapter, or what it can no longer be taken back across. */
export type Earlier<G = Json> =
  | { readonly seat: Seat; readonly chapter: Chapter<G> }
  | { readonly seat: Seat; readonly sealedBy: string }

/** A match as it lies in a store: all that is ever kept. */
export interface Match<G = Json> {
  readonly game: string
  readonly version: number
  /** Which deck it is played with. */
  readonly edition: string
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  /** The secret all chance comes from, and how many words of it were used before the chapter. */
  readonly rng: { readonly secret: string; readonly at: number }
  /** The state at the start of the chapter, and the answers given since. */
  readonly base: G
  readonly next: Next
  readonly answers: readonly Answer[]
  readonly earlier?: Earlier<G>
}

/** What a seat brings to a game that is part of a larger one, by the game's own names: all nothing when it is played alone. */
export type Perks<P extends string = string> = { readonly [perk in P]: number }
/** How a game begins that is part of a larger one. */
export interface Opening<P extends string = string> {
  /** Who begins; left out: whoever is drawn. */
  readonly first?: Seat
  /** By seat. */
  readonly perks?: readonly Perks<P>[]
  /** It is over after so many rounds at the latest; left out: it takes as long as it takes. */
  readonly rounds?: number
}

// oxlint-disable-next-line typescript/no-explicit-any -- left out, questions of any kind may be asked
export interface Game<G, O, Q = any> {
  readonly id: string
  readonly version: number
  /** Of the deck matches begin with now. */
  readonly edition: string
  /**
   * Puts the deck of an edition in place: whatever the rules are asked from here on, they answer with its cards. False: it
   * is not known here. Left out: there is no other.
   */
  lay?(edition: string): boolean
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs<O>
  /** No match takes more answers than this; one that does shows a defect of the rules. */
  readonly bound: number
  readonly first: Next
  readonly chapters: { readonly [name: string]: (t: Tabletop<G, Q>, args: Json) => Steps }
  /** The state before the first chapter: everything in its box, nothing shuffled. */
  setup(seats: number, options: O, opening?: Opening): G
  /** Every visible action that is not open to this seat now, with the unmet conditions. */
  refusals(g: G, seat: Seat): Refusal[]
  /**
   * What a seat remembers of cards it cannot see any more: groups of places whose cards it knows together, without
   * knowing which lies where. What is in no group, and not to be seen, could be anything.
   */
  recalls?(g: G, seat: Seat): readonly (readonly Place[])[]
  /**
   * What the back of a card tells: hidden cards are only dealt anew among cards of the same back. Left out: all are alike.
   */
  back?(g: G, card: number): string
  /** Which box the things on the table come from: while it is the same, none is lost and none is added. */
  box?(g: G): string
  result(g: G): Result
  /** How far a match has come, in the game's own count: turns, or days. */
  rounds(g: G): number
  /** The game's own conservation laws: null, or what is broken. */
  broken?(g: G): string | null
  /** `migrations[n - 1]` turns a stored match of version n into one of version n + 1. */
  readonly migrations: readonly ((old: Match) => Match)[]
}
// oxlint-disable-next-line typescript/no-explicit-any -- a registry holds games of any state and options
export type AnyGame = Game<any, any>
