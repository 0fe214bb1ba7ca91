// Offerings: paid to the supply, kept for the end, and replaced at once.
import type { Seat } from '#engine'
import { faceOf, offeringOf } from './cards/deck.ts'
import { GOODS } from './cards/kinds.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import type { OfferMove } from './moves.ts'
import { tell } from './notes.ts'
import { spend } from './pieces.ts'
import { DISPLAY, type T } from './state.ts'

export function makeOffering(t: T, seat: Seat, { tile, less }: OfferMove): void {
  const { g } = t
  const me = g.players[seat]!
  const offering = offeringOf(tile)
  for (const [good, count] of offering.asks.entries()) {
    spend(g, me, good, count - (less === GOODS[good] ? 1 : 0))
  }
  const place = g.display.cards.indexOf(tile)
  t.move(g.display, place, me.offerings)
  tell(t, { say: 'offers', seat, tile })
  for (const card of me.crew.cards) recordOf(card).rewards?.(t, seat, faceOf(g, card).crew, offering)
  refill(t, place)
}
/** The display has three, as long as the stack lasts. */
export function refill(t: T, place?: number): void {
  const { stack, display } = t.g
  const tiles: number[] = []
  while (display.cards.length < DISPLAY && stack.cards.length > 0) tiles.push(t.move(stack, 0, display, place))
  if (tiles.length > 0) tell(t, { say: 'reveals', tiles })
}
