// What every game says in every language: the shape of its texts. A missing sentence fails the type check.
import type { Json, Note, Question, Reason, Seat } from '#engine'

export type Language = 'fr' | 'en'
export const LANGUAGES: readonly Language[] = ['fr', 'en']

/** Who sits where, for sentences about people. */
export type Who = (seat: Seat) => string

export interface RulesSection {
  readonly id: string
  readonly title: string
  /** Paragraphs; those that are our own decision where the rules are silent carry `ruling`. */
  readonly paragraphs: readonly { readonly text: string; readonly ruling?: true }[]
  /** The name of a picture the client draws beside it. */
  readonly figure?: string
}

export interface Words {
  readonly title: string
  /** One line for the cover. */
  readonly tagline: string
  /** What a seat is asked, in one sentence. */
  question(question: Question, state: Json): string
  /** An option as a short label and, for a list, what it leads to. */
  option(option: Json, state: Json, who: Who): { readonly label: string; readonly detail: string }
  note(note: Note, who: Who): string
  /** The name of an action that is refused, and each unmet condition. */
  action(action: Json, who: Who): string
  reason(reason: Reason, who: Who): string
  /** A part of the score. */
  readonly parts: { readonly [name: string]: string }
  /** What a player can count on at the end, by the names of the game's sense: with its article, for reasons. */
  readonly outlook: { readonly [part: string]: string }
  /** What breaks ties, in order. */
  readonly ties: readonly string[]
  readonly options: { readonly [name: string]: OptionHelp }
}

export interface OptionHelp {
  readonly label: string
  readonly help: string
  /** Names of values that do not speak for themselves. */
  readonly values?: { readonly [value: string]: string }
}

export { typeset } from './typeset.ts'
