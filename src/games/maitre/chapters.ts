// The course of a match: the port is laid out, then turn follows turn until the port is empty.
import type { Json, Next, Seat, Steps } from '#engine'
import { attack } from './attack.ts'
import { actionMoves } from './choices.ts'
import type { ActionMove } from './moves.ts'
import { tell } from './notes.ts'
import { arm, huntOrBuy } from './pursuit.ts'
import { freshTurn } from './setup.ts'
import { isFinished, ROW, type T, warIsOver } from './state.ts'

/** Shuffles the ships, turns up the row and draws the first player, unless it was appointed. */
function* layOut(t: T): Steps {
  const { pile, row, players, appointed } = t.g
  t.shuffle(pile.cards)
  for (let i = 0; i < ROW; i++) t.move(pile, 0, row)
  const seat = appointed ?? t.draw(players.length)
  tell(t, { say: 'port', ships: row.cards.slice() })
  tell(t, { say: 'first', seat })
  return ['turn', seat]
}

function* turn(t: T, args: Json): Steps {
  const { g } = t
  const seat = args as Seat
  const { number } = g.turn
  g.turn = freshTurn(number + 1, seat)
  if (warIsOver(number + 1) && !warIsOver(number)) tell(t, { say: 'season' })
  const move = yield* t.one(seat, 'action', actionMoves(g, seat))
  yield* act(t, move)
  return nextTurn(t, seat)
}
function act(t: T, move: ActionMove): Steps<void> {
  switch (move.do) {
    case 'arm':
      return arm(t, move.ship)
    case 'hunt':
    case 'buy':
      return huntOrBuy(t, move.do)
    case 'attack':
      return attack(t, move.with, move.at)
    case 'pass':
      return pass(t)
  }
}
/** In the last round there is nothing left to arm. */
function* pass(t: T): Steps<void> {
  tell(t, { say: 'passes', seat: t.g.turn.seat })
}
/** The match ends at once when the port has no ship left; or, where so agreed, with the round. */
function nextTurn(t: T, seat: Seat): Next {
  const { row, players, turn, options } = t.g
  const empty = row.cards.length === 0
  if (isFinished(options.round, empty, turn.number, players.length)) {
    tell(t, options.round ? { say: 'over', round: true } : { say: 'over' })
    return null
  }
  if (empty && turn.action === 'arm') tell(t, { say: 'last-round' })
  return ['turn', (seat + 1) % players.length]
}

export const chapters = { layOut, turn }
