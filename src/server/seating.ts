// Before and around a match: a table is made, people come and go, the host starts.

import type { InferOutput } from 'valibot'
import { isLevel, LEVELS, type Level, stranger } from '#bots'
import { Live, readOptions, secretFrom, start as startMatch } from '#engine'
import { gameById } from '#games'
import { type Bytes, newHex, newWord } from './chance.ts'
import { settled } from './playing.ts'
import { Problem } from './problem.ts'
import type { Room } from './room.ts'
import type { NewTable } from './shapes.ts'
import type { Guest } from './store.ts'
import { type Chair, membersOf, seatsOf, type TableEvent, type TableState } from './table-state.ts'

export type TablePlan = InferOutput<typeof NewTable>

/** A table as it is first written down. */
export function layTable(plan: TablePlan, guest: Guest, at: number, bytes: Bytes): [TableEvent, TableState] {
  const game = gameById(plan.game)
  const options = readOptions<Record<string, boolean | number | string>>(game, plan.options ?? {})
  const { min, max } = game.seats
  if (plan.seats.length < min || plan.seats.length > max) throw new Problem('bad-seats', { min, max })
  const chairs: Chair[] = []
  // Where the chance is told, who comes is told with it: characters differ in their temper.
  const from = plan.seed === undefined ? bytes(1)[0]! : Number.parseInt(secretFrom(String(plan.seed)).slice(0, 6), 16)
  const names = plan.seats.flatMap(({ kind, name }) => name ?? (kind === 'me' ? guest.name : []))
  for (const { kind, level = LEVELS[0]!, name } of plan.seats) {
    if (kind === 'open') chairs.push({ kind })
    else if (kind === 'me') chairs.push({ kind: 'human', guest: guest.id, name: name ?? guest.name })
    else {
      if (!isLevel(game.id, level)) throw new Problem('bad-level', { level })
      chairs.push({ kind: 'bot', level, name: name ?? stranger([...names, ...namesAt(chairs)], from) })
    }
  }
  const host = { guest: guest.id, name: guest.name }
  const { hints = true } = plan
  const state: TableState = {
    id: newWord(bytes, 12),
    game: game.id,
    options,
    chairs,
    host,
    invite: newWord(bytes, 8),
    hints,
    created: at,
    status: 'open',
    seed: plan.seed === undefined ? null : String(plan.seed),
    match: null,
    waiting: [],
    asked: chairs.map(() => 0),
    moved: 0,
    result: null,
  }
  return [{ do: 'created', game: game.id, options, chairs, host, hints }, state]
}
const namesAt = (chairs: readonly Chair[]): string[] => chairs.flatMap(c => (c.kind === 'open' ? [] : [c.name]))

const withChair = (state: TableState, seat: number, chair: Chair): TableState => ({
  ...state,
  chairs: state.chairs.with(seat, chair),
})
const mustBeOpen = ({ status }: TableState): void => {
  if (status !== 'open') throw new Problem(status === 'over' ? 'over' : 'already-started')
}

/** Whoever has the invitation takes the first open seat; who sits already keeps theirs. */
export async function join(
  room: Room,
  guest: Guest,
  invite: string,
  at: number,
): Promise<{ seq: number; seat: number }> {
  const { state } = room
  if (invite !== state.invite) throw new Problem('wrong-invite')
  const mine = seatsOf(state, guest.id)[0]
  if (mine !== undefined) return { seq: room.seq, seat: mine }
  mustBeOpen(state)
  const seat = state.chairs.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) throw new Problem('table-full')
  const next = withChair(state, seat, { kind: 'human', guest: guest.id, name: guest.name })
  const event = { do: 'joined', seat, guest: guest.id, name: guest.name } as const
  return { seq: await room.commit(event, next, at, { members: membersOf(next) }), seat }
}

/**
 * Before the start a seat becomes free again; during the match a bot plays on in the name of who left.
 * The table passes to another person, and ends when there is none. After the end it only leaves one's list.
 */
export async function leave(room: Room, guest: Guest, at: number): Promise<{ seq: number }> {
  const { state } = room
  const seats = seatsOf(state, guest.id)
  if (state.status === 'over') return forget(room, guest, at)
  if (seats.length === 0) throw new Problem('not-seated')
  let next = state
  for (const seat of seats) {
    const { name } = state.chairs[seat] as Chair & { kind: 'human' }
    const bot = { kind: 'bot', level: LEVELS[0] as Level, name } as const
    next = withChair(next, seat, state.status === 'open' ? { kind: 'open' } : bot)
  }
  const heir = next.chairs.find(chair => chair.kind === 'human')
  const hosted = state.host.guest === guest.id
  if (heir && hosted) next = { ...next, host: { guest: heir.guest, name: heir.name } }
  if (!heir && (hosted || state.status === 'playing')) next = { ...next, status: 'over', waiting: [] }
  const event = { do: 'left', seats, guest: guest.id } as const
  return { seq: await room.commit(event, next, at, { members: membersOf(next).filter(m => m !== guest.id) }) }
}

async function forget(room: Room, guest: Guest, at: number): Promise<{ seq: number }> {
  const gone = room.events.flatMap(({ event }) => (event.do === 'left' ? [event.guest] : []))
  const members = membersOf(room.state).filter(member => !gone.includes(member))
  if (!members.includes(guest.id)) throw new Problem('not-seated')
  const event = { do: 'left', seats: [], guest: guest.id } as const
  return { seq: await room.commit(event, room.state, at, { members: members.filter(m => m !== guest.id) }) }
}

export async function start(
  room: Room,
  guest: Guest,
  at: number,
  bytes: Bytes,
): Promise<{ seq: number; secret: string }> {
  const { state, game } = room
  if (state.host.guest !== guest.id) throw new Problem('not-host')
  mustBeOpen(state)
  if (state.chairs.some(({ kind }) => kind === 'open')) throw new Problem('seats-open')
  const secret = state.seed === null ? newHex(bytes, 32) : secretFrom(state.seed)
  const live = new Live<unknown>(game, startMatch(game, state.chairs.length, state.options, secret))
  const event = { do: 'started', secret, entries: live.table.entries.slice() } as const
  const next = settled({ ...state, status: 'playing' }, live, { seq: room.seq + 1, before: [], mover: null })
  room.live = live
  return { seq: await room.commit(event, next, at), secret }
}
