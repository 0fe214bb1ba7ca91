// All that a language has to say of a game: a sentence for every kind of fact. A missing one fails the type check.
import type { Seat } from '#engine'
import type { Provenance } from '../deck/index.ts'

/** The names of those who sit there, for sentences about people. */
export interface Who {
  (seat: Seat): string
  /** Whom the words are told to, who is «you» in them; null or left out: nobody, and everybody is called by name. */
  readonly me?: Seat | null
}

export interface OptionWords {
  /** An option as a short label, */
  readonly label: string
  /** and for a list what it leads to. */
  readonly detail: string
}
export interface Explained {
  readonly label: string
  readonly help: string
}
export interface OptionHelp extends Explained {
  /** Names of values that do not speak for themselves. */
  readonly values?: { readonly [value: string]: string }
}

/** What sentences are told of, each with the field that tells its kinds apart. */
export interface Facts {
  readonly question: { readonly kind: string }
  readonly move: { readonly do: string }
  readonly note: { readonly say: string }
  readonly action: { readonly do: string }
  readonly reason: { readonly needs: string }
}
/** The facts of one kind. */
type Of<T, Key extends keyof T, K> = T extends unknown ? (K extends T[Key] ? T : never) : never
/** One sentence for each kind of fact. */
export type Sentences<T, Key extends keyof T, R = string> = {
  readonly [K in T[Key] & string]: (fact: Of<T, Key, K>, who: Who) => R
}

/** What a game says that is no sentence about a moment. */
export interface Labels {
  readonly title: string
  /** One line for the cover. */
  readonly tagline: string
  /** A part of the score. */
  readonly parts: { readonly [name: string]: string }
  /** What a player can count on at the end, by the names of the game's sense: with its article, for reasons. */
  readonly outlook: { readonly [part: string]: string }
  /** What breaks ties, in order. */
  readonly ties: readonly string[]
  readonly options: { readonly [name: string]: OptionHelp }
}
export interface Texts<F extends Facts> extends Labels {
  readonly questions: Sentences<F['question'], 'kind'>
  readonly moves: Sentences<F['move'], 'do', OptionWords>
  readonly notes: Sentences<F['note'], 'say'>
  readonly actions: Sentences<F['action'], 'do'>
  readonly reasons: Sentences<F['reason'], 'needs'>
  /** A turn or a day by its number. */
  moment(number: number): string
}
/** What is said of where cards come from, in games that have some. */
export interface Sourced {
  readonly provenances: Record<Provenance, Explained>
}
/** The same where parts of a card come from different places. */
export interface SourcedParts<Part extends string> extends Sourced {
  readonly origins: Record<Part, string>
}
