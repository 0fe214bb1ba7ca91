// The cards of Le Maître des Mers for the rules page: what each asks for, does, and where it comes from.
import { type Card, deck, slot } from '#games/maitre'
import { combinationWords, families } from '#games/maitre/words'
import { help } from '#games/maitre/words/help'
import { rulesIn } from '#games/maitre/words/rules'
import type { Book, BookCard } from '../../kit/book.ts'
import { language } from '../../kit/settings.ts'
import { PortCard } from './faces.tsx'
import { Figure } from './figures.tsx'
import { say } from './figures.words.ts'

const cards = (): BookCard[] =>
  deck.cards.map(card => ({
    key: `${card.kind} ${card.id}`,
    kind: say().kinds[card.kind],
    title: card.name[language.value],
    lines: linesOf(card),
    provenance: help[language.value].provenances[card.provenance],
    face: <PortCard card={card.card} small={false} />,
  }))

/** Everything to be read about a card, line by line. */
function linesOf(card: Card): readonly string[] {
  const tongue = language.value
  const wanted = say().wanted(combinationWords(card.combination.notation, tongue))
  switch (card.kind) {
    case 'ship': {
      const map = card.map ? say().map : say().noMap
      return [`${families[tongue][card.family]}, ${say().guns(card.firepower)}, ${map}.`, wanted]
    }
    case 'goods':
      return [wanted, help[tongue].advantages[card.advantage]]
    case 'treasure':
      return [wanted, say().points(card.points)]
  }
}
export const book: Book = {
  slot,
  rules: rulesIn,
  cards,
  figure: name => <Figure name={name} />,
}
