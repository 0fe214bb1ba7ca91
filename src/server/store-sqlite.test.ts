import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './sqlite.ts'
import { StoreInUse } from './store.ts'
import { openSqlite } from './store-sqlite.ts'
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

test('data of a newer version is refused, and left alone', async () => {
  const folder = tempFolder()
  await (await openSqlite(folder)).close()
  const db = await openDatabase(join(folder, 'naust.sqlite'), 0)
  db.exec('INSERT INTO schema_version VALUES (999)')
  db.close()
  await expect(openSqlite(folder)).rejects.toThrow(/newer Naust/)
})
