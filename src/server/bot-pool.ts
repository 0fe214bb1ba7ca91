// A few worker threads for bots. One that thinks too long is ended and replaced.
import { Worker } from 'node:worker_threads'
import type { Json } from '#engine'
import { BOT_WORKER, type BotJob, type BotReply } from './bot-job.ts'

export interface Thinker {
  /** What the bot picks; rejects when it fails or takes too long. */
  think(job: BotJob): Promise<Json>
  close(): Promise<void>
}
export interface PoolConfig {
  /** The built bot-worker.ts. */
  readonly worker: URL
  readonly size: number
  readonly limitMs: number
}
/** A thread may take longer to come up than a bot to think, on a busy machine. */
const START_MS = 20_000
const HEAP_MB = 256

export function openPool({ worker: url, size, limitMs }: PoolConfig): Thinker {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const queue: (() => void)[] = []
  let running = 0
  let closed = false

  /** The next message of a worker, or the reason why there is none. */
  function nextReply(worker: Worker, withinMs: number): Promise<BotReply> {
    return new Promise((resolve, reject) => {
      const heard = (reply: BotReply) => settle(() => resolve(reply))
      const broke = (error: unknown) => settle(() => reject(error))
      const ended = (code: number) => settle(() => reject(new Error(`the bot worker ended (${code})`)))
      const timer = setTimeout(() => broke(new Error(`no answer within ${withinMs} ms`)), withinMs)
      function settle(act: () => void): void {
        clearTimeout(timer)
        worker.off('message', heard).off('error', broke).off('exit', ended)
        act()
      }
      worker.on('message', heard).on('error', broke).on('exit', ended)
    })
  }
  async function spawn(): Promise<Worker> {
    const worker = new Worker(url, { workerData: BOT_WORKER, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    all.add(worker)
    // An error while nobody waits for the worker must not end the process.
    worker.on('error', () => {})
    worker.once('exit', () => forget(worker))
    try {
      await nextReply(worker, START_MS)
    } catch (error) {
      await dismiss(worker)
      throw error
    }
    return worker
  }
  function forget(worker: Worker): void {
    all.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  }
  async function dismiss(worker: Worker): Promise<void> {
    forget(worker)
    await worker.terminate()
  }
  async function ask(job: BotJob): Promise<Json> {
    if (closed) throw new Error('the bots have gone home')
    const worker = idle.pop() ?? (await spawn())
    let reply: BotReply
    try {
      worker.postMessage(job)
      reply = await nextReply(worker, limitMs)
    } catch (error) {
      await dismiss(worker)
      throw error
    }
    idle.push(worker)
    if ('pick' in reply) return reply.pick
    throw new Error('failed' in reply ? reply.failed : 'the bot worker said nothing')
  }

  return {
    async think(job) {
      if (running === size) await new Promise<void>(resolve => queue.push(resolve))
      else running++
      try {
        return await ask(job)
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
    async close() {
      closed = true
      await Promise.all([...all].map(dismiss))
    },
  }
}
