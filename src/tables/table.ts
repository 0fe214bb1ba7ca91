// What a table is: the log of its events, which is the truth, and the state they lead to. A value; nothing here changes one.
import type { Level } from '#bots'
import type { Answer, Entry, Json, Match, OptionValue, Result, Seat } from '#engine'
import type { Period } from './hours/index.ts'
import { type Pace, readPace, type SeatClock, wound } from './pace.ts'

/** Who acts or looks on: a guest of the server, or whoever holds the device. */
export interface Person {
  readonly id: string
  readonly name: string
}
export interface Host {
  readonly guest: string
  readonly name: string
}
/** Whom an open seat is kept for: somebody of this name who has the link, or a guest we know. */
export interface Kept {
  readonly name: string
  readonly guest?: string
}
/** One seat of a table: free, a person's, or a bot's. Who went remains its owner, and may take it back until the end. */
export type Chair =
  | { readonly kind: 'open'; readonly kept?: Kept }
  | Sitting
  | {
      readonly kind: 'bot'
      readonly level: Level
      readonly name: string
      readonly owner?: Host
      /** Who sits here again when this turn is over: the bot plays no longer than that. */
      readonly after?: Sitting
    }
export type Sitting = { readonly kind: 'human'; readonly guest: string; readonly name: string; readonly owner?: Host }

/** What is agreed at a table about those who are not there. */
export interface Customs {
  /** Whether whoever comes by finds it among the open tables. */
  readonly listed: boolean
  /** Whether those who have the link may look on. */
  readonly spectators: boolean
  /** How long one waits for somebody; null: as long as it takes. */
  readonly pace: Pace | null
}
export const NO_CUSTOMS: Customs = { listed: false, spectators: false, pace: null }
/** As tables of old have it: after so many minutes a bot plays on. */
interface OldCustoms {
  readonly listed: boolean
  readonly spectators: boolean
  readonly patience: { readonly minutes: number; readonly level: Level } | null
}

/** Something that is done once all who are asked agree: an answer is taken back, somebody sits down for who is not there, or a bot. */
export type Motion = {
  /** The event by which it was put. */
  readonly seq: number
  readonly by: Host
  readonly asked: readonly string[]
  readonly agreed: readonly string[]
} & Wish
export type Wish =
  | { readonly want: 'undo'; readonly seat: Seat; readonly answer: number }
  | { readonly want: 'seat'; readonly seat: Seat }
  | { readonly want: 'stand-in'; readonly seat: Seat; readonly level: Level }
type Options = { readonly [name: string]: OptionValue }

export type TableEvent =
  | {
      readonly do: 'created'
      readonly game: string
      readonly options: Options
      readonly chairs: readonly Chair[]
      readonly host: Host
      readonly hints?: boolean
      readonly customs?: Customs | OldCustoms
    }
  | { readonly do: 'joined'; readonly seat: Seat; readonly guest: string; readonly name: string }
  /** Somebody takes another seat, before the start. */
  | { readonly do: 'moved'; readonly from: Seat; readonly to: Seat; readonly guest: string }
  /** The host sets a bot on a seat, or clears it, before the start. */
  | { readonly do: 'set'; readonly seat: Seat; readonly chair: Chair }
  | { readonly do: 'agreed-on'; readonly customs: Customs | OldCustoms }
  /** The invitation of before no longer holds. */
  | { readonly do: 'renewed' }
  /** Without seats: it only leaves the list of who went. */
  | { readonly do: 'left'; readonly seats: readonly Seat[]; readonly guest: string; readonly level?: Level }
  | { readonly do: 'returned'; readonly seats: readonly Seat[]; readonly guest: string }
  /** A bot plays on for who is not there: because time was up, or because the others agreed. */
  | {
      readonly do: 'stood-in'
      readonly seat: Seat
      readonly level: Level
      readonly why: 'late' | 'agreed'
      /** For this turn only; left out: until they are back. */
      readonly turn?: boolean
    }
  /** The time of who is waited for here is running out. */
  | { readonly do: 'reminded'; readonly seat: Seat }
  /** Somebody goes on holiday, during which nobody waits for them; null: there is none. */
  | { readonly do: 'away'; readonly guest: string; readonly period: Period | null }
  /** Somebody plays on for who is not there, since the others agreed. */
  | { readonly do: 'seated'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly do: 'asked'; readonly by: Host; readonly wish: Wish }
  | { readonly do: 'agreed'; readonly guest: string }
  | { readonly do: 'declined'; readonly guest: string }
  /** The same people meet again at another table. */
  | { readonly do: 'again'; readonly table: string }
  /** One person was two: what was the one's is the other's. */
  | { readonly do: 'adopted'; readonly guest: string; readonly by: string }
  | { readonly do: 'started'; readonly secret: string; readonly entries: readonly Entry[] }
  | {
      readonly do: 'answered'
      readonly seat: Seat
      readonly pick: Json
      readonly entries: readonly Entry[]
      /** A simpler bot answered, because the one who sits there could not. */
      readonly helped?: boolean
      /** Given in the place of whose seat it is: by a bot, or by somebody who plays on. */
      readonly instead?: 'bot' | 'person'
    }
  /** `answer` is the event that was taken back, and its entries with it; where the others agreed, all that was answered since. */
  | { readonly do: 'undone'; readonly seat: Seat; readonly answer: number; readonly since?: readonly number[] }
  /** The rules have changed under the match: it goes on from what was kept, and its record no longer leads there. */
  | { readonly do: 'apart'; readonly verdict: 'checkpoint' | 'rewound' }
  | { readonly do: 'said'; readonly seat: Seat | null; readonly name: string; readonly text: string }

