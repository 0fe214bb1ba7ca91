// What the host of a table may do for it: set bots on seats and clear them, renew the invitation, change what is agreed, and
// lay it again for the same people.
import { LEVELS, stranger } from '#bots/who'
import { type Seat, same } from '#engine'
import { gameById } from '#games'
import { bankOf, type Pace, reckoned } from './pace.ts'
import { TableProblem } from './problem.ts'
import { type Drawn, lay, levelFor, mustBeHost, mustBeOpen, readCustoms, withChair } from './seating.ts'
import type { SeatPlan, TablePlan } from './shapes/index.ts'
import {
  after,
  type Chair,
  customsOf,
  type Host,
  type Kept,
  type Person,
  peopleOf,
  type Table,
  type TableEvent,
  type TableState,
} from './table.ts'

export type SeatWanted = (
  | { readonly kind: 'bot'; readonly level?: string | undefined; readonly name?: string | undefined }
  /** Free for whoever comes, or kept for somebody of this name. */
  | { readonly kind: 'open'; readonly name?: string | undefined }
) & {
  /** The name of who is to go; left out: nobody is, and a seat where somebody sits by now is left to them. */
  readonly removes?: string | undefined
}

/** Before the start: a bot sits down, or a seat becomes free; who sits there goes only where they are meant. */
export function setSeat(
  table: Table,
  person: Person,
  { seat, from, removes, ...wanted }: SeatWanted & { readonly seat: Seat; readonly from: number },
  at: number,
): Table {
  const { state } = table
  mustBeHost(state, person)
  mustBeOpen(state)
  const there = state.chairs[seat]
  if (!there) throw new TableProblem('not-your-seat')
  if (there.kind === 'human' && there.guest === person.id) throw new TableProblem('your-own-seat')
  if (there.kind === 'human' && there.name !== removes) throw new TableProblem('seat-taken')
  const names = state.chairs.flatMap(chair => (chair.kind === 'open' ? (chair.kept?.name ?? []) : chair.name))
  const chair: Chair =
    wanted.kind === 'open'
      ? { kind: 'open', ...(wanted.name === undefined ? {} : { kept: { name: wanted.name } }) }
      : {
          kind: 'bot',
          level: levelFor(state.game, wanted.level ?? LEVELS[0]!),
          name: wanted.name ?? stranger(names, from),
        }
  return after(table, { do: 'set', seat, chair }, at, withChair(state, seat, chair))
}

/** The link of before leads nowhere from now on. */
export function renew(table: Table, person: Person, invite: string, at: number): Table {
  mustBeHost(table.state, person)
  return after(table, { do: 'renewed' }, at, { ...table.state, invite })
}

/** Who may see the table, and how long one waits: as long as the match is not over. */
export function agreeOn(table: Table, person: Person, wanted: TablePlan['customs'], at: number): Table {
  const { state } = table
  mustBeHost(state, person)
  if (state.status === 'over') throw new TableProblem('over')
  const known = customsOf(state)
  const customs = readCustoms(state.game, wanted, known)
  const { clocks, ...rest } = reckoned(state, at)
  // Other times are counted anew; who changes only what comes of it changes nobody's time.
  const kept = clocks && sameTime(known.pace, customs.pace) ? { clocks } : {}
  return after(table, { do: 'agreed-on', customs }, at, { ...rest, ...kept, customs })
}
const sameTime = (one: Pace | null, other: Pace | null): boolean =>
  one !== null && other !== null && same(bankOf(one), bankOf(other))

/** Whose seat it is, if it is a person's. */
function personOf(chair: Chair): Kept | null {
  if (chair.kind === 'open') return chair.kept ?? null
  return chair.owner ?? (chair.kind === 'human' ? { guest: chair.guest, name: chair.name } : null)
}
/** Who played to the end in the seat of another, and has none of their own. */
const guestsAt = (chairs: readonly Chair[]): { readonly guest: Host; readonly seat: Seat }[] =>
  chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'human' || !chair.owner || chairs.some(each => personOf(each)?.guest === chair.guest)) return []
    return [{ guest: { guest: chair.guest, name: chair.name }, seat }]
  })
/**
 * Whose the seats are when the same people meet again. Who played in the seat of another gets that of a bot, or one more,
 * as far as the game goes; else the seat is theirs, unless it is its owner who asks.
 */
function seatsAgain({ chairs, game }: TableState, { id }: Person): (Kept | null)[] {
  const whose = chairs.map(personOf)
  for (const { guest, seat } of guestsAt(chairs)) {
    const bot = whose.findIndex((each, at) => each === null && chairs[at]?.kind === 'bot')
    if (bot >= 0) whose[bot] = guest
    else if (whose.length < gameById(game).seats.max) whose.push(guest)
    else if (whose[seat]?.guest !== id) whose[seat] = guest
  }
  return whose
}
/** The same table laid again by one of its people, with a seat kept for everybody who played. */
export function layAgain({ state }: Table, person: Person, drawn: Drawn, at: number): Table {
  if (state.status !== 'over') throw new TableProblem('not-over')
  if (!peopleOf(state).includes(person.id)) throw new TableProblem('not-seated')
  const { game, options, hints = true } = state
  const whose = seatsAgain(state, person)
  const seats = whose.map((one, seat): SeatPlan => {
    if (one) return { kind: one.guest === person.id ? 'me' : 'open', name: one.name }
    const chair = state.chairs[seat]
    return chair?.kind === 'bot' ? { kind: 'bot', level: chair.level, name: chair.name } : { kind: 'open' }
  })
  const again = lay({ game, options, hints, seats, customs: { ...customsOf(state), listed: false } }, person, drawn, at)
  const chairs = again.state.chairs.map((chair, seat): Chair => {
    const kept = whose[seat]
    return chair.kind === 'open' && kept ? { kind: 'open', kept } : chair
  })
  const created = again.log[0]!.event as Extract<TableEvent, { do: 'created' }>
  return after({ log: [] }, { ...created, chairs }, at, { ...again.state, chairs })
}

/** The people of a table are told where they meet again; the first who lays it decides. */
export function meetAgain(table: Table, person: Person, next: string, at: number): Table {
  const { state } = table
  if (state.next) return table
  if (state.status !== 'over') throw new TableProblem('not-over')
  if (!peopleOf(state).includes(person.id)) throw new TableProblem('not-seated')
  return after(table, { do: 'again', table: next }, at, { ...state, next })
}
