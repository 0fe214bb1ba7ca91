// Where guests and tables are kept. A store knows nothing of games: events and states are whatever JSON can carry, told
// apart by number. Several servers may write to one. Every store passes the same suite (store-suite.ts).

export interface Guest {
  readonly id: string
  readonly name: string
  readonly created: number
}
export interface Stored {
  /** 1, 2, 3… without a gap within a table. */
  readonly seq: number
  readonly at: number
  readonly event: unknown
}
export interface Append {
  readonly table: string
  /** The sequence number the table must have now; 0 creates it. */
  readonly expect: number
  readonly at: number
  readonly event: unknown
  /** The state after the event: only the last one is kept. */
  readonly state: unknown
  /** By which tables are found and counted. */
  readonly status: string
  /** Who asks twice with one key gets the first outcome twice. */
  readonly key?: string | undefined
  /** Whose table it is from now on; not given: unchanged. */
  readonly members?: readonly string[] | undefined
}
/** Stale: the table is at another number, and nothing was done. */
export interface Appended {
  readonly done: 'appended' | 'repeated' | 'stale'
  readonly seq: number
}
export interface Head {
  readonly seq: number
  readonly updated: number
  readonly state: unknown
}
/** A table as it was at one moment, whoever writes meanwhile. */
export interface Loaded extends Head {
  readonly events: readonly Stored[]
}

export interface Store {
  addGuest(guest: Guest, tokenHash: string): Promise<void>
  guestByToken(tokenHash: string): Promise<Guest | null>
  /** Resolves once the event is durable, or with the reason why it was not taken. */
  append(append: Append): Promise<Appended>
  /** The number of the last event of a table; 0: there is none. */
  seqOf(table: string): Promise<number>
  /** The event that a key led to. */
  seqOfKey(table: string, key: string): Promise<number | null>
  load(table: string): Promise<Loaded | null>
  /** A guest's tables, the last touched first. */
  tablesOf(guest: string, limit: number): Promise<readonly Head[]>
  withStatus(status: string): Promise<readonly string[]>
  /** Tables of a status, the last touched first. */
  heads(status: string, limit: number): Promise<readonly Head[]>
  /** How many tables there are of each status. */
  counts(): Promise<{ readonly [status: string]: number }>
  close(): Promise<void>
}

/** The store belongs to another server that is running. */
export class StoreInUse extends Error {}
