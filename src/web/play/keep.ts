// The tables of this device in IndexedDB: one record where each stands, and one for every event. A thin wrapper.
import { type Logged, seqOf, type Table, updatedOf } from '#tables'
import { type Head, headOf, type OldHead, type OldLogged, tableOf } from './kept.ts'
import type { Keep } from './tables.ts'
import { Trouble } from './trouble.ts'

const HEADS = 'tables'
const LOG = 'log'

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', () => reject(work.error))
  })

let opened: Promise<IDBDatabase> | null = null
const forget = (): void => {
  opened = null
}
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('naust', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(HEADS, { keyPath: 'id' })
    request.result.createObjectStore(LOG)
  })
  const db = await got(request)
  db.addEventListener('close', forget)
  db.addEventListener('versionchange', () => {
    db.close()
    forget()
  })
  return db
}
/** Does something in one transaction; whatever fails there means that this device cannot keep tables. */
async function within<T>(mode: IDBTransactionMode, work: (heads: IDBObjectStore, log: IDBObjectStore) => Promise<T>) {
  try {
    opened ??= open()
    const transaction = (await opened).transaction([HEADS, LOG], mode, { durability: 'strict' })
    const kept = done(transaction)
    const [outcome] = await Promise.all([work(transaction.objectStore(HEADS), transaction.objectStore(LOG)), kept])
    return outcome
  } catch {
    forget()
    throw new Trouble('no-storage')
  }
}
const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []])

export const keep: Keep = {
  load: id =>
    within('readonly', async (heads, log): Promise<Table | null> => {
      const [head, events] = await Promise.all([
        got<Head | OldHead | undefined>(heads.get(id)),
        got<(Logged | OldLogged)[]>(log.getAll(eventsOf(id))),
      ])
      return head ? tableOf(head, events) : null
    }),
  append: (table, since) =>
    within('readwrite', async (heads, log) => {
      const { id } = table.state
      const before = await got<{ readonly seq: number } | undefined>(heads.get(id))
      if ((before?.seq ?? 0) !== since) return false
      const head: Head = { id, seq: seqOf(table), updated: updatedOf(table), state: table.state }
      heads.put(head)
      for (const event of table.log.slice(since)) log.put(event, [id, event.seq])
      return true
    }),
  remove: id =>
    within('readwrite', async (heads, log) => {
      heads.delete(id)
      log.delete(eventsOf(id))
    }),
}

/** Where every table stands, the latest first. */
export async function keptHeads(): Promise<readonly Head[]> {
  const all = await within('readonly', heads => got<(Head | OldHead)[]>(heads.getAll()))
  return all.map(headOf).sort((a, b) => b.updated - a.updated)
}
