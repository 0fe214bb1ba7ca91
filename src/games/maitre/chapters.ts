// The course of a match: the port is laid out, then turn follows turn until the port is empty.
import type { Json, Next, Seat, Steps, Tabletop } from '#engine'
import { attack } from './attack.ts'
import { actionMoves } from './conditions.ts'
import { arm, buy, hunt } from './pursuit.ts'
import { freshTurn, type G, ROW, warIsOver } from './state.ts'
import { tell } from './tell.ts'

type T = Tabletop<G>

/** Shuffles the ships, turns up the row and draws the first player. */
function* layOut(t: T): Steps {
  const { pile, row, players } = t.g
  t.shuffle(pile.cards)
  for (let i = 0; i < ROW; i++) t.move(pile, 0, row)
  const seat = t.roll(players.length)
  tell(t, { say: 'port', ships: row.cards.slice() })
  tell(t, { say: 'first', seat })
  return ['turn', seat]
}

function* turn(t: T, args: Json): Steps {
  const { g } = t
  const seat = args as Seat
  const peaceBefore = warIsOver(g)
  g.turn = freshTurn(g.turn.number + 1, seat)
  if (warIsOver(g) && !peaceBefore) tell(t, { say: 'season' })
  const move = yield* t.one(seat, 'action', actionMoves(g, seat))
  if (move.do === 'arm') yield* arm(t, move.ship)
  else if (move.do === 'hunt') yield* hunt(t)
  else if (move.do === 'buy') yield* buy(t)
  else yield* attack(t, move.with, move.at)
  return nextTurn(t, seat)
}
/** The match ends at once when the port has no ship left. */
function nextTurn(t: T, seat: Seat): Next {
  const { row, players } = t.g
  if (row.cards.length > 0) return ['turn', (seat + 1) % players.length]
  tell(t, { say: 'over' })
  return null
}

export const chapters = { layOut, turn }
