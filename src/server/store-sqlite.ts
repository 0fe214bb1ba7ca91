// The embedded store: one SQLite file. What is read is read here; what is written may be in a thread of its own.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leasesHere } from './leases.ts'
import { remembering } from './remembering.ts'
import { type Database, openDatabase } from './sqlite.ts'
import { type Due, type Guest, type Store, StoreInUse, type WaysIn } from './store.ts'
import { noticesRead } from './store-notices-sqlite.ts'
import {
  countsFrom,
  type EventRow,
  idsOf,
  type ListedRow,
  listedFrom,
  loadedFrom,
  type PasskeyRow,
  passkeyFrom,
  type TableRow,
} from './store-rows.ts'
import { openWriter, type Writer, writeHere, writeInThread } from './store-writer.ts'
import { readSeq, SEQ_OF_KEY, SEQ_OF_TABLE, within } from './store-writes.ts'

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
  // Not whether, but when there is something to do at a table: what is far off is not looked at before.
  `DROP INDEX tables_due;
   ALTER TABLE tables ADD COLUMN due_at INTEGER;
   UPDATE tables SET due_at = 0 WHERE due;
   ALTER TABLE tables DROP COLUMN due;
   CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;`,
  // By what people want to be told, and what they are to be told once.
  `CREATE TABLE wishes (
     guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
     PRIMARY KEY (guest, name)) STRICT, WITHOUT ROWID;
   CREATE TABLE notices (
     key TEXT PRIMARY KEY, table_id TEXT NOT NULL, guest TEXT NOT NULL, turn INTEGER NOT NULL, body TEXT NOT NULL,
     due INTEGER, lease INTEGER NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
   CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
   CREATE INDEX notices_by_table ON notices (table_id, guest, turn);`,
]
/** The version of the data as it is written here. */
export const SCHEMA = MIGRATIONS.length
export const FILE = 'naust.sqlite'
const BUSY_MS = 5000
const LOCK_MS = 300

