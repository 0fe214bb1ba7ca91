import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './sqlite.ts'
import { StoreInUse } from './store.ts'
import { migrate, openSqlite } from './store-sqlite.ts'
import { storeSuite } from './store-suite.ts'
import { ROOT, tempFolder } from './test-kit.ts'

// Built where it finds the packages.
mkdirSync(join(ROOT, 'dist'), { recursive: true })
const built = mkdtempSync(join(ROOT, 'dist/store-'))
const thread = pathToFileURL(join(built, 'store-thread.mjs'))
beforeAll(async () => {
  await build({
    input: resolve(import.meta.dirname, 'store-thread.ts'),
    platform: 'node',
    external: id => !/^[./#]/.test(id),
    output: { file: join(built, 'store-thread.mjs'), format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

storeSuite('SQLite', openSqlite, tempFolder)
storeSuite('SQLite, written in a thread of its own', folder => openSqlite(folder, thread), tempFolder)

test('when the thread that writes fails, nobody is told that anything was written', async () => {
  const folder = tempFolder()
  const file = join(folder, 'fails.mjs')
  writeFileSync(file, "throw new Error('no disk')")
  const store = await openSqlite(folder, pathToFileURL(file))
  onTestFinished(store.close)
  const guest = { id: 'anna', name: 'Anna', created: 1 }
  await expect(store.addGuest(guest, 'hash')).rejects.toThrow()
  await expect(store.pulse(1)).rejects.toThrow()
  expect(await store.guestByToken('hash')).toBeNull()
})

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
