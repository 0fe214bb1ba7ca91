// Matches that leave a server as files: sealed for everybody who sits there, taken up where the key is, and nowhere else.
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import * as shapes from '#tables/shapes'
import { guest, serve } from './test-kit.ts'

const KEY = 'ab'.repeat(32)

/** Two friends at one table, with a first answer given. */
async function friends(url: string) {
  const [anna, bo] = await Promise.all([guest(url), guest(url, 'Bo')])
  const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }], 'sealed')
  await bo.done(`${path}/join`, { invite })
  await anna.done(`${path}/start`)
  const { waiting } = (await anna.look(id)).table
  const first = waiting[0] === 0 ? anna : bo
  const { seq, questions } = await first.look(id)
  await first.done(`${path}/answers`, { seq, pick: questions[0]!.options[0] })
  const sealed = parse(shapes.SealedTable, (await anna.get(`${path}/sealed`)).body)
  return { anna, bo, id, path, sealed }
}

test('a match goes on from its file on a server with the same key, in the seat of who brings it and in no other', async () => {
  const [here, there] = await Promise.all([serve({ sealKey: KEY }), serve({ sealKey: KEY })])
  const { bo, id, sealed } = await friends(here.url)
  expect(JSON.stringify(sealed)).not.toContain('answers')
  const elsewhere = await guest(there.url, 'Bo')
  const { status, body } = await elsewhere.post('/api/sealed', { sealed })
  expect(status).toBe(201)
  const [before, again] = [await bo.look(id, 1), await elsewhere.look(body.id)]
  expect(again.seat).toBe(1)
  expect(again.view).toEqual(before.view)
  expect(again.table.waiting).toEqual(before.table.waiting)
  expect(again.table.seats).toMatchObject([
    { kind: 'bot', name: 'Anna', mine: false },
    { kind: 'human', name: 'Bo', mine: true },
  ])
})
test('where the table still is, it goes on there; a copy to try the dice with is nobody’s', async () => {
  const { url } = await serve()
  const { anna, bo, id, sealed } = await friends(url)
  for (const player of [anna, bo]) expect((await player.post('/api/sealed', { sealed })).body.id).toBe(id)
  const cleo = await guest(url, 'Cleo')
  expect((await cleo.post('/api/sealed', { sealed })).body.error.code).toBe('not-seated')
})
test('who shared a device has all its seats again', async () => {
  const [here, there] = await Promise.all([serve({ sealKey: KEY }), serve({ sealKey: KEY })])
  const [anna, cleo] = await Promise.all([guest(here.url), guest(there.url, 'Cleo')])
  const { path } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], 'shared')
  const { body: sealed } = await anna.get(`${path}/sealed`)
  const { body } = await cleo.post('/api/sealed', { sealed })
  expect((await cleo.look(body.id, 0)).table.seats).toMatchObject([{ mine: true }, { mine: true, name: 'Bo' }])
})
test('only who sits there takes it along, and only where the key is it can be opened', async () => {
  const [here, elsewhere] = await Promise.all([serve(), serve()])
  const [anna, bo, cleo] = await Promise.all([guest(here.url), guest(here.url, 'Bo'), guest(elsewhere.url, 'Cleo')])
  const { path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'sealed')
  expect((await bo.get(`${path}/sealed`)).body.error.code).toBe('not-seated')
  const { body: sealed } = await anna.get(`${path}/sealed`)
  expect((await cleo.post('/api/sealed', { sealed })).body.error.code).toBe('wrong-seal')
  expect((await anna.post('/api/sealed', { sealed: { ...sealed, body: 'ff' } })).body.error.code).toBe('broken-seal')
  expect((await anna.get('/api/tables')).body.tables).toHaveLength(1)
})
