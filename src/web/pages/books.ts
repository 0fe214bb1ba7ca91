// The words of each game, for the pages that explain it, and its book: rules and cards, loaded when opened.
import type { ComponentChildren } from 'preact'
import type { Language, RulesSection, Words } from '#games/kit/words'
import { words as maitre } from '#games/maitre/words'
import { words as shipwrights } from '#games/shipwrights/words'

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
  maitre: () => import('../games/maitre/book.tsx').then(m => m.book),
  shipwrights: () => import('../games/shipwrights/book.tsx').then(m => m.book),
}
