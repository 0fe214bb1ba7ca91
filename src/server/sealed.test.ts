// Matches that leave a server as files: sealed for everybody who sits there, taken up where the key is, and nowhere else.
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import * as shapes from '#tables/shapes'
import { guest, serve } from './test-kit.ts'

const KEY = 'ab'.repeat(32)

test('a match goes on from its file, here and on a server with the same key, for whoever brings it', async () => {
  const [here, there] = await Promise.all([serve({ sealKey: KEY }), serve({ sealKey: KEY })])
  const [anna, bo] = await Promise.all([guest(here.url), guest(there.url, 'Bo')])
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], 'sealed')
  const { seq, questions } = await anna.look(id)
  await anna.done(`${path}/answers`, { seq, pick: questions[0]!.options[0] })
  const { body: file } = await anna.get(`${path}/sealed`)
  const sealed = parse(shapes.SealedTable, file)
  const { view, table } = await anna.look(id, 0)
  expect(JSON.stringify(file)).not.toContain('answers')
  for (const player of [anna, bo]) {
    const { status, body } = await player.post('/api/sealed', { sealed })
    expect(status).toBe(201)
    const again = await player.look(body.id, 0)
    expect(again.view).toEqual(view)
    expect(again.table.waiting).toEqual(table.waiting)
    expect(again.table.seats).toMatchObject([{ mine: true }, { mine: true, name: 'Bo' }])
  }
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
