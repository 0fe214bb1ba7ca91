// All that is ever written to the embedded store, by name and as plain data, so that any thread can do it.
import type { Database } from './sqlite.ts'
import type { Append, Appended, Guest, Passkey, TokenKind } from './store.ts'
import { noticesWritten } from './store-notices-sqlite.ts'

export type Writes = ReturnType<typeof writesOf>
/** The name of a write, and what it is done with. */
export type Write = { [name in keyof Writes]: readonly [name, ...Parameters<Writes[name]>] }[keyof Writes]

export const SEQ_OF_TABLE = 'SELECT seq FROM tables WHERE id = ?'
export const SEQ_OF_KEY = 'SELECT seq FROM events WHERE table_id = ? AND key = ?'
export const readSeq = (row: unknown): number | undefined => (row as { seq: number } | undefined)?.seq

export function writesOf(db: Database) {
  const insertGuest = db.prepare('INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)')
  // Whoever deletes themselves at the same moment has nothing any more.
  const insertToken = db.prepare('INSERT INTO tokens (hash, guest, kind) SELECT ?, id, ? FROM guests WHERE id = ?')
  const dropOldTokens = db.prepare(
    `DELETE FROM tokens WHERE number IN (SELECT number FROM tokens WHERE guest = ? AND kind = ?
       ORDER BY number DESC LIMIT -1 OFFSET ?)`,
  )
  const dropToken = db.prepare('DELETE FROM tokens WHERE hash = ?')
  const dropOtherTokens = db.prepare('DELETE FROM tokens WHERE guest = ? AND hash <> ?')
  const giveDevices = db.prepare(`UPDATE tokens SET guest = ? WHERE guest = ? AND kind = 'device'`)
  const insertPasskey = db.prepare(
    'INSERT INTO passkeys (id, guest, key, counter) SELECT ?, id, ?, ? FROM guests WHERE id = ?',
  )
  const dropOldPasskeys = db.prepare(
    `DELETE FROM passkeys WHERE number IN (SELECT number FROM passkeys WHERE guest = ? ORDER BY number DESC LIMIT -1 OFFSET ?)`,
  )
  const usePasskey = db.prepare('UPDATE passkeys SET counter = ? WHERE id = ?')
  const givePasskeys = db.prepare('UPDATE passkeys SET guest = ? WHERE guest = ?')
  const dropPasskeys = db.prepare('DELETE FROM passkeys WHERE guest = ?')
  const renameGuest = db.prepare('UPDATE guests SET name = ? WHERE id = ?')
  const dropGuest = db.prepare('DELETE FROM guests WHERE id = ?')
  const seeGuest = db.prepare('UPDATE guests SET seen = ? WHERE id = ?')
  const dropGuests = db.prepare(
    `DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?
       AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = guests.id) LIMIT ?)`,
  )
  const seqOfTable = db.prepare(SEQ_OF_TABLE)
  const seqOfKey = db.prepare(SEQ_OF_KEY)
  const putTable = db.prepare(
    `INSERT INTO tables (id, seq, status, updated, state, summary, owner, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, status = excluded.status, updated = excluded.updated,
       state = excluded.state, summary = excluded.summary, owner = excluded.owner, due_at = excluded.due_at`,
  )
  const insertEvent = db.prepare('INSERT INTO events (table_id, seq, at, key, event) VALUES (?, ?, ?, ?, ?)')
  const dropMembers = db.prepare('DELETE FROM members WHERE table_id = ?')
  const insertMember = db.prepare('INSERT INTO members (guest, table_id) VALUES (?, ?)')
  const dropTable = [
    'events WHERE table_id',
    'notices WHERE table_id',
    'members WHERE table_id',
    'tables WHERE id',
  ].map(rows => db.prepare(`DELETE FROM ${rows} = ?`))
  const beat = db.prepare('UPDATE pulse SET at = ?')

  return {
    addGuest({ id, name, created }: Guest, tokenHash: string): void {
      insertGuest.run(id, name, created, created)
      insertToken.run(tokenHash, 'device', id)
    },
    addToken(guest: string, hash: string, kind: TokenKind, most: number): void {
      insertToken.run(hash, kind, guest)
      dropOldTokens.run(guest, kind, most)
    },
    dropToken: (hash: string): void => void dropToken.run(hash),
    dropOtherTokens: (guest: string, hash: string): void => void dropOtherTokens.run(guest, hash),
    giveDevices: (from: string, to: string): void => void giveDevices.run(to, from),
    addPasskey({ id, guest, key, counter }: Passkey, most: number): void {
      insertPasskey.run(id, key, counter, guest)
      dropOldPasskeys.run(guest, most)
    },
    usedPasskey: (id: string, counter: number): void => void usePasskey.run(counter, id),
    givePasskeys: (from: string, to: string): void => void givePasskeys.run(to, from),
    dropPasskeys: (guest: string): void => void dropPasskeys.run(guest),
    rename: (guest: string, name: string): void => void renameGuest.run(name, guest),
    forgetGuest: (guest: string): void => void dropGuest.run(guest),
    forgetGuests: (since: number, limit: number): number => Number(dropGuests.run(since, limit).changes),
    seen: (guest: string, at: number): void => void seeGuest.run(at, guest),
    append({ table, expect, at, status, owner, dueAt, key, members, event, state, summary }: Append): Appended {
      const first = key === undefined ? undefined : readSeq(seqOfKey.get(table, key))
      if (first !== undefined) return { done: 'repeated', seq: first, bytes: 0 }
      const now = readSeq(seqOfTable.get(table)) ?? 0
      if (now !== expect) return { done: 'stale', seq: now, bytes: 0 }
      const seq = expect + 1
      putTable.run(table, seq, status, at, state, summary, owner, dueAt)
      insertEvent.run(table, seq, at, key ?? null, event)
      if (members) {
        dropMembers.run(table)
        for (const guest of members) insertMember.run(guest, table)
      }
      return { done: 'appended', seq, bytes: event.length }
    },
    forget(table: string): void {
      for (const drop of dropTable) drop.run(table)
    },
    pulse: (at: number): void => void beat.run(at),
    ...noticesWritten(db),
  }
}

/** Does all of it in one transaction, or nothing. */
export function within<T>(db: Database, begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => T): T {
  db.exec(begin)
  try {
    const outcome = work()
    db.exec('COMMIT')
    return outcome
  } catch (error) {
    // Of some faults, as a full disk, nothing is left to take back.
    try {
      db.exec('ROLLBACK')
    } catch {}
    throw error
  }
}
/** One transaction, and one sync to the disk, for all of them: what each came to. */
export const commit = (db: Database, writes: Writes, batch: readonly Write[]): unknown[] =>
  within(db, 'BEGIN IMMEDIATE', () =>
    // Each is called with what its own type asks for.
    batch.map(([name, ...given]) => (writes[name] as (...given: unknown[]) => unknown)(...given)),
  )
