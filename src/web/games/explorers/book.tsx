// The book of Explorers for the rules page: its figures, the captains, and every tile once, with its origin.
import { deck, slot } from '#games/explorers'
import { captainHelp, tileHelp } from '#games/explorers/words'
import { rulesIn } from '#games/explorers/words/rules'
import { type Book, type BookCard, cardFrom } from '../../kit/book.ts'
import { language } from '../../kit/settings.ts'
import './css/book.css'
import './css/chart.css'
import { CaptainFace } from './faces.tsx'
import { Figure } from './figures.tsx'
import { TileCard } from './hand.tsx'
import { say } from './words.ts'

/** Captains are numbered from here on. */
const CAPTAINS = 100

function cards(): BookCard[] {
  const captains = deck.captains.map((captain, i) => ({
    ...cardFrom(captain.id, captainHelp(captain, language.value)),
    face: <CaptainFace card={CAPTAINS + i} />,
  }))
  const tiles = deck.tiles.flatMap((tile, card) => {
    if (tile.alike !== card) return []
    const copies = deck.tiles.filter(({ alike }) => alike === card).length
    const help = tileHelp(tile, language.value)
    return {
      ...cardFrom(tile.id, help),
      title: help.text,
      lines: [say().copies(copies)],
      face: <TileCard card={card} />,
    }
  })
  return [...captains, ...tiles]
}
export const book: Book = {
  slot,
  rules: rulesIn,
  cards,
  figure: name => <Figure name={name} />,
}
