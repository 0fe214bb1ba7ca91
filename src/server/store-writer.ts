// Writes that arrive together are committed together; what arrives while a commit is under way goes into the next. Each is
// told what it came to when all are durable.
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Database } from './sqlite.ts'
import { commit, type Write, type Writes, writesOf } from './store-writes.ts'

export interface Writer {
  write<N extends keyof Writes>(name: N, ...given: Parameters<Writes[N]>): Promise<ReturnType<Writes[N]>>
  /** Finishes what was asked before it. */
  close(): Promise<void>
}
/** Where writes are done, one batch after the other. */
export interface Place {
  commit(batch: readonly Write[]): Promise<readonly unknown[]>
  close(): Promise<void>
}
interface Waiting {
  readonly write: Write
  readonly done: (outcome: unknown) => void
  readonly failed: (error: unknown) => void
}

export function openWriter(place: Place): Writer {
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null
  async function commitAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await place.commit(batch.map(({ write }) => write))
      for (const [i, { done }] of batch.entries()) done(outcomes[i])
    } catch (error) {
      if (batch.length === 1) return batch[0]!.failed(error)
      // What cannot be done is not to harm what came at the same moment.
      for (const each of batch) await commitAll([each])
    }
  }
  async function writeAll(): Promise<void> {
    await setImmediate()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await commitAll(batch)
    }
    writing = null
  }
  return {
    write: (...write) =>
      new Promise((done, failed) => {
        // What a write of this name comes to is what its type says.
        waiting.push({ write: write as unknown as Write, done: done as Waiting['done'], failed })
        writing ??= writeAll()
      }),
    async close() {
      await writing
      await place.close()
    },
  }
}

export function writeHere(db: Database): Place {
  const writes = writesOf(db)
  return { commit: async batch => commit(db, writes, batch), close: async () => {} }
}

/** What the thread answers to a batch. */
export type Committed = { readonly outcomes: readonly unknown[] } | { readonly error: unknown }

/** In a thread of its own. One that is gone writes nothing any more, and says so. */
export function writeInThread(thread: URL, folder: string): Place {
  const worker = new Worker(thread, { workerData: { folder } })
  const gone = new AbortController()
  worker.on('error', error => gone.abort(error))
  worker.on('exit', () => gone.abort(new Error('the thread that writes has ended')))
  return {
    async commit(batch) {
      gone.signal.throwIfAborted()
      worker.postMessage(batch)
      const [committed] = (await once(worker, 'message', { signal: gone.signal })) as [Committed]
      if ('error' in committed) throw committed.error
      return committed.outcomes
    },
    async close() {
      if (gone.signal.aborted) return
      worker.postMessage(null)
      await once(worker, 'exit')
    },
  }
}
