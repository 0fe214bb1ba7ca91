// The rules in the middle of a table's match, and what a table becomes when they have moved.
import { Live, type Match, type Question, revive, type Seat, same } from '#engine'
import { gameById } from '#games'
import type { TableState } from './table.ts'
import { turnsAfter } from './turn.ts'

/** The rules where a match of their own version stands. */
export const liveOf = (match: Match): Live<unknown> => new Live<unknown>(gameById(match.game), match)
const revived = (match: Match): Live<unknown> => liveOf(revive<unknown>(gameById(match.game), match) as Match)
const read = new WeakMap<Match, Live<unknown>>()
/** The rules where a stored match stands, for all who only look: never answered. */
export function liveToRead(match: Match): Live<unknown> {
  const known = read.get(match)
  if (known) {
    known.lay()
    return known
  }
  const live = revived(match)
  read.set(match, live)
  return live
}
/** The same for one who will answer: nobody looks at them any more, so that they need not be played to here again. */
export function ownLive(match: Match): Live<unknown> {
  const live = read.get(match) ?? revived(match)
  read.delete(match)
  live.lay()
  live.heard()
  return live
}
/** Who has answered leaves the rules to those who look at what it came to. */
export function leaveToRead(match: Match, live: Live<unknown>): void {
  read.set(match, live)
}

/** What every seat is asked. */
export function asksOf(live: Live<unknown>, seats: number): (readonly Question[])[] {
  const asks: (readonly Question[])[] = []
  while (asks.length < seats) asks.push(live.open(asks.length))
  return asks
}

export interface Move {
  /** The number of the event by which the match moved, what was asked before, and whose doing it was. */
  readonly seq: number
  readonly before: readonly (readonly Question[])[]
  readonly mover: Seat | null
}
/** The state of a table after its match has moved. */
export function settled(state: TableState, live: Live<unknown>, { seq, before, mover }: Move): TableState {
  const now = asksOf(live, state.chairs.length)
  const waiting: Seat[] = []
  const asked: number[] = []
  for (let seat = 0; seat < now.length; seat++) {
    if (now[seat]!.length > 0) waiting.push(seat)
    // Others' secret answers leave my question as it was: my answer to it is not stale.
    asked.push(seat !== mover && same(before[seat], now[seat]) ? state.asked[seat]! : seq)
  }
  return {
    ...state,
    match: live.match() as Match,
    status: live.over ? 'over' : 'playing',
    waiting,
    asked,
    turns: turnsAfter(state, { seq, before, mover }, now),
    moved: seq,
    result: live.over ? live.game.result(live.tabletop.g) : null,
  }
}
