// The village board: a worker goes to a free space and stays there until a Warden fetches it.
import type { Seat, Steps, Tabletop } from '#engine'
import { GOODS } from './cards/kinds.ts'
import { type GainMove, gain, gifts, goodAt, type VisitMove } from './moves.ts'
import { tell } from './notes.ts'
import { earn, leave, stockUp } from './pieces.ts'
import { turnMarket } from './pile.ts'
import { finishShip } from './ships.ts'
import { type G, SPACES } from './state.ts'

type T = Tabletop<G>

/** What the Jeweller pays for one, two and three cards. */
export const JEWELS = [2, 3, 5] as const

export function* visit(t: T, seat: Seat, move: VisitMove): Steps<void> {
  const { g } = t
  const space = SPACES.indexOf(move.space)
  g.players[seat]!.workers--
  g.spaces[space] = 1
  g.turn.visited.push(space)
  tell(t, { say: 'visits', seat, space: move.space })
  switch (move.space) {
    case 'cartographer':
      return finishShip(t, seat, move.ship, move.tool, move.crew)
    case 'jeweller':
      return yield* jeweller(t, seat)
    case 'forager':
      return yield* forager(t, seat)
    case 'warden':
      return warden(t, seat)
    case 'shield_maiden':
      return 'shield' in move ? raiseShield(t, seat, move.shield) : takeAway(t, seat, move.remove)
  }
}

function* jeweller(t: T, seat: Seat): Steps<void> {
  const me = t.g.players[seat]!
  const { cards } = yield* t.one(seat, 'jewels', gifts(me.hand.cards, JEWELS.length))
  discardCards(t, seat, cards)
  tell(t, { say: 'gold', seat, count: earn(me, JEWELS[cards.length - 1]!) })
}
export function discardCards(t: T, seat: Seat, cards: readonly number[]): void {
  const { hand } = t.g.players[seat]!
  for (const card of cards) t.move(hand, hand.cards.indexOf(card), t.g.discard)
  tell(t, { say: 'discards', seat, cards })
}

/** The top card goes, so that the market changes; then a resource of one's choice comes. */
function* forager(t: T, seat: Seat): Steps<void> {
  const { g } = t
  tell(t, { say: 'turns-up', card: t.move(g.pile, 0, g.discard) })
  turnMarket(t)
  yield* gainGood(t, seat)
}
/** A resource of one's choice from the supply. */
function* gainGood(t: T, seat: Seat): Steps<void> {
  const { good } = yield* t.one(seat, 'gain', gains(t.g))
  const count = stockUp(t.g, t.g.players[seat]!, goodAt(good), 1)
  tell(t, { say: 'goods', seat, good, count })
}
/** The resources the supply still has. */
export function gains(g: G): GainMove[] {
  const moves: GainMove[] = []
  for (let good = 0; good < GOODS.length; good++) if (g.supply.goods[good]! > 0) moves.push(gain(good))
  return moves
}

function warden(t: T, seat: Seat): void {
  const { spaces, players } = t.g
  let count = 0
  for (let space = 0; space < spaces.length; space++) {
    count += spaces[space]!
    spaces[space] = 0
  }
  players[seat]!.workers += count
  tell(t, { say: 'workers', seat, count })
}

function raiseShield(t: T, seat: Seat, card: number): void {
  t.g.shields.push(card)
  tell(t, { say: 'shields', seat, card })
}
function takeAway(t: T, seat: Seat, card: number): void {
  const { yard, crew } = t.g.players[seat]!
  leave(t, yard.cards.includes(card) ? yard : crew, card)
  tell(t, { say: 'removes', seat, card })
}
