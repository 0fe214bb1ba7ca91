// Where guests and tables are kept. A store knows nothing of games: events and states are whatever JSON can carry, told
// apart by number. Several servers may write to one. Every store passes the same suite (store-suite.ts).
import type { NoticeStore } from './store-notices.ts'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly created: number
  /** When they last came, to the day or so; left out: when they were created. */
  readonly seen?: number
}
/** What a token is for: a device that acts for a guest, or the link by which they come from another device. */
export type TokenKind = 'device' | 'link'
/** How a guest may come in: the public part of a key pair their devices have. */
export interface Passkey {
  readonly id: string
  readonly guest: string
  readonly key: string
  /** How often it was used, as far as its device tells. */
  readonly counter: number
}
/** By how many ways somebody comes in. */
export interface WaysIn {
  readonly devices: number
  readonly links: number
  readonly passkeys: number
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
  /** As text, as all that the store does not look into. */
  readonly event: string
  /** The state after the event: only the last one is kept. */
  readonly state: string
  /** What a list of tables shows of it: short. */
  readonly summary: string
  /** By which tables are found and counted: open, playing, over; asleep, where everybody went from a match under way. */
  readonly status: string
  /** On whose account it is kept. */
  readonly owner: string
  /** When a server has something to do there: 0: at once, as soon as one starts; null: never, until something happens. */
  readonly dueAt: number | null
  /** Who asks twice with one key gets the first outcome twice. */
  readonly key?: string | undefined
  /** What servers that share the store are told of it beside its number, as text: it may get lost. */
  readonly told?: string | undefined
  /** Whose table it is from now on; not given: unchanged. */
  readonly members?: readonly string[] | undefined
}
/** Stale: the table is at another number, and nothing was done. */
export interface Appended {
  readonly done: 'appended' | 'repeated' | 'stale'
  readonly seq: number
  /** How long the event is as text; 0: nothing was written. */
  readonly bytes: number
}
export interface Listed {
  readonly seq: number
  readonly updated: number
  readonly summary: unknown
}
/** A time: after one moment, and until another. */
export interface Within {
  readonly after: number
  readonly until: number
}
/** A table where there is something to do, and when. */
export interface Due {
  readonly table: string
  readonly at: number
}
/** A table as it was at one moment, whoever writes meanwhile. */
export interface Loaded {
  readonly seq: number
  readonly updated: number
  readonly state: unknown
  readonly events: readonly Stored[]
  /** How long all of it is as text. */
  readonly bytes: number
}
/** Tables untouched since: by their status, and where nobody has them among their own any more. */
export interface Untouched {
  readonly status: { readonly [status: string]: number }
  readonly left: number
}

export interface Store extends NoticeStore {
  addGuest(guest: Guest, tokenHash: string): Promise<void>
  guestByToken(tokenHash: string, kind?: TokenKind): Promise<Guest | null>
  /** Another token of a guest; of each kind only the latest `most` hold. */
  addToken(guest: string, tokenHash: string, kind: TokenKind, most: number): Promise<void>
  dropToken(tokenHash: string): Promise<void>
  /** All tokens of a guest but one, those of links too. */
  dropOtherTokens(guest: string, tokenHash: string): Promise<void>
  /** The devices that acted for one guest act for another; links to the one lead nowhere. */
  giveDevices(from: string, to: string): Promise<void>
  waysIn(guest: string): Promise<WaysIn>
  /** Of a guest only the latest `most` hold. */
  addPasskey(passkey: Passkey, most: number): Promise<void>
  passkey(id: string): Promise<(Passkey & { readonly owner: Guest }) | null>
  usedPasskey(id: string, counter: number): Promise<void>
  /** What was one guest's is another's. */
  givePasskeys(from: string, to: string): Promise<void>
  dropPasskeys(guest: string): Promise<void>
  rename(guest: string, name: string): Promise<void>
  /** Erases a guest with all their tokens and passkeys. */
  forgetGuest(guest: string): Promise<void>
  /** A guest was here. */
  seen(guest: string, at: number): Promise<void>
  /** Resolves once the event is durable, or with the reason why it was not taken. */
  append(append: Append): Promise<Appended>
  /** The number of the last event of a table; 0: there is none. */
  seqOf(table: string): Promise<number>
  /** The event that a key led to. */
  seqOfKey(table: string, key: string): Promise<number | null>
  /** A table with its events, all of them or those after a number. */
  load(table: string, after?: number): Promise<Loaded | null>
  /** A guest's tables, the last touched first: so many, after so many. */
  tablesOf(guest: string, limit: number, after?: number): Promise<readonly Listed[]>
  withStatus(status: string): Promise<readonly string[]>
  /** Tables of a status whose last event was within a time, as lists show them, in the order of their ids, some after one of them. */
  summaries(
    status: string,
    within: Within,
    after: string,
    limit: number,
  ): Promise<readonly (Listed & { readonly id: string })[]>
  /** Where a server has something to do until then, the first due first. */
  due(until: number): Promise<readonly Due[]>
  /** How many tables there are of each status, of all or on one account. */
  counts(owner?: string): Promise<{ readonly [status: string]: number }>
  /** Some of the tables nobody comes to any more. */
  untouched(since: Untouched, limit: number): Promise<readonly string[]>
  /** Erases a table, with all its events. */
  forget(table: string): Promise<void>
  /** Erases some of the guests who were not here since and have no tables; answers how many. */
  forgetGuests(since: number, limit: number): Promise<number>
  /**
   * Takes what only one may do at a time, or keeps it, for so long by the time of the store; false: another has it.
   * Who does not come back to it, or releases it, has it no longer.
   */
  lease(name: string, holder: string, ms: number): Promise<boolean>
  release(name: string, holder: string): Promise<void>
  /** What the servers of this store know and nobody else: made once, by whichever comes first. */
  secret(name: string, make: () => string): Promise<string>
  /** Writes something; rejects when nothing can be written. */
  pulse(at: number): Promise<void>
  /** What passes between the servers that share it; left out: there is one only. */
  readonly others?: Others
  close(): Promise<void>
}

/** What servers may tell each other, which may get lost: how far tables are, where somebody has planned, who is there, who looks, what was spent, who is forgotten, whose devices are sent away. */
export type Topic = 'moved' | 'planned' | 'presence' | 'looks' | 'sign' | 'spent' | 'guests' | 'shut'
export interface Others {
  /** The time of the store: the same for all. */
  time(): Promise<number>
  /** Passes a word on to all other servers, if it is short. */
  tell(topic: Topic, said: unknown): void
  hear(topic: Topic, listener: (said: unknown, from: string) => void): void
  /** Calls when words may have got lost. */
  missed(listener: () => void): void
  /** How far some tables are: those there are. */
  seqsOf(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Nothing can be written, or read, just now: the disk is full, the database cannot be reached. It may pass. */
export class StoreDown extends Error {}
/** The store belongs to another server that is running. */
export class StoreInUse extends Error {}
