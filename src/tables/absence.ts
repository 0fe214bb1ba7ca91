// Seats that cannot die: who went comes back, a bot or another person plays on meanwhile, and what was one's own is adopted.
import type { Level } from '#bots/who'
import type { Seat } from '#engine'
import { mustBePlaying } from './playing.ts'
import { TableProblem } from './problem.ts'
import { leave, playedOn, withChair } from './seating.ts'
import {
  after,
  type Chair,
  claimsOf,
  customsOf,
  type Host,
  type Motion,
  type Person,
  seqOf,
  type Table,
  type TableState,
} from './table.ts'

/** Whoever thinks for a seat now thinks for nothing: its questions are asked anew. */
export const askedAnew = (state: TableState, seats: readonly Seat[], seq: number): TableState => ({
  ...state,
  asked: state.asked.map((since, seat) => (seats.includes(seat) ? seq : since)),
})

/** The owner takes back what is theirs, whoever plays there. */
export function comeBack(table: Table, { id }: Person, at: number): Table {
  const { state } = table
  mustBePlaying(state)
  const seats = claimsOf(state, id)
  if (seats.length === 0) throw new TableProblem('not-seated')
  const chairs = state.chairs.map((chair, seat): Chair => {
    if (chair.kind === 'open' || !chair.owner || !seats.includes(seat)) return chair
    return { kind: 'human', ...chair.owner }
  })
  const back = askedAnew({ ...state, chairs, motion: withoutSeats(state, seats) }, seats, seqOf(table) + 1)
  return after(table, { do: 'returned', seats, guest: id }, at, back)
}
/** What was wished of these seats is settled by their owner. */
const withoutSeats = ({ motion = null }: TableState, seats: readonly Seat[]): Motion | null =>
  motion && motion.want !== 'undo' && seats.includes(motion.seat) ? null : motion

/** Since when a person is waited for in this seat; null: nobody waits for a person there. */
export function waitedSince({ state, log }: Table, seat: Seat): number | null {
  if (state.status !== 'playing' || !state.waiting.includes(seat) || state.chairs[seat]?.kind !== 'human') return null
  return log[state.asked[seat]! - 1]?.at ?? null
}
/** The seat that has been waited for as long as was agreed, and when that is; null: nobody is waited for by the clock. */
export function lateDue(table: Table): { readonly seat: Seat; readonly at: number; readonly level: Level } | null {
  const { patience } = customsOf(table.state)
  if (!patience) return null
  const due = table.state.waiting.flatMap(seat => {
    const since = waitedSince(table, seat)
    return since === null ? [] : [{ seat, at: since + patience.minutes * 60_000, level: patience.level }]
  })
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null
}
/** Time is up: a bot plays on for who did not. */
export function standInLate(table: Table, at: number): Table {
  const due = lateDue(table)
  return due && due.at <= at ? standIn(table, due.seat, due.level, 'late', at) : table
}
export function standIn(table: Table, seat: Seat, level: Level, why: 'late' | 'agreed', at: number): Table {
  const { state } = table
  const chair = state.chairs[seat]
  if (chair?.kind !== 'human') throw new TableProblem('not-seated')
  const played = askedAnew(withChair(state, seat, playedOn(chair, level)), [seat], seqOf(table) + 1)
  return after(table, { do: 'stood-in', seat, level, why }, at, { ...played, motion: null })
}
/** Another person plays on; the owner may still take the seat back. */
export function seat(table: Table, at: number, number: Seat, { guest, name }: Host): Table {
  const { state } = table
  const chair = state.chairs[number]
  if (!chair || chair.kind === 'open') throw new TableProblem('seat-taken')
  const owner = chair.owner ? { owner: chair.owner } : {}
  const seated = withChair(state, number, { kind: 'human', guest, name, ...owner })
  const next = { ...askedAnew(seated, [number], seqOf(table) + 1), motion: null }
  return after(table, { do: 'seated', seat: number, guest, name }, at, next)
}

/** Somebody goes for good: they leave, and what would be theirs to take back is theirs no longer. */
export function forsake(table: Table, person: Person, at: number): Table {
  const left = leave(table, person, at)
  const { host } = left.state
  const chairs = left.state.chairs.map((chair): Chair => {
    if (chair.kind === 'open' || chair.owner?.guest !== person.id) return chair
    const { owner: _, ...rest } = chair
    return rest
  })
  const heir = chairs.find(chair => chair.kind === 'human' && chair.guest !== person.id)
  const passes = host.guest === person.id && heir?.kind === 'human'
  return {
    ...left,
    state: { ...left.state, chairs, host: passes ? { guest: heir.guest, name: heir.name } : host },
  }
}

/** What was one guest's is another's from now on: a person who was here under two tokens. */
export function adopt(table: Table, from: string, { id, name }: Person, at: number): Table {
  const { state } = table
  const owner = (whose: Host | undefined) =>
    whose?.guest === from ? { owner: { guest: id, name: whose.name } } : whose ? { owner: whose } : {}
  const chairs = state.chairs.map((chair): Chair => {
    if (chair.kind === 'open') {
      return chair.kept?.guest === from ? { kind: 'open', kept: { ...chair.kept, guest: id } } : chair
    }
    if (chair.kind === 'bot') return { ...chair, ...owner(chair.owner) }
    return { ...chair, guest: chair.guest === from ? id : chair.guest, ...owner(chair.owner) }
  })
  const host = state.host.guest === from ? { guest: id, name } : state.host
  const adopted = { ...state, chairs, host, motion: null }
  return after(table, { do: 'adopted', guest: from, by: id }, at, adopted)
}
