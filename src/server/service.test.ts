// The service below HTTP: two servers on one store, questions asked of several at once, and what is said of the interface.
import { describe, expect, test } from 'vitest'
import { type Game, Live, start } from '#engine'
import { trueBytes } from './chance.ts'
import { settled } from './playing.ts'
import { openSqlite } from './store-sqlite.ts'
import type { TableState } from './table-state.ts'
import { openTables } from './tables.ts'
import { call, serve, tempFolder } from './test-kit.ts'

describe('two servers on one store', () => {
  test('judge anew what the other has overtaken', async () => {
    const store = await openSqlite(tempFolder())
    const service = () =>
      openTables({ store, now: () => 1, bytes: trueBytes, allowSeeds: true, roomsKept: 10, changed: () => {} })
    const [here, there] = [service(), service()]
    const anna = { id: 'anna', name: 'Anna', created: 1 }
    const { id } = await here.create(anna, { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'me' }], seed: 1 })
    await here.start(anna, id)
    const { seq, questions } = await here.look(anna, id)
    expect((await there.look(anna, id)).seq).toBe(seq)
    const pick = questions[0]!.options[0]!
    await here.answer(anna, id, { seq, pick })
    await expect(there.answer(anna, id, { seq, pick })).rejects.toMatchObject({ code: 'stale' })
    expect(await there.look(anna, id)).toEqual(await here.look(anna, id))
    // Talk overtaken by talk is simply said after it.
    await here.say(anna, id, 'one')
    await there.say(anna, id, 'two')
    const { chat } = await there.look(anna, id)
    expect(chat.map(({ text }) => text)).toEqual(['one', 'two'])
    await store.close()
  })
})

test('a table nobody looks at is forgotten in memory and read again when somebody does', async () => {
  const store = await openSqlite(tempFolder())
  const tables = openTables({
    store,
    now: () => 1,
    bytes: trueBytes,
    allowSeeds: true,
    roomsKept: 1,
    changed: () => {},
  })
  const anna = { id: 'anna', name: 'Anna', created: 1 }
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await tables.create(anna, { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'me' }], seed: i })
    await tables.start(anna, id)
    ids.push(id)
  }
  for (const id of [...ids, ...ids]) {
    const { seq, questions } = await tables.look(anna, id)
    await tables.answer(anna, id, { seq, pick: questions[0]!.options[0]! })
  }
  for (const id of ids) expect((await tables.look(anna, id)).seq).toBe(4)
  await store.close()
})

describe('a question to all at once', () => {
  const duel: Game<{ rounds: number }, Record<string, never>> = {
    id: 'duel',
    version: 1,
    edition: '1',
    seats: { min: 2, max: 2 },
    options: {},
    bound: 10,
    first: ['round', null],
    chapters: {
      *round(t) {
        yield* t.all([0, 1].map(seat => ({ seat, kind: 'hand', options: ['stone', 'paper'] })))
        return ++t.g.rounds < 2 ? ['round', null] : null
      },
    },
    setup: () => ({ rounds: 0 }),
    rounds: g => g.rounds,
    refusals: () => [],
    result: () => [],
    migrations: [],
  }
  test('is not made stale by the answer of another, but by the next question', () => {
    const live = new Live<unknown>(duel as Game<unknown, unknown>, start(duel, 2, {}, '0'.repeat(64)))
    const chairs = [{ kind: 'open' }, { kind: 'open' }] as const
    const opened = settled({ chairs, asked: [0, 0] } as unknown as TableState, live, {
      seq: 2,
      before: [],
      mover: null,
    })
    expect(opened).toMatchObject({ asked: [2, 2], waiting: [0, 1] })
    const questions = () => [live.open(0), live.open(1)]

    let before = questions()
    live.answer(0, 'paper')
    const half = settled(opened, live, { seq: 3, before, mover: 0 })
    expect(half).toMatchObject({ asked: [3, 2], waiting: [1] })

    before = questions()
    live.answer(1, 'stone')
    expect(settled(half, live, { seq: 4, before, mover: 1 })).toMatchObject({ asked: [4, 4], waiting: [0, 1] })
  })
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
      'POST /api/tables',
      'GET /api/tables',
      'GET /api/tables/{id}',
      ...['join', 'start', 'leave', 'answers', 'undo', 'hint', 'chat'].map(place => `POST /api/tables/{id}/${place}`),
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
