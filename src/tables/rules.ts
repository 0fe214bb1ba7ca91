// The rules in the middle of a table's match, and what a table becomes when they have moved.
import { Live, type Match, type Question, revive, type Seat, same } from '#engine'
import { gameById } from '#games'
import type { TableState } from './table.ts'

/** The rules where a match of their own version stands. */
export const liveOf = (match: Match): Live<unknown> => new Live<unknown>(gameById(match.game), match)
/** The rules where a stored match stands, for one who will answer. */
export const ownLive = (match: Match): Live<unknown> => liveOf(revive<unknown>(gameById(match.game), match) as Match)
const read = new WeakMap<Match, Live<unknown>>()
/** The same for all who only look: never answered. */
export function liveToRead(match: Match): Live<unknown> {
  const known = read.get(match)
  if (known) {
    known.lay()
    return known
  }
  const live = ownLive(match)
  read.set(match, live)
  return live
}

/** What every seat is asked. */
export const asksOf = (live: Live<unknown>, seats: number): (readonly Question[])[] =>
  Array.from({ length: seats }, (_, seat) => live.open(seat))

interface Move {
  /** The number of the event by which the match moved, what was asked before, and whose doing it was. */
  readonly seq: number
  readonly before: readonly (readonly Question[])[]
  readonly mover: Seat | null
}
/** The state of a table after its match has moved. */
export function settled(state: TableState, live: Live<unknown>, { seq, before, mover }: Move): TableState {
  const now = asksOf(live, state.chairs.length)
  return {
    ...state,
    match: live.match() as Match,
    status: live.over ? 'over' : 'playing',
    waiting: now.flatMap((questions, seat) => (questions.length > 0 ? [seat] : [])),
    // Others' secret answers leave my question as it was: my answer to it is not stale.
    asked: now.map((questions, seat) => (seat !== mover && same(before[seat], questions) ? state.asked[seat]! : seq)),
    moved: seq,
    result: live.over ? live.game.result(live.tabletop.g) : null,
  }
}
