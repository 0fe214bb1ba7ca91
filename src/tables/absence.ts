// Seats that cannot die: who went comes back, a bot or another person plays on meanwhile, and what was one's own is adopted.
import type { Level } from '#bots/who'
import type { Seat } from '#engine'
import type { Period } from './hours/index.ts'
import { graced, isHoliday, reckoned } from './pace.ts'
import { mustBePlaying } from './playing.ts'
import { TableProblem } from './problem.ts'
import { leave, playedOn, withChair } from './seating.ts'
import {
  after,
  type Chair,
  claimsOf,
  customsOf,
  type Host,
  isAsleep,
  type Motion,
  type Person,
  peopleOf,
  type Sitting,
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
    return (chair.kind === 'bot' && chair.after) || { kind: 'human', ...chair.owner }
  })
  const here = graced(
    { ...state, chairs, host: hostOnReturn(state, id), motion: withoutSeats(state, seats) },
    seats,
    at,
  )
  const back = askedAnew(here, seats, seqOf(table) + 1)
  return after(table, { do: 'returned', seats, guest: id }, at, back)
}
/** A match that slept is on the account of who wakes it, unless its host never left, as where it is played around a screen. */
export function hostOnReturn(state: TableState, id: string): Host {
  const { host, chairs } = state
  if (!isAsleep(state) || host.guest === id || claimsOf(state, host.guest).length === 0) return host
  return ownersOf(chairs).find(({ guest }) => guest === id) ?? host
}
const ownersOf = (chairs: readonly Chair[]): Host[] =>
  chairs.flatMap(chair => (chair.kind !== 'open' && chair.owner ? [chair.owner] : []))
/** What was wished of these seats is settled by their owner. */
const withoutSeats = ({ motion = null }: TableState, seats: readonly Seat[]): Motion | null =>
  motion && motion.want !== 'undo' && seats.includes(motion.seat) ? null : motion

/** Since when a person is waited for in this seat; null: nobody waits for a person there. */
export function waitedSince({ state, log }: Table, seat: Seat): number | null {
  if (state.status !== 'playing' || !state.waiting.includes(seat) || state.chairs[seat]?.kind !== 'human') return null
  return log[state.asked[seat]! - 1]?.at ?? null
}
/** For whom a bot plays on, how long, and why. */
export interface StandIn {
  readonly seat: Seat
  readonly level: Level
  readonly why: 'late' | 'agreed'
  /** For this turn only; else until they are back. */
  readonly turn: boolean
}
export function standIn(table: Table, { seat, level, why, turn }: StandIn, at: number): Table {
  const { state } = table
  const chair = state.chairs[seat]
  if (chair?.kind !== 'human') throw new TableProblem('not-seated')
  const played = askedAnew(
    withChair(state, seat, turn ? playedOnce(chair, level) : playedOn(chair, level)),
    [seat],
    seqOf(table) + 1,
  )
  return after(table, { do: 'stood-in', seat, level, why, ...(turn && { turn }) }, at, { ...played, motion: null })
}
/** Who sits there may sit down again at once, and does so with the next turn. */
const playedOnce = (chair: Sitting, level: Level): Chair => ({
  ...playedOn(chair, level),
  owner: { guest: chair.guest, name: chair.name },
  after: chair,
})
/** Another person plays on; the owner may still take the seat back. */
export function seat(table: Table, at: number, number: Seat, { guest, name }: Host): Table {
  const { state } = table
  const chair = state.chairs[number]
  if (!chair || chair.kind === 'open') throw new TableProblem('seat-taken')
  const owner = chair.owner ? { owner: chair.owner } : {}
  const seated = withChair(state, number, { kind: 'human', guest, name, ...owner })
  const next = { ...askedAnew(graced(seated, [number], at), [number], seqOf(table) + 1), motion: null }
  return after(table, { do: 'seated', seat: number, guest, name }, at, next)
}

/** Somebody goes for good: they leave, and what would be theirs to take back is theirs no longer. */
export function forsake(table: Table, person: Person, at: number): Table {
  const left = leave(table, person, at)
  const { host } = left.state
  const chairs = left.state.chairs.map((chair): Chair => {
    if (chair.kind === 'open' || chair.owner?.guest !== person.id) return chair
    return withoutOwner(chair)
  })
  const heir = heirOf(chairs, person.id)
  const passed = { ...left.state, chairs, host: host.guest === person.id && heir ? heir : host }
  // Nobody can come back any more: bots do not play on among themselves.
  const ends = isAsleep(left.state) && !isAsleep(passed)
  return { ...left, state: ends ? { ...passed, status: 'over', waiting: [] } : passed }
}
/** Who sits there, else somebody who may come back. */
function heirOf(chairs: readonly Chair[], gone: string): Host | undefined {
  const sitting = chairs.flatMap(chair => (chair.kind === 'human' && chair.guest !== gone ? [chair] : []))
  const [heir] = [...sitting, ...ownersOf(chairs)]
  return heir && { guest: heir.guest, name: heir.name }
}

function withoutOwner(chair: Exclude<Chair, { kind: 'open' }>): Chair {
  if (chair.kind === 'bot') return { kind: chair.kind, level: chair.level, name: chair.name }
  return { kind: chair.kind, guest: chair.guest, name: chair.name }
}

/** Somebody tells when they are on holiday, or that they are not; where time has no days, it makes no difference. */
export function goAway(table: Table, { id }: Person, period: Period | null, at: number): Table {
  const { state } = table
  const { pace } = customsOf(state)
  if (period && !isHoliday(period, at)) throw new TableProblem('bad-holidays')
  if (state.status === 'over' || !pace || pace.kind === 'live') return table
  if (!peopleOf(state).includes(id)) throw new TableProblem('not-seated')
  const known = state.away?.[id] ?? null
  if (known?.from === period?.from && known?.to === period?.to) return table
  const { [id]: _, ...others } = state.away ?? {}
  const away = period ? { ...others, [id]: period } : others
  return after(table, { do: 'away', guest: id, period }, at, { ...reckoned(state, at), away })
}

/** What was one guest's is another's from now on: a person who was here under two tokens. */
export function adopt(table: Table, from: string, { id, name }: Person, at: number): Table {
  const { state } = table
  const owner = (whose: Host | undefined) =>
    whose?.guest === from ? { owner: { guest: id, name: whose.name } } : whose ? { owner: whose } : {}
  const sitting = (chair: Sitting): Sitting => ({
    ...chair,
    guest: chair.guest === from ? id : chair.guest,
    ...owner(chair.owner),
  })
  const chairs = state.chairs.map((chair): Chair => {
    if (chair.kind === 'open') {
      return chair.kept?.guest === from ? { kind: 'open', kept: { ...chair.kept, guest: id } } : chair
    }
    if (chair.kind === 'human') return sitting(chair)
    return { ...chair, ...owner(chair.owner), ...(chair.after && { after: sitting(chair.after) }) }
  })
  const { [from]: holiday, ...others } = state.away ?? {}
  const away = holiday ? { away: { ...others, [id]: holiday } } : {}
  const host = state.host.guest === from ? { guest: id, name } : state.host
  const adopted = { ...state, ...away, chairs, host, motion: null }
  return after(table, { do: 'adopted', guest: from, by: id }, at, adopted)
}
