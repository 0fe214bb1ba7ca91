import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './postgres-schema.ts'
import { openPostgresStore } from './store-postgres.ts'
import { storeSuite } from './store-suite.ts'
import { databaseOf, tempFolder } from './test-kit.ts'

storeSuite('PostgreSQL', async place => openPostgresStore((await databaseOf(place))!), tempFolder)

test('a database of the first version is brought to the present with all that is in it', async () => {
  const database = (await databaseOf(tempFolder()))!
  const client = new pg.Client(database)
  await client.connect()
  await migrate(client, 1)
  await client.query(`
    INSERT INTO guests (id, name, created, seen) VALUES ('anna', 'Änna', 7, 8);
    INSERT INTO tokens (hash, guest, kind) VALUES ('hash', 'anna', 'device');
    INSERT INTO tables (id, seq, status, updated, state, summary, owner, due_at)
      VALUES ('t', 1, 'playing', 9, '{"of":1}', '{"id":"t"}', 'anna', 5);
    INSERT INTO events (table_id, seq, at, key, event) VALUES ('t', 1, 9, 'k', '{"do":"laid"}');
    INSERT INTO members (guest, table_id) VALUES ('anna', 't');
    INSERT INTO secrets (name, secret) VALUES ('seal', 'ours')`)
  await client.end()
  const store = await openPostgresStore(database)
  onTestFinished(store.close)
  expect(await store.guestByToken('hash')).toEqual({ id: 'anna', name: 'Änna', created: 7, seen: 8 })
  expect(await store.load('t')).toMatchObject({
    seq: 1,
    state: { of: 1 },
    events: [{ seq: 1, at: 9, event: { do: 'laid' } }],
  })
  expect(await store.tablesOf('anna', 10)).toMatchObject([{ seq: 1, summary: { id: 't' } }])
  expect(await store.seqOfKey('t', 'k')).toBe(1)
  expect(await store.due(9)).toEqual([{ table: 't', at: 5 }])
  expect(await store.secret('seal', () => 'another')).toBe('ours')
  // What has come since is there, too.
  await store.wish('anna', 'mail', { to: 'anna@example.org' })
  expect(await store.wishesOf('anna')).toEqual({ mail: { to: 'anna@example.org' } })
})

/** A store, and somebody else on its database, who has a transaction open. */
async function beside() {
  const database = (await databaseOf(tempFolder()))!
  const store = await openPostgresStore(database)
  const client = new pg.Client(database)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await store.close()
  })
  await store.addGuest({ id: 'anna', name: 'Anna', created: 1 }, 'hash')
  const waiting = async (count: number): Promise<void> => {
    await expect
      .poll(async () => {
        // Within a transaction one would see the same as before.
        await client.query('SELECT pg_stat_clear_snapshot()')
        const { rows } = await client.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pg_stat_activity
             WHERE application_name = current_setting('application_name') AND wait_event_type = 'Lock'`,
        )
        return rows[0]!.count
      })
      .toBe(count)
  }
  return { store, client, waiting }
}

test('whoever is just being forgotten is given nothing, and nothing fails', async () => {
  const { store, client, waiting } = await beside()
  await client.query('BEGIN')
  await client.query(`DELETE FROM guests WHERE id = 'anna'`)
  const given = Promise.all([
    store.wish('anna', 'mail', { to: 'anna@example.org' }),
    store.addToken('anna', 'link', 'link', 1),
    store.addPasskey({ id: 'key', guest: 'anna', key: 'public', counter: 0 }, 5),
  ])
  await waiting(3)
  await client.query('COMMIT')
  await given
  expect([await store.wishesOf('anna'), await store.guestByToken('link', 'link'), await store.passkey('key')]).toEqual([
    {},
    null,
    null,
  ])
})

test('who stands in the way of another begins again, and nothing fails', async () => {
  const { store, client, waiting } = await beside()
  const table = {
    table: 't',
    at: 1,
    event: '{}',
    state: '{}',
    summary: '{}',
    status: 'open',
    owner: 'anna',
    dueAt: null,
  }
  await store.append({ ...table, expect: 0, members: ['anna'] })
  await client.query('BEGIN')
  await client.query(`UPDATE events SET at = 2 WHERE table_id = 't'`)
  const forgotten = store.forget('t')
  await waiting(1)
  // Each waits for what the other has: whoever waited first is told to begin again.
  await client.query(`SELECT 1 FROM tables WHERE id = 't' FOR UPDATE`)
  await client.query('COMMIT')
  await forgotten
  expect(await store.load('t')).toBeNull()
})
