// What one viewer is told of a table: its public face, and what a seat may know of the match.
import { commitment, type Json, notesFor, type Seat, view } from '#engine'
import { timesOf } from './pace.ts'
import { TableProblem } from './problem.ts'
import { liveToRead } from './rules.ts'
import type {
  HelpedMove,
  LogChat,
  LogNote,
  LogPage,
  PublicTable,
  Sight,
  TableMoved,
  TableSeen,
} from './shapes/index.ts'
import {
  claimsOf,
  customsOf,
  hasOthers,
  type Logged,
  lastAnswer,
  ownAnswer,
  peopleOf,
  seatsOf,
  seqOf,
  type Table,
  type TableState,
  undoneIn,
  updatedOf,
} from './table.ts'

/** What of a table stays as it is while nothing but its match moves. */
export const faceOf = (state: TableState, viewer: string) => ({
  id: state.id,
  game: state.game,
  edition: state.match?.edition ?? state.edition ?? null,
  options: state.options,
  status: state.status,
  created: state.created,
  host: { name: state.host.name, me: state.host.guest === viewer },
  seats: chairsSeen(state, viewer),
  hints: state.hints ?? true,
  customs: customsOf(state),
  motion: motionSeen(state, viewer),
  next: state.next ?? null,
  invite: peopleOf(state).includes(viewer) ? state.invite : null,
  apart: state.apart ?? null,
})
/** What every answer may change of it. */
export const courseOf = (state: TableState, updated: number) => ({
  updated,
  waiting: state.waiting,
  ...(customsOf(state).pace && { clock: timesOf(state, updated) }),
  result: state.result,
})
export const publicTable = (state: TableState, updated: number, viewer: string): PublicTable => ({
  ...faceOf(state, viewer),
  ...courseOf(state, updated),
})

/** What somebody with the link is told who may not look on: who sits there, and whether they are deciding about a seat. */
export function tableAtDoor(state: TableState, updated: number, viewer: string): PublicTable {
  const { clock: _, ...face } = publicTable(state, updated, viewer)
  const seats = face.seats.map(({ away: _, ...seat }) => seat)
  return { ...face, seats, waiting: [], motion: face.motion?.want === 'seat' ? face.motion : null }
}

function chairsSeen(state: TableState, viewer: string): PublicTable['seats'] {
  const claims = claimsOf(state, viewer)
  return state.chairs.map((chair, seat) => ({
    kind: chair.kind,
    name: chair.kind === 'open' ? (chair.kept?.name ?? null) : chair.name,
    level: chair.kind === 'bot' ? chair.level : null,
    mine: chair.kind === 'human' && chair.guest === viewer,
    owner: chair.kind === 'open' ? null : (chair.owner?.name ?? null),
    claim: claims.includes(seat),
    ...(chair.kind === 'bot' && chair.after && { turn: true }),
    ...(chair.kind === 'human' && state.away?.[chair.guest] && { away: state.away[chair.guest] }),
  }))
}

function motionSeen({ motion = null }: TableState, viewer: string): PublicTable['motion'] {
  if (!motion) return null
  const { seq, want, seat, by, asked, agreed } = motion
  return {
    seq,
    want,
    seat,
    by: by.name,
    mine: by.guest === viewer,
    asks: asked.includes(viewer) && !agreed.includes(viewer),
    agreed: agreed.length,
    of: asked.length,
  }
}

/** The seat somebody looks from: the one they name, else the one of theirs that is asked, else their first. */
export function seatInView(state: TableState, viewer: string, named?: Seat | undefined): Seat | null {
  const mine = seatsOf(state, viewer)
  if (named === undefined) return mine.find(seat => state.waiting.includes(seat)) ?? mine[0] ?? null
  if (!mine.includes(named)) throw new TableProblem('not-your-seat')
  return named
}

const PROMISES = 5000
const promises = new Map<string, string>()
/** The commitment of a secret, worked out once: it is told with every step. */
function promised(secret: string): string {
  const known = promises.get(secret)
  if (known !== undefined) return known
  if (promises.size >= PROMISES) promises.clear()
  const told = commitment(secret)
  promises.set(secret, told)
  return told
}

