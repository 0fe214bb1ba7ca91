// What one caller is told of a table: its public face, and what a seat may know of the match.
import { commitment, type Json, notesFor, type Seat, sight } from '#engine'
import { Problem } from './problem.ts'
import type { Room } from './room.ts'
import type { HelpedMove, LogChat, LogNote, PublicTable, TableMoved, TableSeen } from './shapes.ts'
import type { Stored } from './store.ts'
import { membersOf, seatsOf, type TableState } from './table-state.ts'

export function publicTable(state: TableState, updated: number, guest: string): PublicTable {
  return {
    id: state.id,
    game: state.game,
    options: { ...state.options },
    status: state.status,
    created: state.created,
    updated,
    host: { name: state.host.name, me: state.host.guest === guest },
    seats: state.chairs.map(chair => ({
      kind: chair.kind,
      name: chair.kind === 'open' ? null : chair.name,
      level: chair.kind === 'bot' ? chair.level : null,
      mine: chair.kind === 'human' && chair.guest === guest,
    })),
    waiting: [...state.waiting],
    hints: state.hints ?? true,
    invite: membersOf(state).includes(guest) ? state.invite : null,
    result: state.result && state.result.map(s => ({ ...s, parts: { ...s.parts }, ties: [...s.ties] })),
  }
}

/** The seat a guest looks from: the one they name, else the one of theirs that is asked. */
export function seatOfCaller(state: TableState, guest: string, named: Seat | undefined): Seat | null {
  const mine = seatsOf(state, guest)
  if (named === undefined) return mine.find(seat => state.waiting.includes(seat)) ?? mine[0] ?? null
  if (!mine.includes(named)) throw new Problem('not-your-seat')
  return named
}

/** Sequence numbers have no gap, so they are places in the log. */
const after = (events: readonly Stored[], since: number): readonly Stored[] => events.slice(since)

function notesAfter(room: Room, seat: Seat | null, since: number): LogNote[] {
  return after(room.events, since).flatMap(({ seq, at, event }) => {
    if ((event.do !== 'started' && event.do !== 'answered') || room.undone.has(seq)) return []
    return notesFor(event.entries, seat).map(note => ({ seq, at, note }))
  })
}
function chatAfter(room: Room, since: number): LogChat[] {
  return after(room.events, since).flatMap(({ seq, at, event }) =>
    event.do === 'said' ? [{ seq, at, seat: event.seat, name: event.name, text: event.text }] : [],
  )
}
function helpedAfter(room: Room, since: number): HelpedMove[] {
  return after(room.events, since).flatMap(({ seq, at, event }) =>
    event.do === 'answered' && event.helped ? [{ seq, at, seat: event.seat }] : [],
  )
}
/** What was told before and is no longer true. */
const undoneAfter = (room: Room, since: number): number[] =>
  after(room.events, since).flatMap(({ event }) =>
    event.do === 'undone' && event.answer <= since ? [event.answer] : [],
  )

function seen(room: Room, guest: string, seat: Seat | null) {
  const { state, live, seq, updated } = room
  const shown = live && sight(live, seat)
  return {
    table: publicTable(state, updated, guest),
    seq,
    commitment: state.match && commitment(state.match.rng.secret),
    seat,
    view: (shown?.state ?? null) as Json,
    questions: state.status === 'playing' ? [...(shown?.questions ?? [])] : [],
    refusals: state.status === 'playing' ? [...(shown?.refusals ?? [])] : [],
    undo: shown ? shown.undo : { needs: 'answer' },
  }
}

export const tableSeen = (room: Room, guest: string, seat: Seat | null): TableSeen => ({
  ...seen(room, guest, seat),
  log: notesAfter(room, seat, 0),
  chat: chatAfter(room, 0),
  helped: helpedAfter(room, 0),
})
/** The table now, with all that happened after `since`. */
export const tableMoved = (room: Room, guest: string, seat: Seat | null, since: number): TableMoved => ({
  ...seen(room, guest, seat),
  since,
  notes: notesAfter(room, seat, since),
  undone: undoneAfter(room, since),
  chat: chatAfter(room, since),
  helped: helpedAfter(room, since),
})
