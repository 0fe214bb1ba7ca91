// During a match: answers, taking back, talk; and the match told from its start when it is over.
import {
  type Json,
  type Live,
  type Match,
  type Question,
  type Seat,
  same,
  type Transcript,
  undo as takeBack,
  transcribe,
} from '#engine'
import { gameById } from '#games'
import { endsTurn, turned } from './pace.ts'
import { TableProblem } from './problem.ts'
import { asksOf, leaveToRead, liveToRead, ownLive, settled } from './rules.ts'
import {
  after,
  type Chair,
  isAsleep,
  lastAnswer,
  type Person,
  seatsOf,
  seqOf,
  standing,
  type Table,
  type TableEvent,
  type TableState,
} from './table.ts'
import { tableSeen } from './told.ts'

/** Which seat a person acts for: the one they name, else the one of theirs that is asked. */
export function actingSeat(state: TableState, { id }: Person, named: Seat | undefined): Seat {
  const mine = seatsOf(state, id)
  if (mine.length === 0) throw new TableProblem('not-seated')
  if (named !== undefined && !mine.includes(named)) throw new TableProblem('not-your-seat')
  return named ?? mine.find(seat => state.waiting.includes(seat)) ?? mine[0]!
}
export function mustBePlaying({ status, match }: TableState): Match {
  if (status === 'over') throw new TableProblem('over')
  if (!match) throw new TableProblem('not-started')
  return match
}
/** The table after its match has moved by the doing of a seat: `live` is not to be answered any more. Who plays on declines what was asked. */
export function movedBy(
  table: Table,
  live: Live<unknown>,
  event: TableEvent & { seat: Seat },
  at: number,
  before: Before,
): Table {
  const { motion = null, chairs } = table.state
  const plays = chairs[event.seat]?.kind === 'human'
  // Who plays needs no bot in their place.
  const declined = plays && (motion?.want === 'undo' || (motion?.want === 'stand-in' && motion.seat === event.seat))
  const moved = settled(table.state, live, { seq: seqOf(table) + 1, before, mover: event.seat })
  leaveToRead(moved.match!, live)
  const state = sitDownAgain(table.state, turned(table.state, moved, event, at), event.seat)
  return after(table, event, at, { ...state, motion: declined || state.status === 'over' ? null : motion })
}
/** A bot that played one turn for somebody has played it. */
function sitDownAgain(before: TableState, state: TableState, seat: Seat): TableState {
  const chair = state.chairs[seat]!
  if (chair.kind !== 'bot' || !chair.after || !endsTurn(before, state, seat)) return state
  return { ...state, chairs: state.chairs.with(seat, chair.after) }
}
type Before = ReturnType<typeof asksOf>

export interface Answering {
  readonly seat: Seat
  /** The state that was answered to. */
  readonly seq: number
  readonly pick: Json
  /** Whether a simpler bot took the move, because the one who sits there could not. */
  readonly helped?: boolean | undefined
  /** To be taken only if it can be taken back. */
  readonly careful?: boolean | undefined
  /** Of a match that is played again: whoever sits there now has not given it. */
  readonly again?: boolean | undefined
}
/** Takes one answer, of a person or a bot. */
export function answer(table: Table, { seat, seq, pick, helped, careful, again }: Answering, at: number): Table {
  const { state } = table
  const match = mustBePlaying(state)
  // A bot that thought while the last of them left is too late, until somebody is back.
  if (isAsleep(state) || seq > seqOf(table) || seq < state.asked[seat]!) throw new TableProblem('stale')
  if (!state.waiting.includes(seat)) throw new TableProblem('not-your-turn')
  const asking = liveToRead(match)
  const before = asksOf(asking, state.chairs.length)
  // The pick as the rules wrote it, so that the log holds nothing a caller added.
  const option = offered(before[seat]!, pick)
  if (option === undefined)
    throw new TableProblem('illegal', {}, { refusals: asking.game.refusals(asking.tabletop.g, seat) })
  const live = ownLive(match)
  live.answer(seat, option)
  if (careful && isFinal(live, seat)) throw new TableProblem('final')
  const entries = live.tabletop.entries.slice()
  const instead = again ? null : insteadIn(state.chairs[seat]!)
  const how = { ...(helped && { helped }), ...(instead && { instead }) }
  return movedBy(table, live, { do: 'answered', seat, pick: option, entries, ...how }, at, before)
}
/** Who plays in a seat in the place of its owner; null: they do so themselves. */
const insteadIn = (chair: Chair): 'bot' | 'person' | null =>
  chair.kind === 'open' || !chair.owner ? null : chair.kind === 'bot' ? 'bot' : 'person'

function offered(questions: readonly Question[], pick: Json): Json | undefined {
  for (const { options } of questions) for (const option of options) if (same(option, pick)) return option as Json
  return undefined
}

