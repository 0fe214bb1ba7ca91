// Notices in the embedded store: what is written by whichever thread writes, and what is read here.
import type { Database } from './sqlite.ts'
import { inOrder, type Notice, type NoticeStore, type NoticeTaken, OUTBOX, type Outbox } from './store-notices.ts'
import { type WishRow, wishesFrom } from './store-rows.ts'
import type { Writer } from './store-writer.ts'

/** What the store does not look into comes as text. */
type Written = Omit<Notice, 'body'> & { readonly body: string }
interface Row extends Omit<NoticeTaken, 'table' | 'body'> {
  readonly table_id: string
  readonly body: string
}

export function noticesWritten(db: Database) {
  const putWish = db.prepare(
    `INSERT INTO wishes (guest, name, value) SELECT id, ?, ? FROM guests WHERE id = ?
     ON CONFLICT (guest, name) DO UPDATE SET value = excluded.value`,
  )
  const dropWish = db.prepare('DELETE FROM wishes WHERE guest = ? AND name = ?')
  const dropBefore = db.prepare('DELETE FROM notices WHERE table_id = ? AND guest = ? AND turn < ?')
  const putNotice = db.prepare(
    `INSERT INTO notices (key, table_id, guest, turn, body, due) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET due = excluded.due WHERE due < coalesce(excluded.due, due + 1)`,
  )
  const take = db.prepare(
    `UPDATE notices SET lease = ? WHERE key IN
       (SELECT key FROM notices WHERE due <= ? AND lease <= ? ORDER BY due, key LIMIT ?)
     RETURNING key, table_id, guest, turn, body, due, lease, tries`,
  )
  const settle = db.prepare('UPDATE notices SET due = NULL WHERE key = ? AND lease = ?')
  const again = db.prepare('UPDATE notices SET due = ?, tries = ?, lease = 0 WHERE key = ? AND lease = ?')

  return {
    wish: (guest: string, name: string, value: string | null): void =>
      void (value === null ? dropWish.run(guest, name) : putWish.run(name, value, guest)),
    putNotices(notices: readonly Written[]): void {
      for (const { key, table, guest, turn, body, due } of notices) {
        dropBefore.run(table, guest, turn)
        putNotice.run(key, table, guest, turn, body, due)
      }
    },
    takeNotices: (now: number, lease: number, limit: number): Row[] =>
      (take.all(lease, now, now, limit) as unknown as Row[]).map(row => ({ ...row })),
    settleNotice(key: string, lease: number, next: { due: number; tries: number } | null): boolean {
      const { changes } = next ? again.run(next.due, next.tries, key, lease) : settle.run(key, lease)
      return Number(changes) === 1
    },
  }
}

export function noticesRead(db: Database, write: Writer['write']): NoticeStore {
  const outbox = db.prepare(OUTBOX)
  const wishes = db.prepare(
    'SELECT guest, name, value FROM wishes WHERE guest IN (SELECT value FROM json_each(?)) ORDER BY guest, name',
  )
  const wishesOfAll: NoticeStore['wishesOfAll'] = async guests =>
    wishesFrom(wishes.all(JSON.stringify(guests)) as unknown as WishRow[])
  const settled = db.prepare(
    `SELECT table_id AS "table", turn, body FROM notices
       WHERE table_id IN (SELECT value FROM json_each(?)) AND guest = ? AND due IS NULL ORDER BY key`,
  )
  const anyDue = db.prepare('SELECT 1 FROM notices WHERE due <= ? AND lease <= ? LIMIT 1')
  return {
    wish: (guest, name, value) => write('wish', guest, name, value === null ? null : JSON.stringify(value)),
    wishesOf: async guest => (await wishesOfAll([guest])).get(guest) ?? {},
    wishesOfAll,
    putNotices: notices =>
      write(
        'putNotices',
        notices.map(({ body, ...rest }) => ({ ...rest, body: JSON.stringify(body) })),
      ),
    async takeNotices(now, lease, limit) {
      // Mostly there is nothing: the disk is left alone then.
      if (!anyDue.get(now, now)) return []
      const rows = await write('takeNotices', now, lease, limit)
      return inOrder(rows.map(({ table_id, body, ...rest }) => ({ ...rest, table: table_id, body: JSON.parse(body) })))
    },
    settleNotice: ({ key, lease }, again) => write('settleNotice', key, lease, again && { ...again }),
    settledOf: async (guest, tables) =>
      (settled.all(JSON.stringify(tables), guest) as unknown as Pick<Written, 'table' | 'turn' | 'body'>[]).map(
        row => ({
          ...row,
          body: JSON.parse(row.body),
        }),
      ),
    outbox: async () => ({ ...(outbox.get() as unknown as Outbox) }),
  }
}
