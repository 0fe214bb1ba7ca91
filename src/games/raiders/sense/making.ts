// Tokens of Raiders by what they are about: titles, goods, colours, buildings and kinds of settlements.
import { counted, remark, word } from '#games/kit/sense'
import { deck, slot } from '../cards/deck.ts'
import { COLOURS, type Colour, GOODS, KINDS } from '../cards/kinds.ts'
import { BUILDINGS } from '../state.ts'

/** Tokens of titles, found by the number of a card: the quick way, as long as the deck is the same. */
export function titled(text: string, make = remark): (card: number) => number {
  let made: readonly number[]
  slot.keep(
    () => deck.cards.map(({ id }) => make(`${text} ${id}`)),
    kept => {
      made = kept
    },
  )
  return card => made[card]!
}
export const perKind = (text: string, low: number, high: number) =>
  KINDS.map(kind => counted(`${text} ${kind}`, low, high))
export const perGood = (text: string, high: number) => GOODS.map(good => counted(`${text} ${good}`, 0, high))
export const perColour = (text: string, make = remark) =>
  Object.fromEntries(COLOURS.map(colour => [colour, make(`${text} ${colour}`)])) as Record<Colour, number>
export const steps = (count: number, size: number): number => Math.floor(count / size)
export const perBuilding = (text: string) => BUILDINGS.map(building => word(`${text} ${building}`))
