// The book of Pebbles: two sentences.
import { type Language, rulesPage, type Section } from '#games/kit/words'
import type { Book } from '../../kit/book.ts'

const WRITTEN: Record<Language, { readonly goal: Section }> = {
  fr: { goal: { title: 'Le but', lines: ['Prenez le dernier galet.'] } },
  en: { goal: { title: 'The goal', lines: ['Take the last pebble.'] } },
}
export const book: Book = {
  slot: null,
  rules: language => rulesPage({ goal: null }, WRITTEN[language], {}),
  cards: () => [],
  figure: () => null,
}
