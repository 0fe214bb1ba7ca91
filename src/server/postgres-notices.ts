// Notices in PostgreSQL: whoever takes some passes over those that another is just taking.
import type { Postgres } from './postgres.ts'
import { type NoticeStore, type NoticeTaken, OUTBOX, type Outbox } from './store-notices.ts'

type Row = Omit<NoticeTaken, 'body'> & { readonly body: string }

export function noticesIn(db: Postgres): NoticeStore {
  const run = async (text: string, ...values: readonly unknown[]): Promise<number> =>
    (await db.ask({ text, values })).length
  return {
    async wish(guest, name, value) {
      if (value === null) await run('DELETE FROM wishes WHERE guest = $1 AND name = $2', guest, name)
      else {
        await run(
          `INSERT INTO wishes (guest, name, value) VALUES ($1, $2, $3)
           ON CONFLICT (guest, name) DO UPDATE SET value = excluded.value`,
          guest,
          name,
          JSON.stringify(value),
        )
      }
    },
    async wishesOf(guest) {
      const rows = await db.ask<{ name: string; value: string }>({
        text: 'SELECT name, value FROM wishes WHERE guest = $1 ORDER BY name',
        values: [guest],
      })
      return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
    },
    async putNotices(notices) {
      // In one order, so that two who put the same never wait for each other.
      const given = notices.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      if (given.length === 0) return
      await db.within(async client => {
        for (const { key, table, guest, turn, body, due } of given) {
          await client.query('DELETE FROM notices WHERE table_id = $1 AND guest = $2 AND turn < $3', [
            table,
            guest,
            turn,
          ])
          await client.query(
            `INSERT INTO notices (key, table_id, guest, turn, body, due) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (key) DO UPDATE SET
               due = CASE WHEN excluded.due IS NULL THEN NULL ELSE greatest(notices.due, excluded.due) END
               WHERE notices.due IS NOT NULL`,
            [key, table, guest, turn, JSON.stringify(body), due],
          )
        }
      })
    },
    async takeNotices(now, lease, limit) {
      const rows = await db.ask<Row>({
        name: 'take-notices',
        text: `UPDATE notices SET lease = $2 WHERE key IN
                 (SELECT key FROM notices WHERE due <= $1 AND lease <= $1 ORDER BY due, key LIMIT $3 FOR UPDATE SKIP LOCKED)
               RETURNING key, table_id AS table, guest, turn, body, due, lease, tries`,
        values: [now, lease, limit],
      })
      return rows.map(row => ({ ...row, body: JSON.parse(row.body) }))
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
    outbox: async () => (await db.ask<Outbox>({ text: OUTBOX }))[0]!,
  }
}