/** The state after the last event: kept beside the log, so that loading a table replays one chapter and not the whole match. */
export interface TableState {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly chairs: readonly Chair[]
  readonly host: Host
  /** What lets others in; null: nobody can come. */
  readonly invite: string | null
  /** Whether players may ask what a good player would do; left out in tables of old: yes. */
  readonly hints?: boolean
  /** Left out in tables of old: for those alone who sit there. */
  readonly customs?: Customs | OldCustoms
  /** The bank of every seat, as it was when it last began to run or stopped; left out: there is no pace, or not yet. */
  readonly clocks?: readonly SeatClock[]
  /** Holidays of people, by their id. */
  readonly away?: { readonly [guest: string]: Period }
  /** What the people here are asked to agree to. */
  readonly motion?: Motion | null
  /** Where the same people have met again. */
  readonly next?: string | null
  readonly created: number
  readonly status: 'open' | 'playing' | 'over'
  /** The words the secret is made from, where the host allows that. */
  readonly seed: string | null
  readonly match: Match | null
  readonly waiting: readonly Seat[]
  /** Per seat, the event since which its questions stand: an answer given to an older state is stale. */
  readonly asked: readonly number[]
  /** Per seat, the event by which its last turn began: since then it is waited for, however often it answers. Left out in tables of old. */
  readonly turns?: readonly number[]
  /** The last event by which the match moved. */
  readonly moved: number
  readonly result: Result | null
  /** The match goes on apart from its record, since the rules have changed. */
  readonly apart?: 'checkpoint' | 'rewound' | undefined
  /** Of the deck, where the match itself is left out. */
  readonly edition?: string | undefined
}
/** What of a state an answer changes by moving the match; all else stays, often from the start of the match to its end. */
export const MOVING: readonly (keyof TableState)[] = ['match', 'waiting', 'asked', 'turns', 'moved', 'clocks', 'result']
/** An event with its number: 1, 2, 3… without a gap, so that number n is at n - 1 in the log. */
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly event: TableEvent
}
export interface Table {
  readonly state: TableState
  /** Never empty. */
  readonly log: readonly Logged[]
}

export const seqOf = ({ log }: Table): number => log.length
export const updatedOf = ({ log }: Table): number => log.at(-1)!.at

/** The table after one more event: whoever is waited for now, their time runs from then on. */
export const after = ({ log }: Pick<Table, 'log'>, event: TableEvent, at: number, state: TableState): Table => ({
  state: wound(state, at),
  log: [...log, { seq: log.length + 1, at, event }],
})

export function seatsOf({ chairs }: TableState, person: string): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < chairs.length; seat++) if (isAt(chairs[seat]!, person)) seats.push(seat)
  return seats
}
const isAt = (chair: Chair, person: string): boolean => chair.kind === 'human' && chair.guest === person

export const customsOf = ({ customs = NO_CUSTOMS }: TableState): Customs => ({
  listed: customs.listed,
  spectators: customs.spectators,
  pace: readPace(customs),
})

/** Whether whoever comes by finds it in the lobby. */
export const isListed = (state: TableState): boolean => state.status === 'open' && customsOf(state).listed

/** The seats that wait for somebody: kept for them, or theirs while another plays there, and where another has ended the match. */
export const claimsOf = ({ chairs, status, result }: TableState, person: string): Seat[] =>
  chairs.flatMap((chair, seat) => {
    const isPlayed = status === 'playing' || result !== null
    const whose = chair.kind === 'open' ? chair.kept?.guest : isPlayed ? chair.owner?.guest : undefined
    return whose === person ? [seat] : []
  })
/**
 * Nobody sits at a match under way, and somebody may take their seat back: nothing happens there until they do. At a table
 * laid for bots alone there is nobody to wait for.
 */
export const isAsleep = ({ status, chairs }: Pick<TableState, 'status' | 'chairs'>): boolean =>
  status === 'playing' && chairs.every(isEmpty) && chairs.some(chair => chair.kind === 'bot' && chair.owner)
/** A bot sits there, and not only for this turn. */
const isEmpty = (chair: Chair): boolean => chair.kind === 'bot' && !chair.after
/** Those who sit there now. */
export const peopleAt = ({ chairs }: TableState): string[] => [
  ...new Set(chairs.flatMap(chair => (chair.kind === 'human' ? [chair.guest] : []))),
]
export const othersAt = (state: TableState, person: string): string[] => peopleAt(state).filter(id => id !== person)
export const hasOthers = ({ chairs }: TableState, person: string): boolean =>
  chairs.some(chair => chair.kind === 'human' && chair.guest !== person)
