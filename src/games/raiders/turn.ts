// A turn: work in the village, or raid; then what goes beyond the limits goes back.
import type { Seat, Steps } from '#engine'
import { faceOf } from './cards/deck.ts'
import { GOODS, PROVISIONS, SILVER } from './cards/kinds.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import { lookAtPicks, lookAtPlaces, openMoves } from './choices.ts'
import { eachOnce } from './conditions.ts'
import { leaveCrew } from './hiring.ts'
import type { RaidMove, WorkMove } from './moves.ts'
import * as make from './moves.ts'
import { endingOf } from './north.ts'
import { tell } from './notes.ts'
import { spend } from './pieces.ts'
import { discardFromHand } from './pile.ts'
import { raid } from './raid.ts'
import { BUILDINGS, freshTurn, LAST_ROUND, LIMITS, type T } from './state.ts'
import { work } from './village.ts'

export function* turn(t: T, args: unknown): Steps {
  const { g } = t
  const seat = args as Seat
  g.turn = freshTurn(seat)
  if (seat === g.first) g.round++
  tell(t, { say: 'turn', seat })
  const move = yield* placing(t, seat)
  if (move.do === 'raid') yield* raid(t, seat, move.settlement)
  else {
    yield* place(t, seat, move)
    yield* pickUp(t, seat)
  }
  g.turn.stage = 'end'
  yield* putAway(t, seat)
  return isOver(t, seat) ? null : ['turn', (seat + 1) % g.players.length]
}

function* placing(t: T, seat: Seat): Steps<WorkMove | RaidMove> {
  for (;;) {
    const move = yield* t.one(seat, 'place', openMoves(t.g, seat, lookAtPlaces))
    if (move.do !== 'discharge') return move
    dischargeCrew(t, seat, move.card)
  }
}
function* place(t: T, seat: Seat, { building, idle }: WorkMove): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  const at = BUILDINGS.indexOf(building)
  const colour = me.worker!
  g.village[at] = colour
  me.worker = null
  g.turn.placed = at
  tell(t, { say: 'places', seat, building, colour })
  if (idle) tell(t, { say: 'idles', seat, building })
  else yield* work(t, seat, at, colour)
}
function* pickUp(t: T, seat: Seat): Steps<void> {
  const { g } = t
  for (;;) {
    g.turn.stage = 'pick'
    const move = yield* t.one(seat, 'pick', openMoves(g, seat, lookAtPicks))
    if (move.do === 'discharge') {
      dischargeCrew(t, seat, move.card)
      continue
    }
    const { building, idle } = move
    const at = BUILDINGS.indexOf(building)
    const colour = g.village[at]!
    g.village[at] = null
    g.players[seat]!.worker = colour
    tell(t, { say: 'picks', seat, building, colour })
    if (!idle) return yield* work(t, seat, at, colour)
    return tell(t, { say: 'idles', seat, building })
  }
}
function dischargeCrew(t: T, seat: Seat, card: number): void {
  leaveCrew(t, seat, card)
  tell(t, { say: 'discharges', seat, card })
  recordOf(card).leaves!(t, seat, faceOf(t.g, card).crew)
}

/** Silver, provisions and cards beyond the limit; of cards one chooses, one after the other. */
function* putAway(t: T, seat: Seat): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  for (const good of [SILVER, PROVISIONS]) {
    const count = me.goods[good]! - LIMITS[GOODS[good] as 'silver' | 'provisions']
    if (count <= 0) continue
    spend(g, me, good, count)
    tell(t, { say: 'stores', seat, good: GOODS[good]!, count })
  }
  const cards: number[] = []
  while (me.hand.cards.length > LIMITS.cards) {
    const { card } = yield* t.one(seat, 'discard', eachOnce(me.hand.cards).map(make.discard))
    discardFromHand(t, seat, card)
    cards.push(card)
  }
  if (cards.length > 0) tell(t, { say: 'discards', seat, cards })
}

/** Once the end has come about, everybody has one turn more, whoever brought it about included. */
function isOver(t: T, seat: Seat): boolean {
  const { g } = t
  const last = (seat + 1) % g.players.length === g.first
  if (g.ending !== null) g.left--
  else {
    g.ending = endingOf(g)
    g.left = g.players.length
    if (g.ending === null && g.round >= (g.rounds ?? LAST_ROUND) && last) {
      g.ending = 'last-round'
      g.left = 0
    }
    if (g.ending !== null) tell(t, { say: 'ending', why: g.ending, seat })
  }
  if (g.ending === null || g.left > 0) return false
  tell(t, { say: 'over' })
  return true
}
