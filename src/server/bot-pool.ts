// Threads for bots. One that thinks too long is ended and replaced. Who waits for a thread waits in the line of their own
// account. Homes take turns, and at each home its accounts: whoever has many bots, or many accounts, makes only their own wait.
import { Piscina } from 'piscina'
import type { Opinion } from '#bots'
import type { Json } from '#engine'
import type { BotJob, TimedJob, Told } from './bot-job.ts'
import type { Decks } from './decks.ts'

export interface Thinker {
  /** What the bot picks; rejects when it fails or takes too long, and when there is no thread to be had. */
  think(job: BotJob): Promise<Json>
  /** What it thinks of the options, the best first; rejects likewise. */
  ponder(job: BotJob): Promise<readonly Opinion[]>
  close(): Promise<void>
}
export interface PoolConfig {
  /** The built bot-worker.ts. */
  readonly worker: URL
  /** Threads for bots that search. Those that decide at a glance have one more, and never wait for them. */
  readonly size: number
  /** How many decisions of one account may wait for a thread; the next one is told so at once. */
  readonly queue: number
  /** At which home an account is, which may be one of many; left out: each at one of its own. */
  readonly homeOf?: (owner: string) => string
  /** After this a bot is to play the best move so far; who waited very long for a thread has less. */
  readonly thinkMs: number
  /** After this its thread is ended. */
  readonly limitMs: number
  /** The decks of the house, for the rules in the threads. */
  readonly decks?: Decks
  /** The clock by which waiting is counted, in milliseconds; left out: that of the machine. */
  readonly now?: () => number
}
export class TooBusy extends Error {}

const HEAP_MB = 256
/** So long a bot waits and thinks no less for it; what it waits for beyond is time it does not have, but for a little. */
const PATIENCE_MS = 20_000
const GLANCE_MS = 100
/** A home has as long a line as so many accounts. */
const HOUSE = 4

export function openPool(config: PoolConfig, failed: (error: unknown) => void = () => {}): Thinker {
  const deep = openLane(config, config.size, failed)
  const quick = openLane(config, 1, failed)
  return {
    think: job => (job.level === 'easy' ? quick : deep).ask(job, false) as Promise<Json>,
    ponder: job => deep.ask(job, true) as Promise<readonly Opinion[]>,
    async close() {
      await Promise.all([deep.close(), quick.close()])
    },
  }
}

interface Lane {
  ask(job: BotJob, aloud: boolean): Promise<Told>
  close(): Promise<void>
}
/** Some threads and those who wait for them. The first who comes starts the threads. */
function openLane(config: PoolConfig, size: number, failed: (error: unknown) => void): Lane {
  const { worker, queue, thinkMs, limitMs, decks } = config
  const { now = () => performance.now(), homeOf = owner => owner } = config
  // Not the queue of the pool: it has no bound, and no order, for jobs that can be aborted.
  const lines = openLines()
  let busy = 0
  let closed = false
  let threads: Piscina | undefined
  function start(): Piscina {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB }
    const filename = worker.href
    const pool = new Piscina({ filename, minThreads: size, maxThreads: size, resourceLimits, workerData: { decks } })
    return pool.on('error', failed)
  }
  async function run(job: BotJob, aloud: boolean, waitedMs: number): Promise<Told> {
    if (closed) throw new Error('the bots have gone home')
    threads ??= start()
    const timed: TimedJob = {
      ...job,
      aloud,
      thinkMs: Math.max(GLANCE_MS, thinkMs - Math.max(0, waitedMs - PATIENCE_MS)),
    }
    const limit = AbortSignal.timeout(limitMs)
    try {
      return await threads.run(timed, { signal: limit })
    } catch (error) {
      throw limit.aborted ? new Error(`no answer within ${limitMs} ms`) : error
    }
  }
  return {
    async ask(job, aloud) {
      const asked = now()
      const { owner } = job
      const home = homeOf(owner)
      if (busy < size) busy++
      else if (lines.lengthOf(home, owner) >= queue || lines.lengthOf(home) >= HOUSE * queue)
        throw new TooBusy('too many bots are thinking')
      else await new Promise<void>(resolve => lines.add(home, owner, resolve))
      try {
        return await run(job, aloud, now() - asked)
      } finally {
        const next = lines.next()
        if (next) next()
        else busy--
      }
    },
    async close() {
      closed = true
      await threads?.destroy()
    },
  }
}

type Served = () => void
/** A line for each account, at its home: the home whose turn it is goes to the end when one of it was served, and so does the account there. */
function openLines() {
  const homes = new Map<string, Map<string, Served[]>>()
  return {
    /** How many wait on an account, or in all at a home. */
    lengthOf(home: string, owner?: string): number {
      let length = 0
      for (const [each, line] of homes.get(home) ?? []) if (each === (owner ?? each)) length += line.length
      return length
    },
    add(home: string, owner: string, served: Served): void {
      const lines = homes.get(home) ?? new Map<string, Served[]>()
      const line = lines.get(owner) ?? []
      line.push(served)
      homes.set(home, lines.set(owner, line))
    },
    next(): Served | undefined {
      const turn = homes.entries().next().value
      if (!turn) return undefined
      const [home, lines] = turn
      const [owner, line] = lines.entries().next().value!
      const served = line.shift()
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      homes.delete(home)
      if (lines.size > 0) homes.set(home, lines)
      return served
    },
  }
}
