// Data moves between the two stores as it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { moveData } from './moving.ts'
import { LOCK } from './postgres-schema.ts'
import { StoreDown, StoreInUse } from './store.ts'
import { openPostgresStore } from './store-postgres.ts'
import { openSqlite } from './store-sqlite.ts'
import { databaseOf, tempFolder } from './test-kit.ts'

const event = { do: 'said', text: 'Änna says “a\u0000b”, \\ and ’' }
const append = (table: string, expected: number) => ({
  table,
  expect: expected,
  at: 1e12 + expected,
  event: JSON.stringify(event),
  state: JSON.stringify({ id: table, of: expected }),
  summary: JSON.stringify({ id: table }),
  status: 'open',
  owner: 'anna',
  dueAt: expected === 0 ? null : 5,
  key: expected === 1 ? 'k' : undefined,
  members: expected === 0 ? ['anna', 'bo'] : undefined,
})

test('from a folder to a database and back, with all that is in it; refused where something is, or a server', async () => {
  const [folder, back, place] = [tempFolder(), tempFolder(), tempFolder()]
  const database = (await databaseOf(place))!
  const before = await openSqlite(folder)
  for (const id of ['anna', 'bo']) await before.addGuest({ id, name: `Ä${id}`, created: 7 }, `hash of ${id}`)
  await before.addToken('anna', 'link', 'link', 1)
  await before.addPasskey({ id: 'key', guest: 'bo', key: 'public', counter: 3 }, 5)
  for (const [table, seq] of [
    ['t', 0],
    ['t', 1],
    ['u', 0],
    ['t', 2],
  ] as const)
    await before.append(append(table, seq))
  await before.wish('anna', 'mail', { to: 'änna@example.org' })
  await before.putNotices([{ key: 't:2:bo:mail', table: 't', guest: 'bo', turn: 2, body: event, due: 50 }])
  await before.secret('seal', () => 'ours')
  const tables = [await before.load('t'), await before.load('u')]
  await expect(moveData(folder, database)).rejects.toThrow(StoreInUse)
  await before.close()

  const counts = { guests: 2, tokens: 3, passkeys: 1, tables: 2, events: 4, members: 4, wishes: 1, notices: 1 }
  expect(await moveData(folder, database)).toEqual(counts)
  await expect(moveData(folder, database)).rejects.toThrow(/there is data in .* already/)
  const there = await openPostgresStore(database)
  onTestFinished(() => there.close().catch(() => {}))
  expect([await there.load('t'), await there.load('u')]).toEqual(tables)
  expect(await there.seqOfKey('t', 'k')).toBe(2)
  expect(await there.due(9)).toEqual([{ table: 't', at: 5 }])
  expect(await there.tablesOf('bo', 10)).toHaveLength(2)
  expect(await there.guestByToken('link', 'link')).toMatchObject({ id: 'anna', name: 'Äanna' })
  expect(await there.wishesOf('anna')).toEqual({ mail: { to: 'änna@example.org' } })
  expect(await there.passkey('key')).toMatchObject({ guest: 'bo', counter: 3 })
  expect(await there.secret('seal', () => 'another')).toBe('ours')
  // Another comes after those that were there.
  await there.addToken('anna', 'second', 'device', 1)
  expect(await there.guestByToken('hash of anna')).toBeNull()
  await expect(moveData(database, back)).rejects.toThrow(/is using the database/)
  await there.close()

  expect(await moveData(database, back)).toEqual(counts)
  expect(existsSync(join(back, 'seal.key'))).toBe(true)
  const again = await openSqlite(back)
  onTestFinished(again.close)
  expect([await again.load('t'), await again.load('u')]).toEqual(tables)
  expect(await again.secret('seal', () => 'another')).toBe('ours')
  expect(await again.takeNotices(60, 100, 5)).toMatchObject([{ key: 't:2:bo:mail', body: event }])
  await expect(moveData(tempFolder(), database)).rejects.toThrow(/there is no data in/)
  await expect(moveData('mysql://x', tempFolder())).rejects.toThrow(/DATABASE_URL must look like/)
})

test('a server whose connections broke writes nothing while the data is moved, and goes on when it was not', async () => {
  const database = (await databaseOf(tempFolder()))!
  const store = await openPostgresStore(database)
  onTestFinished(store.close)
  await store.append(append('t', 0))
  const [mover, breaker] = [new pg.Client(database), new pg.Client(database)]
  await Promise.all([mover.connect(), breaker.connect()])
  // It waits for the moment in which nobody says any more that the data is in use.
  const taken = mover.query(`SELECT pg_advisory_lock(${LOCK})`)
  const others = `application_name = current_setting('application_name') AND pid <> pg_backend_pid()`
  await expect
    .poll(
      async () =>
        (await breaker.query(`SELECT 1 FROM pg_stat_activity WHERE ${others} AND wait_event = 'advisory'`)).rowCount,
    )
    .toBe(1)
  // The line by which it hears of others is one of many.
  const broken = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others} AND wait_event IS DISTINCT FROM 'advisory'`
  await breaker.query(`${broken} AND query LIKE 'LISTEN%'`)
  await expect(moveData(database, tempFolder())).rejects.toThrow(/is using the database/)
  await breaker.query(broken)
  await taken
  await expect(store.append(append('t', 1))).rejects.toThrow(/the data in the database \S+ is being moved/)
  await expect(store.append(append('t', 1))).rejects.toThrow(StoreDown)
  await mover.end()
  await expect.poll(() => store.append(append('t', 1)).catch(() => null)).toMatchObject({ done: 'appended' })
  await breaker.end()
})
