// What the cards say, read once for a deck: families, maps, guns, who wins against whom, and how hard each is to get.
import { chanceToWin } from '../attack.ts'
import { type Deck, deck, FAMILIES } from '../cards/deck.ts'
import { whyNotAttack } from '../conditions.ts'
import { maskOf, worthWith } from './odds/index.ts'

const books = new WeakMap<Deck, Book>()
let book: Book | undefined
export const bookOf = (): Book => (book?.deck === deck ? book : (book = opened(deck)))
function opened(of: Deck): Book {
  const known = books.get(of) ?? read(of)
  books.set(of, known)
  return known
}

const mayAttack = (attacker: number, target: number): boolean => whyNotAttack(attacker, target).length === 0
export type Book = ReturnType<typeof read>
const read = (of: Deck) => ({
  deck: of,
  /** By ship. */
  family: of.ships.map(ship => FAMILIES.indexOf(ship.family)),
  guns: of.ships.map(ship => ship.firepower),
  hasMap: of.ships.map(ship => ship.map),
  /** By attacker and target: whether it may attack, and the chance that it wins; 0 where it may not. */
  attacks: of.ships.map(mine => of.ships.map(theirs => mayAttack(mine.card, theirs.card))),
  wins: of.ships.map(mine =>
    of.ships.map(theirs => (mayAttack(mine.card, theirs.card) ? chanceToWin(mine.firepower, theirs.firepower) : 0)),
  ),
  /** By card: treasure points, and goods as a bit of a mask. */
  points: of.cards.map(card => (card.kind === 'treasure' ? card.points : 0)),
  bit: of.cards.map(card => (card.kind === 'goods' ? maskOf([card.advantage]) : 0)),
  chance: remembered(of.cards.length),
})
/** The chance to complete a card with five dice and these goods. */
function remembered(cards: number): (goods: number, card: number) => number {
  const known: (number | undefined)[] = []
  return (goods, card) => (known[goods * cards + card] ??= worthWith(goods, [card]))
}
