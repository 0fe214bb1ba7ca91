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
