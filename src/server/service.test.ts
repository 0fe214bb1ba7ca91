// The service below HTTP: tables that are forgotten in memory, and what is said of the interface.
import { expect, test } from 'vitest'
import { trueBytes } from './chance.ts'
import { openSqlite } from './store-sqlite.ts'
import { openTables } from './tables.ts'
import { call, serve, tempFolder } from './test-kit.ts'

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
      ...['seats', 'customs', 'renew', 'return', 'undo/ask', 'substitute', 'stand-in', 'vote', 'again'].map(
        place => `POST /api/tables/{id}/${place}`,
      ),
      'GET /api/lobby',
      'GET /api/tables/{id}/invitation',
      'GET /api/tables/{id}/replay',
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
