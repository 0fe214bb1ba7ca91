// Tokens of Shipwrights by what they are about: titles, crafts and goods.
import { counted, remark } from '#games/kit/sense'
import { deck } from '../cards/deck.ts'
import { type Card, type Deck, GOODS } from '../cards/kinds.ts'

/** Tokens of titles, found by the number of a card or of a craft: the quick way, as long as the deck is the same. */
export function titled(
  text: string,
  make = remark,
  name = ({ id }: Card): string => id,
  list = ({ cards }: Deck): readonly Card[] => cards,
): (number: number) => number {
  let made: readonly number[] = []
  let of: Deck | null = null
  return number => {
    if (of !== deck) {
      of = deck
      made = list(deck).map(title => make(`${text} ${name(title)}`))
    }
    return made[number]!
  }
}
export const crafted = (text: string) => titled(text, remark, undefined, ({ craftsmen }) => craftsmen)
export const perGood = (text: string, low: number, high: number) =>
  GOODS.map(good => counted(`${text} ${good}`, low, high))
