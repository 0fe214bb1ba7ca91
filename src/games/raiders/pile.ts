// The pile: drawing from it, discarding, and shuffling the discards into it.
import type { Seat, Zone } from '#engine'
import { confide, tell } from './notes.ts'
import type { T, View } from './state.ts'

/** Whether there is anything to draw, once the discards are shuffled in. */
export const hasPile = ({ pile, discard }: View): boolean => pile.cards.length + discard.cards.length > 0

/** Moves cards from the top of the pile, as far as there are any; the discards are shuffled in when it runs out. */
export function draw(t: T, count: number, to: Zone): number[] {
  const { pile } = t.g
  const drawn: number[] = []
  while (drawn.length < count) {
    if (pile.cards.length === 0) reshuffle(t)
    if (pile.cards.length === 0) break
    drawn.push(t.move(pile, 0, to))
  }
  return drawn
}
export function drawToHand(t: T, seat: Seat, count: number): void {
  const cards = draw(t, count, t.g.players[seat]!.hand)
  confide(t, { say: 'draws', seat, count: cards.length }, seat, { say: 'drew', seat, cards })
}
export function discardFromHand(t: T, seat: Seat, card: number): void {
  const { hand } = t.g.players[seat]!
  t.move(hand, hand.cards.indexOf(card), t.g.discard)
}
function reshuffle(t: T): void {
  const { pile, discard } = t.g
  if (discard.cards.length === 0) return
  while (discard.cards.length > 0) t.move(discard, discard.cards.length - 1, pile)
  t.shuffle(pile.cards)
  tell(t, { say: 'reshuffles' })
}
