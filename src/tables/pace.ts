// How long one is waited for, as agreed at a table, and what happens then. A bank of time for each seat, which runs while its
// person is asked and grows with every turn. What is kept beside the log is what each bank held at one moment: everything else
// follows from it and the time.
import type { Level } from '#bots/who'
import type { Seat } from '#engine'
import {
  ALWAYS,
  type Calendar,
  counted,
  DAY,
  HOUR,
  MINUTE,
  momentAfter,
  type Period,
  type Quiet,
} from './hours/index.ts'
import type { Host, TableEvent, TableState } from './table.ts'

/** What is done for who let their time run out: a bot plays this turn, or until they are back, or the others decide. */
export type Consequence = 'turn' | 'seat' | 'vote'
interface Agreed {
  readonly late: Consequence
  /** Of the bot that plays then. */
  readonly level: Level
}
/** Minutes for the whole match, and seconds more with every turn. */
export type Live = Agreed & { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
/** So many minutes for every turn: hours, mostly. */
export type Relaxed = Agreed & { readonly kind: 'relaxed'; readonly minutes: number }
/** So many days for every turn; quiet hours do not count. */
export type OverDays = Agreed & {
  readonly kind: 'days'
  readonly days: number
  readonly zone: string
  readonly quiet: Quiet | null
}
export type Pace = Live | Relaxed | OverDays

/** The bank of a seat. */
export interface SeatClock {
  /** What it held then: at `since`, or when it stopped. */
  readonly left: number
  /** When it began to run; null: it stands. */
  readonly since: number | null
  readonly reminded: boolean
  /** What it held at the end of the turn before, which may be taken back. */
  readonly before: number
}
/** The time of one who is waited for. */
export interface SeatTime {
  readonly seat: Seat
  /** When what is left began to run. */
  readonly since: number
  /** How much there was then; only hours that count take from it. */
  readonly left: number
  readonly runsOutAt: number
  /** When they are reminded; null: they were. */
  readonly remindAt: number | null
}

/** What a bank begins with, what every turn adds to it, and the most it holds. */
export function bankOf(pace: Pace): { readonly start: number; readonly gain: number; readonly most: number } {
  if (pace.kind === 'live') {
    return { start: pace.minutes * MINUTE, gain: pace.increment * 1000, most: Number.POSITIVE_INFINITY }
  }
  const turn = pace.kind === 'relaxed' ? pace.minutes * MINUTE : pace.days * DAY
  return { start: turn, gain: turn, most: turn }
}
/** What somebody has at least who begins anew: they come back, take over, or the others want to wait on. */
function graceOf(pace: Pace): number {
  const { start, gain } = bankOf(pace)
  return pace.kind === 'live' ? Math.max(gain, start / 10) : start
}
/** How long before the end one is reminded: so much is left then at least, also where a server was away meanwhile. */
function leadOf(pace: Pace, left: number): number {
  const most = pace.kind === 'live' ? MINUTE : Math.min(bankOf(pace).start / 4, 12 * HOUR)
  return Math.min(most, left / 2)
}

const paceOf = ({ customs }: TableState): Pace | null => readPace(customs)
/** Tables of old have a patience: so many minutes for every turn, then a bot until they are back. */
export function readPace(customs: TableState['customs']): Pace | null {
  if (!customs) return null
  if ('pace' in customs) return customs.pace
  const { patience } = customs
  return patience && { kind: 'relaxed', late: 'seat', ...patience }
}

/** The hours that count for a seat. Who plays live plays now. */
export function calendarOf({ customs, chairs, away }: TableState, seat: Seat): Calendar {
  const pace = readPace(customs)
  const chair = chairs[seat]
  if (!pace || pace.kind === 'live' || chair?.kind !== 'human') return ALWAYS
  const days = pace.kind === 'days' ? { zone: pace.zone, quiet: pace.quiet } : ALWAYS
  return { ...days, away: away?.[chair.guest] ?? null }
}
/** Only people use up time. */
const runs = ({ status, waiting, chairs }: TableState, seat: Seat): boolean =>
  status === 'playing' && waiting.includes(seat) && chairs[seat]?.kind === 'human'

/** What a bank holds at a moment. */
const leftAt = (state: TableState, seat: Seat, { left, since }: SeatClock, at: number): number =>
  since === null ? left : Math.max(0, left - counted(calendarOf(state, seat), since, at))

const stopped = (clock: SeatClock, left: number): SeatClock => ({ ...clock, left, since: null, reminded: false })

/** After every event: the banks of those who are asked now begin to run, those of the others stand. */
export function wound(state: TableState, at: number): TableState {
  const pace = paceOf(state)
  if (!pace || state.status !== 'playing') return withoutClocks(state)
  const { start, gain } = bankOf(pace)
  const clocks = state.chairs.map((_, seat): SeatClock => {
    const known = state.clocks?.[seat] ?? { left: start, since: null, reminded: false, before: start }
    if (runs(state, seat) === (known.since !== null)) return known
    if (known.since === null) return { ...known, left: Math.max(known.left, gain), since: at }
    return stopped(known, leftAt(state, seat, known, at))
  })
  return { ...state, clocks }
}
function withoutClocks(state: TableState): TableState {
  if (!state.clocks) return state
  const { clocks: _, ...rest } = state
  return rest
}
/** Before the hours that count change: what has run until now was counted by those of before. */
export function reckoned(state: TableState, at: number): TableState {
  const clocks = clocksOf(state, at)?.map(
    (clock, seat): SeatClock =>
      clock.since === null ? clock : { ...clock, left: leftAt(state, seat, clock, at), since: at },
  )
  return clocks ? { ...state, clocks } : state
}
const clocksOf = (state: TableState, at: number): readonly SeatClock[] | undefined =>
  state.clocks ?? wound(state, at).clocks

function withClock(state: TableState, seat: Seat, change: (clock: SeatClock, pace: Pace) => SeatClock): TableState {
  const pace = paceOf(state)
  if (!pace || !state.clocks) return state
  return { ...state, clocks: state.clocks.with(seat, change(state.clocks[seat]!, pace)) }
}

/** Whether a seat has done with its turn by an answer: it is not asked any more, or something new has begun. */
export const endsTurn = (before: TableState, next: TableState, seat: Seat): boolean =>
  !next.waiting.includes(seat) || next.match!.answers.length <= before.match!.answers.length

/** The match moved: who has done with their turn has more time for the next, and less again if they take it back. */
export function turned(before: TableState, next: TableState, event: TableEvent, at: number): TableState {
  if (event.do === 'answered' && endsTurn(before, next, event.seat)) {
    return withClock(next, event.seat, (clock, pace) => {
      const { gain, most } = bankOf(pace)
      const left = leftAt(before, event.seat, clock, at)
      return { ...stopped(clock, Math.min(most, left + gain)), before: left }
    })
  }
  if (event.do === 'undone' && event.since === undefined && isTurnAgain(before, next, event.seat)) {
    return withClock(next, event.seat, clock => ({ ...clock, left: Math.min(clock.left, clock.before) }))
  }
  return next
}
const isTurnAgain = (before: TableState, next: TableState, seat: Seat): boolean =>
  next.waiting.includes(seat) &&
  (!before.waiting.includes(seat) || next.match!.answers.length > before.match!.answers.length)

/** Somebody begins anew in a seat: they have some time at least. */
export const graced = (state: TableState, seats: readonly Seat[], at: number): TableState =>
  seats.reduce(
    (so, seat) =>
      withClock(so, seat, (clock, pace) => stopped(clock, Math.max(leftAt(so, seat, clock, at), graceOf(pace)))),
    state,
  )
/** They were reminded: from now on there is as much left as was to be then, at least. */
export function remindedIn({ state, log }: Timed, seat: Seat, at: number): TableState {
  const clocks = clocksOf(state, log.at(-1)!.at)
  return withClock({ ...state, ...(clocks && { clocks }) }, seat, (clock, pace) => ({
    ...clock,
    left: Math.max(leftAt(state, seat, clock, at), leadOf(pace, clock.left)),
    since: at,
    reminded: true,
  }))
}

const times = new WeakMap<TableState, readonly SeatTime[]>()
/** The time of everybody who is waited for, as it stands whenever one looks; `updated` is when the last event was. */
export function timesOf(state: TableState, updated: number): readonly SeatTime[] {
  const pace = paceOf(state)
  if (pace === null) return []
  const known = times.get(state)
  if (known) return known
  const found = (clocksOf(state, updated) ?? []).flatMap(({ left, since, reminded }, seat): SeatTime[] => {
    if (since === null || !runs(state, seat)) return []
    const calendar = calendarOf(state, seat)
    const remindAt = reminded ? null : momentAfter(calendar, since, left - leadOf(pace, left))
    return [{ seat, since, left, runsOutAt: momentAfter(calendar, since, left), remindAt }]
  })
  times.set(state, found)
  return found
}

interface Timed {
  readonly state: TableState
  readonly log: readonly { readonly at: number }[]
}
/** How long everybody who is waited for has left at a moment, when it runs out, and when they are reminded (null: they were). */
export const clockOf = (
  { state, log }: Timed,
  now: number,
): readonly (Pick<SeatTime, 'seat' | 'runsOutAt' | 'remindAt'> & { readonly left: number })[] =>
  timesOf(state, log.at(-1)!.at).map(({ seat, since, left, runsOutAt, remindAt }) => ({
    seat,
    left: Math.max(0, left - counted(calendarOf(state, seat), since, now)),
    runsOutAt,
    remindAt,
  }))

/** What the clock of a table does next. */
export interface PaceDue {
  readonly at: number
  readonly seat: Seat
  /** One is always reminded first (event `reminded`); what was agreed happens only after that. */
  readonly what: 'reminder' | 'consequence'
}
/**
 * What is to be done next at a table because of time, and when, whether that moment has passed or not; null: nothing, until
 * something else happens. It depends on the table alone, so that a store may keep it beside the table.
 */
export function paceDue(table: Timed): PaceDue | null {
  const times = timesOf(table.state, table.log.at(-1)!.at)
  const due = times.flatMap((time): PaceDue[] => {
    const { seat, remindAt } = time
    if (remindAt !== null) return [{ at: remindAt, seat, what: 'reminder' }]
    const at = followsAt(table, time)
    return at === null ? [] : [{ at, seat, what: 'consequence' }]
  })
  return due.reduce<PaceDue | null>((first, each) => (first && first.at <= each.at ? first : each), null)
}
/** Who asks when the time of somebody has run out: nobody in particular. */
export const CLOCK: Host = { guest: '', name: '' }
/** Whether the others are being asked, by the clock, to let a bot play in this seat. */
export const isVotedOn = ({ motion = null }: TableState, seat: Seat): boolean =>
  motion !== null && motion.by.guest === CLOCK.guest && motion.want === 'stand-in' && motion.seat === seat
/** When what was agreed is done for who was reminded; null: not yet, or there is nobody to ask. */
function followsAt({ state, log }: Timed, { seat, runsOutAt }: SeatTime): number | null {
  const pace = paceOf(state)!
  if (pace.late !== 'vote') return runsOutAt
  if (isVotedOn(state, seat)) return momentAfter(calendarOf(state, seat), log[state.motion!.seq - 1]!.at, voteOf(pace))
  // One after the other.
  const voting = state.waiting.some(other => runs(state, other) && isVotedOn(state, other))
  return !voting && hasOthersThan(state, seat) ? runsOutAt : null
}
/** So long the others have to agree or decline, before a bot plays this turn. */
const voteOf = (pace: Pace): number =>
  pace.kind === 'live' ? MINUTE : Math.max(MINUTE, Math.min(bankOf(pace).start / 4, DAY))
function hasOthersThan({ chairs }: TableState, seat: Seat): boolean {
  const mine = chairs[seat]
  return chairs.some(chair => chair.kind === 'human' && mine?.kind === 'human' && chair.guest !== mine.guest)
}

/** The longest holiday, and how far ahead it may be told. */
export const LONGEST_HOLIDAY = 60 * DAY
const FARTHEST = 366 * DAY
export const isHoliday = ({ from, to }: Period, now: number): boolean =>
  to > from && to > now && to - from <= LONGEST_HOLIDAY && from - now <= FARTHEST
