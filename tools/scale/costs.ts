// What things cost, as measured by `npm run bench -- costs --write` and kept in docs/costs.json.
import { readFileSync, writeFileSync } from 'node:fs'

/** Milliseconds of a processor: of the thread that serves, which there is one of in a process, and of all its threads. */
export interface Spent {
  readonly serving: number
  readonly all: number
}
/** What a server spends: for an answer as such, to tell one watcher of it, and for somebody who comes and sees their table. */
export interface Serving {
  readonly answer: Spent
  readonly told: Spent
  readonly coming: Spent
}
/** What is kept of a table, in the store's own files: with its state, without its events, and of each event. */
export interface Kept {
  readonly table: number
  readonly event: number
}
export interface Costs {
  readonly measured: {
    readonly date: string
    readonly node: string
    readonly processor: string
    readonly cores: number
  }
  readonly sqlite: {
    readonly serving: Serving
    readonly kept: Kept
    /** Durable appends a second of the bare store, one at a time and sixteen. */
    readonly singlePerSecond: number
    readonly batch16PerSecond: number
  }
  readonly postgres: {
    readonly serving: Serving
    readonly kept: Kept
    readonly connections: number
    /** Durable appends a second of the bare store, by as many connections. */
    readonly appendsPerSecond: number
    /** What PostgreSQL itself spends on one, and how long its log (WAL) grows by it. */
    readonly appendMs: number
    readonly logBytes: number
    /** What PostgreSQL spends on somebody who comes, on a look for what is new at one table that is watched, and, of a round, on one table that moved that day. */
    readonly comingMs: number
    readonly lookMs: number
    readonly roundMs: number
    /** What a process spends to hear that a table moved which nobody watches there. */
    readonly hintMs: number
  }
  /** Milliseconds of a decision of a bot, over all games of the ladder. */
  readonly bots: { readonly [level: string]: number }
  /** To encipher and sign one notice for a browser. */
  readonly noticeMs: number
  /** Bytes of memory: of a server nobody uses, of a connection that stays open, of a table somebody has open. */
  readonly memory: { readonly process: number; readonly connection: number; readonly room: number }
}

export const COSTS = 'docs/costs.json'
export const readCosts = (): Costs => JSON.parse(readFileSync(COSTS, 'utf8')) as Costs
export const writeCosts = (costs: Costs): void => writeFileSync(COSTS, `${JSON.stringify(costs, null, 2)}\n`)
