// Threads for bots. One that thinks too long is ended and replaced. Who waits for a thread waits in the line of their own
// account, and the lines take turns: whoever has many bots makes only their own wait.
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
  /** After this a bot is to play the best move so far; waiting for a thread counts. */
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
/** Who waited long may still think a little. */
const GLANCE_MS = 100

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
  const { worker, queue, thinkMs, limitMs, decks, now = () => performance.now() } = config
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
    const timed: TimedJob = { ...job, aloud, thinkMs: Math.max(GLANCE_MS, thinkMs - waitedMs) }
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
      if (busy < size) busy++
      else if (lines.lengthOf(job.owner) >= queue) throw new TooBusy('too many bots are thinking')
      else await new Promise<void>(resolve => lines.add(job.owner, resolve))
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

/** A line for each account: the one whose turn it is goes to the end of the lines when one of it was served. */
function openLines() {
  const lines = new Map<string, (() => void)[]>()
  return {
    lengthOf: (owner: string): number => lines.get(owner)?.length ?? 0,
    add(owner: string, served: () => void): void {
      const line = lines.get(owner)
      if (line) line.push(served)
      else lines.set(owner, [served])
    },
    next(): (() => void) | undefined {
      const first = lines.entries().next().value
      if (!first) return undefined
      const [owner, line] = first
      lines.delete(owner)
      const served = line.shift()
      if (line.length > 0) lines.set(owner, line)
      return served
    },
  }
}
