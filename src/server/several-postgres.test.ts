// Several servers on one PostgreSQL, and callers who go to whichever they like: nobody notices that there is more than one.
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Json } from '#engine'
import { trueBytes } from './chance.ts'
import type { ServerConfig } from './index.ts'
import { openReceiver } from './notices/testing.ts'
import { QUOTAS } from './quotas.ts'
import { RATES } from './rates.ts'
import { openPostgresStore } from './store-postgres.ts'
import { openTables } from './tables.ts'
import {
  call,
  databaseOf,
  guest,
  myTurnOrOver,
  Player,
  type Running,
  sensible,
  serve,
  tempFolder,
  Watcher,
} from './test-kit.ts'

/** Some servers on one database. */
async function several(
  count: number,
  config: Partial<ServerConfig> = {},
): Promise<{ all: Running[]; database: string }> {
  const dataDir = tempFolder()
  const all: Running[] = []
  for (let i = 0; i < count; i++) all.push(await serve({ ...config, dataDir }))
  return { all, database: (await databaseOf(dataDir))! }
}
/** The same person, by another server. */
const by = ({ url }: Running, player: Player): Player => new Player(url, player)
async function query(database: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}
/** Breaks every connection of these servers to their database. */
const BREAK = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND application_name = current_setting('application_name')`

describe('several servers on one database', () => {
  test('start no more matches of one host than one of them would, however many are asked at once', async () => {
    const { all } = await several(3, { quotas: { ...QUOTAS, matches: 4 } })
    const anna = await guest(all[0]!.url)
    const seats = [{ kind: 'me' }, { kind: 'bot' }]
    const lay = async (): Promise<string> => (await anna.post('/api/tables', { game: 'maitre', seats })).body.id
    const ids = await Promise.all(Array.from({ length: 18 }, lay))
    const start = (id: string, i: number) => by(all[i % all.length]!, anna).post(`/api/tables/${id}/start`)
    const statuses = (await Promise.all(ids.map(start))).map(({ status }) => status)
    for (const [i, id] of ids.entries()) statuses.push((await start(id, i)).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(4)
  })

  test('six of them that write 30 messages each to one table end with 180 in its log', {
    timeout: 60_000,
  }, async () => {
    const { all } = await several(6)
    const anna = await guest(all[0]!.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const replies = await Promise.all(
      all.flatMap((server, i) =>
        Array.from({ length: 30 }, (_, n) => by(server, anna).post(`${path}/chat`, { text: `${i} says ${n}` })),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    for (const server of all) {
      const { chat } = await by(server, anna).look(id)
      expect(new Set(chat.map(({ text }) => text)).size).toBe(180)
      expect(chat.map(({ seq }) => seq)).toEqual(Array.from({ length: 180 }, (_, i) => i + 2))
    }
  })

  test('whoever watches at one is told what happens at another, without gap or repeat', async () => {
    const { all, database } = await several(2)
    const [here, there] = all as [Running, Running]
    const anna = await guest(here.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'two')
    const watcher = await Watcher.open(by(there, anna))
    await watcher.watch(id)
    let { seq, questions } = await watcher.moved()
    for (let i = 0; i < 10; i++) {
      await anna.done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
      const moved = await watcher.moved()
      expect([moved.since, moved.seq]).toEqual([seq, seq + 1])
      ;({ seq, questions } = moved)
    }
    // Nobody says so: it is seen all the same.
    const store = await openPostgresStore(database)
    onTestFinished(store.close)
    const { events, state } = (await store.load(id))!
    const last = events.at(-1)!
    await query(
      database,
      `INSERT INTO events (table_id, seq, at, event) SELECT table_id, seq + 1, at, event FROM events
         WHERE table_id = '${id}' AND seq = ${last.seq};
       UPDATE tables SET seq = seq + 1 WHERE id = '${id}'`,
    )
    expect(state).toBeTruthy()
    expect(await watcher.moved()).toMatchObject({ since: seq, seq: seq + 1 })
  })

  test('what was planned at one is played by another, once it is its turn', async () => {
    const { all } = await several(2)
    const [here, there] = all as [Running, Running]
    const [anna, bo] = [await guest(here.url, 'Anna'), await guest(here.url, 'Bo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }], 'ahead')
    await bo.done(`${path}/join`, { invite })
    await anna.done(`${path}/start`)
    const [mover, waiter] = (await anna.look(id)).questions.length > 0 ? [anna, bo] : [bo, anna]
    const { next } = (await waiter.get(`${path}/ahead`)).body as { next: { options: { pick: Json }[] } }
    const step = next.options.find(({ pick }) => (pick as { do: string }).do === 'arm')!
    expect(await waiter.post(`${path}/ahead`, { steps: [step] })).toMatchObject({ status: 200 })
    await endTurn(by(there, mover), id)
    await expect.poll(async () => (await waiter.look(id)).questions[0]?.kind).toBe('dice')
  })

  const NOTICES = { publicUrl: 'https://naust.example.org', reach: 'anywhere', everyMs: 0 } as const
  /** Anna and Bo at a match of a server; who is asked, and who waits and is told by a webhook when it is their turn. */
  async function awayFrom({ url }: Running, hook: string) {
    const [anna, bo] = [await guest(url, 'Anna'), await guest(url, 'Bo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }], 'ahead')
    await bo.done(`${path}/join`, { invite })
    await anna.done(`${path}/start`)
    const [mover, waiter] = (await anna.look(id)).questions.length > 0 ? [anna, bo] : [bo, anna]
    expect(await waiter.post('/api/me/notices/webhook', { url: hook })).toMatchObject({ status: 200 })
    return { id, path, mover, waiter }
  }
  async function endTurn(mover: Player, id: string): Promise<void> {
    for (;;) {
      const { seq, questions } = await mover.look(id)
      if (questions.length === 0) return
      await mover.done(`/api/tables/${id}/answers`, { seq, pick: questions[0]!.options.at(-1) })
    }
  }

  test('who waits to be told when a server stops is told by another, once, however many look at once', async () => {
    const { received, url } = await openReceiver()
    let now = Date.UTC(2026, 5, 1)
    const { all } = await several(3, { notices: NOTICES, now: () => now })
    const [gone, here, there] = all as [Running, Running, Running]
    const { id, mover } = await awayFrom(gone, url)
    await endTurn(mover, id)
    await gone.server.close()
    const tell = () => Promise.all([here, there].map(({ server }) => server.tell()))
    now += 59_000
    expect(await tell()).toEqual([0, 0])
    now += 2000
    expect((await tell()).toSorted()).toEqual([0, 1])
    now += 3600_000
    expect([await tell(), received.length]).toEqual([[0, 0], 1])
  })

  test('a turn that a server took which was killed then is told by another, once, and what was planned for it is played', async () => {
    const { received, url } = await openReceiver()
    let now = Date.UTC(2026, 5, 1)
    const { all, database } = await several(1, { notices: NOTICES, now: () => now })
    const here = all[0]!
    const { id, path, mover, waiter } = await awayFrom(here, url)
    const { next } = (await waiter.get(`${path}/ahead`)).body as { next: { options: { pick: Json }[] } }
    const step = next.options.find(({ pick }) => (pick as { do: string }).do === 'arm')!
    expect(await waiter.post(`${path}/ahead`, { steps: [step] })).toMatchObject({ status: 200 })
    // Of a server that is killed there is what it wrote, and nothing else.
    const store = await openPostgresStore(database)
    onTestFinished(store.close)
    const killed = openTables({
      store,
      now: () => now,
      bytes: trueBytes,
      allowSeeds: true,
      roomBytes: 1e6,
      quotas: QUOTAS,
      sealKey: new Uint8Array(32),
      changed: () => {},
    })
    const person = { id: mover.id, name: '', created: 0 }
    for (;;) {
      const { seq, questions } = await killed.look(person, id)
      if (questions.length === 0) break
      await killed.answer(person, id, { seq, pick: questions[0]!.options.at(-1)! })
    }
    now += 61_000
    // Whoever took it is given the time to tell it.
    expect(await here.server.tell()).toBe(0)
    now += 60_000
    expect(await here.server.tell()).toBe(1)
    await expect.poll(async () => (await waiter.look(id)).questions[0]?.kind).toBe('dice')
    now += 3600_000
    expect([await here.server.tell(), received.length]).toEqual([0, 1])
  })

  test('two that look for the same at once tell it once; who looks at the table at one is not told by another', async () => {
    const { received, url } = await openReceiver()
    let now = Date.UTC(2026, 5, 1)
    const { all, database } = await several(1, { notices: NOTICES, now: () => now })
    const here = all[0]!
    const { id, mover, waiter } = await awayFrom(here, url)
    const there = await serve({ database, notices: NOTICES, now: () => now })
    const eyes = await Watcher.open(by(there, waiter))
    eyes.send({ watch: id, looks: true })
    expect(await eyes.next()).toMatchObject({ watching: id })
    await endTurn(mover, id)
    for (let asked = false; !asked; ) asked = ((await eyes.next()).questions ?? []).length > 0
    const tell = async (): Promise<number> => {
      const sent = await Promise.all([here, there].map(({ server }) => server.tell()))
      return sent.reduce((sum, each) => sum + each)
    }
    for (let i = 0; i < 5; i++) {
      now += 40_000
      expect([i, await tell()]).toEqual([i, 0])
    }
    eyes.ws.terminate()
    await expect
      .poll(async () => {
        now += 40_000
        return tell()
      })
      .toBe(1)
    now += 3600_000
    expect([await tell(), received.length]).toEqual([0, 1])
  })

  /** The waiter opens the table at one server; resolves once the other has heard of it. */
  async function opensAt(there: Running, { id, waiter }: { id: string; waiter: Player }, heardBy: Watcher) {
    const eyes = await Watcher.open(by(there, waiter))
    eyes.send({ watch: id, looks: true })
    const { seat } = (await waiter.get(`/api/tables/${id}/ahead`)).body
    for (;;) {
      const { presence, seats } = await heardBy.next()
      if (presence === id && seats.includes(seat)) return eyes
    }
  }

  test('who opens the table at one is not told by another, which had put that off only', async () => {
    const { received, url } = await openReceiver()
    let now = Date.UTC(2026, 5, 1)
    const { all } = await several(2, { notices: NOTICES, now: () => now })
    const [here, there] = all as [Running, Running]
    const match = await awayFrom(here, url)
    const other = await Watcher.open(match.mover)
    other.send({ watch: match.id, looks: true })
    await endTurn(match.mover, match.id)
    now += 40_000
    expect(await here.server.tell()).toBe(0)
    const eyes = await opensAt(there, match, other)
    eyes.ws.terminate()
    now += 3600_000
    expect([await here.server.tell(), await there.server.tell(), received.length]).toEqual([0, 0, 0])
  })

  test('nobody is reminded by one of what they look at at another', async () => {
    const { received, url } = await openReceiver()
    let now = Date.UTC(2026, 5, 1)
    const { all } = await several(2, { notices: NOTICES, now: () => now })
    const [here, there] = all as [Running, Running]
    const match = await awayFrom(here, url)
    const { id, path, mover } = match
    await here.server.look()
    const pace = { kind: 'relaxed', minutes: 8 * 60, late: 'seat', level: 'random' }
    expect(await mover.post(`${path}/customs`, { pace })).toMatchObject({ status: 200 })
    const other = await Watcher.open(mover)
    other.send({ watch: id, looks: true })
    const eyes = await opensAt(there, match, other)
    await endTurn(mover, id)
    now += 6 * 3600_000
    await here.server.look()
    await expect
      .poll(async () => (await mover.look(id)).table.clock?.some(({ remindAt }) => remindAt === null))
      .toBe(true)
    for (let i = 0; i < 3; i++) {
      now += 15_000
      expect(await here.server.tell()).toBe(0)
    }
    eyes.ws.terminate()
    expect(received).toEqual([])
  })

  test('presence and signs pass between them', async () => {
    const { all } = await several(2)
    const [here, there] = all as [Running, Running]
    const [anna, bo] = [await guest(here.url), await guest(here.url, 'Bo')]
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await bo.post(`${path}/join`, { invite })
    const sit = async (who: Player): Promise<Watcher> => {
      const watcher = await Watcher.open(who)
      watcher.send({ watch: id, looks: true })
      return watcher
    }
    const until = async (watcher: Watcher, wanted: object): Promise<void> => {
      for (;;) {
        const told = await watcher.next()
        if (Object.entries(wanted).every(([name, value]) => JSON.stringify(told[name]) === JSON.stringify(value)))
          return
      }
    }
    const first = await sit(anna)
    const second = await sit(by(there, bo))
    for (const watcher of [first, second]) await until(watcher, { presence: id, seats: [0, 1] })
    first.send({ at: id, sign: 'cheers' })
    await until(second, { sign: 'cheers', at: id, from: 0 })
    await anna.done(`${path}/start`)
    const [asked = 0] = (await anna.look(id)).table.waiting
    const waits = asked === 0 ? by(there, bo) : anna
    expect((await waits.post(`${path}/nudge`, { seat: asked })).body).toEqual({ reaches: 'eyes' })
    for (const watcher of [first, second]) await until(watcher, { sign: 'nudge', at: id, to: asked })
    second.ws.terminate()
    await until(first, { presence: id, seats: [0] })
  })

  test('every decision of a bot is made once, whichever server is asked; who is gone is stood in for', async () => {
    const { all, database } = await several(3, { dutyMs: 200 })
    const anna = await guest(all[0]!.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }], 'once')
    const watcher = await Watcher.open(anna)
    await watcher.watch(id)
    for (let i = 0; i < 12; i++) {
      const { seq, questions, table } = await watcher.until(myTurnOrOver)
      if (table.status === 'over') break
      await by(all[i % 3]!, anna).done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
    }
    await watcher.until(myTurnOrOver)
    const store = await openPostgresStore(database)
    onTestFinished(store.close)
    const made = async () => {
      let sum = 0
      for (const { url } of all) {
        const text: string = (await call(url, 'GET', '/metrics')).body
        for (const [, count] of text.matchAll(/^naust_bot_decisions_total\{[^}]*\} (\d+)$/gm)) sum += Number(count)
      }
      return sum
    }
    const { events } = (await store.load(id))!
    const ofBots = events.flatMap(({ event }) => {
      const { do: what, seat } = event as { do: string; seat?: number }
      return what === 'answered' && seat !== 0 ? [seat] : []
    })
    expect(ofBots.length).toBeGreaterThan(5)
    expect(await made()).toBe(ofBots.length)
    // One that is gone had taken it upon itself to move the bots of this table.
    const seats = [{ kind: 'bot' }, { kind: 'bot' }]
    const next = (await anna.post('/api/tables', { game: 'maitre', seats, seed: 'gone' })).body.id
    await store.lease(`bots ${next}`, 'gone', 1000)
    await anna.done(`/api/tables/${next}/start`)
    const again = await Watcher.open(anna)
    await again.watch(next)
    await again.until(({ table }) => table.status === 'over')
  })

  test('what somebody spends at one is spent at all; who is forgotten at one is known at none', async () => {
    const rates = { ...RATES, chat: { burst: 10, perSecond: 0.001 } }
    const { all } = await several(2, { rates })
    const [here, there] = all as [Running, Running]
    const anna = await guest(here.url)
    const { path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    for (let i = 0; i < 10; i++) await anna.done(`${path}/chat`, { text: 'Ahoy' })
    const elsewhere = by(there, anna)
    await expect.poll(async () => (await elsewhere.post(`${path}/chat`, { text: 'Ahoy' })).status).toBe(429)
    expect((await elsewhere.get('/api/me')).status).toBe(200)
    await anna.post('/api/me/delete')
    await expect.poll(async () => (await elsewhere.get('/api/me')).status).toBe(401)
  })

  test('one that stops leaves nothing undone: who asks again elsewhere gets the first outcome', async () => {
    const { all } = await several(2)
    const [here, there] = all as [Running, Running]
    const anna = await guest(here.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'stop')
    const { seq, questions } = await anna.look(id)
    const given = { seq, pick: sensible(questions[0]!), key: 'k' }
    const taken = anna.post(`${path}/answers`, given).catch(() => null)
    await here.server.close()
    const again = await by(there, anna).done(`${path}/answers`, given)
    expect(again.seq).toBe(seq + 1)
    expect([null, 200]).toContain((await taken)?.status ?? null)
    expect((await by(there, anna).look(id)).seq).toBe(seq + 1)
  })

  test('connections that break lose nothing and do nothing twice', async () => {
    const { all, database } = await several(2)
    const anna = await guest(all[0]!.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const enough = new AbortController()
    const breaks = (async () => {
      for (let i = 0; i < 8 && !enough.signal.aborted; i++) await query(database, BREAK)
    })()
    const texts = Array.from({ length: 60 }, (_, i) => `wave ${i}`)
    const replies = await Promise.all(texts.map((text, i) => by(all[i % 2]!, anna).post(`${path}/chat`, { text })))
    enough.abort()
    await breaks
    expect(replies.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const { chat } = await anna.look(id)
    expect(chat.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  })
})
