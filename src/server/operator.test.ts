// What whoever runs a server relies on: health, metrics, headers behind a proxy, stopping, and what is erased when.
import { statSync } from 'node:fs'
import { connect } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lanAddresses } from './config.ts'
import { KEEPING } from './keeping.ts'
import { sayingOutages } from './outage.ts'
import { openDatabase } from './sqlite.ts'
import { type Store, StoreDown } from './store.ts'
import { call, guest, logBook, onPostgres, openStore, serve, tempFolder } from './test-kit.ts'

const DAY = 24 * 3600 * 1000

test.skipIf(onPostgres)(
  'a full disk is said once, also if nobody asks how it goes, and health is red meanwhile',
  async () => {
    const dataDir = tempFolder()
    let now = 1000
    const log = logBook()
    const { url } = await serve({ dataDir, now: () => now, dutyMs: 5, ...log.config })
    const health = async () => {
      now += 2000
      return (await call(url, 'GET', '/healthz')).status
    }
    expect(await health()).toBe(200)
    const db = await openDatabase(join(dataDir, 'naust.sqlite'), 1000)
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    for (const what of ['UPDATE ON pulse', 'INSERT ON events']) {
      const name = what.replaceAll(' ', '_')
      db.exec(`CREATE TRIGGER ${name} BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
    }
    expect(await anna.post(`${path}/chat`, { text: 'Ahoy' })).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    })
    const full = 'nothing can be written just now: database or disk is full'
    expect(log.lines).toEqual([full])
    expect(await health()).toBe(503)
    db.exec('DROP TRIGGER UPDATE_ON_pulse; DROP TRIGGER INSERT_ON_events')
    db.close()
    expect(await health()).toBe(200)
    await anna.done(`${path}/chat`, { text: 'Ahoy' })
    expect((await anna.look(id)).chat).toMatchObject([{ text: 'Ahoy' }])
    expect(log.lines).toEqual([full, 'all can be written again'])
  },
)

test('a store that is down is tried until it is back', async () => {
  let [isDown, tried] = [true, 0]
  const lines: string[] = []
  const pulse = async (): Promise<void> => {
    tried++
    if (isDown) throw new StoreDown('the disk is full')
  }
  const store = sayingOutages({ pulse, close: async () => {} } as unknown as Store, {
    log: { warn: (line: string) => void lines.push(line) } as unknown as Logger,
    now: () => 0,
    againMs: 1,
  })
  onTestFinished(store.close)
  await expect(store.pulse(0)).rejects.toThrow(StoreDown)
  await expect.poll(() => tried).toBeGreaterThan(2)
  isDown = false
  await expect
    .poll(() => lines)
    .toEqual(['nothing can be written just now: the disk is full', 'all can be written again'])
})

describe('where a server is for others', () => {
  const told = async (url: string) => (await fetch(`${url}/api/me`)).headers.get('naust-origin')
  test('is said on its own machine, where the address would lead nobody else anywhere', async () => {
    const { url } = await serve({ host: '0.0.0.0', house: '192.168.1.7' })
    const { port } = new URL(url)
    expect(await told(`http://127.0.0.1:${port}`)).toBe(`http://192.168.1.7:${port}`)
    expect(await told(`http://localhost:${port}`)).toBe(`http://192.168.1.7:${port}`)
    expect(await told(`http://0.0.0.0:${port}`)).toBeNull()
  })
  test('is what everybody calls it, if it has such a name', async () => {
    const { url } = await serve({ house: '192.168.1.7', notices: { publicUrl: 'https://naust.example' } })
    expect(await told(url)).toBe('https://naust.example')
  })
  test('is not known of a server for oneself', async () => {
    expect(await told((await serve()).url)).toBeNull()
  })
  test('is first an address of the house, not one of the programs on this machine', () => {
    const at = (address: string) =>
      ({ family: 'IPv4', internal: address.startsWith('127.'), address }) as NetworkInterfaceInfo
    const found = lanAddresses({
      lo: [at('127.0.0.1')],
      docker0: [at('172.17.0.1')],
      'br-1a2b': [at('172.18.0.1')],
      tun0: [at('100.64.0.9')],
      eth1: [at('203.0.113.4')],
      wlan0: [{ ...at('fe80::1'), family: 'IPv6' } as NetworkInterfaceInfo, at('192.168.1.7')],
    })
    expect(found).toEqual(['192.168.1.7', '203.0.113.4', '172.17.0.1', '172.18.0.1', '100.64.0.9'])
  })
})