/** What was just answered cannot be taken back, or will not be: others are asked now. */
const isFinal = (live: Live<unknown>, seat: Seat): boolean =>
  live.whyNotUndo(seat) !== null || (live.open().length > 0 && live.open(seat).length === 0)

export interface AnswerGiven {
  readonly seq: number
  readonly pick: Json
  readonly seat?: Seat | undefined
  readonly careful?: boolean | undefined
}
/** An answer of a person: one that comes too late is told how the table stands. */
export function answerAs(table: Table, person: Person, given: AnswerGiven, at: number): Table {
  const seat = actingSeat(table.state, person, given.seat)
  try {
    return answer(table, { seq: given.seq, pick: given.pick, careful: given.careful, seat }, at)
  } catch (error) {
    if (!(error instanceof TableProblem && (error.code === 'stale' || error.code === 'not-your-turn'))) throw error
    throw new TableProblem(error.code, {}, { state: tableSeen(table, person.id, seat) })
  }
}

/** What was done at a table elsewhere, and, where that was told too, the state after it. */
export interface DoneElsewhere {
  readonly at: number
  readonly event: TableEvent
  readonly state?: TableState
}
/** The table after all that was done elsewhere since; null: it does not follow from what was told. */
export function followed(table: Table, deeds: readonly DoneElsewhere[]): Table | null {
  const told = deeds.findLastIndex(({ state }) => state !== undefined)
  let now: Table | null = told < 0 ? table : asTold(table, deeds.slice(0, told + 1))
  for (let i = told + 1; now && i < deeds.length; i++) now = afterAnswer(now, deeds[i]!)
  return now
}
/** The last state told, on what is known already of what it has in common with it. */
function asTold({ state: before, log }: Table, deeds: readonly DoneElsewhere[]): Table {
  const state = deeds.at(-1)!.state!
  const { chairs, options, customs } = before
  return {
    state: {
      ...state,
      ...(same(chairs, state.chairs) && { chairs }),
      ...(same(options, state.options) && { options }),
      ...(same(customs, state.customs) && { customs }),
    },
    log: [...log, ...deeds.map(({ at, event }, i) => ({ seq: log.length + i + 1, at, event }))],
  }
}
/** The table after an answer, by the rules here; null: it is none, or comes to something else. */
function afterAnswer(table: Table, { at, event }: DoneElsewhere): Table | null {
  if (event.do !== 'answered') return null
  const { seat, pick, helped } = event
  try {
    const next = answer(table, { seat, seq: seqOf(table), pick, helped }, at)
    return same(next.log.at(-1)!.event, event) ? next : null
  } catch {
    return null
  }
}

export interface UndoWanted {
  /** The state that is undone, where the caller wants to be sure of it. */
  readonly seq?: number | undefined
  readonly seat?: Seat | undefined
}
/** Takes back a person's last answer, where nobody has learnt anything from it. */
export function undo(table: Table, person: Person, wanted: UndoWanted, at: number): Table {
  const { state, log } = table
  const match = mustBePlaying(state)
  const seat = actingSeat(state, person, wanted.seat ?? lastAnswer(log, seatsOf(state, person.id))?.seat)
  if (wanted.seq !== undefined && (wanted.seq < state.moved || wanted.seq > seqOf(table))) {
    throw new TableProblem('stale', {}, { state: tableSeen(table, person.id, seat) })
  }
  const live = liveToRead(match)
  const because = live.whyNotUndo(seat)
  if (because) throw new TableProblem('cannot-undo', { because })
  const back = ownLive(takeBack(live.game, live.match(), seat) as Match)
  const { seq: answered } = lastAnswer(log, [seat])!
  const before = asksOf(live, state.chairs.length)
  return movedBy(table, back, { do: 'undone', seat, answer: answered }, at, before)
}

/** Something is said, by one who sits at the table or has laid it: under the name they have there. */
export function talk(table: Table, { id, name }: Person, text: string, at: number): Table {
  const { state } = table
  const seat = seatsOf(state, id)[0]
  if (seat === undefined && state.host.guest !== id) throw new TableProblem('not-seated')
  const chair = seat === undefined ? undefined : state.chairs[seat]
  const called = chair?.kind === 'human' ? chair.name : name
  return after(table, { do: 'said', seat: seat ?? null, name: called, text }, at, state)
}

/** A finished match, told from its start by the rules of today: only where they come to the result it had. */
export function transcriptOf({ state, log }: Table): Transcript {
  const { status, match, result, apart } = state
  if (status !== 'over') throw new TableProblem('match-hidden')
  if (!match || !result) throw new TableProblem('abandoned')
  const told = apart === undefined ? retold(state.game, match, log) : null
  if (!told || !same(told.result, result)) throw new TableProblem('other-rules')
  return told
}
/** null: these rules stumble over it, in whatever way. */
function retold(game: string, match: Match, log: Table['log']): Transcript | null {
  try {
    return transcribe(gameById(game), match, standing(log))
  } catch {
    return null
  }
}
