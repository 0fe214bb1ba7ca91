// Notices in PostgreSQL: whoever takes some passes over those that another is just taking.
import type { Postgres } from './postgres.ts'
import { inOrder, type NoticeStore, type NoticeTaken, OUTBOX, type Outbox } from './store-notices.ts'
import { type WishRow, wishesFrom } from './store-rows.ts'

type Row = Omit<NoticeTaken, 'body'> & { readonly body: string }

export function noticesIn(db: Postgres): NoticeStore {
  const run = async (text: string, ...values: readonly unknown[]): Promise<number> =>
    (await db.ask({ text, values })).length
  const wishesOfAll: NoticeStore['wishesOfAll'] = async guests =>
    wishesFrom(
      await db.ask<WishRow>({
        name: 'wishes',
        text: 'SELECT guest, name, value FROM wishes WHERE guest = ANY ($1) ORDER BY guest, name',
        values: [guests],
      }),
    )
  return {
    async wish(guest, name, value) {
      if (value === null) await run('DELETE FROM wishes WHERE guest = $1 AND name = $2', guest, name)
      else {
        await run(
          `INSERT INTO wishes (guest, name, value) SELECT id, $2, $3 FROM guests WHERE id = $1 FOR KEY SHARE
           ON CONFLICT (guest, name) DO UPDATE SET value = excluded.value`,
          guest,
          name,
          JSON.stringify(value),
        )
      }
    },
    wishesOf: async guest => (await wishesOfAll([guest])).get(guest) ?? {},
    wishesOfAll,
    async putNotices(notices) {
      if (notices.length === 0) return
      // In one order, so that two who put the same never wait for each other.
      const given = notices
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, table, guest, turn, body, due }) => ({ key, table, guest, turn, body: JSON.stringify(body), due }))
      await run(
        `WITH given AS (
           SELECT * FROM json_to_recordset($1) AS given
             (key text, "table" text, guest text, turn integer, body text, due bigint)),
         before AS (
           DELETE FROM notices USING given
             WHERE table_id = given."table" AND notices.guest = given.guest AND notices.turn < given.turn)
         INSERT INTO notices (key, table_id, guest, turn, body, due)
           SELECT key, "table", guest, turn, body, due FROM given
         ON CONFLICT (key) DO UPDATE SET due = excluded.due
           WHERE notices.due < coalesce(excluded.due, notices.due + 1)`,
        JSON.stringify(given),
      )
    },
    async takeNotices(now, lease, limit) {
      const rows = await db.ask<Row>({
        name: 'take-notices',
        text: `UPDATE notices SET lease = $2 WHERE key IN
                 (SELECT key FROM notices WHERE due <= $1 AND lease <= $1 ORDER BY due, key LIMIT $3 FOR UPDATE SKIP LOCKED)
               RETURNING key, table_id AS table, guest, turn, body, due, lease, tries`,
        values: [now, lease, limit],
      })
      return inOrder(rows.map(row => ({ ...row, body: JSON.parse(row.body) })))
    },
    settleNotice: async ({ key, lease }, again) =>
      (again
        ? await run(
            'UPDATE notices SET due = $3, tries = $4, lease = 0 WHERE key = $1 AND lease = $2 RETURNING 1',
            key,
            lease,
            again.due,
            again.tries,
          )
        : await run('UPDATE notices SET due = NULL WHERE key = $1 AND lease = $2 RETURNING 1', key, lease)) === 1,
    settledOf: async (guest, tables) =>
      (
        await db.ask<Pick<Row, 'table' | 'turn' | 'body'>>({
          text: `SELECT table_id AS table, turn, body FROM notices
                   WHERE table_id = ANY ($1) AND guest = $2 AND due IS NULL ORDER BY key`,
          values: [tables, guest],
        })
      ).map(row => ({ ...row, body: JSON.parse(row.body) })),
    outbox: async () => (await db.ask<Outbox>({ text: OUTBOX }))[0]!,
  }
}
