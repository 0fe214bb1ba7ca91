// "What would you do?" over HTTP: for one's own questions only, and only where the table allows it.
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { GAMES } from '#games'
import * as shapes from '#tables/shapes'
import { guest, type Player, serve } from './test-kit.ts'

const SEATS = [{ kind: 'me' }, { kind: 'me' }]
const codeOf = async (player: Player, path: string, body: object = {}) =>
  (await player.post(path, body)).body?.error?.code

test('a hint names the best options of the question, with chances and reasons', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const { id, path } = await anna.lay(SEATS, 'hint', 'shipwrights')
  const { questions, seq, seat } = await anna.look(id)
  const { options } = parse(shapes.Hint, (await anna.post(`${path}/hint`, { seat: seat! })).body)
  expect(options.length).toBeGreaterThan(0)
  expect(options.length).toBeLessThanOrEqual(3)
  for (const { pick, chance } of options) {
    expect(questions[0]!.options).toContainEqual(pick)
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
  }
  // Asking changes nothing.
  expect((await anna.look(id)).seq).toBe(seq)
})

test('nobody gets a hint who is not asked, does not sit there, or plays without', async () => {
  const { url } = await serve()
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const { path, id } = await anna.lay(SEATS, 'hint')
  const { seat } = await anna.look(id)
  expect(await codeOf(bo, `${path}/hint`)).toBe('not-seated')
  expect(await codeOf(anna, `${path}/hint`, { seat: 1 - seat! })).toBe('not-your-turn')
  expect(await codeOf(anna, `${path}/hint`, { seat: 5 })).toBe('not-your-seat')
  expect(await codeOf(anna, '/api/tables/nowhere/hint')).toBe('no-such-table')

  const made = await anna.post('/api/tables', { game: 'maitre', seats: SEATS, hints: false })
  const strict = `/api/tables/${made.body.id}`
  expect(await codeOf(anna, `${strict}/hint`)).toBe('not-started')
  await anna.done(`${strict}/start`)
  expect((await anna.look(made.body.id)).table.hints).toBe(false)
  expect(await codeOf(anna, `${strict}/hint`)).toBe('no-hints')
})

test.each(['maitre', 'shipwrights', 'raiders', 'explorers'].filter(id => GAMES.some(game => game.id === id)))(
  'of %s: where one option is left, it is what an expert would do',
  async game => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay(SEATS, 'one', game)
    for (let tries = 0; tries < 200; tries++) {
      const { questions, seq, seat } = await anna.look(id)
      const [question] = questions
      if (question!.options.length === 1) {
        const reply = await anna.post(`${path}/hint`, { seat: seat! })
        expect(reply).toMatchObject({ status: 200, body: { options: [{ pick: question!.options[0] }] } })
        parse(shapes.Hint, reply.body)
        return
      }
      const { options } = question!
      await anna.done(`${path}/answers`, { seq, pick: options[tries % options.length]! })
    }
    throw new Error('there was always a choice')
  },
)
