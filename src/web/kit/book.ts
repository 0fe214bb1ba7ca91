// The book of a game, for the page of its rules: what the rules say, their figures, and all cards.
import type { ComponentChildren } from 'preact'
import type { DeckSlot } from '#games/kit/deck'
import type { Language, RulesSection } from '#games/kit/words'

export interface BookCard {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly lines: readonly string[]
  readonly provenance: { readonly label: string; readonly help: string }
  readonly face: ComponentChildren
}
export interface Book {
  /** Where the cards it shows are laid; null: the game has no deck. */
  readonly slot: DeckSlot | null
  rules(language: Language): readonly RulesSection[]
  cards(): readonly BookCard[]
  /** The picture beside a section, by its name. It shows cards that come with the game. */
  figure(name: string): ComponentChildren
}
