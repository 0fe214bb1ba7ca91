import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './sqlite.ts'
import { StoreInUse } from './store.ts'
import { migrate, openSqlite } from './store-sqlite.ts'
import { storeSuite } from './store-suite.ts'
import { tempFolder } from './test-kit.ts'

storeSuite('SQLite', openSqlite, tempFolder)

test('two servers cannot use the same data at once', async () => {
  const folder = tempFolder()
  const first = await openSqlite(folder)
  await expect(openSqlite(folder)).rejects.toThrow(StoreInUse)
  await first.close()
  await (await openSqlite(folder)).close()
})

test('guests of before there were devices are known by the token they have', async () => {
  const folder = tempFolder()
  const db = await openDatabase(join(folder, 'naust.sqlite'), 0)
  migrate(db, 2)
  db.exec(`INSERT INTO guests (id, name, token_hash, created, seen) VALUES ('anna', 'Anna', 'hash', 7, 8)`)
  db.close()
  const store = await openSqlite(folder)
  onTestFinished(store.close)
  expect(await store.guestByToken('hash')).toEqual({ id: 'anna', name: 'Anna', created: 7, seen: 8 })
})

test('data of a newer version is refused, and left alone', async () => {
  const folder = tempFolder()
  await (await openSqlite(folder)).close()
  const db = await openDatabase(join(folder, 'naust.sqlite'), 0)
  db.exec('INSERT INTO schema_version VALUES (999)')
  db.close()
  await expect(openSqlite(folder)).rejects.toThrow(/newer Naust/)
})
