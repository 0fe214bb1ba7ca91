// The service below HTTP: tables that are forgotten in memory, how watchers are told, and what is said of the interface.
import { join } from 'node:path'
import { parse } from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { type PublicTable, type Table, tableMoved } from '#tables'
import { LogPage, TableSeen } from '#tables/shapes'
import { trueBytes } from './chance.ts'
import { newsOf } from './news.ts'
import { QUOTAS } from './quotas.ts'
import type { Watcher } from './room.ts'
import { openSlices } from './slices.ts'
import { openDatabase } from './sqlite.ts'
import { openStrain } from './strain.ts'
import { openTables } from './tables.ts'
import { call, guest, onPostgres, openStore, sensible, serve, tempFolder } from './test-kit.ts'

const watcher = (tell: () => void): Watcher => ({ tell, isUrgent: () => true })
const anna = { id: 'anna', name: 'Anna', created: 1 }
async function service(roomBytes: number) {
  const folder = tempFolder()
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  const tables = openTables({
    store,
    now: () => 1,
    bytes: trueBytes,
    allowSeeds: true,
    roomBytes,
    quotas: QUOTAS,
    sealKey: new Uint8Array(32),
    changed: () => {},
  })
  const lay = (seed: number) =>
    tables.create(anna, { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'me' }], seed }).then(({ id }) => id)
  return { folder, store, tables, lay }
}

test('a table nobody looks at is forgotten in memory and read again when somebody does', async () => {
  const { tables, lay } = await service(1)
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const id = await lay(i)
    await tables.start(anna, id)
    ids.push(id)
  }
  for (const id of [...ids, ...ids]) {
    const { seq, questions } = await tables.look(anna, id)
    await tables.answer(anna, id, { seq, pick: questions[0]!.options[0]! })
  }
  for (const id of ids) expect((await tables.look(anna, id)).seq).toBe(4)
})

test('who is about to watch a table finds it where it was, however many others are asked for', async () => {
  const { tables, lay } = await service(1)
  const ids = await Promise.all(Array.from({ length: 80 }, (_, i) => lay(i)))
  const told = new Set<string>()
  const others = (id: string) => ids.filter(other => other !== id).map(other => tables.look(anna, other))
  for (const id of ids.slice(0, 5)) {
    await Promise.all([
      tables.watch(
        id,
        watcher(() => told.add(id)),
        () => {},
      ),
      ...others(id),
    ])
    await Promise.all([tables.say(anna, id, { text: 'Ahoy' }), ...others(id)])
  }
  await expect.poll(() => [...told]).toEqual(ids.slice(0, 5))
})

test('who acts is answered first, and watchers are told then', async () => {
  const { tables, lay } = await service(1e6)
  const id = await lay(1)
  const order: string[] = []
  await tables.watch(
    id,
    watcher(() => order.push('told')),
    () => {},
  )
  await tables.say(anna, id, { text: 'Ahoy' }).then(() => order.push('acknowledged'))
  await expect.poll(() => order).toEqual(['acknowledged', 'told'])
})

test('so is who answers or takes back, however many are to be told of just that', async () => {
  const { tables } = await service(1e6)
  const { id } = await tables.create(anna, { game: 'raiders', seats: [{ kind: 'me' }, { kind: 'me' }], seed: 1 })
  await tables.start(anna, id)
  const order: string[] = []
  const tells = Array.from({ length: 40 }, () => 'told')
  for (const told of tells) {
    await tables.watch(
      id,
      watcher(() => order.push(told)),
      () => {},
    )
  }
  const { seq, questions } = await tables.look(anna, id)
  const inOrder = ['acknowledged', ...tells]
  await tables.answer(anna, id, { seq, pick: questions[0]!.options[0]! }).then(() => order.push('acknowledged'))
  await expect.poll(() => order).toEqual(inOrder)
  await tables.undo(anna, id, {}).then(() => order.push('acknowledged'))
  await expect.poll(() => order).toEqual([...inOrder, ...inOrder])
})

