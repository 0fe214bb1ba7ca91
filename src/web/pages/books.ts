// The words of each game, for the pages that explain it, and its book: rules and cards, loaded when opened.
import type { ComponentChildren } from 'preact'
import type { Language, RulesSection, Words } from '#words'
import { words as maitre } from '#words/maitre'
import { words as shipwrights } from '#words/shipwrights'

export const BOOKS: { readonly [game: string]: Record<Language, Words> } = { maitre, shipwrights }

export interface BookCard {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly lines: readonly string[]
  readonly provenance: { readonly label: string; readonly help: string }
  readonly face: ComponentChildren
}
export interface Book {
  rules(language: Language): readonly RulesSection[]
  cards(): readonly BookCard[]
  /** The picture beside a section, by its name. */
  figure(name: string): ComponentChildren
}
export const openBook: { readonly [game: string]: () => Promise<Book> } = {
  maitre: () => import('./book-maitre.tsx').then(m => m.book),
  shipwrights: () => import('./book-shipwrights.tsx').then(m => m.book),
}
