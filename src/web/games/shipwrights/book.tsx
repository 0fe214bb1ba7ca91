// The book of Shipwrights for the rules page: its figures, and each title once, with its effect, copies and origin.
import { deck, slot } from '#games/shipwrights'
import { cardHelp } from '#games/shipwrights/words'
import { rulesIn } from '#games/shipwrights/words/rules'
import './art/yard.css'
import type { Book, BookCard } from '../../kit/book.ts'
import { labelled } from '../../kit/labelled.ts'
import { language } from '../../kit/settings.ts'
import { Face } from './faces.tsx'
import { Figure } from './figures.tsx'
import { say } from './words.ts'

function cards(): BookCard[] {
  return deck.titles.map(title => {
    const { name, kind, text, origins } = cardHelp(title, language.value)
    const from = origins.map(({ part, from: { label } }) => labelled(part, label)).join(' · ')
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
export const book: Book = {
  slot,
  rules: rulesIn,
  cards,
  figure: name => <Figure name={name} />,
}
