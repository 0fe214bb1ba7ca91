// The book of the Runesaga for the rules page: its figures, and each stone with what it asks, shows and brings.
import { inscriptions, slot, stonesOf, TALES } from '#games/runesaga'
import { stoneHelp } from '#games/runesaga/words'
import { rulesIn } from '#games/runesaga/words/rules'
import { type Book, type BookCard, cardFrom } from '../../kit/book.ts'
import { language } from '../../kit/settings.ts'
import './css/book.css'
import { Figure } from './figures.tsx'
import { StoneFace } from './stone.tsx'

const cards = (): BookCard[] =>
  [...TALES.flatMap(stonesOf), ...inscriptions()].map(card => ({
    ...cardFrom(String(card), stoneHelp(card, language.value)),
    face: <StoneFace card={card} />,
  }))

export const book: Book = {
  slot,
  rules: rulesIn,
  cards,
  figure: name => <Figure name={name} />,
}