describe('metrics', () => {
  test('are nobody’s by default', async () => {
    const { url } = await serve({ metrics: 'none' })
    expect((await call(url, 'GET', '/metrics')).status).toBe(404)
  })
  test('are for who has the word', async () => {
    const { url } = await serve({ metrics: { token: 'sesame' } })
    expect((await call(url, 'GET', '/metrics')).status).toBe(401)
    expect((await call(url, 'GET', '/metrics', undefined, 'sesam')).status).toBe(401)
    expect((await call(url, 'GET', '/metrics', undefined, 'sesame')).body).toContain('naust_tables')
  })
  test('tell how much is still to be sent, and how late it is', async () => {
    const dataDir = tempFolder()
    const store = await openStore(dataDir)
    const about = { table: 't', guest: 'anna', turn: 1, body: {} }
    await store.putNotices([10, 20, null].map(due => ({ ...about, key: `k${due}`, due: due && due * DAY })))
    await store.close()
    const { url } = await serve({ dataDir, now: () => 10 * DAY + 5000, notices: { everyMs: 0 } })
    const { body } = await call(url, 'GET', '/metrics')
    expect(body).toMatch(/^naust_notices_waiting 2$/m)
    expect(body).toMatch(/^naust_notices_overdue_seconds 5$/m)
  })
})

describe('behind a proxy that speaks TLS', () => {
  const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'naust.example', 'x-forwarded-for': '9.9.9.9' }
  const newGuest = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/api/guests`, {
      method: 'POST',
      body: '{"name":"Anna"}',
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('browsers are told to come by TLS only, and to which host', async () => {
    const { url } = await serve({ hops: 1 })
    const { headers } = await newGuest(url, secure)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' blob: wss://naust.example;")
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-naust=[0-9a-f]{48}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
  })
  test('and without one they are not, whatever callers say', async () => {
    const { url } = await serve()
    const { headers } = await newGuest(url, secure)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' blob: ws://${new URL(url).host};`)
    expect(headers.get('set-cookie')).toMatch(/^naust=/)
    const odd = await fetch(`${url}/api/games`, { headers: { 'x-forwarded-host': "evil'; script-src *" } })
    expect(odd.headers.get('content-security-policy')).not.toContain('evil')
  })
  test('what everybody calls the server is its host, whatever comes along on the way', async () => {
    const { url } = await serve({ hops: 1, notices: { publicUrl: 'https://naust.example' } })
    const cameBy = (host: string) => ({ ...secure, 'x-forwarded-host': host })
    const evil = await newGuest(url, { ...cameBy('evil.example'), origin: 'https://evil.example' })
    expect([evil.status, (await evil.json()).error.code]).toEqual([403, 'foreign-origin'])
    expect(evil.headers.get('content-security-policy')).toContain('wss://naust.example;')
    expect((await newGuest(url, { ...cameBy('evil.example'), origin: 'https://naust.example' })).status).toBe(201)
    // A proxy that says nothing of the host, and whoever comes without any.
    const { 'x-forwarded-host': _, ...silent } = secure
    expect((await newGuest(url, { ...silent, origin: 'https://naust.example' })).status).toBe(201)
    expect((await newGuest(url, { origin: url })).status).toBe(201)
  })
  test('a cookie is renewed while it is used', async () => {
    let now = 1_000_000
    const { url } = await serve({ hops: 1, now: () => now })
    const made = await newGuest(url, secure)
    const cookie = made.headers.get('set-cookie')!.split(';')[0]!
    const renewed = async () =>
      (await fetch(`${url}/api/me`, { headers: { ...secure, cookie } })).headers.get('set-cookie')
    expect(await renewed()).toBeNull()
    now += 2 * DAY
    expect(await renewed()).toMatch(new RegExp(`^${cookie}; .*Max-Age`))
    expect(await renewed()).toBeNull()
    // One from before there was TLS gets its new name at once.
    const old = await fetch(`${url}/api/me`, { headers: { ...secure, cookie: cookie.replace('__Host-', '') } })
    expect(old.headers.get('set-cookie')).toMatch(new RegExp(`^${cookie}; `))
  })
})