test('what is told is written once for all spectators, and for all pages of one person', async () => {
  const { tables, lay } = await service(1e6)
  const id = await lay(1)
  await tables.start(anna, id)
  let table: Table | undefined
  await tables.watch(
    id,
    watcher(() => {}),
    now => (table = now),
  )
  const [one, other] = ['bo', 'cleo'].map(viewer => newsOf(table!, viewer, null, 1))
  expect(one).toBe(other)
  expect(newsOf(table!, 'anna', 0, 1)).toBe(newsOf(table!, 'anna', 0, 1))
  expect(newsOf(table!, 'anna', 0, 1)).not.toBe(one)
  expect(newsOf(table!, 'anna', 1, 1)).not.toBe(newsOf(table!, 'anna', 0, 1))
  expect(JSON.parse(one!.text)).toEqual(tableMoved(table!, 'bo', null, 1))
  expect(JSON.parse(one!.text).table.invite).toBeNull()
})

test('whoever has a part in a table is told apart from those who only look on', async () => {
  const { tables, lay } = await service(1e6)
  const id = await lay(1)
  await tables.start(anna, id)
  let table: Table | undefined
  await tables.watch(
    id,
    watcher(() => {}),
    now => (table = now),
  )
  const by = { guest: 'bo', name: 'Bo' }
  const [first] = table!.state.chairs
  const asked: Table = {
    ...table!,
    state: {
      ...table!.state,
      chairs: [first!, { kind: 'bot', level: 'easy', name: 'Dag', owner: { guest: 'dag', name: 'Dag' } }],
      motion: { want: 'seat', seat: 1, seq: 2, by, asked: ['anna'], agreed: [] },
    },
  }
  const told = (viewer: string): PublicTable => JSON.parse(newsOf(asked, viewer, null, 1).text).table
  // In whatever order they are told.
  expect(told('cleo')).toMatchObject({ invite: null, motion: { mine: false, asks: false } })
  expect(told('bo').motion).toMatchObject({ mine: true })
  expect(told('anna').motion).toMatchObject({ asks: true })
  expect(told('dag').seats.map(({ claim }) => claim)).toEqual([false, true])
  expect(newsOf(asked, 'cleo', null, 1)).toBe(newsOf(asked, 'egil', null, 1))
})

test('watchers are told in slices, and who is told late is told once', () => {
  const told: string[] = []
  const telling = openSlices(0)
  const tells = ['a', 'b', 'c'].map(name => () => void told.push(name))
  for (const tell of [...tells, tells[0]!]) telling.push(tell)
  telling.drop(tells[1]!)
  return expect.poll(() => told).toEqual(['a', 'c'])
})

test('where there is much to do, what can wait is told with what follows, when that is over or after a while', async () => {
  let now = 0
  let strained = true
  const slices = openSlices(1, { now: () => now, isStrained: () => strained, lookMs: 0 })
  const told: string[] = []
  const [asked, other] = ['asked', 'other'].map(name => () => void told.push(name)) as [() => void, () => void]
  const isTold = (...names: string[]) => expect.poll(() => told).toEqual(names)
  slices.putOff(other)
  slices.push(asked)
  await isTold('asked')
  slices.putOff(other)
  now = 1999
  slices.push(asked)
  await isTold('asked', 'asked')
  now = 2000
  await isTold('asked', 'asked', 'other')
  slices.putOff(other)
  slices.push(other)
  await isTold('asked', 'asked', 'other', 'other')
  slices.putOff(other)
  slices.push(asked)
  await isTold('asked', 'asked', 'other', 'other', 'asked')
  strained = false
  await isTold('asked', 'asked', 'other', 'other', 'asked', 'other')
})

