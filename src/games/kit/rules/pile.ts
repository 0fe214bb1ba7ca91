// A pile one draws from, into which the discards are shuffled when it runs out.
import type { Tabletop, Zone } from '#engine'

interface Piles {
  readonly pile: Zone
  readonly discard: Zone
}
type Hands = Pick<Tabletop<Piles>, 'g' | 'move' | 'shuffle'>

/** Moves cards from the top of the pile, as far as there are any; `refill` is asked for more when it runs out. */
export function draw<H extends Hands>(t: H, count: number, to: Zone, refill: (t: H) => void): number[] {
  const { pile } = t.g
  const drawn: number[] = []
  while (drawn.length < count) {
    if (pile.cards.length === 0) refill(t)
    if (pile.cards.length === 0) break
    drawn.push(t.move(pile, 0, to))
  }
  return drawn
}
/** Whether there were discards to shuffle into the pile. */
export function shuffleIn(t: Hands): boolean {
  const { pile, discard } = t.g
  if (discard.cards.length === 0) return false
  while (discard.cards.length > 0) t.move(discard, discard.cards.length - 1, pile)
  t.shuffle(pile.cards)
  return true
}