/** The store of a folder, for one server alone. With a thread, the built store-thread.ts, whoever is served need not wait for the disk. */
export async function openSqlite(folder: string, thread?: URL): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(folder)
  try {
    const store = remembering(await openShared(folder, thread))
    const close = () => store.close().finally(() => lock.close())
    return { ...store, close }
  } catch (error) {
    lock.close()
    throw error
  }
}
/** The same without the lock, beside others who write to it. */
export async function openShared(folder: string, thread?: URL): Promise<Store> {
  const db = await openToWrite(folder)
  migrate(db)
  return sqliteStore(db, openWriter(thread ? writeInThread(thread, folder) : writeHere(db)), folder)
}
/** What is committed is on the disk. */
export async function openToWrite(folder: string): Promise<Database> {
  const file = join(folder, FILE)
  ownOnly(file)
  const db = await openDatabase(file, BUSY_MS)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return db
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

/** Not in the copies that are made of the data: whoever gets one of them is not to have it. */
function keptIn(file: string, make: () => string): string {
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
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

function sqliteStore(db: Database, writer: Writer, folder: string): Store {
  const { write } = writer
  const guestByToken = db.prepare(
    `SELECT id, name, created, seen FROM tokens JOIN guests ON guests.id = tokens.guest WHERE hash = ? AND kind = ?`,
  )
  const waysIn = db.prepare(
    `SELECT (SELECT count(*) FROM tokens WHERE guest = :guest AND kind = 'device') AS devices,
            (SELECT count(*) FROM tokens WHERE guest = :guest AND kind = 'link') AS links,
            (SELECT count(*) FROM passkeys WHERE guest = :guest) AS passkeys`,
  )
  const readPasskey = db.prepare(
    `SELECT passkeys.id, guest, key, counter, name, created, seen FROM passkeys
       JOIN guests ON guests.id = passkeys.guest WHERE passkeys.id = ?`,
  )
  const seqOfTable = db.prepare(SEQ_OF_TABLE)
  const seqOfKey = db.prepare(SEQ_OF_KEY)
  const readTable = db.prepare('SELECT seq, updated, state FROM tables WHERE id = ?')
  const readEvents = db.prepare('SELECT seq, at, event FROM events WHERE table_id = ? AND seq > ? ORDER BY seq')
  const tablesOf = db.prepare(
    `SELECT seq, updated, summary FROM members JOIN tables ON tables.id = members.table_id
     WHERE members.guest = ? ORDER BY updated DESC, tables.id LIMIT ? OFFSET ?`,
  )
  const withStatus = db.prepare('SELECT id FROM tables WHERE status = ?')
  const summaries = db.prepare(
    `SELECT id, seq, updated, summary FROM tables WHERE status = ? AND updated > ? AND updated <= ? AND +id > ?
     ORDER BY id LIMIT ?`,
  )
  const dueTables = db.prepare('SELECT id AS "table", due_at AS at FROM tables WHERE due_at <= ? ORDER BY due_at')
  const counts = db.prepare('SELECT status, count(*) AS count FROM tables GROUP BY status')
  const countsOf = db.prepare('SELECT status, count(*) AS count FROM tables WHERE owner = ? GROUP BY status')
  const oldOfStatus = db.prepare('SELECT id FROM tables WHERE status = ? AND updated < ? LIMIT ?')
  const oldAndLeft = db.prepare(
    `SELECT id FROM tables WHERE updated < ?
       AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id) LIMIT ?`,
  )

  return {
    addGuest: (guest, tokenHash) => write('addGuest', guest, tokenHash),
    guestByToken: async (hash, kind = 'device') => (guestByToken.get(hash, kind) as Guest | undefined) ?? null,
    addToken: (guest, hash, kind, most) => write('addToken', guest, hash, kind, most),
    dropToken: hash => write('dropToken', hash),
    dropOtherTokens: (guest, hash) => write('dropOtherTokens', guest, hash),
    giveDevices: (from, to) => write('giveDevices', from, to),
    waysIn: async guest => waysIn.get({ guest }) as unknown as WaysIn,
    addPasskey: (passkey, most) => write('addPasskey', passkey, most),
    passkey: async id => passkeyFrom(readPasskey.get(id) as PasskeyRow | undefined),
    usedPasskey: (id, counter) => write('usedPasskey', id, counter),
    givePasskeys: (from, to) => write('givePasskeys', from, to),
    dropPasskeys: guest => write('dropPasskeys', guest),
    rename: (guest, name) => write('rename', guest, name),
    forgetGuest: guest => write('forgetGuest', guest),
    seen: (guest, at) => write('seen', guest, at),
    append: wanted => write('append', wanted),
    seqOf: async table => readSeq(seqOfTable.get(table)) ?? 0,
    seqOfKey: async (table, key) => readSeq(seqOfKey.get(table, key)) ?? null,
    async load(table, after = 0) {
      // Two reads of one moment: somebody may write in between.
      const [row, rows] = within(db, 'BEGIN', () => [
        readTable.get(table) as TableRow | undefined,
        readEvents.all(table, after) as unknown as EventRow[],
      ])
      return loadedFrom(row, rows)
    },
    tablesOf: async (guest, limit, after = 0) =>
      (tablesOf.all(guest, limit, after) as unknown as ListedRow[]).map(listedFrom),
    withStatus: async status => idsOf(withStatus.all(status)),
    summaries: async (status, within, after, limit) =>
      (
        summaries.all(status, within.after, within.until, after, limit) as unknown as (ListedRow & { id: string })[]
      ).map(row => ({
        id: row.id,
        ...listedFrom(row),
      })),
    due: async until => dueTables.all(until) as unknown as Due[],
    async counts(owner) {
      const rows = owner === undefined ? counts.all() : countsOf.all(owner)
      return countsFrom(rows as { status: string; count: number }[])
    },
    async untouched({ status, left }, limit) {
      const old = Object.entries(status).flatMap(([name, since]) => idsOf(oldOfStatus.all(name, since, limit)))
      return [...new Set([...old, ...idsOf(oldAndLeft.all(left, limit))])].slice(0, limit)
    },
    forget: table => write('forget', table),
    forgetGuests: (since, limit) => write('forgetGuests', since, limit),
    ...leasesHere(),
    secret: async (name, make) => keptIn(join(folder, `${name}.key`), make),
    pulse: at => write('pulse', at),
    ...noticesRead(db, write),
    async close() {
      await writer.close()
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      db.close()
    },
  }
}
