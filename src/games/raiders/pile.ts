// The pile: drawing from it, discarding, and shuffling the discards into it.
import type { Seat, Zone } from '#engine'
import { draw, shuffleIn } from '#games/kit/rules'
import { confide, tell } from './notes.ts'
import type { T, View } from './state.ts'

/** Whether there is anything to draw, once the discards are shuffled in. */
export const hasPile = ({ pile, discard }: View): boolean => pile.cards.length + discard.cards.length > 0

export const deal = (t: T, count: number, to: Zone): number[] => draw(t, count, to, reshuffle)
export function drawToHand(t: T, seat: Seat, count: number): void {
  const cards = deal(t, count, t.g.players[seat]!.hand)
  confide(t, { say: 'draws', seat, count: cards.length }, seat, { say: 'drew', seat, cards })
}
export function discardFromHand(t: T, seat: Seat, card: number): void {
  const { hand } = t.g.players[seat]!
  t.move(hand, hand.cards.indexOf(card), t.g.discard)
}
function reshuffle(t: T): void {
  if (shuffleIn(t)) tell(t, { say: 'reshuffles' })
}
