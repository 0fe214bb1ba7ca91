// What whoever runs servers on a database is told when something is wrong with it, and that they get over it.
import { spawn } from 'node:child_process'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from './embedded-postgres.ts'
import { openPostgresStore } from './store-postgres.ts'
import { openStoreTime } from './store-time.ts'
import {
  call,
  databaseOf,
  ended,
  guest,
  logBook,
  Player,
  program,
  ROOT,
  serve,
  tempFolder,
  Watcher,
} from './test-kit.ts'

async function query(database: string, sql: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** The server as a program of its own, and all it has said. */
async function start(database: string) {
  const child = spawn(process.execPath, [await program()], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATABASE_URL: database, NODE_OPTIONS: '' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (text += data))
  return { child, said: () => text }
}

test('a database that is none, is not there, or does not know us is refused in one line without secrets', async () => {
  const database = (await databaseOf(tempFolder()))!
  const elsewhere = new URL(database)
  elsewhere.pathname = '/nowhere'
  for (const [url, said] of [
    ['localhost:5432', /^DATABASE_URL must look like postgres:\/\//],
    ['postgres://localhost', /^DATABASE_URL must look like postgres:\/\//],
    [
      'postgres://naust:secret@127.0.0.1:1/naust',
      /^the database 127\.0\.0\.1:1\/naust cannot be used: .*ECONNREFUSED.*$/,
    ],
    [String(elsewhere), /^the database .*\/nowhere cannot be used: database "nowhere" does not exist$/],
  ] as const) {
    await expect(openPostgresStore(url)).rejects.toThrow(said)
  }
  elsewhere.password = 'secret'
  const { child, said } = await start(String(elsewhere))
  expect(await ended(child)).toBe(1)
  expect(said().trim()).toMatch(/^Naust cannot start: the database \S+\/nowhere cannot be used: .*$/)
  expect(said()).not.toContain('secret')
})

test('servers that start at once lay out the database once; data of a newer version is refused, and left alone', async () => {
  const database = (await databaseOf(tempFolder()))!
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(database)))
  for (const store of stores) await store.close()
  await query(database, 'INSERT INTO schema_version VALUES (999)')
  await expect(openPostgresStore(database)).rejects.toThrow(/^the data was written by a newer Naust \(version 999/)
})

test('a full disk is said to callers in their language, and nothing is lost when there is space again', async () => {
  const dataDir = tempFolder()
  let now = 1000
  const log = logBook()
  const { url } = await serve({ dataDir, now: () => now, dutyMs: 5, ...log.config })
  const health = async () => {
    now += 2000
    return (await call(url, 'GET', '/healthz')).status
  }
  const database = (await databaseOf(dataDir))!
  const anna = await guest(url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  expect(await health()).toBe(200)
  await query(
    database,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk();
     CREATE TRIGGER full_disk BEFORE INSERT ON leases EXECUTE FUNCTION full_disk();
     CREATE TRIGGER full_disk BEFORE UPDATE ON pulse EXECUTE FUNCTION full_disk()`,
  )
  expect(await health()).toBe(503)
  const refused = await fetch(`${url}${path}/chat`, {
    method: 'POST',
    body: '{"text":"Ahoy"}',
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({
    error: { code: 'unavailable', message: expect.stringMatching(/^Rien ne peut être écrit/) },
  })
  expect((await anna.look(id)).chat).toEqual([])
  await query(
    database,
    'DROP TRIGGER full_disk ON events; DROP TRIGGER full_disk ON leases; DROP TRIGGER full_disk ON pulse',
  )
  expect(await health()).toBe(200)
  await anna.done(`${path}/chat`, { text: 'Ahoy' })
  expect((await anna.look(id)).chat).toMatchObject([{ text: 'Ahoy' }])
  expect(log.lines).toEqual([
    expect.stringMatching(
      /^nothing can be written just now: the database .* cannot be used: .*No space left on device$/,
    ),
    'all can be written again',
  ])
})

test('a database that falls and rises again is waited for: what was acknowledged is there', {
  timeout: 90_000,
}, async () => {
  const cluster = await startCluster()
  onTestFinished(cluster.stop)
  const withWord = cluster.url.replace('naust@', 'naust:secret@')
  const log = logBook()
  const here = await serve({ database: cluster.url, dutyMs: 5, ...log.config })
  const there = await serve({ database: cluster.url })
  const anna = await guest(here.url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  const watcher = await Watcher.open(new Player(there.url, anna))
  await watcher.watch(id)
  await watcher.moved()
  const { seq } = await anna.done(`${path}/chat`, { text: 'before' })
  await watcher.until(moved => moved.seq === seq)
  await cluster.kill()
  expect((await call(here.url, 'GET', '/healthz')).status).toBe(503)
  const [early, given] = [await start(withWord), await start(withWord)]
  for (const { said } of [early, given]) await expect.poll(said, { timeout: 20_000 }).toMatch(/^Naust waits: .+\n$/)
  given.child.kill('SIGTERM')
  expect(await ended(given.child)).toBe(0)
  const meanwhile = anna.post(`${path}/chat`, { text: 'meanwhile' })
  await cluster.start()
  expect((await meanwhile).status).toBe(200)
  await watcher.until(moved => moved.seq === seq + 1)
  await expect.poll(async () => (await call(here.url, 'GET', '/healthz')).status, { timeout: 5000 }).toBe(200)
  expect((await anna.look(id)).chat.map(({ text }) => text)).toEqual(['before', 'meanwhile'])
  expect(log.lines).toEqual([
    expect.stringMatching(/^nothing can be written just now: the database \S+ cannot be used: .+$/),
    'all can be written again',
  ])
  // Who started meanwhile said so in one line, and serves.
  await expect
    .poll(early.said, { timeout: 40_000 })
    .toMatch(/^Naust waits: the database \S+ cannot be used: .*ECONNREFUSED.*\nNaust is open: \S+\n$/)
  expect(early.said()).not.toContain('secret')
})

test('servers agree on what time it is, however their own clocks go', async () => {
  let [here, there] = [1000, 500_000]
  const time = await openStoreTime({ time: async () => ((here += 20), there) }, () => here)
  onTestFinished(time.close)
  expect(time.now()).toBe(500_010)
  here += 1000
  there += 900
  await time.measure()
  expect(time.now()).toBe(500_910)
  const store = await openPostgresStore((await databaseOf(tempFolder()))!)
  onTestFinished(store.close)
  expect(Math.abs((await store.others!.time()) - Date.now())).toBeLessThan(2000)
})
