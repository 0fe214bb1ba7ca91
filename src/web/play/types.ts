// What the client asks of those who keep tables, wherever they are. The shapes of what they tell are those of #tables.
import type { Opinion } from '#bots'
import type { Json, Refusal, Seat, Transcript } from '#engine'
import type { PresenceTold, PublicTable, Sealed, SignTold, TableMoved, TablePlan, Taken } from '#tables'

/** What the house itself has to say in the log, whatever the game. */
export const HELPED = 'helped'

export interface Listener {
  moved(news: TableMoved): void
  /** Nobody can be asked: this is how the table was last seen from this device. */
  remembered?(sight: TableMoved, at: number): void
  /** Whether what is seen is up to date: false from a lost connection until it is healed. */
  connected(upToDate: boolean): void
  failed(problem: PlayProblem): void
  /** Who has the table before their eyes. */
  present?(told: PresenceTold): void
  /** Somebody made a sign. */
  signed?(told: SignTold): void
  /** A sign from here was not passed on. */
  refused?(why: PlayProblem): void
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
  create(request: TablePlan): Promise<string>
  /** The tables of this player, the latest first. */
  list(): Promise<readonly PublicTable[]>
  watch(table: string, listener: Listener): () => void
  /** Watches as one who only looks on, though one sits there. */
  look?(table: string, listener: Listener): () => void
  /**
   * Resolves once the answer is kept for good, with its number and what has changed since the state it answers to.
   * `careful`: taken only if it can be taken back; else it fails as `final`.
   */
  answer(table: string, seq: number, pick: Json, seat: Seat, careful?: boolean): Promise<Taken>
  /** Takes the last answer from here back; resolves likewise, with what has changed since `since`. */
  undo(table: string, since: number): Promise<Taken>
  /** What a good player would consider here, the best first. */
  hint(table: string, seat: Seat): Promise<readonly Opinion[]>
  /** Says something beside the match: whether this page is looked at, or a sign to the others. */
  pass?(message: { readonly at: string; readonly [what: string]: unknown }): void
  /** Leaves one's seats, or takes a table off the list; `level`: of the bot that plays on, where one does. */
  leave(table: string, level?: string): Promise<void>
  transcript(table: string): Promise<Transcript>
  /** The match under way as a file; with the code that opens it, where no server keeps the key. */
  seal(table: string): Promise<{ readonly sealed: Sealed; readonly code: string | null }>
  /** Goes on with the match of a file at a new table; answers its id. */
  takeUp(sealed: Sealed, code: string): Promise<string>
}
