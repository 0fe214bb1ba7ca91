// What a table looks like to this device, wherever it is kept: the shapes of the HTTP interface.
import type { Opinion } from '#bots'
import type { Json, Note, OptionValue, Question, Reason, Refusal, Result, Seat, Transcript } from '#engine'

export interface PublicSeat {
  readonly kind: 'human' | 'bot' | 'open'
  readonly name: string | null
  readonly level: string | null
  readonly mine: boolean
}
export interface PublicTable {
  readonly id: string
  readonly game: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly status: 'open' | 'playing' | 'over'
  readonly created: number
  readonly updated: number
  readonly host: { readonly name: string; readonly me: boolean }
  readonly seats: readonly PublicSeat[]
  /** The seats the match waits for. */
  readonly waiting: readonly Seat[]
  readonly invite: string | null
  /** Whether players may ask what a good player would do. */
  readonly hints: boolean
  readonly result: Result | null
}
export interface LogNote {
  readonly seq: number
  readonly at: number
  readonly note: Note
}
/** The table as the seat in view may know it. */
export interface Sight {
  readonly table: PublicTable
  readonly seq: number
  readonly commitment: string | null
  readonly seat: Seat | null
  readonly view: Json
  readonly questions: readonly Question[]
  readonly refusals: readonly Refusal[]
  /** Why the last answer cannot be taken back; null: it can. */
  readonly undo: Reason | null
}
/** One step onward, with what happened after `since`. */
export interface Moved extends Sight {
  readonly since: number
  readonly notes: readonly LogNote[]
  /** Notes of these sequence numbers were taken back. */
  readonly undone: readonly number[]
  /** Moves a simpler bot made, because the one who sits there could not. */
  readonly helped?: readonly { readonly seq: number; readonly at: number; readonly seat: Seat }[]
}
/** What the house itself has to say in the log, whatever the game. */
export const HELPED = 'helped'

export interface SeatRequest {
  readonly kind: 'me' | 'open' | 'bot'
  readonly level?: string
  readonly name?: string
}
export interface TableRequest {
  readonly game: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly seats: readonly SeatRequest[]
  /** Left out: yes. */
  readonly hints?: boolean
  readonly seed?: string
}
export interface Listener {
  moved(news: Moved): void
  /** Whether what is seen is up to date: false from a lost connection until it is healed. */
  connected(live: boolean): void
  failed(problem: PlayProblem): void
}

/** Why a host could not do as asked: a code, and a sentence in the player's language. */
export class PlayProblem extends Error {
  readonly code: string
  readonly refusals: readonly Refusal[]
  constructor(code: string, message: string, refusals: readonly Refusal[] = []) {
    super(message)
    this.code = code
    this.refusals = refusals
  }
}

/** Where tables are kept: a server, or this device. Both speak of them alike. */
export interface Host {
  /** Makes a table and starts its match, if nobody is waited for; answers its id. */
  create(request: TableRequest): Promise<string>
  /** The tables of this player, the latest first. */
  list(): Promise<readonly PublicTable[]>
  watch(table: string, listener: Listener): () => void
  /** Resolves once the answer is kept for good, with its sequence number. */
  answer(table: string, seq: number, pick: Json, seat: Seat): Promise<number>
  undo(table: string, seat: Seat): Promise<number>
  /** What a good player would consider here, the best first. */
  hint(table: string, seat: Seat): Promise<readonly Opinion[]>
  /** Takes a table off the list. */
  leave(table: string): Promise<void>
  transcript(table: string): Promise<Transcript>
}
