// What this page and its worker say to each other: calls with their outcome, and news of watched tables.
import type { Opinion } from '#bots'
import type { Json, Seat, Transcript } from '#engine'
import type { Branching, Sealed, TableMoved, TablePlan, Taken } from '#tables'
import type { Decks } from './play-with.ts'
import type { PlainTrouble } from './trouble.ts'

export interface Calls {
  /** The decks of the server, before all else, where it has others than those built in. */
  playWith(decks: Decks): void
  /** Lays a table for whoever holds the device, by this name, and starts its match. */
  create(plan: TablePlan, name: string): string
  /** Takes a finished match up again from one of its moments, at a table of its own. */
  branch(transcript: Transcript, wanted: Branching, name: string): string
  /** From now on, news of the table come under this number. */
  watch(table: string, watch: number): void
  unwatch(watch: number): void
  answer(table: string, seq: number, pick: Json, seat: Seat, careful?: boolean): Taken
  undo(table: string, since: number): Taken
  leave(table: string): void
  transcript(table: string): Transcript
  /** The match as a file, and the code that opens it. */
  seal(table: string): { readonly sealed: Sealed; readonly code: string }
  takeUp(sealed: Sealed, code: string, name: string): string
  hint(table: string, seat: Seat): readonly Opinion[]
  /** The chances of all seats in some of the positions of a match: `count` of them from position `from` on. */
  chancesAlong(transcript: Transcript, from: number, count: number): readonly (readonly number[])[]
  /** What a game can work out, by its own names. */
  reckon(game: string, name: string, args: readonly Json[]): Json
}
type Name = keyof Calls
export type Served = { readonly [N in Name]: (...args: Parameters<Calls[N]>) => Outcome<N> | Promise<Outcome<N>> }
type Outcome<N extends Name> = ReturnType<Calls[N]>

export interface Ask<N extends Name = Name> {
  readonly id: number
  readonly call: N
  readonly args: Parameters<Calls[N]>
}
export type Reply =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: PlainTrouble }
export type News =
  | { readonly watch: number; readonly moved: TableMoved }
  | { readonly watch: number; readonly lost: PlainTrouble }

/** The page's end: asks, and matches replies to what was asked. */
export interface Caller {
  ask<N extends Name>(call: N, ...args: Parameters<Calls[N]>): Promise<Outcome<N>>
  hear(reply: Reply): void
  /** Whatever was asked will never be answered. */
  fail(error: Error): void
}
export function openCaller(post: (ask: Ask) => void, problemOf: (trouble: PlainTrouble) => Promise<Error>): Caller {
  const open = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  let asked = 0
  return {
    ask: (call, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        open.set(id, { resolve, reject })
        post({ id, call, args })
      }),
    hear(reply) {
      const waiting = open.get(reply.id)
      open.delete(reply.id)
      if ('failed' in reply) problemOf(reply.failed).then(waiting?.reject, waiting?.reject)
      else waiting?.resolve(reply.done as never)
    },
    fail(error) {
      for (const { reject } of open.values()) reject(error)
      open.clear()
    },
  }
}

/** The worker's end: does what is asked. */
export async function respond<N extends Name>(
  { id, call, args }: Ask<N>,
  served: Partial<Served>,
  troubleOf: (error: unknown) => PlainTrouble,
): Promise<Reply> {
  try {
    return { id, done: await served[call]!(...args) }
  } catch (error) {
    return { id, failed: troubleOf(error) }
  }
}
