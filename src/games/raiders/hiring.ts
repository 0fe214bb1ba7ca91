// The crew: who joins it, and who leaves it for that.
import type { Seat, Steps, Zone } from '#engine'
import { SILVER } from './cards/kinds.ts'
import { isHero } from './cards/townsfolk/index.ts'
import { choose } from './choosing.ts'
import { eachOnce, openOf, whyNotHire } from './conditions.ts'
import { hireCost } from './crew.ts'
import type { HireMove } from './moves.ts'
import * as make from './moves.ts'
import { tell } from './notes.ts'
import { spend } from './pieces.ts'
import { CREW, type G, type T } from './state.ts'

/** Everybody in hand. */
export const hires = ({ players }: G, seat: Seat): HireMove[] => eachOnce(players[seat]!.hand.cards).map(make.hire)
/** `flat`: what a Recruiter at the Town Hall asks for anybody. */
export function* hireOne(t: T, seat: Seat, flat?: number): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  const { card } = yield* t.one(
    seat,
    'hire',
    openOf(hires(g, seat), move => whyNotHire(g, seat, move.card, flat)),
  )
  const silver = hireCost(g, me, card, flat)
  t.move(me.hand, me.hand.cards.indexOf(card), g.called)
  yield* makeRoom(t, seat, card)
  if (me.perks.hires > 0) me.perks.hires--
  spend(g, me, SILVER, silver)
  join(t, seat, g.called, card, silver)
}
export function join(t: T, seat: Seat, from: Zone, card: number, silver: number): void {
  t.move(from, from.cards.indexOf(card), t.g.players[seat]!.crew)
  tell(t, { say: 'hires', seat, card, silver })
}
/** From a full crew one leaves before another joins; for a hero, the hero who is there. */
function* makeRoom(t: T, seat: Seat, card: number): Steps<void> {
  const { crew } = t.g.players[seat]!
  if (crew.cards.length < CREW) return
  const hero = isHero(card) ? crew.cards.find(isHero) : undefined
  const leaving = hero === undefined ? eachOnce(crew.cards) : [hero]
  const { card: gone } = yield* choose(t, seat, 'room', leaving.map(make.lose))
  leaveCrew(t, seat, gone)
  tell(t, { say: 'dismisses', seat, card: gone })
}
export function leaveCrew(t: T, seat: Seat, card: number): void {
  const { crew } = t.g.players[seat]!
  t.move(crew, crew.cards.indexOf(card), t.g.discard)
}
