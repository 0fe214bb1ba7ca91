// The store of several servers: PostgreSQL. What is asked once in a while is asked plainly; what is asked all the time has a
// name, by which the database knows it already.
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openPostgres, type Postgres, type Query } from './postgres.ts'
import { openAppends } from './postgres-append.ts'
import { type Bus, openBus } from './postgres-bus.ts'
import { noticesIn } from './postgres-notices.ts'
import { migrate } from './postgres-schema.ts'
import { remembering } from './remembering.ts'
import { type Due, type Guest, type Store, StoreDown, type WaysIn } from './store.ts'
import {
  countsFrom,
  type EventRow,
  idsOf,
  type ListedRow,
  listedFrom,
  loadedFrom,
  type PasskeyRow,
  passkeyFrom,
} from './store-rows.ts'

const DAY_MS = 24 * 3600 * 1000
/** So long a token that no longer holds may still be taken here, if nobody tells. */
const REMEMBERED_MS = 5000

export async function openPostgresStore(url: string): Promise<Store> {
  const db = openPostgres(url)
  try {
    await db.apart(async client => {
      await migrate(client)
      await client.query(`DELETE FROM leases WHERE until < clock_timestamp() - interval '1 hour'`)
    })
    return storeIn(db, await openBus(db, randomBytes(6).toString('hex')))
  } catch (error) {
    await db.close()
    throw error
  }
}
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 2000]
/** The same, as soon as there is a database to be reached; `waiting` is told once why there is none yet. */
export async function awaitPostgresStore(url: string, waiting: (why: string) => void): Promise<Store> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await openPostgresStore(url)
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error
      if (pause === FIRST_PAUSE_MS) waiting(error.message)
      await setTimeout(pause)
    }
  }
}

