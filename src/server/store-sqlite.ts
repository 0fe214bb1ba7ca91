// The embedded store: one SQLite file. Writes that arrive together are committed, and synced to the disk, together.
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from './sqlite.ts'
import {
  type Append,
  type Appended,
  type Guest,
  type Listed,
  type Loaded,
  type Passkey,
  type Store,
  type Stored,
  StoreInUse,
} from './store.ts'

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
  // What was there before is taken to be due, and its host is found by the next event.
  `ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
   UPDATE guests SET seen = created;
   CREATE INDEX guests_by_seen ON guests (seen);
   ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';
   ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
   ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
   UPDATE tables SET summary = state, due = status = 'playing';
   CREATE INDEX tables_by_owner ON tables (owner, status);
   CREATE INDEX tables_by_age ON tables (status, updated);
   CREATE INDEX tables_due ON tables (id) WHERE due;
   DROP INDEX tables_by_status;
   CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
   INSERT INTO pulse VALUES (1, 0);`,
  // A guest has a token for every device, and one for the link to themselves.
  `DROP INDEX guests_by_seen;
   ALTER TABLE guests RENAME TO guests_before;
   CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
   INSERT INTO guests SELECT id, name, created, seen FROM guests_before;
   CREATE INDEX guests_by_seen ON guests (seen);
   CREATE TABLE tokens (
     number INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE,
     guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, kind TEXT NOT NULL) STRICT;
   CREATE INDEX tokens_by_guest ON tokens (guest, kind, number);
   INSERT INTO tokens (hash, guest, kind) SELECT token_hash, id, 'device' FROM guests_before;
   DROP TABLE guests_before;`,
  `CREATE TABLE passkeys (
     number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
     guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, key TEXT NOT NULL, counter INTEGER NOT NULL) STRICT;
   CREATE INDEX passkeys_by_guest ON passkeys (guest, number);`,
]
/** The version of the data as it is written here. */
export const SCHEMA = MIGRATIONS.length
export const FILE = 'naust.sqlite'
const BUSY_MS = 5000
const LOCK_MS = 300

/** The store of a folder, for one server alone. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
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
  const file = join(folder, FILE)
  ownOnly(file)
  const db = await openDatabase(file, BUSY_MS)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  migrate(db)
  return sqliteStore(db)
}

/** The same for one who only reads, as far as this version has written it: nothing is brought up to date. */
export async function openToRead(folder: string): Promise<Pick<Store, 'load' | 'withStatus' | 'close'>> {
  const db = await openDatabase(join(folder, FILE), BUSY_MS)
  db.exec('PRAGMA query_only = ON')
  const readTable = db.prepare('SELECT seq, updated, state FROM tables WHERE id = ?')
  const readEvents = db.prepare('SELECT seq, at, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq')
  const withStatus = db.prepare('SELECT id FROM tables WHERE status = ?')
  return {
    load: async (table, after = 0) =>
      loadedFrom(readTable.get(table) as TableRow | undefined, readEvents.all(table, after) as unknown as EventRow[]),
    withStatus: async status => idsOf(withStatus.all(status)),
    close: async () => db.close(),
  }
}

/** For the eyes of its owner only: what SQLite puts beside a file gets the same rights. */
export function ownOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** A second file, locked as long as the server lives, so that the first can still be read and backed up by others. */
export async function takeLock(folder: string): Promise<Database> {
  const file = join(folder, 'naust.lock')
  ownOnly(file)
  const lock = await openDatabase(file, LOCK_MS)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!/locked|busy/i.test(String(error))) throw error
    throw new StoreInUse(`another Naust server is using the data in ${folder}`)
  }
}

/** Brings data to the present, or to a version on the way there. */
export function migrate(db: Database, to = MIGRATIONS.length): void {
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT')
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM schema_version').get() as {
    version: number
  }
  if (version > MIGRATIONS.length) {
    throw new Error(`the data was written by a newer Naust (version ${version}, here is ${MIGRATIONS.length})`)
  }
  for (const [i, sql] of MIGRATIONS.slice(0, to).entries()) {
    if (i < version) continue
    db.exec(`BEGIN IMMEDIATE; ${sql}; INSERT INTO schema_version VALUES (${i + 1}); COMMIT`)
  }
}

interface TableRow {
  readonly seq: number
  readonly updated: number
  readonly state: string
}
interface EventRow {
  readonly seq: number
  readonly at: number
  readonly event: string
}

