// The book of a game, for the page of its rules: what the rules say, their figures, and all cards.
import type { ComponentChildren } from 'preact'
import type { DeckSlot } from '#games/kit/deck'
import type { CardHelp, Language, RulesSection } from '#games/kit/words'
import { labelled } from './labelled.ts'

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

/** A card by what its game says of it, with all the places it comes from; its face is the game's own. */
export const cardFrom = (key: string, { name, kind, text, origins }: CardHelp): Omit<BookCard, 'face'> => ({
  key,
  kind,
  title: name,
  lines: [text],
  provenance: {
    label: origins.map(({ part, from }) => labelled(part, from.label)).join(' · '),
    help: [...new Set(origins.map(({ from }) => from.help))].join(' '),
  },
})