function storeIn(db: Postgres, bus: Bus): Store {
  const appends = openAppends(db, ({ table, told = 'null' }, seq) =>
    bus.tellText('moved', `[${JSON.stringify(table)},${seq},${told}]`),
  )

  const one = async <Row>(query: Query): Promise<Row | undefined> => (await db.ask<Row>(query))[0]
  /** Does what may be done twice. */
  const doAgain = async (text: string, ...values: readonly unknown[]): Promise<void> => {
    await db.ask({ text, values })
  }
  const doOnce = async (text: string, ...values: readonly unknown[]): Promise<void> => {
    await db.once({ text, values })
  }

  const store: Store = {
    addGuest: ({ id, name, created }, hash) =>
      doOnce(
        `WITH guest AS (INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3) RETURNING id)
         INSERT INTO tokens (hash, guest, kind) SELECT $4, id, 'device' FROM guest`,
        id,
        name,
        created,
        hash,
      ),
    guestByToken: async (hash, kind = 'device') =>
      (await one<Guest>({
        name: 'guest-by-token',
        text: `SELECT id, name, created, seen FROM tokens JOIN guests ON guests.id = tokens.guest WHERE hash = $1 AND kind = $2`,
        values: [hash, kind],
      })) ?? null,
    // What is added does not yet count among those that are there.
    addToken: (guest, hash, kind, most) =>
      doOnce(
        `WITH added AS (INSERT INTO tokens (hash, guest, kind) SELECT $2, id, $3 FROM guests WHERE id = $1 FOR KEY SHARE)
         DELETE FROM tokens WHERE number IN (SELECT number FROM tokens WHERE guest = $1 AND kind = $3
           ORDER BY number DESC OFFSET greatest($4::int - 1, 0))`,
        guest,
        hash,
        kind,
        most,
      ),
    dropToken: hash => doAgain('DELETE FROM tokens WHERE hash = $1', hash),
    dropOtherTokens: (guest, hash) => doAgain('DELETE FROM tokens WHERE guest = $1 AND hash <> $2', guest, hash),
    giveDevices: (from, to) => doAgain(`UPDATE tokens SET guest = $2 WHERE guest = $1 AND kind = 'device'`, from, to),
    waysIn: async guest =>
      (await one<WaysIn>({
        text: `SELECT (SELECT count(*)::int FROM tokens WHERE guest = $1 AND kind = 'device') AS devices,
                      (SELECT count(*)::int FROM tokens WHERE guest = $1 AND kind = 'link') AS links,
                      (SELECT count(*)::int FROM passkeys WHERE guest = $1) AS passkeys`,
        values: [guest],
      }))!,
    addPasskey: ({ id, guest, key, counter }, most) =>
      doOnce(
        `WITH added AS (INSERT INTO passkeys (id, guest, key, counter) SELECT $1, id, $3, $4 FROM guests WHERE id = $2 FOR KEY SHARE)
         DELETE FROM passkeys WHERE number IN (SELECT number FROM passkeys WHERE guest = $2
           ORDER BY number DESC OFFSET greatest($5::int - 1, 0))`,
        id,
        guest,
        key,
        counter,
        most,
      ),
    passkey: async id =>
      passkeyFrom(
        await one<PasskeyRow>({
          text: `SELECT passkeys.id, guest, key, counter, name, created, seen FROM passkeys
                   JOIN guests ON guests.id = passkeys.guest WHERE passkeys.id = $1`,
          values: [id],
        }),
      ),
    usedPasskey: (id, counter) => doAgain('UPDATE passkeys SET counter = $2 WHERE id = $1', id, counter),
    givePasskeys: (from, to) =>
      doAgain(
        `UPDATE passkeys SET guest = $2 WHERE guest = $1 AND EXISTS (SELECT 1 FROM guests WHERE id = $2 FOR KEY SHARE)`,
        from,
        to,
      ),
    dropPasskeys: guest => doAgain('DELETE FROM passkeys WHERE guest = $1', guest),
    rename: (guest, name) => doAgain('UPDATE guests SET name = $2 WHERE id = $1', guest, name),
    forgetGuest: guest => doAgain('DELETE FROM guests WHERE id = $1', guest),
    seen: (guest, at) => doAgain('UPDATE guests SET seen = $2 WHERE id = $1', guest, at),
    append: appends.append,
    seqOf: async table =>
      (await one<{ seq: number }>({ name: 'seq', text: 'SELECT seq FROM tables WHERE id = $1', values: [table] }))
        ?.seq ?? 0,
    seqOfKey: async (table, key) =>
      (
        await one<{ seq: number }>({
          text: 'SELECT seq FROM events WHERE table_id = $1 AND key = $2',
          values: [table, key],
        })
      )?.seq ?? null,
    async load(table, after = 0) {
      // Of one moment, whoever writes in between: the table itself is the row that has no number.
      const [row, ...rows] = await db.ask<EventRow & { readonly now: number }>({
        name: 'load',
        text: `SELECT 0 AS seq, updated AS at, state AS event, seq AS now FROM tables WHERE id = $1
               UNION ALL SELECT seq, at, event, 0 FROM events
                 WHERE table_id = $1 AND seq > $2 AND EXISTS (SELECT 1 FROM tables WHERE id = $1) ORDER BY seq`,
        values: [table, after],
      })
      return loadedFrom(row && { seq: row.now, updated: row.at, state: row.event }, rows)
    },
    tablesOf: async (guest, limit, after = 0) =>
      (
        await db.ask<ListedRow>({
          name: 'tables-of',
          text: `SELECT seq, updated, summary FROM members JOIN tables ON tables.id = members.table_id
                   WHERE members.guest = $1 ORDER BY updated DESC, tables.id LIMIT $2 OFFSET $3`,
          values: [guest, limit, after],
        })
      ).map(listedFrom),
    withStatus: async status =>
      idsOf(await db.ask({ text: 'SELECT id FROM tables WHERE status = $1', values: [status] })),
    summaries: async (status, within, after, limit) =>
      (
        await db.ask<ListedRow & { readonly id: string }>({
          text: `SELECT id, seq, updated, summary FROM tables WHERE status = $1 AND updated > $2 AND updated <= $3
                   AND day BETWEEN $2 / ${DAY_MS} AND $3 / ${DAY_MS} AND id > $4 ORDER BY id LIMIT $5`,
          values: [status, within.after, within.until, after, limit],
        })
      ).map(row => ({ id: row.id, ...listedFrom(row) })),
    due: until =>
      db.ask<Due>({
        text: 'SELECT id AS table, due_at AS at FROM tables WHERE due_at <= $1 ORDER BY due_at, id',
        values: [until],
      }),
    async counts(owner) {
      const where = owner === undefined ? '' : 'WHERE owner = $1'
      const text = `SELECT status, count(*) AS count FROM tables ${where} GROUP BY status`
      return countsFrom(await db.ask({ text, values: owner === undefined ? [] : [owner] }))
    },
    async untouched({ status, left }, limit) {
      const old = `SELECT id FROM tables WHERE status = $1 AND updated < $2 AND day <= $2 / ${DAY_MS} LIMIT $3`
      const alone = `SELECT id FROM tables WHERE updated < $1
        AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id) LIMIT $2`
      const found = await Promise.all([
        ...Object.entries(status).map(([name, since]) => db.ask({ text: old, values: [name, since, limit] })),
        db.ask({ text: alone, values: [left, limit] }),
      ])
      return [...new Set(found.flatMap(idsOf))].slice(0, limit)
    },
    forget: table =>
      // In this order: whoever appends meanwhile has the table locked, and comes before or not at all.
      db.within(async client => {
        for (const rows of [
          'tables WHERE id',
          'events WHERE table_id',
          'members WHERE table_id',
          'notices WHERE table_id',
        ]) {
          await client.query(`DELETE FROM ${rows} = $1`, [table])
        }
      }),
    forgetGuests: async (since, limit) =>
      (
        await db.ask({
          text: `DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < $1
                   AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = guests.id) LIMIT $2) RETURNING 1`,
          values: [since, limit],
        })
      ).length,
    lease: async (name, holder, ms) =>
      (
        await db.ask({
          name: 'lease',
          text: `INSERT INTO leases (name, holder, until)
                   VALUES ($1, $2, clock_timestamp() + $3::float8 * interval '1 millisecond')
                 ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
                   WHERE leases.holder = excluded.holder OR leases.until <= clock_timestamp() RETURNING 1`,
          values: [name, holder, ms],
        })
      ).length > 0,
    release: async (name, holder) => {
      await db.ask({
        name: 'release',
        text: 'DELETE FROM leases WHERE name = $1 AND holder = $2',
        values: [name, holder],
      })
    },
    async secret(name, make) {
      await doAgain('INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make())
      return (await one<{ secret: string }>({ text: 'SELECT secret FROM secrets WHERE name = $1', values: [name] }))!
        .secret
    },
    pulse: at => doOnce('UPDATE pulse SET at = $1', at),
    ...noticesIn(db),
    others: {
      ...bus,
      time: async () =>
        (await one<{ ms: number }>({ text: 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms' }))!.ms,
      async seqsOf(tables) {
        const text = 'SELECT id, seq FROM tables WHERE id = ANY ($1)'
        const rows = await db.ask<{ id: string; seq: number }>({ name: 'seqs', text, values: [tables] })
        return new Map(rows.map(({ id, seq }) => [id, seq]))
      },
    },
    async close() {
      await appends.close()
      await bus.close()
      await db.close()
    },
  }
  return remembering(store, REMEMBERED_MS)
}
