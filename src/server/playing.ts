// During a match: answers, taking back, talk, and what a bot is asked.
import { type Level, temperOf } from '#bots'
import { type Answer, type Json, Live, type Match, type Question, type Seat, same, undo as takeBack } from '#engine'
import type { Temper } from '#games/kit/sense'
import { Problem } from './problem.ts'
import type { Room } from './room.ts'
import type { Guest } from './store.ts'
import { seatsOf, type TableState } from './table-state.ts'
import { tableSeen } from './told.ts'

const questionsBySeat = (live: Live<unknown>, seats: number): (readonly Question[])[] =>
  Array.from({ length: seats }, (_, seat) => live.open(seat))

interface Move {
  /** The number of the event by which the match moved, what was asked before, and whose doing it was. */
  readonly seq: number
  readonly before: readonly (readonly Question[])[]
  readonly mover: Seat | null
}
/** The state of a table after its match has moved. */
export function settled(state: TableState, live: Live<unknown>, { seq, before, mover }: Move): TableState {
  const now = questionsBySeat(live, state.chairs.length)
  // Others' secret answers leave my question as it was: my answer to it is not stale.
  const asked = now.map((questions, seat) =>
    seat !== mover && same(before[seat], questions) ? state.asked[seat]! : seq,
  )
  const over = live.over
  return {
    ...state,
    match: live.match() as Match,
    status: over ? 'over' : 'playing',
    waiting: now.flatMap((questions, seat) => (questions.length > 0 ? [seat] : [])),
    asked,
    moved: seq,
    result: over ? live.game.result(live.table.g) : null,
  }
}

/** Which seat a guest acts for: the one they name, else the one of theirs that is asked. */
function actingSeat(state: TableState, guest: Guest, named: Seat | undefined): Seat {
  const mine = seatsOf(state, guest.id)
  if (mine.length === 0) throw new Problem('not-seated')
  if (named !== undefined && !mine.includes(named)) throw new Problem('not-your-seat')
  return named ?? mine.find(seat => state.waiting.includes(seat)) ?? mine[0]!
}
function mustBePlaying(room: Room): Live<unknown> {
  const { state, live } = room
  if (state.status === 'over') throw new Problem('over')
  if (!live) throw new Problem('not-started')
  return live
}

export interface Answering {
  readonly seat: Seat
  /** The state that was answered to. */
  readonly seq: number
  readonly pick: Json
  readonly key?: string | undefined
  /** Whether a simpler bot took the move, because the one who sits there could not. */
  readonly helped?: boolean
}
/** Takes one answer, of a person or a bot. Returns once it is durable. */
export async function answer(
  room: Room,
  { seat, seq, pick, key, helped = false }: Answering,
  at: number,
): Promise<number> {
  const live = mustBePlaying(room)
  const { state } = room
  if (seq > room.seq || seq < state.asked[seat]!) throw new Problem('stale')
  if (!state.waiting.includes(seat)) throw new Problem('not-your-turn')
  const before = questionsBySeat(live, state.chairs.length)
  const told = live.table.entries.length
  // The pick as the rules wrote it, so that the log holds nothing a caller added.
  const option = before[seat]!.flatMap(q => q.options).find(o => same(o, pick))
  if (option === undefined) throw new Problem('illegal', {}, { refusals: live.game.refusals(live.table.g, seat) })
  // Until the store has it, the rules in memory are ahead: whatever fails from here on, they are read again.
  room.distrust()
  live.answer(seat, option)
  const entries = live.table.entries.slice(told)
  const event = { do: 'answered', seat, pick: option, entries, ...(helped ? { helped } : {}) } as const
  return room.commit(event, settled(state, live, { seq: room.seq + 1, before, mover: seat }), at, { key })
}

export async function answerAs(
  room: Room,
  guest: Guest,
  given: {
    readonly seq: number
    readonly pick: Json
    readonly seat?: Seat | undefined
    readonly key?: string | undefined
  },
  at: number,
): Promise<number> {
  const seat = actingSeat(room.state, guest, given.seat)
  try {
    return await answer(room, { ...given, seat }, at)
  } catch (error) {
    if (!(error instanceof Problem && (error.code === 'stale' || error.code === 'not-your-turn'))) throw error
    throw new Problem(error.code, {}, { state: tableSeen(room, guest.id, seat) })
  }
}

export async function undo(
  room: Room,
  guest: Guest,
  given: { readonly seq?: number | undefined; readonly seat?: Seat | undefined; readonly key?: string | undefined },
  at: number,
): Promise<number> {
  const live = mustBePlaying(room)
  const { state } = room
  const mine = seatsOf(state, guest.id)
  const lastOfMine = state.match?.answers.findLast(a => mine.includes(a.seat))?.seat
  const seat = actingSeat(state, guest, given.seat ?? lastOfMine)
  if (given.seq !== undefined && (given.seq < state.moved || given.seq > room.seq)) {
    throw new Problem('stale', {}, { state: tableSeen(room, guest.id, seat) })
  }
  const because = live.whyNotUndo(seat)
  if (because) throw new Problem('cannot-undo', { because })
  const before = questionsBySeat(live, state.chairs.length)
  room.distrust()
  room.live = new Live<unknown>(room.game, takeBack(room.game, live.match(), seat))
  const event = { do: 'undone', seat, answer: lastAnswerOf(room, seat) } as const
  const next = settled(state, room.live, { seq: room.seq + 1, before, mover: seat })
  return room.commit(event, next, at, { key: given.key })
}
const lastAnswerOf = (room: Room, seat: Seat): number =>
  room.events.findLast(({ seq, event }) => event.do === 'answered' && event.seat === seat && !room.undone.has(seq))!.seq

export async function say(room: Room, guest: Guest, text: string, at: number): Promise<number> {
  const seat = seatsOf(room.state, guest.id)[0]
  if (seat === undefined && room.state.host.guest !== guest.id) throw new Problem('not-seated')
  return room.commit({ do: 'said', seat: seat ?? null, name: guest.name, text }, room.state, at)
}

/** Every answer of the match that still stands, in order. */
export const answersOf = (room: Room): Answer[] =>
  room.events.flatMap(({ seq, event }) =>
    event.do === 'answered' && !room.undone.has(seq) ? [{ seat: event.seat, pick: event.pick }] : [],
  )

/** A seat that is asked, with all one needs to think about it. */
export interface HintDue {
  readonly game: string
  readonly seat: Seat
  readonly match: Match
  /** The state that is answered to. */
  readonly seq: number
}
export interface BotDue extends HintDue {
  readonly table: string
  readonly level: Level
  readonly temper: Temper
}

/** What somebody wants a hint for. */
export function hintDue(room: Room, guest: Guest, named: Seat | undefined): HintDue {
  const live = mustBePlaying(room)
  const { state } = room
  const seat = actingSeat(state, guest, named)
  if (state.hints === false) throw new Problem('no-hints')
  if (!state.waiting.includes(seat)) throw new Problem('not-your-turn')
  return { game: state.game, match: live.match() as Match, seat, seq: state.asked[seat]! }
}
/** The first bot this table waits for. */
export function botDue({ id, state, live }: Room): BotDue | null {
  if (state.status !== 'playing' || !live) return null
  for (const seat of state.waiting) {
    const chair = state.chairs[seat]!
    if (chair.kind !== 'bot') continue
    return {
      table: id,
      game: state.game,
      seat,
      level: chair.level,
      temper: temperOf(chair.name),
      match: live.match() as Match,
      seq: state.asked[seat]!,
    }
  }
  return null
}
