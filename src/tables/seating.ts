// Before and around a match: a table is laid, people come and go, the host starts.
import { isLevel, LEVELS, stranger } from '#bots/who'
import { Live, type OptionValue, readOptions, secretFrom, start as startMatch } from '#engine'
import { gameById } from '#games'
import { TableProblem } from './problem.ts'
import { settled } from './rules.ts'
import type { TablePlan } from './shapes/index.ts'
import { after, type Chair, membersOf, type Person, seatsOf, seqOf, type Table, type TableState } from './table.ts'

/** What the host draws for a new table. */
export interface Drawn {
  readonly id: string
  readonly invite: string | null
  /** Any number: who comes when somebody is to come. */
  readonly from: number
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
    if (kind === 'open') return { kind }
    if (kind === 'me') return { kind: 'human', guest: host.id, name: name ?? host.name }
    if (!isLevel(game.id, level)) throw new TableProblem('bad-level', { level })
    const called = name ?? stranger(taken, who)
    taken.push(called)
    return { kind, level, name: called }
  })
  const told = { game: game.id, options, chairs, host: { guest: host.id, name: host.name }, hints: plan.hints ?? true }
  const state: TableState = {
    id,
    ...told,
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

const withChair = (state: TableState, seat: number, chair: Chair): TableState => ({
  ...state,
  chairs: state.chairs.with(seat, chair),
})
function mustBeOpen({ status }: TableState): void {
  if (status !== 'open') throw new TableProblem(status === 'over' ? 'over' : 'already-started')
}

/** Whoever has the invitation takes the first open seat; who sits already keeps theirs. */
export function join(table: Table, { id, name }: Person, invite: string, at: number): Table {
  const { state } = table
  if (invite !== state.invite) throw new TableProblem('wrong-invite')
  if (seatsOf(state, id).length > 0) return table
  mustBeOpen(state)
  const seat = state.chairs.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) throw new TableProblem('table-full')
  const seated = withChair(state, seat, { kind: 'human', guest: id, name })
  return after(table, { do: 'joined', seat, guest: id, name }, at, seated)
}

/**
 * Before the start a seat becomes free again; during the match a bot plays on in the name of who left.
 * The table passes to another person, and ends when there is none. After the end it only leaves one's list.
 */
export function leave(table: Table, { id }: Person, at: number): Table {
  const { state } = table
  const over = state.status === 'over'
  const seats = over ? [] : seatsOf(state, id)
  if (over ? !membersOf(table).includes(id) : seats.length === 0) throw new TableProblem('not-seated')
  return after(table, { do: 'left', seats, guest: id }, at, over ? state : without(state, id))
}
function without(state: TableState, id: string): TableState {
  const chairs = state.chairs.map((chair): Chair => {
    if (chair.kind !== 'human' || chair.guest !== id) return chair
    return state.status === 'open' ? { kind: 'open' } : { kind: 'bot', level: LEVELS[0]!, name: chair.name }
  })
  const heir = chairs.find(chair => chair.kind === 'human')
  const hosted = state.host.guest === id
  if (heir) return { ...state, chairs, host: hosted ? { guest: heir.guest, name: heir.name } : state.host }
  return hosted || state.status === 'playing' ? { ...state, chairs, status: 'over', waiting: [] } : { ...state, chairs }
}

/** The match begins: with the secret drawn for it, unless the table was laid with words to make one from. */
export function start(table: Table, { id }: Person, drawn: string, at: number): Table {
  const { state } = table
  if (state.host.guest !== id) throw new TableProblem('not-host')
  mustBeOpen(state)
  if (state.chairs.some(({ kind }) => kind === 'open')) throw new TableProblem('seats-open')
  return begin(table, state.seed === null ? drawn : secretFrom(state.seed), at)
}
/** The match begins with this secret; with an edition of its deck, where it has begun before. */
export function begin(table: Table, secret: string, at: number, edition?: string): Table {
  const { state } = table
  const game = gameById(state.game)
  const live = new Live<unknown>(game, startMatch(game, state.chairs.length, state.options, secret, edition))
  const event = { do: 'started', secret, entries: live.tabletop.entries.slice() } as const
  return after(table, event, at, settled(state, live, { seq: seqOf(table) + 1, before: [], mover: null }))
}
