// Where guests and tables are kept. Every store passes the same suite (store-suite.ts).
import type { Status, TableEvent, TableState } from './table-state.ts'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly created: number
}
export interface Stored {
  /** 1, 2, 3… without a gap within a table. */
  readonly seq: number
  readonly at: number
  readonly event: TableEvent
}
export interface Append {
  readonly table: string
  /** The sequence number the table must have now; 0 creates it. */
  readonly expect: number
  readonly at: number
  readonly event: TableEvent
  readonly state: TableState
  /** Who asks twice with one key gets the first outcome twice. */
  readonly key?: string | undefined
  /** Whose table it is from now on; not given: unchanged. */
  readonly members?: readonly string[] | undefined
}
export type Appended =
  | { readonly done: 'appended' | 'repeated'; readonly seq: number }
  | { readonly done: 'stale'; readonly seq: number }
export interface Head {
  readonly seq: number
  readonly updated: number
  readonly state: TableState
}

export interface Store {
  addGuest(guest: Guest, tokenHash: string): Promise<void>
  guestByToken(tokenHash: string): Promise<Guest | null>
  /** Resolves once the event is durable, or with the reason why it was not taken. */
  append(append: Append): Promise<Appended>
  /** The event that a key led to. */
  seqOfKey(table: string, key: string): Promise<number | null>
  load(table: string): Promise<(Head & { readonly events: readonly Stored[] }) | null>
  /** A guest's tables, the last touched first. */
  tablesOf(guest: string, limit: number): Promise<readonly Head[]>
  /** The tables at which a match is under way. */
  playing(): Promise<readonly string[]>
  counts(): Promise<{ readonly [status in Status]: number }>
  close(): Promise<void>
}

/** The store belongs to another server that is running. */
export class StoreInUse extends Error {}
