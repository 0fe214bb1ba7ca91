// Writes that arrive together are committed together, here or in a thread of its own. Each is told what it came to when all
// are durable.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type BatchesConfig, openBatches } from './batches.ts'
import type { Database } from './sqlite.ts'
import { StoreDown } from './store.ts'
import { commit, type Write, type Writes, writesOf } from './store-writes.ts'

export interface Writer {
  write<N extends keyof Writes>(name: N, ...given: Parameters<Writes[N]>): Promise<ReturnType<Writes[N]>>
  /** Finishes what was asked before it. */
  close(): Promise<void>
}
/** Where writes are done, one batch after the other. */
export interface Place {
  /** How many batches may lie there, and how much in each. */
  readonly batches: Pick<BatchesConfig<never, never>, 'lanes' | 'most'>
  commit(batch: readonly Write[]): Promise<readonly unknown[]>
  close(): Promise<void>
}
export function openWriter(place: Place): Writer {
  const batches = openBatches<Write, unknown>({
    commit: batch =>
      place.commit(batch).catch(error => {
        throw isDown(error) ? new StoreDown((error as Error).message) : error
      }),
    isForAll: error => error instanceof StoreDown,
    ...place.batches,
  })
  return {
    // What a write of this name comes to is what its type says.
    write: (...write) => batches.add(write as unknown as Write) as Promise<never>,
    async close() {
      await batches.close()
      await place.close()
    },
  }
}
/** Nothing can be written for now, whatever it is: told by the words of SQLite, which are all that comes from a thread. */
const isDown = (error: unknown): boolean =>
  /disk is full|disk I\/O error|readonly database|unable to open|database is locked/i.test(String(error))

export function writeHere(db: Database): Place {
  const writes = writesOf(db)
  return { batches: {}, commit: async batch => commit(db, writes, batch), close: async () => {} }
}

/** What the thread answers to a batch. */
export type Committed = { readonly outcomes: readonly unknown[] } | { readonly error: unknown }

/** In a thread of its own. One that is gone writes nothing any more, and says so. */
export function writeInThread(thread: URL, folder: string): Place {
  const worker = new Worker(thread, { workerData: { folder } })
  const gone = new AbortController()
  // Batches are written in the order they come, so that the first answer is for the first.
  const waiting: ((committed: Committed) => void)[] = []
  worker.on('message', (committed: Committed) => waiting.shift()?.(committed))
  worker.on('error', error => gone.abort(error))
  worker.on('exit', () => gone.abort(new Error('the thread that writes has ended')))
  return {
    // One is written while the next lie ready, and none is so long that all wait for it together.
    batches: { lanes: 4, most: 64 },
    async commit(batch) {
      gone.signal.throwIfAborted()
      const committed = await new Promise<Committed>((done, failed) => {
        const fail = (): void => failed(gone.signal.reason)
        gone.signal.addEventListener('abort', fail, { once: true })
        waiting.push(outcome => {
          gone.signal.removeEventListener('abort', fail)
          done(outcome)
        })
        worker.postMessage(batch)
      })
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
