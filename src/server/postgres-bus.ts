// What servers of one database tell each other: short words by NOTIFY, on a connection of its own, never within a transaction
// that writes. A word may get lost: whoever hears it knows more quickly what could be read as well.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Postgres } from './postgres.ts'
import { LOCK } from './postgres-schema.ts'
import { type Others, StoreInUse, type Topic } from './store.ts'

/** As long as PostgreSQL passes a word on. */
const LONGEST = 7900
/** What is said meanwhile goes together. */
const GATHER_MS = 8
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 3000]

export interface Bus extends Pick<Others, 'tell' | 'hear' | 'missed'> {
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
  /** As many words as go at a time. */
  function next(): string {
    let length = me.length + 8
    const fits = waiting.findIndex(word => (length += Buffer.byteLength(word) + 1) > LONGEST)
    const some = waiting.splice(0, fits < 0 ? waiting.length : Math.max(1, fits))
    return `${mine}[${some.join(',')}]]`
  }
  async function tellAll(): Promise<void> {
    for (await setImmediate(); waiting.length > 0; await setTimeout(GATHER_MS)) {
      try {
        await line?.query(`SELECT pg_notify('naust ' || current_schema(), $1)`, [next()])
      } catch {
        // The word is lost; those who wait for it look for themselves.
      }
    }
    waiting = []
    telling = null
  }
  return {
    tell(topic, said) {
      const word = JSON.stringify([topic, said])
      if (!line || isClosed() || Buffer.byteLength(word) + me.length + 8 > LONGEST) return
      waiting.push(word)
      telling ??= tellAll()
    },
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