test('a thread is strained where it hardly waits for anything', () => {
  let [now, active] = [0, 0]
  const isStrained = openStrain(
    () => now,
    () => active,
  )
  const after = (ms: number, busyMs: number): boolean => {
    now += ms
    active += busyMs
    return isStrained()
  }
  expect([after(100, 70), after(100, 95), after(50, 0), after(50, 20), after(200, 190)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
})

test.skipIf(onPostgres)('a table of 200,000 events is read, and read on', { timeout: 60_000 }, async () => {
  const { folder, tables, lay } = await service(1e9)
  const id = await lay(1)
  const most = 200_000
  const db = await openDatabase(join(folder, 'naust.sqlite'), 5000)
  const event = JSON.stringify({ do: 'undone', seat: 0, answer: 1 })
  db.exec('BEGIN IMMEDIATE')
  const insert = db.prepare('INSERT INTO events (table_id, seq, at, event) VALUES (?, ?, 1, ?)')
  for (let seq = 2; seq <= most; seq++) insert.run(id, seq, event)
  db.exec(`UPDATE tables SET seq = ${most} WHERE id = '${id}'; COMMIT`)
  expect((await tables.look(anna, id)).seq).toBe(most)
  // Another server writes on: what is new is read, and no more.
  db.exec(`BEGIN IMMEDIATE; UPDATE tables SET seq = ${most + 1} WHERE id = '${id}'`)
  insert.run(id, most + 1, event)
  db.exec('COMMIT')
  db.close()
  const began = performance.now()
  expect((await tables.look(anna, id, { since: most })).seq).toBe(most + 1)
  expect(performance.now() - began).toBeLessThan(1000)
  expect((await tables.say(anna, id, { text: 'Ahoy' })).seq).toBe(most + 2)
})

test('a long story is read from where one knows it, or page by page, and leaves compressed', async () => {
  const { url } = await serve()
  const cleo = await guest(url)
  const { id, path } = await cleo.lay([{ kind: 'me' }, { kind: 'me' }], 'pages')
  for (let i = 0; i < 12; i++) {
    const { seq, questions } = await cleo.look(id)
    await cleo.done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
  }
  await Promise.all(Array.from({ length: 210 }, () => cleo.done(`${path}/chat`, { text: 'Ahoy' })))
  const all = await cleo.look(id)
  const since = parse(TableSeen, (await cleo.get(`${path}?since=10`)).body)
  expect(since.log).toEqual(all.log.filter(({ seq }) => seq > 10))
  const pages: LogPage[] = []
  for (let after: number | null = 0; after !== null; after = pages.at(-1)!.next) {
    const reply = await cleo.get(`${path}/log?after=${after}`)
    expect(reply.headers.get('content-encoding')).toBe(pages.length === 0 ? 'gzip' : null)
    pages.push(parse(LogPage, reply.body))
  }
  expect(pages).toHaveLength(2)
  expect(pages.flatMap(({ log }) => log)).toEqual(all.log)
  expect(pages.flatMap(({ chat }) => chat)).toEqual(all.chat)
})

test('a server that starts has to do only where a bot is asked', async () => {
  const { store, tables } = await service(1e6)
  const start = async (seats: readonly ('me' | 'bot')[]) => {
    const { id } = await tables.create(anna, { game: 'maitre', seats: seats.map(kind => ({ kind })), seed: 1 })
    await tables.start(anna, id)
    return id
  }
  await start(['me', 'me'])
  const asked = await start(['bot', 'bot'])
  expect(await store.due(9e15)).toEqual([{ table: asked, at: 0 }])
})

test('the description of the interface names every call', async () => {
  const { url } = await serve()
  const { body } = await call(url, 'GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual(
    [
      'POST /api/guests',
      'GET /api/me',
      'GET /api/games',
      'GET /api/decks',
      'POST /api/tables',
      'GET /api/tables',
      'GET /api/tables/{id}',
      ...['join', 'start', 'leave', 'answers', 'undo', 'hint', 'chat'].map(place => `POST /api/tables/{id}/${place}`),
      ...['seats', 'customs', 'renew', 'return', 'undo/ask', 'substitute', 'stand-in', 'vote', 'again', 'nudge'].map(
        place => `POST /api/tables/{id}/${place}`,
      ),
      'POST /api/me',
      'POST /api/me/away',
      'POST /api/me/link',
      'POST /api/me/enter',
      ...['', '/offer', '/ask', '/enter', '/drop'].map(place => `POST /api/me/passkeys${place}`),
      'POST /api/me/logout',
      'POST /api/me/logout/others',
      'POST /api/me/delete',
      'GET /api/me/notices',
      ...['push', 'webhook', 'mail', 'quiet', 'drop', 'test'].map(place => `POST /api/me/notices/${place}`),
      'POST /api/notices/mail',
      'POST /api/notices/off',
      'GET /api/tables/{id}/ahead',
      'POST /api/tables/{id}/ahead',
      'GET /api/tables/{id}/sealed',
      'POST /api/sealed',
      'GET /api/lobby',
      'GET /api/tables/{id}/invitation',
      'GET /api/tables/{id}/replay',
      'GET /api/tables/{id}/log',
      'GET /api/tables/{id}/match',
      'GET /api/live',
    ].sort(),
  )
  const answers = body.paths['/api/tables/{id}/answers'].post
  expect(answers.requestBody.content['application/json'].schema).toMatchObject({ required: ['seq', 'pick'] })
  expect(Object.keys(answers.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422']),
  )
})