/** The host, those who sit there, and those whom a seat waits for. Asked for everybody who is told of every step, and found once as long as all stay. */
export function peopleOf({ chairs, host }: TableState): readonly string[] {
  const known = found.get(chairs)
  if (known?.host === host.guest) return known.people
  const people = [
    ...new Set([
      host.guest,
      ...chairs.flatMap(chair => [
        ...(chair.kind === 'human' ? [chair.guest] : []),
        ...asList(chair.kind === 'open' ? chair.kept?.guest : chair.owner?.guest),
        ...asList(chair.kind === 'bot' ? chair.after?.owner?.guest : undefined),
      ]),
    ]),
  ]
  found.set(chairs, { host: host.guest, people })
  return people
}
const found = new WeakMap<readonly Chair[], { readonly host: string; readonly people: readonly string[] }>()
const asList = (guest: string | undefined): string[] => (guest === undefined ? [] : [guest])
/** Those who find the table among their own: its people, without those who took it off their list and did not come back. */
export function membersOf({ state, log }: Table): string[] {
  const gone = new Map<string, 'list' | 'seat'>()
  for (const { event } of log) {
    if (event.do === 'left') gone.set(event.guest, event.seats.length === 0 ? 'list' : 'seat')
    if (event.do === 'joined' || event.do === 'returned' || event.do === 'seated') gone.delete(event.guest)
    if (event.do === 'adopted') gone.delete(event.by)
  }
  return peopleOf(state).filter(id => {
    const how = gone.get(id)
    return how === undefined || (how === 'seat' && claimsOf(state, id).length > 0)
  })
}
/** Whether by such an event a table may become, or cease to be, one of somebody's own, or of the lobby. */
export const concernsMembers = ({ do: deed }: TableEvent): boolean =>
  ['created', 'joined', 'set', 'agreed-on', 'started', 'left', 'returned', 'seated', 'adopted'].includes(deed)

/** Every answer of the match that was not taken back, with its number, in order. */
export function standingEvents(log: readonly Logged[]): (Answer & { readonly seq: number })[] {
  const undone = undoneIn(log)
  return log.flatMap(({ seq, event }) =>
    event.do === 'answered' && !undone.has(seq) ? [{ seq, seat: event.seat, pick: event.pick }] : [],
  )
}
export const standing = (log: readonly Logged[]): Answer[] =>
  standingEvents(log).map(({ seat, pick }) => ({ seat, pick }))
/** The last answer of one of these seats that was not taken back: its seat, and its number in the log. */
export function lastAnswer(log: readonly Logged[], seats: readonly Seat[]): { seat: Seat; seq: number } | undefined {
  // Who only looks on has none: there is no need to look through all of it.
  if (seats.length === 0) return undefined
  const undone = new Set<number>()
  // From the end: what was taken back was given before.
  for (let at = log.length - 1; at >= 0; at--) {
    const { seq, event } = log[at]!
    if (event.do === 'undone') for (const each of takenBack(event)) undone.add(each)
    if (event.do === 'answered' && seats.includes(event.seat) && !undone.has(seq)) return { seat: event.seat, seq }
  }
  return undefined
}
/** What of the answers in a seat is somebody's own: those of its owner, or those of one who plays on in their place. */
function ownIn(chair: Chair, person: string): 'owner' | 'person' | null {
  if (chair.kind === 'open') return null
  const sits = chair.kind === 'human' ? chair : chair.after
  if (chair.owner?.guest === person) return 'owner'
  return sits?.guest !== person ? null : chair.owner ? 'person' : 'owner'
}
/** The last answer somebody gave themselves that was not taken back: what was done in their place meanwhile is none of it. */
export function ownAnswer({ state: { chairs }, log }: Table, person: string): number | null {
  const own = chairs.map(chair => ownIn(chair, person))
  const undone = new Set<number>()
  for (let at = own.every(whose => whose === null) ? -1 : log.length - 1; at >= 0; at--) {
    const { seq, event } = log[at]!
    if (event.do === 'undone') for (const each of takenBack(event)) undone.add(each)
    // Before they sat down in the place of another, others may have done so.
    if (event.do === 'seated' && own[event.seat] === 'person') own[event.seat] = null
    if (event.do === 'answered' && own[event.seat] === (event.instead ?? 'owner') && !undone.has(seq)) return seq
  }
  return null
}
/** The numbers of the answers that these events took back. */
export function undoneIn(log: readonly Logged[]): Set<number> {
  const undone = new Set<number>()
  for (const { event } of log) if (event.do === 'undone') for (const each of takenBack(event)) undone.add(each)
  return undone
}
const takenBack = ({ answer, since = [] }: Extract<TableEvent, { do: 'undone' }>): number[] => [answer, ...since]