test('a server stops as soon as what is under way is done', async () => {
  const { url, server } = await serve()
  const { port } = new URL(url)
  let said = ''
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('data', data => (said += data)).on('error', () => {})
  const body = '{"name":"Anna"}'
  socket.write(
    `POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  )
  await expect.poll(async () => (await call(url, 'GET', '/healthz')).status).toBe(200)
  const closing = server.close()
  const began = performance.now()
  socket.write(body.slice(1))
  await closing
  expect(performance.now() - began).toBeLessThan(4000)
  await expect.poll(() => said.toLowerCase()).toMatch(/^http\/1\.1 201[^]*connection: close/)
})

test.runIf(process.platform !== 'win32' && !onPostgres)('the data is for the eyes of its owner only', async () => {
  const dataDir = join(tempFolder(), 'data')
  const { url } = await serve({ dataDir })
  await guest(url)
  for (const file of ['', 'naust.sqlite', 'naust.sqlite-wal', 'naust.sqlite-shm', 'naust.lock']) {
    expect([file, statSync(join(dataDir, file)).mode & 0o077]).toEqual([file, 0])
  }
})

describe('what nobody comes back to', () => {
  const SEATS = [{ kind: 'me' }, { kind: 'me' }]
  test('is erased in time, and nothing else', async () => {
    let now = 10 * DAY
    const { url, server } = await serve({ now: () => now })
    const anna = await guest(url)
    await guest(url, 'Passing')
    const open = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const playing = await anna.lay(SEATS)
    expect(await server.sweep()).toEqual({ tables: 0, guests: 0 })
    now += (KEEPING.open + 1) * DAY
    expect(await server.sweep()).toEqual({ tables: 1, guests: 0 })
    expect((await anna.get(open.path)).status).toBe(404)
    expect((await anna.get(playing.path)).status).toBe(200)
    now += (KEEPING.playing + 1) * DAY
    expect(await server.sweep()).toEqual({ tables: 1, guests: 0 })
    expect((await anna.get('/api/tables')).body.tables).toEqual([])
    // Anna was here; who was not, and has no table, is forgotten.
    now += (KEEPING.guests - KEEPING.playing) * DAY
    expect(await server.sweep()).toEqual({ tables: 0, guests: 1 })
    expect((await anna.get('/api/me')).status).toBe(200)
    now += (KEEPING.guests + 1) * DAY
    expect(await server.sweep()).toEqual({ tables: 0, guests: 1 })
    expect((await anna.get('/api/me')).status).toBe(401)
  })
  test('is erased soon where everybody has left', async () => {
    let now = DAY
    const { url, server } = await serve({ now: () => now })
    const anna = await guest(url)
    const { path } = await anna.lay(SEATS)
    const sleeps = await anna.lay(SEATS)
    for (const table of [path, path, sleeps.path]) await anna.done(`${table}/leave`)
    now += 2 * DAY
    // One of them is off her list; the other sleeps until she comes back.
    expect(await server.sweep()).toEqual({ tables: 1, guests: 0 })
    expect((await anna.get(path)).status).toBe(404)
    await anna.done(`${sleeps.path}/return`)
    await anna.done(`${sleeps.path}/leave`)
    expect((await call(url, 'GET', '/metrics')).body).toContain('naust_tables{status="asleep"} 1\n')
    now += (KEEPING.playing + 1) * DAY
    expect(await server.sweep()).toEqual({ tables: 1, guests: 0 })
  })
})
