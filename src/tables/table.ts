// What a table is: the log of its events, which is the truth, and the state they lead to. A value; nothing here changes one.
import type { Level } from '#bots'
import type { Answer, Entry, Json, Match, OptionValue, Result, Seat } from '#engine'

/** Who acts or looks on: a guest of the server, or whoever holds the device. */
export interface Person {
  readonly id: string
  readonly name: string
}
/** One seat of a table: free, a person's, or a bot's. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly guest: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
export interface Host {
  readonly guest: string
  readonly name: string
}
type Options = { readonly [name: string]: OptionValue }

export type TableEvent =
  | {
      readonly do: 'created'
      readonly game: string
      readonly options: Options
      readonly chairs: readonly Chair[]
      readonly host: Host
      readonly hints?: boolean
    }
  | { readonly do: 'joined'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly do: 'left'; readonly seats: readonly Seat[]; readonly guest: string }
  | { readonly do: 'started'; readonly secret: string; readonly entries: readonly Entry[] }
  | {
      readonly do: 'answered'
      readonly seat: Seat
      readonly pick: Json
      readonly entries: readonly Entry[]
      /** A simpler bot answered, because the one who sits there could not. */
      readonly helped?: boolean
    }
  /** `answer` is the event that was taken back, and its entries with it. */
  | { readonly do: 'undone'; readonly seat: Seat; readonly answer: number }
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
  readonly created: number
  readonly status: 'open' | 'playing' | 'over'
  /** The words the secret is made from, where the host allows that. */
  readonly seed: string | null
  readonly match: Match | null
  readonly waiting: readonly Seat[]
  /** Per seat, the event since which its questions stand: an answer given to an older state is stale. */
  readonly asked: readonly number[]
  /** The last event by which the match moved. */
  readonly moved: number
  readonly result: Result | null
  /** The match goes on apart from its record, since the rules have changed. */
  readonly apart?: 'checkpoint' | 'rewound' | undefined
  /** Of the deck, where the match itself is left out. */
  readonly edition?: string | undefined
}
/** The state without its match: all that a list of tables needs. */
export const slim = (state: TableState): TableState => ({ ...state, match: null, edition: state.match?.edition })

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

/** The table after one more event. */
export const after = ({ log }: Pick<Table, 'log'>, event: TableEvent, at: number, state: TableState): Table => ({
  state,
  log: [...log, { seq: log.length + 1, at, event }],
})

export const seatsOf = ({ chairs }: TableState, person: string): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'human' && chair.guest === person ? [seat] : []))

/** The host and those who sit there. */
export const peopleOf = ({ chairs, host }: TableState): string[] => [
  ...new Set([host.guest, ...chairs.flatMap(chair => (chair.kind === 'human' ? [chair.guest] : []))]),
]
/** Those who find the table among their own: its people, without those who went and did not come back. */
export function membersOf({ state, log }: Table): string[] {
  const gone = new Set<string>()
  for (const { event } of log) {
    if (event.do === 'left') gone.add(event.guest)
    if (event.do === 'joined') gone.delete(event.guest)
  }
  return peopleOf(state).filter(id => !gone.has(id))
}

/** Every answer of the match that was not taken back, in order. */
export function standing(log: readonly Logged[]): Answer[] {
  const undone = undoneIn(log)
  return log.flatMap(({ seq, event }) =>
    event.do === 'answered' && !undone.has(seq) ? [{ seat: event.seat, pick: event.pick }] : [],
  )
}
/** The last answer of one of these seats that was not taken back: its seat, and its number in the log. */
export function lastAnswer(log: readonly Logged[], seats: readonly Seat[]): { seat: Seat; seq: number } | undefined {
  const undone = new Set<number>()
  // From the end: what was taken back was given before.
  for (let at = log.length - 1; at >= 0; at--) {
    const { seq, event } = log[at]!
    if (event.do === 'undone') undone.add(event.answer)
    if (event.do === 'answered' && seats.includes(event.seat) && !undone.has(seq)) return { seat: event.seat, seq }
  }
  return undefined
}
/** The numbers of the answers that these events took back. */
export const undoneIn = (log: readonly Logged[]): Set<number> =>
  new Set(log.flatMap(({ event }) => (event.do === 'undone' ? [event.answer] : [])))
