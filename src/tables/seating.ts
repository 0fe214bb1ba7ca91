// Before a match: a table is laid, people come, choose their seats and go, the host starts.
import { isLevel, LEVELS, type Level, stranger } from '#bots/who'
import { Live, type OptionValue, readOptions, type Seat, secretFrom, start as startMatch } from '#engine'
import { gameById } from '#games'
import { TableProblem } from './problem.ts'
import { settled } from './rules.ts'
import type { TablePlan } from './shapes/index.ts'
import {
  after,
  type Chair,
  type Customs,
  claimsOf,
  customsOf,
  membersOf,
  NO_CUSTOMS,
  type Person,
  type Sitting,
  seatsOf,
  seqOf,
  type Table,
  type TableState,
} from './table.ts'

/** What the host draws for a new table. */
export interface Drawn {
  readonly id: string
  readonly invite: string | null
  /** Any number: who comes when somebody is to come. */
  readonly from: number
}

export function levelFor(game: string, level: string): Level {
  if (!isLevel(game, level)) throw new TableProblem('bad-level', { level })
  return level
}
/** What a plan says about those who are not there, as the table keeps it. */
export function readCustoms(game: string, given: TablePlan['customs'], known: Customs): Customs {
  const { listed = known.listed, spectators = known.spectators, pace = known.pace } = given ?? {}
  return { listed, spectators, pace: pace && { ...pace, level: levelFor(game, pace.level) } }
}

/** A table as it is first written down. */
export function lay(plan: TablePlan, host: Person, { id, invite, from }: Drawn, at: number): Table {
  const game = gameById(plan.game)
  const options = readOptions<{ readonly [name: string]: OptionValue }>(game, plan.options ?? {})
  const { min, max } = game.seats
  if (plan.seats.length < min || plan.seats.length > max) throw new TableProblem('bad-seats', { min, max })
  const seed = plan.seed === undefined ? null : String(plan.seed)
  // Where the chance is told, who comes is told with it: characters differ in their temper.
  const who = seed === null ? from : Number.parseInt(secretFrom(seed).slice(0, 6), 16)
  const taken = plan.seats.flatMap(({ kind, name }) => name ?? (kind === 'me' ? host.name : []))
  const chairs = plan.seats.map(({ kind, level = LEVELS[0]!, name }): Chair => {
    if (kind === 'open') return name === undefined ? { kind } : { kind, kept: { name } }
    if (kind === 'me') return { kind: 'human', guest: host.id, name: name ?? host.name }
    const called = name ?? stranger(taken, who)
    taken.push(called)
    return { kind, level: levelFor(game.id, level), name: called }
  })
  const customs = readCustoms(game.id, plan.customs, NO_CUSTOMS)
  const told = {
    game: game.id,
    options,
    chairs,
    host: { guest: host.id, name: host.name },
    hints: plan.hints ?? true,
    customs,
  }
  const state: TableState = {
    id,
    ...told,
    motion: null,
    next: null,
    invite,
    created: at,
    status: 'open',
    seed,
    match: null,
    waiting: [],
    asked: chairs.map(() => 0),
    moved: 0,
    result: null,
  }
  return after({ log: [] }, { do: 'created', ...told }, at, state)
}

export const withChair = (state: TableState, seat: number, chair: Chair): TableState => ({
  ...state,
  chairs: state.chairs.with(seat, chair),
})
export function mustBeOpen({ status }: TableState): void {
  if (status !== 'open') throw new TableProblem(status === 'over' ? 'over' : 'already-started')
}
export function mustBeHost({ host }: TableState, { id }: Person): void {
  if (host.guest !== id) throw new TableProblem('not-host')
}

/** A name nobody else has at this table. */
export function distinct({ chairs }: TableState, wanted: string): string {
  const taken = chairs.flatMap(chair => (chair.kind === 'open' ? [] : chair.name.toLowerCase()))
  let name = wanted
  for (let n = 2; taken.includes(name.toLowerCase()); n++) name = `${wanted} ${n}`
  return name
}

