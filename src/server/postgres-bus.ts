// What servers of one database tell each other: short words by NOTIFY, on a connection of its own, never within a transaction
// that writes. A word may get lost: whoever hears it knows more quickly what could be read as well.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Postgres } from './postgres.ts'
import { LOCK } from './postgres-schema.ts'
import { type Others, StoreInUse, type Topic } from './store.ts'

/** What PostgreSQL passes on is shorter than 8000 bytes, with the name of who speaks. */
const LONGEST = 7900
/** What is said meanwhile goes together: each time all servers are woken. */
const GATHER_MS = 20
/** In one transaction, after which those who listen are woken once. */
const tellingOf = (parts: number): string =>
  `SELECT ${Array.from({ length: parts }, (_, i) => `pg_notify('naust ' || current_schema(), $${i + 1})`).join(', ')}`
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 3000]

export interface Bus extends Pick<Others, 'tell' | 'hear' | 'missed'> {
  /** The same as `tell`, of what is text already. */
  tellText(topic: Topic, said: string): void
  close(): Promise<void>
}
type Word = readonly [topic: Topic, said: unknown]

/** `me`: by which one's own words are known, which one does not need to hear. */
export async function openBus(db: Postgres, me: string): Promise<Bus> {
  const listeners = new Map<Topic, ((said: unknown, from: string) => void)[]>()
  const lost: (() => void)[] = []
  /** By which all one says begins. */
  const mine = `[${JSON.stringify(me)},`
  const closing = new AbortController()
  const isClosed = (): boolean => closing.signal.aborted
  let waiting: string[] = []
  let telling: Promise<void> | null = null
  let line: Client | null = await open()
  let minding: Promise<void> = Promise.resolve()

  async function open(): Promise<Client> {
    const client = await db.connect()
    client.on('notification', ({ payload = '' }) => hearAll(payload))
    client.once('end', () => {
      if (line !== client || isClosed()) return
      line = null
      minding = reopen()
    })
    try {
      // Nobody waits for the disk to pass on a word; and as long as the line is open, the data is in use.
      await client.query('SET synchronous_commit = off')
      const { rows } = await client.query<{ free: boolean; channel: string }>(
        `SELECT pg_try_advisory_lock_shared(${LOCK}) AS free, quote_ident('naust ' || current_schema()) AS channel`,
      )
      if (!rows[0]!.free) throw new StoreInUse('the data in the database is being moved')
      await client.query(`LISTEN ${rows[0]!.channel}`)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }
  async function reopen(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !isClosed(); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await setTimeout(pause, undefined, { signal: closing.signal }).catch(() => {})
      try {
        line = await open()
        for (const listener of lost) listener()
        return
      } catch {}
    }
  }
  function hearAll(payload: string): void {
    if (payload.startsWith(mine)) return
    try {
      const [from, words] = JSON.parse(payload) as [string, readonly Word[]]
      for (const [topic, said] of words) for (const listener of listeners.get(topic) ?? []) listener(said, from)
    } catch {
      // A server of another version, or somebody else, speaks of what is not understood here: as if it was lost.
    }
  }
  /** All that waits, as many words together as can be passed on in one. */
  function gathered(): readonly string[] {
    const parts: string[] = []
    let [part, length] = [[] as string[], 0]
    for (const word of waiting) {
      const bytes = Buffer.byteLength(word) + 1
      if (length + bytes > LONGEST) {
        parts.push(`${mine}[${part.join(',')}]]`)
        ;[part, length] = [[], 0]
      }
      part.push(word)
      length += bytes
    }
    waiting = []
    return [...parts, `${mine}[${part.join(',')}]]`]
  }
  async function tellAll(): Promise<void> {
    for (await setImmediate(); waiting.length > 0; await setTimeout(GATHER_MS)) {
      try {
        const parts = gathered()
        await line?.query(tellingOf(parts.length), [...parts])
      } catch {
        // The word is lost; those who wait for it look for themselves.
      }
    }
    waiting = []
    telling = null
  }
  function tellText(topic: Topic, said: string): void {
    const word = `["${topic}",${said}]`
    if (!line || isClosed() || Buffer.byteLength(word) >= LONGEST) return
    waiting.push(word)
    telling ??= tellAll()
  }
  return {
    tell: (topic, said) => tellText(topic, JSON.stringify(said)),
    tellText,
    hear(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener])
    },
    missed: listener => void lost.push(listener),
    async close() {
      await telling
      closing.abort()
      await minding
      await line?.end().catch(() => {})
    },
  }
}
