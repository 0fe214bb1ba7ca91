// The book of Shipwrights for the rules page: its figures, and each title once, with its effect, copies and origin.
import { deck } from '#games/shipwrights'
import { rulesIn } from '#rules/shipwrights'
import { cardHelp } from '#words/shipwrights'
import '../art/yard.css'
import { language } from '../shell/settings.ts'
import { Face } from '../shipwrights/faces.tsx'
import { say } from '../shipwrights/words.ts'
import { Figure } from './book-shipwrights.figures.tsx'
import type { Book, BookCard } from './books.ts'

function cards(): BookCard[] {
  return deck.titles.map(title => {
    const { name, kind, text, origins } = cardHelp(title, language.value)
    const from = origins.map(({ part, from: { label } }) => `${part} : ${label}`).join(' · ')
    const help = origins.map(({ from: { help: why } }) => why)
    return {
      key: title.id,
      kind,
      title: name,
      lines: [text, say().copies(title.copies)],
      provenance: { label: from, help: [...new Set(help)].join(' ') },
      face: <Face card={deck.cards.findIndex(card => card.id === title.id)} />,
    }
  })
}
export const book: Book = { rules: rulesIn, cards, figure: name => <Figure name={name} /> }
