// What the people at a table of this device are told of it: the sight of the seat that is asked, and what is new.
import { commitment, type Json, notesFor, type Seat, sight } from '#engine'
import { publicTable } from './public.ts'
import { type Head, liveOf, type Room, undoneIn } from './room.ts'
import type { LogNote, Moved } from './types.ts'

/** The seat to look from: of the people's seats the one that is asked, else the first. */
function seatInView({ chairs, waiting }: Head): Seat | null {
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  return people.find(seat => waiting.includes(seat)) ?? people[0] ?? null
}

/** The table now, with all that happened after `since`. */
export function tableMoved(room: Room, since: number): Moved {
  const { head, log } = room
  const seat = seatInView(head)
  const { state, questions, refusals, undo } = sight(liveOf(room), seat)
  const undone = undoneIn(room)
  const fresh = log.slice(since)
  return {
    table: publicTable(head),
    seq: head.seq,
    commitment: commitment(head.match.rng.secret),
    seat,
    view: state as Json,
    questions,
    refusals,
    undo,
    since,
    notes: fresh.flatMap(({ seq, at, deed }): LogNote[] =>
      deed.do === 'undone' || undone.has(seq) ? [] : notesFor(deed.entries, seat).map(note => ({ seq, at, note })),
    ),
    // What was told before and is no longer true.
    undone: fresh.flatMap(({ deed }) => (deed.do === 'undone' && deed.answer <= since ? [deed.answer] : [])),
  }
}
