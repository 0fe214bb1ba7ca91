// The book of Shipwrights for the rules page: its figures, and each title once, with its effect, copies and origin.
import { deck, slot } from '#games/shipwrights'
import { cardHelp } from '#games/shipwrights/words'
import { rulesIn } from '#games/shipwrights/words/rules'
import './art/yard.css'
import { type Book, type BookCard, cardFrom } from '../../kit/book.ts'
import { language } from '../../kit/settings.ts'
import { Face } from './faces.tsx'
import { Figure } from './figures.tsx'
import { say } from './words.ts'

function cards(): BookCard[] {
  return deck.titles.map(title => {
    const told = cardFrom(title.id, cardHelp(title, language.value))
    return {
      ...told,
      lines: [...told.lines, say().copies(title.copies)],
      face: <Face card={deck.cards.findIndex(card => card.id === title.id)} />,
    }
  })
}
export const book: Book = {
  slot,
  rules: rulesIn,
  cards,
  figure: name => <Figure name={name} />,
}
