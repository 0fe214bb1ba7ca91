// What a table is made of: the events of its log, which are the truth, and the state they lead to.
import type { Level } from '#bots'
import type { Entry, Json, Match, OptionValue, Result, Seat } from '#engine'

/** One seat of a table: free, a person's, or a bot's. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly guest: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
export type Status = 'open' | 'playing' | 'over'
export interface Host {
  readonly guest: string
  readonly name: string
}

export type TableEvent =
  | {
      readonly do: 'created'
      readonly game: string
      readonly options: { readonly [name: string]: OptionValue }
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
  | { readonly do: 'said'; readonly seat: Seat | null; readonly name: string; readonly text: string }

/** The state after an event: stored beside it, so that loading a table replays one chapter and not the whole match. */
export interface TableState {
  readonly id: string
  readonly game: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly chairs: readonly Chair[]
  readonly host: Host
  readonly invite: string
  /** Whether players may ask what a good player would do; left out in tables of old: yes. */
  readonly hints?: boolean
  readonly created: number
  readonly status: Status
  /** The words the secret is made from, where the server allows that. */
  readonly seed: string | null
  readonly match: Match | null
  readonly waiting: readonly Seat[]
  /** Per seat, the event since which its questions stand: an answer given to an older state is stale. */
  readonly asked: readonly number[]
  /** The last event by which the match moved. */
  readonly moved: number
  readonly result: Result | null
}

export const seatsOf = ({ chairs }: TableState, guest: string): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'human' && chair.guest === guest ? [seat] : []))

/** Those who find the table among their own. */
export const membersOf = ({ chairs, host }: TableState): string[] => [
  ...new Set([host.guest, ...chairs.flatMap(chair => (chair.kind === 'human' ? [chair.guest] : []))]),
]
