// The thread in which the embedded store is written to: the disk is waited for here, and nowhere else.
import { parentPort, workerData } from 'node:worker_threads'
import { openToWrite } from './store-sqlite.ts'
import type { Committed } from './store-writer.ts'
import { commit, type Write, writesOf } from './store-writes.ts'

const port = parentPort!
const db = await openToWrite((workerData as { readonly folder: string }).folder)
const writes = writesOf(db)

function committed(batch: readonly Write[]): Committed {
  try {
    return { outcomes: commit(db, writes, batch) }
  } catch (error) {
    return { error }
  }
}
/** A batch, or null: it is over. */
port.on('message', (batch: readonly Write[] | null) => {
  if (batch) return port.postMessage(committed(batch))
  db.close()
  port.close()
})