export interface Joining {
  /** Not needed where the table is open to whoever comes by, or a seat is kept for them. */
  readonly invite?: string | undefined
  /** Left out: the one kept for them, else the first that is free. */
  readonly seat?: Seat | undefined
  /** Their name at this table; left out: the one they have. */
  readonly name?: string | undefined
}
/** Somebody takes a seat. Who sits already keeps theirs, takes one more that is kept for them, or changes to the free one they name. */
export function join(table: Table, person: Person, { invite, seat: named, name: wanted }: Joining, at: number): Table {
  const { state } = table
  const { id } = person
  const name = wanted ?? person.name
  const invited = invite !== undefined && invite === state.invite
  const kept = claimsOf(state, id)
  const mine = seatsOf(state, id)
  const belongs = mine.length > 0 || kept.length > 0
  if (!invited && (invite !== undefined || !(belongs || customsOf(state).listed)))
    throw new TableProblem('wrong-invite')
  if (mine.length > 0 && (named === undefined || mine.includes(named))) return table
  mustBeOpen(state)
  const free = state.chairs.flatMap((chair, seat) => (chair.kind === 'open' && mayTake(chair) ? [seat] : []))
  /** Kept seats are for those they are kept for: a friend has the link, whoever comes by has not. */
  function mayTake({ kept }: Extract<Chair, { kind: 'open' }>): boolean {
    if (kept?.guest !== undefined) return kept.guest === id
    return invited || kept === undefined || mine.length > 0
  }
  const keptFor = (seat: Seat): string | undefined => nameKept(state, seat)?.toLowerCase()
  const found =
    kept[0] ??
    free.find(seat => keptFor(seat) === name.toLowerCase()) ??
    free.find(seat => keptFor(seat) === undefined) ??
    free[0]
  const seat = named ?? found
  if (seat === undefined) throw new TableProblem('table-full')
  if (!free.includes(seat)) throw new TableProblem('seat-taken')
  const [from] = mine
  const isKept = kept.includes(seat)
  if (from !== undefined && !isKept) return changed(table, person, { from, to: seat }, at)
  const called = distinct(state, wanted ?? (isKept ? nameKept(state, seat) : undefined) ?? name)
  const seated = withChair(state, seat, { kind: 'human', guest: id, name: called })
  return after(table, { do: 'joined', seat, guest: id, name: called }, at, seated)
}
function nameKept({ chairs }: TableState, seat: Seat): string | undefined {
  const chair = chairs[seat]!
  return chair.kind === 'open' ? chair.kept?.name : undefined
}
/** What the seat was kept for goes with it. */
function changed(
  table: Table,
  { id }: Person,
  { from, to }: { readonly from: Seat; readonly to: Seat },
  at: number,
): Table {
  const { state } = table
  const [mine, other] = [state.chairs[from]!, state.chairs[to]!]
  return after(table, { do: 'moved', from, to, guest: id }, at, withChair(withChair(state, to, mine), from, other))
}

/**
 * Before the start a seat becomes free again; during the match a bot of the level they choose plays on in the name of who
 * left, and the seat is theirs to take back: where nobody sits there any more, the match sleeps until somebody does. The table
 * passes to another person; one that is still open ends when there is none. After the end, or once gone, it only leaves one's list.
 */
export function leave(table: Table, { id }: Person, at: number, level: string = LEVELS[0]!): Table {
  const { state } = table
  const seats = state.status === 'over' ? [] : seatsOf(state, id)
  if (seats.length === 0 && !membersOf(table).includes(id)) throw new TableProblem('not-seated')
  const stays = levelFor(state.game, level)
  const event = { do: 'left', seats, guest: id } as const
  // Who only hosts, as from the screen of a sofa, passes an open table on.
  const stands = seats.length === 0 && !(state.status === 'open' && state.host.guest === id)
  if (stands) return after(table, event, at, withoutClaim(state, id))
  return state.status === 'playing'
    ? after(table, { ...event, level: stays }, at, without(state, id, stays))
    : after(table, event, at, without(state, id, stays))
}
/** A seat kept for somebody who does not come is free for others, and nobody sits down again who has gone. */
function withoutClaim(state: TableState, id: string): TableState {
  if (state.status === 'over') return state
  const chairs = state.chairs.map((chair): Chair => {
    if (chair.kind === 'open') return chair.kept?.guest === id ? { kind: 'open' } : chair
    if (chair.kind === 'human' || chair.after?.guest !== id) return chair
    return playedOn(chair.after, chair.level)
  })
  return { ...state, chairs }
}
function without(state: TableState, id: string, level: Level): TableState {
  const chairs = state.chairs.map((chair): Chair => {
    if (chair.kind !== 'human' || chair.guest !== id) return chair
    return state.status === 'open' ? { kind: 'open' } : playedOn(chair, level)
  })
  const heir = chairs.find(chair => chair.kind === 'human')
  const hosted = state.host.guest === id
  // Who is no longer there is not asked, what they asked for is no longer wanted, and a bot plays for them already.
  const { motion = null } = state
  const needless = motion?.want === 'stand-in' && chairs[motion.seat]?.kind === 'bot'
  const settled = needless || motion?.by.guest === id || motion?.asked.includes(id)
  const left = { ...state, chairs, motion: settled ? null : motion }
  if (heir) return { ...left, host: hosted ? { guest: heir.guest, name: heir.name } : state.host }
  return hosted && state.status === 'open' ? { ...left, status: 'over', waiting: [] } : left
}
/** A bot in place of a person, under the name of whose seat it is. */
export function playedOn({ guest, name, owner }: Sitting, level: Level): Extract<Chair, { kind: 'bot' }> {
  const whose = owner ?? { guest, name }
  return { kind: 'bot', level, name: whose.name, owner: whose }
}

/** The match begins: with the secret drawn for it, unless the table was laid with words to make one from. */
export function start(table: Table, person: Person, drawn: string, at: number): Table {
  const { state } = table
  mustBeHost(state, person)
  mustBeOpen(state)
  if (state.chairs.some(({ kind }) => kind === 'open')) throw new TableProblem('seats-open')
  return begun(table, state.seed === null ? drawn : secretFrom(state.seed), at)
}
/** The table with its match begun, with the present deck unless an edition is named. */
export function begun(table: Table, secret: string, at: number, edition?: string): Table {
  const { state } = table
  const game = gameById(state.game)
  const live = new Live<unknown>(game, startMatch(game, state.chairs.length, state.options, secret, edition))
  const event = { do: 'started', secret, entries: live.tabletop.entries.slice() } as const
  return after(table, event, at, settled(state, live, { seq: seqOf(table) + 1, before: [], mover: null }))
}
