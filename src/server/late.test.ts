// Tables over days on a server: reminders and what was agreed come at their time, through restarts, and cost nothing before.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { NEAR_MS, openClock } from './late.ts'
import { openReceiver } from './notices/testing.ts'
import { QUOTAS } from './quotas.ts'
import { RATES } from './rates.ts'
import { guest, serve, tempFolder, Watcher } from './test-kit.ts'

const HOUR = 3600_000
const NOON = Date.parse('2026-01-10T12:00Z')
const PACE = {
  kind: 'days',
  days: 1,
  zone: 'Europe/Paris',
  quiet: { from: 1320, to: 480 },
  late: 'turn',
  level: 'random',
} as const

test('who is waited for over days is reminded and then played for by a bot this turn, whenever the server was stopped', async () => {
  let at = NOON
  const config = { dataDir: tempFolder(), now: () => at }
  const before = await serve(config)
  const [anna, bo] = [await guest(before.url), await guest(before.url, 'Bo')]
  const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${path}/join`, { invite })
  await anna.done(`${path}/customs`, { pace: PACE })
  await anna.done(`${path}/start`)
  const { seq, table } = await anna.look(id)
  const [seat] = table.waiting as [number]
  expect(table.clock).toEqual([
    {
      seat,
      since: NOON,
      left: 24 * HOUR,
      remindAt: NOON + 28 * HOUR,
      runsOutAt: Date.parse('2026-01-12T08:00Z'),
    },
  ])
  await before.server.close()
  at = NOON + 29 * HOUR
  const { url, server } = await serve(config)
  const watcher = await Watcher.open(Object.assign(Object.create(Object.getPrototypeOf(anna)), anna, { url }))
  await watcher.watch(id, seq)
  const reminded = await watcher.until(({ table: now }) => now.clock?.[0]?.remindAt === null)
  // As much is left as was to be when one is reminded: six hours that count.
  expect(reminded.table.clock![0]!.runsOutAt).toBe(Date.parse('2026-01-12T09:00Z'))
  at = reminded.table.clock![0]!.runsOutAt
  await server.look()
  const stood = await watcher.until(({ table: now }) => now.seats[seat]!.kind === 'bot')
  expect(stood.table.seats[seat]).toMatchObject({ turn: true, owner: seat === 0 ? 'Anna' : 'Bo' })
  const back = await watcher.until(({ table: now }) => now.seats[seat]!.kind === 'human')
  expect(back.table.waiting).toEqual([1 - seat])
})

test('who is asked about a bot over days is told so once, and a bot plays this turn if nobody answers', async () => {
  let at = NOON
  const { received, url: hook } = await openReceiver()
  const { url, server } = await serve({
    now: () => at,
    notices: { publicUrl: 'https://naust.example.org', reach: 'anywhere', everyMs: 0 },
  })
  const people = [await guest(url), await guest(url, 'Bo')] as const
  const [anna, bo] = people
  const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${path}/join`, { invite })
  await anna.done(`${path}/customs`, { pace: { ...PACE, quiet: null, late: 'vote' } })
  await anna.done(`${path}/start`)
  const { table } = await anna.look(id)
  const [seat] = table.waiting as [number]
  const other = people[1 - seat]!
  await other.post('/api/me/notices/webhook', { url: hook })
  const seen = async () => (await other.look(id)).table
  at = NOON + 18 * HOUR
  await server.look()
  await expect.poll(async () => (await seen()).clock![0]!.remindAt).toBeNull()
  at = (await seen()).clock![0]!.runsOutAt
  await server.look()
  await expect.poll(async () => (await seen()).motion?.asks).toBe(true)
  expect(received).toEqual([])
  for (let i = 0; i < 3; i++, at += HOUR) await server.tell()
  expect(received.map(({ body }) => JSON.parse(body).title)).toEqual(['You are asked to agree'])
  at += 3 * HOUR
  await server.look()
  await expect.poll(async () => (await seen()).waiting).toEqual([1 - seat])
  expect((await seen()).motion).toBeNull()
})

test('a table whose time is far off is not looked at, however many there are; one that is near is', async () => {
  const asked: string[] = []
  const tables = {
    paceDue: async (table: string) => (asked.push(table), null),
    act: async () => {},
  }
  const clock = openClock(
    () => tables,
    () => NOON,
    pino({ level: 'silent' }),
  )
  for (let i = 0; i < 10_000; i++) clock.wakeAt(`far ${i}`, NOON + 3 * NEAR_MS)
  clock.wakeAt('due', NOON - 1)
  await expect.poll(() => asked).toEqual(['due'])
  clock.close()
})

