// The pile: drawing from it, discarding, shuffling the discards into it, and the market on the back of its top card.
import type { Seat, Zone } from '#engine'
import { draw, shuffleIn } from '#games/kit/rules'
import { confide, tell } from './notes.ts'
import { freshBacks, NO_MARKET, type T } from './state.ts'

export const deal = (t: T, count: number, to: Zone): number[] => draw(t, count, to, reshuffle)
export function drawToHand(t: T, seat: Seat, count: number): void {
  const cards = deal(t, count, t.g.players[seat]!.hand)
  turnMarket(t)
  confide(t, { say: 'draws', seat, count: cards.length }, seat, { say: 'drew', seat, cards })
}
export function discardCards(t: T, seat: Seat, cards: readonly number[]): void {
  const { hand } = t.g.players[seat]!
  for (const card of cards) t.move(hand, hand.cards.indexOf(card), t.g.discard)
  tell(t, { say: 'discards', seat, cards })
}

function reshuffle(t: T): void {
  if (!shuffleIn(t)) return
  t.g.backs = freshBacks()
  tell(t, { say: 'reshuffles' })
}

/**
 * Looks at the back that is now on top. Backs are shuffled apart from the faces (ruling), so the next one is drawn when
 * it comes up: no player can learn a face from it, and nothing has to be hidden. Backs that passed unseen change no chance.
 */
export function turnMarket(t: T): void {
  const { g } = t
  if (g.pile.cards.length === 0) reshuffle(t)
  g.market = NO_MARKET
  if (g.pile.cards.length === 0) return
  if (g.backs.every(count => count === 0)) g.backs = freshBacks()
  let at = t.draw(g.backs.reduce((sum, count) => sum + count))
  let back = 0
  while (at >= g.backs[back]!) at -= g.backs[back++]!
  g.backs[back]!--
  g.market = back
}