/** What a viewer may know of a table beside its public face. */
function matchSeen(table: Table, viewer: string, seat: Seat | null): Omit<Sight, 'table'> {
  const { state } = table
  const live = state.match && liveToRead(state.match)
  const mine = lastAnswer(table.log, seatsOf(state, viewer))
  const isPlaying = state.status === 'playing'
  const asked = isPlaying && live && seat !== null ? live : null
  return {
    seq: seqOf(table),
    commitment: state.match && promised(state.match.rng.secret),
    seat,
    view: (live && view(live.tabletop.g, seat)) as Json,
    questions: asked?.open(seat!) ?? [],
    refusals: asked?.game.refusals(asked.tabletop.g, seat!) ?? [],
    undo: live && mine ? live.whyNotUndo(mine.seat) : { needs: 'answer' },
    answered: ownAnswer(table, viewer),
    consent: isPlaying && mine !== undefined && !state.motion && hasOthers(state, viewer),
  }
}

function notesIn(log: readonly Logged[], seat: Seat | null, undone = undoneIn(log)): LogNote[] {
  const notes: LogNote[] = []
  for (const { seq, at, event } of log) {
    if ((event.do !== 'started' && event.do !== 'answered') || undone.has(seq)) continue
    for (const note of notesFor(event.entries, seat)) notes.push({ seq, at, note })
  }
  return notes
}
function chatIn(log: readonly Logged[]): LogChat[] {
  const chat: LogChat[] = []
  for (const { seq, at, event } of log) {
    if (event.do === 'said') chat.push({ seq, at, seat: event.seat, name: event.name, text: event.text })
  }
  return chat
}
function helpedIn(log: readonly Logged[]): HelpedMove[] {
  const helped: HelpedMove[] = []
  for (const { seq, at, event } of log) {
    if (event.do === 'answered' && event.helped) helped.push({ seq, at, seat: event.seat })
  }
  return helped
}

const faced = (table: Table, viewer: string): PublicTable => publicTable(table.state, updatedOf(table), viewer)

/** The table now, with all that ever happened, or what happened after `since`. */
export function tableSeen(table: Table, viewer: string, seat: Seat | null, since = 0): TableSeen {
  const fresh = since === 0 ? table.log : table.log.slice(since)
  return {
    table: faced(table, viewer),
    ...matchSeen(table, viewer, seat),
    log: notesIn(fresh, seat),
    chat: chatIn(fresh),
    helped: helpedIn(fresh),
  }
}
/** What happened at so many events after one, as this seat may know it. */
export function logPage({ log }: Table, seat: Seat | null, after: number, most: number): LogPage {
  const undone = undoneIn(log)
  const page = log.slice(after, after + most).filter(({ seq }) => !undone.has(seq))
  const next = after + most < log.length ? after + most : null
  return { after, next, seq: log.length, log: notesIn(page, seat), chat: chatIn(page), helped: helpedIn(page) }
}
/** The table now, with all that happened after `since`. */
export const tableMoved = (table: Table, viewer: string, seat: Seat | null, known: number): TableMoved => ({
  table: faced(table, viewer),
  ...matchMoved(table, viewer, seat, known),
})
/** The same without its public face. */
export function matchMoved(table: Table, viewer: string, seat: Seat | null, known: number): Omit<TableMoved, 'table'> {
  // Who knows more than there is was told by a host that lost its memory: from the start, then.
  const since = known > seqOf(table) ? 0 : known
  // What was taken back was done before: of what is fresh, all that was taken back is in what is fresh.
  const fresh = table.log.slice(since)
  const undone = undoneIn(fresh)
  return Object.assign(matchSeen(table, viewer, seat), {
    since,
    notes: notesIn(fresh, seat, undone),
    // What was told before and is no longer true.
    undone: [...undone].filter(answer => answer <= since),
    chat: chatIn(fresh),
    helped: helpedIn(fresh),
  })
}