const idsOf = (rows: unknown): string[] => (rows as { id: string }[]).map(({ id }) => id)
function loadedFrom(row: TableRow | undefined, rows: readonly EventRow[]): Loaded | null {
  if (!row) return null
  const events = rows.map(({ seq, at, event }): Stored => ({ seq, at, event: JSON.parse(event) }))
  const bytes = rows.reduce((sum, { event }) => sum + event.length, row.state.length)
  return { seq: row.seq, updated: row.updated, state: JSON.parse(row.state), events, bytes }
}

function sqliteStore(db: Database): Store {
  const insertGuest = db.prepare('INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)')
  const guestByToken = db.prepare(
    `SELECT id, name, created, seen FROM tokens JOIN guests ON guests.id = tokens.guest WHERE hash = ? AND kind = ?`,
  )
  const insertToken = db.prepare('INSERT INTO tokens (hash, guest, kind) VALUES (?, ?, ?)')
  const dropOldTokens = db.prepare(
    `DELETE FROM tokens WHERE number IN (SELECT number FROM tokens WHERE guest = ? AND kind = ?
       ORDER BY number DESC LIMIT -1 OFFSET ?)`,
  )
  const dropToken = db.prepare('DELETE FROM tokens WHERE hash = ?')
  const insertPasskey = db.prepare('INSERT INTO passkeys (id, guest, key, counter) VALUES (?, ?, ?, ?)')
  const dropOldPasskeys = db.prepare(
    `DELETE FROM passkeys WHERE number IN (SELECT number FROM passkeys WHERE guest = ? ORDER BY number DESC LIMIT -1 OFFSET ?)`,
  )
  const readPasskey = db.prepare(
    `SELECT passkeys.id, guest, key, counter, name, created, seen FROM passkeys
       JOIN guests ON guests.id = passkeys.guest WHERE passkeys.id = ?`,
  )
  const usePasskey = db.prepare('UPDATE passkeys SET counter = ? WHERE id = ?')
  const givePasskeys = db.prepare('UPDATE passkeys SET guest = ? WHERE guest = ?')
  const renameGuest = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const dropGuest = db.prepare('DELETE FROM guests WHERE id = ?')
  const seeGuest = db.prepare('UPDATE guests SET seen = ? WHERE id = ?')
  const dropGuests = db.prepare(
    `DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?
       AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = guests.id) LIMIT ?)`,
  )
  const seqOfTable = db.prepare('SELECT seq FROM tables WHERE id = ?')
  const seqOfKey = db.prepare('SELECT seq FROM events WHERE table_id = ? AND key = ?')
  const putTable = db.prepare(
    `INSERT INTO tables (id, seq, status, updated, state, summary, owner, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, status = excluded.status, updated = excluded.updated,
       state = excluded.state, summary = excluded.summary, owner = excluded.owner, due = excluded.due`,
  )
  const insertEvent = db.prepare('INSERT INTO events (table_id, seq, at, key, event) VALUES (?, ?, ?, ?, ?)')
  const dropMembers = db.prepare('DELETE FROM members WHERE table_id = ?')
  const insertMember = db.prepare('INSERT INTO members (guest, table_id) VALUES (?, ?)')
  const readTable = db.prepare('SELECT seq, updated, state FROM tables WHERE id = ?')
  const readEvents = db.prepare('SELECT seq, at, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq')
  const tablesOf = db.prepare(
    `SELECT seq, updated, summary FROM members JOIN tables ON tables.id = members.table_id
     WHERE members.guest = ? ORDER BY updated DESC, tables.id LIMIT ?`,
  )
  const withStatus = db.prepare('SELECT id FROM tables WHERE status = ?')
  const dueTables = db.prepare('SELECT id FROM tables WHERE due')
  const counts = db.prepare('SELECT status, count(*) AS count FROM tables GROUP BY status')
  const countsOf = db.prepare('SELECT status, count(*) AS count FROM tables WHERE owner = ? GROUP BY status')
  const oldOfStatus = db.prepare('SELECT id FROM tables WHERE status = ? AND updated < ? LIMIT ?')
  const oldAndLeft = db.prepare(
    `SELECT id FROM tables WHERE updated < ?
       AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id) LIMIT ?`,
  )
  const dropTable = ['events WHERE table_id', 'members WHERE table_id', 'tables WHERE id'].map(rows =>
    db.prepare(`DELETE FROM ${rows} = ?`),
  )
  const beat = db.prepare('UPDATE pulse SET at = ?')
  const { write, flush } = groupCommit(db)

  const readSeq = (row: unknown): number | undefined => (row as { seq: number } | undefined)?.seq
  function append(wanted: Append): Appended {
    const { table, expect, at, status, owner, due, key, members } = wanted
    const first = key === undefined ? undefined : readSeq(seqOfKey.get(table, key))
    if (first !== undefined) return { done: 'repeated', seq: first, bytes: 0 }
    const now = readSeq(seqOfTable.get(table)) ?? 0
    if (now !== expect) return { done: 'stale', seq: now, bytes: 0 }
    const seq = expect + 1
    const [state, summary, event] = [wanted.state, wanted.summary, wanted.event].map(part => JSON.stringify(part))
    putTable.run(table, seq, status, at, state!, summary!, owner, Number(due))
    insertEvent.run(table, seq, at, key ?? null, event!)
    if (members) {
      dropMembers.run(table)
      for (const guest of members) insertMember.run(guest, table)
    }
    return { done: 'appended', seq, bytes: event!.length }
  }

  return {
    addGuest: ({ id, name, created }, tokenHash) =>
      write(() => {
        insertGuest.run(id, name, created, created)
        insertToken.run(tokenHash, id, 'device')
      }),
    guestByToken: async (hash, kind = 'device') => (guestByToken.get(hash, kind) as Guest | undefined) ?? null,
    addToken: (guest, hash, kind, most) =>
      write(() => {
        insertToken.run(hash, guest, kind)
        dropOldTokens.run(guest, kind, most)
      }),
    dropToken: hash => write(() => void dropToken.run(hash)),
    addPasskey: ({ id, guest, key, counter }, most) =>
      write(() => {
        insertPasskey.run(id, guest, key, counter)
        dropOldPasskeys.run(guest, most)
      }),
    async passkey(id) {
      const row = readPasskey.get(id) as (Passkey & Omit<Guest, 'id'>) | undefined
      if (!row) return null
      const { guest, key, counter, name, created, seen } = row
      return { id, guest, key, counter, owner: { id: guest, name, created, ...(seen !== undefined && { seen }) } }
    },
    usedPasskey: (id, counter) => write(() => void usePasskey.run(counter, id)),
    givePasskeys: (from, to) => write(() => void givePasskeys.run(to, from)),
    rename: (guest, name) => write(() => void renameGuest.run(name, guest)),
    forgetGuest: guest => write(() => void dropGuest.run(guest)),
    seen: (guest, at) => write(() => void seeGuest.run(at, guest)),
    append: wanted => write(() => append(wanted)),
    seqOf: async table => readSeq(seqOfTable.get(table)) ?? 0,
    seqOfKey: async (table, key) => readSeq(seqOfKey.get(table, key)) ?? null,
    async load(table, after = 0) {
      // Two reads of one moment: another server may write in between.
      const [row, rows] = within(db, 'BEGIN', () => [
        readTable.get(table) as TableRow | undefined,
        readEvents.all(table, after) as unknown as EventRow[],
      ])
      return loadedFrom(row, rows)
    },
    tablesOf: async (guest, limit) =>
      (tablesOf.all(guest, limit) as { seq: number; updated: number; summary: string }[]).map(
        ({ seq, updated, summary }): Listed => ({ seq, updated, summary: JSON.parse(summary) }),
      ),
    withStatus: async status => idsOf(withStatus.all(status)),
    due: async () => idsOf(dueTables.all()),
    async counts(owner) {
      const rows = (owner === undefined ? counts.all() : countsOf.all(owner)) as { status: string; count: number }[]
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
    async untouched({ status, left }, limit) {
      const old = Object.entries(status).flatMap(([name, since]) => idsOf(oldOfStatus.all(name, since, limit)))
      return [...new Set([...old, ...idsOf(oldAndLeft.all(left, limit))])].slice(0, limit)
    },
    forget: table =>
      write(() => {
        for (const drop of dropTable) drop.run(table)
      }),
    forgetGuests: (since, limit) => write(() => Number(dropGuests.run(since, limit).changes)),
    pulse: at => write(() => void beat.run(at)),
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
