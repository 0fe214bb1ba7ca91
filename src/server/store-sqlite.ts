// The embedded store: one SQLite file. Writes that arrive together are committed, and synced to the disk, together.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from './sqlite.ts'
import { type Append, type Appended, type Guest, type Head, type Store, type Stored, StoreInUse } from './store.ts'

/** `MIGRATIONS[n - 1]` leads to version n. Never change one that was released: add another. */
const MIGRATIONS = [
  `CREATE TABLE guests (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, created INTEGER NOT NULL) STRICT;
   CREATE TABLE tables (
     id TEXT PRIMARY KEY, seq INTEGER NOT NULL, status TEXT NOT NULL, updated INTEGER NOT NULL, state TEXT NOT NULL) STRICT;
   CREATE INDEX tables_by_status ON tables (status);
   CREATE TABLE events (
     table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT,
     event TEXT NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX events_by_key ON events (table_id, key) WHERE key IS NOT NULL;
   CREATE TABLE members (
     guest TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (guest, table_id)) STRICT, WITHOUT ROWID;
   CREATE INDEX members_by_table ON members (table_id);`,
]
const BUSY_MS = 5000
const LOCK_MS = 300

/** The store of a folder, for one server alone. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const lock = await takeLock(folder)
  try {
    const store = await openShared(folder)
    const close = () => store.close().finally(() => lock.close())
    return { ...store, close }
  } catch (error) {
    lock.close()
    throw error
  }
}
/** The same without the lock, beside others who write to it. */
export async function openShared(folder: string): Promise<Store> {
  const db = await openDatabase(join(folder, 'naust.sqlite'), BUSY_MS)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  migrate(db)
  return sqliteStore(db)
}

/** A second file, locked as long as the server lives, so that the first can still be read and backed up by others. */
async function takeLock(folder: string): Promise<Database> {
  const lock = await openDatabase(join(folder, 'naust.lock'), LOCK_MS)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!/locked|busy/i.test(String(error))) throw error
    throw new StoreInUse(`another Naust server is using the data in ${folder}`)
  }
}

function migrate(db: Database): void {
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT')
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM schema_version').get() as {
    version: number
  }
  if (version > MIGRATIONS.length) {
    throw new Error(`the data was written by a newer Naust (version ${version}, here is ${MIGRATIONS.length})`)
  }
  for (const [i, sql] of MIGRATIONS.entries()) {
    if (i < version) continue
    db.exec(`BEGIN IMMEDIATE; ${sql}; INSERT INTO schema_version VALUES (${i + 1}); COMMIT`)
  }
}

interface TableRow {
  readonly seq: number
  readonly updated: number
  readonly state: string
}
const headOf = ({ seq, updated, state }: TableRow): Head => ({ seq, updated, state: JSON.parse(state) })

function sqliteStore(db: Database): Store {
  const insertGuest = db.prepare('INSERT INTO guests (id, name, token_hash, created) VALUES (?, ?, ?, ?)')
  const guestByToken = db.prepare('SELECT id, name, created FROM guests WHERE token_hash = ?')
  const seqOfTable = db.prepare('SELECT seq FROM tables WHERE id = ?')
  const seqOfKey = db.prepare('SELECT seq FROM events WHERE table_id = ? AND key = ?')
  const putTable = db.prepare(
    `INSERT INTO tables (id, seq, status, updated, state) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       seq = excluded.seq, status = excluded.status, updated = excluded.updated, state = excluded.state`,
  )
  const insertEvent = db.prepare('INSERT INTO events (table_id, seq, at, key, event) VALUES (?, ?, ?, ?, ?)')
  const dropMembers = db.prepare('DELETE FROM members WHERE table_id = ?')
  const insertMember = db.prepare('INSERT INTO members (guest, table_id) VALUES (?, ?)')
  const readTable = db.prepare('SELECT seq, updated, state FROM tables WHERE id = ?')
  const readEvents = db.prepare('SELECT seq, at, event FROM events WHERE table_id = ? ORDER BY seq')
  const tablesOf = db.prepare(
    `SELECT seq, updated, state FROM members JOIN tables ON tables.id = members.table_id
     WHERE members.guest = ? ORDER BY updated DESC, tables.id LIMIT ?`,
  )
  const withStatus = db.prepare('SELECT id FROM tables WHERE status = ?')
  const heads = db.prepare('SELECT seq, updated, state FROM tables WHERE status = ? ORDER BY updated DESC, id LIMIT ?')
  const counts = db.prepare('SELECT status, count(*) AS count FROM tables GROUP BY status')
  const { write, flush } = groupCommit(db)

  const readSeq = (row: unknown): number | undefined => (row as { seq: number } | undefined)?.seq
  function append({ table, expect, at, event, state, status, key, members }: Append): Appended {
    const first = key === undefined ? undefined : readSeq(seqOfKey.get(table, key))
    if (first !== undefined) return { done: 'repeated', seq: first }
    const now = readSeq(seqOfTable.get(table)) ?? 0
    if (now !== expect) return { done: 'stale', seq: now }
    const seq = expect + 1
    putTable.run(table, seq, status, at, JSON.stringify(state))
    insertEvent.run(table, seq, at, key ?? null, JSON.stringify(event))
    if (members) {
      dropMembers.run(table)
      for (const guest of members) insertMember.run(guest, table)
    }
    return { done: 'appended', seq }
  }

  return {
    addGuest: ({ id, name, created }, tokenHash) => write(() => void insertGuest.run(id, name, tokenHash, created)),
    guestByToken: async hash => (guestByToken.get(hash) as Guest | undefined) ?? null,
    append: wanted => write(() => append(wanted)),
    seqOf: async table => readSeq(seqOfTable.get(table)) ?? 0,
    seqOfKey: async (table, key) => readSeq(seqOfKey.get(table, key)) ?? null,
    async load(table) {
      // Two reads of one moment: another server may write in between.
      const [row, rows] = within(db, 'BEGIN', () => [readTable.get(table), readEvents.all(table)])
      if (!row) return null
      const events = (rows as { seq: number; at: number; event: string }[]).map(
        ({ seq, at, event }): Stored => ({ seq, at, event: JSON.parse(event) }),
      )
      return { ...headOf(row as TableRow), events }
    },
    tablesOf: async (guest, limit) => (tablesOf.all(guest, limit) as TableRow[]).map(headOf),
    withStatus: async status => (withStatus.all(status) as { id: string }[]).map(({ id }) => id),
    heads: async (status, limit) => (heads.all(status, limit) as TableRow[]).map(headOf),
    async counts() {
      const rows = counts.all() as { status: string; count: number }[]
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
    async close() {
      flush()
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      db.close()
    },
  }
}

/** Does all of it in one transaction, or nothing. */
function within<T>(db: Database, begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => T): T {
  db.exec(begin)
  try {
    const outcome = work()
    db.exec('COMMIT')
    return outcome
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

/** One transaction, and one sync, for all the writes of a moment: each is told its outcome when all are durable. */
function groupCommit(db: Database) {
  let waiting: { readonly work: () => void; readonly done: (error?: unknown) => void }[] = []
  function flush(): void {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    let failure: unknown
    try {
      within(db, 'BEGIN IMMEDIATE', () => {
        for (const { work } of batch) work()
      })
    } catch (error) {
      failure = error
    }
    for (const { done } of batch) done(failure)
  }
  function write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let outcome: T
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({
        work: () => {
          outcome = work()
        },
        done: error => (error === undefined ? resolve(outcome) : reject(error)),
      })
    })
  }
  return { write, flush }
}
