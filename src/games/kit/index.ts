// A game as the list of games has it: its rules, what it knows about being played well, its deck, and what is counted of it.
import type { AnyGame } from '#engine'
import type { AnyCensus } from './census/index.ts'
import type { DeckSlot } from './deck/index.ts'
import type { AnySense } from './sense/index.ts'
import type { Language } from './words/language.ts'

export interface Listed {
  readonly game: AnyGame
  readonly sense: AnySense
  /** null: there is no deck file. */
  readonly deck: DeckSlot | null
  /** Counts one match, from the table as it is laid; left out: only its result is known. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a registry holds games of any state
  census?(g: any): AnyCensus
  /** What it is called where its other words are not at hand; left out: by its id. */
  readonly title?: { readonly [language in Language]: string }
}
