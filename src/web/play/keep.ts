// The tables of this device in IndexedDB: one record where each stands, and one for every deed. A thin wrapper.
import type { Head, Logged, Room } from './room.ts'
import type { Keep } from './rooms.ts'
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
const deedsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []])

export const keep: Keep = {
  load: id =>
    within('readonly', async (heads, log): Promise<Room | null> => {
      const [head, deeds] = await Promise.all([
        got<Head | undefined>(heads.get(id)),
        got<Logged[]>(log.getAll(deedsOf(id))),
      ])
      return head ? { head, log: deeds } : null
    }),
  append: ({ head, log }) =>
    within('readwrite', async (heads, deeds) => {
      const before = await got<Head | undefined>(heads.get(head.id))
      if ((before?.seq ?? 0) !== head.seq - 1) return false
      heads.put(head)
      deeds.put(log.at(-1), [head.id, head.seq])
      return true
    }),
  remove: id =>
    within('readwrite', async (heads, log) => {
      heads.delete(id)
      log.delete(deedsOf(id))
    }),
}

/** Where every table stands, the latest first. */
export async function keptHeads(): Promise<readonly Head[]> {
  const all = await within('readonly', heads => got<Head[]>(heads.getAll()))
  return all.sort((a, b) => b.updated - a.updated)
}
