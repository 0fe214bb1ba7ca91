// The line to a server by which tables are watched: kept up, resumed after a break, without gap or repeat.
import type { PresenceTold, SignTold, TableMoved, Taken } from '#tables'
import { type Listener, PlayProblem } from './types.ts'

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
/** A line that says nothing for so long after a question is dead. */
const SILENCE = 4000
/** An answer that nothing came of for so long goes by another way. */
const PATIENCE = 1500
/** What is longer goes by another way: the other end hears no long messages. */
const LONGEST = 3000
/** A line nobody needs is kept for so long. */
const LINGER = 2000

export interface Wire {
  send(message: object): void
  close(): void
}
export interface Ends {
  up(): void
  told(message: unknown): void
  down(): void
}
export interface LineTools {
  /** Resolves when it makes sense to open a wire. */
  ready(): Promise<void>
  open(ends: Ends): Wire
  /** A pause before another try. */
  soon(ms: number): Promise<void>
  after(ms: number): Promise<void>
  /** What goes along with the wish to watch a table: the key to it, and whether somebody has it before their eyes. */
  along?(table: string): object
  /** Why a table cannot be watched; null: it should be tried again. */
  whyNot(table: string): Promise<PlayProblem | null>
}
export interface Line {
  has(table: string): boolean
  /** `as`: what else is said of how one wants to watch. */
  watch(table: string, listener: Listener, as?: object): () => void
  /** Answers by the line a table is watched by; null: what came of it is not known by it, and the answer may be given again by another way. */
  answer(table: string, given: Given): Promise<Taken | null>
  /** Says something beside the match to all who watch the table: lost where the line is down. */
  pass(message: { readonly at: string; readonly [what: string]: unknown }): void
  /** The same to every table watched by this line. */
  passAll(what: object): void
  /** Makes sure that the line still is one. */
  probe(): void
}

/** An answer with a key of its own, so that it is taken once however often it is given. */
export interface Given {
  readonly key: string
  readonly [what: string]: unknown
}

interface Watch {
  readonly listener: Listener
  readonly as: object
  told: number
  upToDate: boolean | null
}
/** Something beside the match that was not passed on: the watching goes on. */
interface RefusedSign {
  readonly error: { readonly code: string; readonly message: string }
  readonly at: string
  readonly sign?: string
}
type Message =
  | ({ readonly taken: string; readonly next: boolean } & Taken)
  | { readonly watching: string; readonly seq: number }
  | RefusedSign
  | {
      readonly error: object
      readonly table?: string
      readonly key?: string
    }
  | PresenceTold
  | SignTold
  | TableMoved

export function openLine({ ready, open, soon, after, along, whyNot }: LineTools): Line {
  const watches = new Map<string, Watch>()
  let running = false
  let heard = false
  let wire: Wire | null = null
  /** Answers under way, by their keys. */
  const given = new Map<string, (taken: Taken | null) => void>()
  let drop = (): void => {}

  const follow = (table: string, { told, as }: Watch): void =>
    wire?.send({ watch: table, since: told, ...along?.(table), ...as })
  function be(upToDate: boolean, watch: Watch): void {
    if (watch.upToDate === upToDate) return
    watch.upToDate = upToDate
    watch.listener.connected(upToDate)
  }

  /** One connection from beginning to end; whether it ever was one. */
  async function connection(): Promise<boolean> {
    try {
      await ready()
    } catch {
      return false
    }
    return new Promise(resolve => {
      let over = false
      let wasUp = false
      const end = (): void => {
        if (over) return
        over = true
        wire = null
        for (const outcome of given.values()) outcome(null)
        resolve(wasUp)
      }
      const mine = open({
        up() {
          if (over) return
          wasUp = true
          wire = mine
          if (watches.size === 0) return drop()
          for (const [table, watch] of watches) follow(table, watch)
        },
        told(message) {
          if (!over) hear(message as Message)
        },
        down: end,
      })
      // A wire that lost its other end takes long to notice: it is left to itself.
      drop = () => {
        end()
        mine.close()
      }
    })
  }
  async function run(): Promise<void> {
    if (running) return
    running = true
    for (let pause = FIRST_PAUSE; watches.size > 0; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      if (await connection()) pause = FIRST_PAUSE
      for (const watch of watches.values()) be(false, watch)
      if (watches.size > 0) await soon(pause)
    }
    running = false
  }

  function hear(message: Message): void {
    heard = true
    if ('taken' in message) taken(message)
    else if ('presence' in message) watches.get(message.presence)?.listener.present?.(message)
    else if ('sign' in message && !('error' in message)) watches.get(message.at)?.listener.signed?.(message)
    else if ('watching' in message) {
      const watch = watches.get(message.watching)
      if (!watch) return
      // A server that knows less than it told has lost its memory, and tells everything from the start.
      if (message.seq < watch.told) watch.told = 0
      else if (message.seq === watch.told) be(true, watch)
    } else if ('error' in message && 'at' in message) {
      const { error, at, sign } = message
      if (sign !== undefined) watches.get(at)?.listener.refused?.(new PlayProblem(error.code, error.message))
    } else if ('error' in message) {
      if (message.key !== undefined) given.get(message.key)?.(null)
      else if (message.table !== undefined) void refused(message.table)
    } else moved(message)
  }
  function moved(news: TableMoved): void {
    const watch = watches.get(news.table.id)
    if (!watch || news.seq <= watch.told) return
    if (news.since !== watch.told) return drop()
    watch.told = news.seq
    watch.listener.moved(news)
    be(true, watch)
  }
  function taken({ taken: key, next, seq, moved: news }: Extract<Message, { taken: string }>): void {
    // Else it is told again, in its turn.
    if (next) moved(news)
    given.get(key)?.({ seq, moved: news })
  }
  async function refused(table: string): Promise<void> {
    const watch = watches.get(table)
    const why = await whyNot(table)
    if (!watch || watches.get(table) !== watch) return
    if (!why) return drop()
    watches.delete(table)
    watch.listener.failed(why)
  }

  async function probe(): Promise<void> {
    const asked = wire
    const [first] = watches
    if (!asked || !first) return
    heard = false
    follow(...first)
    await after(SILENCE)
    if (wire === asked && !heard) drop()
  }
  /** Whoever goes from one table to the next finds the line still up. */
  async function restWhenIdle(): Promise<void> {
    await after(LINGER)
    if (watches.size === 0) drop()
  }

  return {
    has: table => watches.has(table),
    watch(table, listener, as = {}) {
      const watch: Watch = { listener, as, told: 0, upToDate: null }
      watches.set(table, watch)
      follow(table, watch)
      void run()
      return () => {
        if (watches.get(table) !== watch) return
        watches.delete(table)
        wire?.send({ unwatch: table })
        void restWhenIdle()
      }
    },
    async answer(table, what) {
      const asked = wire
      if (!asked || !watches.get(table)?.upToDate || JSON.stringify(what).length > LONGEST) return null
      const outcome = new Promise<Taken | null>(resolve => given.set(what.key, resolve))
      asked.send({ answer: table, ...what })
      const known = await Promise.race([outcome, after(PATIENCE).then(() => undefined)])
      given.delete(what.key)
      if (known === undefined) void probe()
      return known ?? null
    },
    pass: message => wire?.send(message),
    passAll(what) {
      for (const table of watches.keys()) wire?.send({ at: table, ...what })
    },
    probe,
  }
}
