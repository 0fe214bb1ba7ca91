// Who is at a table right now, and the signs they make.
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import * as shapes from '#tables/shapes'
import { RATES } from './rates.ts'
import { guest, type Player, serve, Watcher } from './test-kit.ts'

/** The next message of this kind, whatever else is told meanwhile. */
async function until(
  watcher: Watcher,
  kind: 'presence' | 'sign' | 'error' | 'chat',
  holds: (told: never) => boolean = () => true,
) {
  for (;;) {
    const told = await watcher.next()
    if (kind in told && 'error' in told === (kind === 'error') && holds(told as never)) return told
  }
}
async function meets(url: string) {
  const [anna, bo, cleo] = [await guest(url), await guest(url, 'Bo'), await guest(url, 'Cleo')]
  const table = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${table.path}/join`, { invite: table.invite })
  await anna.done(`${table.path}/customs`, { spectators: true })
  const sit = async (who: Player, looks: boolean) => {
    const watcher = await Watcher.open(who)
    watcher.send({ watch: table.id, invite: table.invite, looks })
    return watcher
  }
  return { anna, bo, cleo, sit, ...table }
}
const isHere = (seats: readonly number[], spectators: number) => (told: shapes.PresenceTold) =>
  JSON.stringify(told.seats) === JSON.stringify(seats) && told.spectators === spectators

describe('presence', () => {
  test('is by eyes, not by open pages; those who only look on are counted, each once', async () => {
    const { url } = await serve()
    const { anna, bo, cleo, sit, id } = await meets(url)
    const first = await sit(anna, true)
    const told = await until(first, 'presence', isHere([0], 0))
    expect(parse(shapes.PresenceTold, told)).toEqual({ presence: id, seats: [0], spectators: 0 })
    const second = await sit(bo, false)
    await until(second, 'presence', isHere([0], 0))
    second.send({ at: id, looks: true })
    await until(first, 'presence', isHere([0, 1], 0))
    await sit(cleo, true)
    const again = await sit(cleo, false)
    await until(first, 'presence', isHere([0, 1], 1))
    again.ws.terminate()
    second.send({ at: id, looks: false })
    await until(first, 'presence', isHere([0], 1))
    second.send({ at: id, looks: true })
    await until(first, 'presence', isHere([0, 1], 1))
    second.ws.terminate()
    await until(first, 'presence', isHere([0], 1))
  })
})

describe('signs', () => {
  test('reach all who watch, with who made them and for whom, and are kept nowhere', async () => {
    const { url } = await serve()
    const { anna, bo, cleo, sit, id } = await meets(url)
    const watchers = [await sit(anna, true), await sit(bo, true), await sit(cleo, true)]
    await until(watchers[2]!, 'presence', isHere([0, 1], 1))
    const { seq } = await anna.look(id)
    watchers[0]!.send({ at: id, sign: 'cheers' })
    for (const watcher of watchers) {
      expect(parse(shapes.SignTold, await until(watcher, 'sign'))).toEqual({
        at: id,
        sign: 'cheers',
        from: 0,
        name: 'Anna',
      })
    }
    watchers[2]!.send({ at: id, sign: 'applause' })
    expect(await until(watchers[1]!, 'sign')).toMatchObject({ sign: 'applause', from: null, name: 'Cleo' })
    expect((await anna.look(id)).seq).toBe(seq)
  })
  test('are only for those who are at the table, and only those there are', async () => {
    const { url } = await serve()
    const { cleo, id } = await meets(url)
    const outside = await Watcher.open(cleo)
    outside.send({ at: id, sign: 'grumble' })
    expect(await outside.next()).toMatchObject({ error: { code: 'not-let-in' }, at: id, sign: 'grumble' })
    outside.send({ at: id, sign: 'insult' })
    expect((await outside.next()).error.code).toBe('bad-request')
  })
  test('too many of them are refused one by one, and the table is watched on', async () => {
    const { url } = await serve({ rates: { ...RATES, chat: { burst: 3, perSecond: 0.001 } } })
    const { anna, bo, sit, id, path } = await meets(url)
    const watcher = await sit(anna, true)
    for (let i = 0; i < 5; i++) watcher.send({ at: id, sign: 'applause' })
    const refused = await until(watcher, 'error')
    expect(refused).toMatchObject({ error: { code: 'rate-limited' }, at: id, sign: 'applause' })
    expect(refused).not.toHaveProperty('table')
    await bo.done(`${path}/chat`, { text: 'Bon vent !', key: 'k1' })
    expect(await until(watcher, 'chat', ({ chat }: shapes.TableMoved) => chat.length > 0)).toMatchObject({
      table: { id },
    })
  })
})
test('what is said twice with one key is said once', async () => {
  const { url } = await serve()
  const { anna, bo, path, id } = await meets(url)
  const said = { text: 'Bon vent !', key: 'k1' }
  const [one, two] = [await anna.done(`${path}/chat`, said), await anna.done(`${path}/chat`, said)]
  expect(one).toEqual(two)
  await bo.done(`${path}/chat`, said)
  expect((await bo.look(id)).chat.map(({ name }) => name)).toEqual(['Anna', 'Bo'])
})