test('who is on holiday is not waited for, at any of their tables', async () => {
  const { url } = await serve({ now: () => NOON })
  const anna = await guest(url)
  const start = async () => {
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }])
    await anna.done(`${path}/customs`, { pace: { ...PACE, quiet: null } })
    return id
  }
  const ids = [await start(), await start()]
  const away = { from: NOON + HOUR, to: NOON + 100 * HOUR }
  expect((await anna.post('/api/me/away', { away })).status).toBe(200)
  for (const id of ids) {
    const { table } = await anna.look(id)
    expect([table.seats[0]!.away, table.clock![0]!.runsOutAt]).toEqual([away, NOON + 123 * HOUR])
  }
  expect((await anna.post('/api/me/away', { away: null })).status).toBe(200)
  expect((await anna.look(ids[0]!)).table.seats[0]!.away).toBeUndefined()
  const long = await anna.post('/api/me/away', { away: { from: NOON, to: NOON + 1e10 } })
  expect([long.status, long.body.error.code]).toEqual([400, 'bad-holidays'])
})

test('who goes on holiday again and again does so a number of times at a table, comes back each time, and has a pace at that', async () => {
  const rates = { ...RATES, holidays: { burst: 8, perSecond: 0.001 } }
  const { url } = await serve({ now: () => NOON, rates, quotas: { ...QUOTAS, changesOfOne: 4 } })
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.done(`${path}/join`, { invite })
  await anna.done(`${path}/customs`, { pace: PACE })
  const away = { from: NOON, to: NOON + 100 * HOUR }
  const seen: unknown[] = []
  const goes = async (wish: typeof away | null) => {
    const { status } = await bo.post('/api/me/away', { away: wish })
    seen.push((await anna.look(id)).table.seats.find(({ kind, name }) => kind === 'human' && name === 'Bo')!.away)
    return status
  }
  // To join counts as well.
  for (const wish of [away, null, away, away, null, away, null]) expect(await goes(wish)).toBe(200)
  expect(seen).toEqual([away, undefined, away, away, undefined, undefined, undefined])
  expect([await goes(away), await goes(away)]).toEqual([200, 429])
})

test('who goes on holiday is on holiday at tables to come too, until they are back', async () => {
  let at = NOON
  const { url } = await serve({ now: () => at })
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const away = { from: NOON, to: NOON + 100 * HOUR }
  const long = await bo.post('/api/me/away', { away: { from: NOON, to: NOON + 1e10 } })
  expect([long.status, long.body.error.code]).toEqual([400, 'bad-holidays'])
  // Without any table yet.
  expect((await bo.post('/api/me/away', { away })).status).toBe(200)
  expect((await bo.get('/api/me')).body).toMatchObject({ name: 'Bo', away })
  const joined = async () => {
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await bo.post(`${path}/join`, { invite })
    return { path, seen: async () => (await anna.look(id)).table.seats.map(seat => seat.away) }
  }
  const first = await joined()
  await anna.done(`${first.path}/start`)
  // Where one plays now it makes no difference, until time has days there.
  expect(await first.seen()).toEqual([undefined, undefined])
  await anna.done(`${first.path}/customs`, { pace: PACE })
  expect(await first.seen()).toEqual([undefined, away])
  at += HOUR
  const second = await joined()
  await anna.done(`${second.path}/customs`, { pace: PACE })
  await anna.done(`${second.path}/start`)
  expect(await second.seen()).toEqual([undefined, away])
  expect((await bo.post('/api/me/away', { away: null })).status).toBe(200)
  for (const { seen } of [first, second]) expect(await seen()).toEqual([undefined, undefined])
  expect((await bo.get('/api/me')).body.away).toBeNull()
})

test('a pace nobody could keep is refused', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const { path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  const refused = [
    { ...PACE, zone: 'Europe/Naust' },
    { ...PACE, quiet: { from: 480, to: 479 } },
    { ...PACE, days: 0 },
    { ...PACE, late: 'lose' },
    { ...PACE, level: 'god' },
    { kind: 'live', minutes: 30, increment: 0, late: 'turn', level: 'easy' },
  ]
  for (const pace of refused) expect((await anna.post(`${path}/customs`, { pace })).status).toBe(400)
})
