// The rules in the middle of a table's match, and what a table becomes when they have moved.
import { Live, type Match, type Question, revive, type Seat, same } from '#engine'
import { gameById } from '#games'
import type { TableState } from './table.ts'
import { turnsAfter } from './turn.ts'

/** The rules where a match of their own version stands. */
export const liveOf = (match: Match): Live<unknown> => new Live<unknown>(gameById(match.game), match)
const revived = (match: Match): Live<unknown> => liveOf(revive<unknown>(gameById(match.game), match) as Match)

/**
 * The rules lie with the match, where neither JSON nor a copy of it sees them. A WeakMap would say the same, but one that
 * changes with every answer costs more to sweep up than all else the answer leaves behind.
 */
const RULES = Symbol('rules')
type Led = Match & { [RULES]?: Live<unknown> | undefined }
const lyingWith = (match: Match): Live<unknown> | undefined => (match as Led)[RULES]
function leaveWith(match: Match, live: Live<unknown> | undefined): void {
  if (RULES in match) (match as Led)[RULES] = live
  else Object.defineProperty(match, RULES, { value: live, writable: true })
}
/** The rules where a stored match stands, for all who only look: never answered. */
export function liveToRead(match: Match): Live<unknown> {
  const known = lyingWith(match)
  if (known) {
    known.lay()
    return known
  }
  const live = revived(match)
  leaveWith(match, live)
  return live
}
/** The same for one who will answer: nobody looks at them any more, so that they need not be played to here again. */
export function ownLive(match: Match): Live<unknown> {
  const live = lyingWith(match) ?? revived(match)
  leaveWith(match, undefined)
  live.lay()
  live.heard()
  return live
}
/** Who has answered leaves the rules to those who look at what it came to. */
export function leaveToRead(match: Match, live: Live<unknown>): void {
  leaveWith(match, live)
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
