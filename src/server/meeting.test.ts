// People meet over the interface: the lobby, links that open and close, seats that wait, and the same people again.
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { verify } from '#engine'
import { GAMES } from '#games'
import * as shapes from '#tables/shapes'
import { call, guest, myTurnOrOver, type Player, serve, Watcher } from './test-kit.ts'

/** Anna and Bo at a match that has begun. */
async function ofTwo(url: string) {
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const table = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${table.path}/join`, { invite: table.invite })
  await anna.done(`${table.path}/start`)
  return { anna, bo, ...table }
}
const codeOf = async (reply: ReturnType<Player['post']>): Promise<string> => (await reply).body.error?.code ?? 'done'

test('a screen for all sees what a spectator sees, though its owner sits there', async () => {
  const { url } = await serve()
  const { anna, id } = await ofTwo(url)
  const screen = await Watcher.open(anna)
  screen.send({ watch: id, seat: null })
  expect(await screen.next()).toMatchObject({ watching: id, seat: null })
  expect(await screen.moved()).toMatchObject({ seat: null, questions: [] })
})

test('the lobby shows tables whose host lets whoever comes by sit down, to anybody, as long as they are open', async () => {
  const { url } = await serve()
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  const lobby = async () => parse(shapes.Tables, (await call(url, 'GET', '/api/lobby')).body).tables
  expect(await lobby()).toEqual([])
  expect(await codeOf(bo.post(`${path}/join`, {}))).toBe('wrong-invite')
  await anna.done(`${path}/customs`, { listed: true })
  expect(await lobby()).toMatchObject([{ table: { id, invite: null, host: { name: 'Anna', me: false } } }])
  expect((await bo.post(`${path}/join`, {})).body).toMatchObject({ seat: 1 })
  await anna.done(`${path}/start`)
  expect(await lobby()).toEqual([])
})

test('a link tells who invites to what, and nothing once it was renewed', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const { path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open', name: 'Bo' }])
  const told = await call(url, 'GET', `${path}/invitation?invite=${invite}`)
  expect(parse(shapes.Invitation, told.body).table).toMatchObject({
    invite: null,
    host: { name: 'Anna', me: false },
    seats: [
      { name: 'Anna', mine: false },
      { kind: 'open', name: 'Bo', claim: false },
    ],
  })
  expect((await call(url, 'GET', `${path}/invitation`)).body.error.code).toBe('not-let-in')
  const renewed = parse(shapes.Renewed, (await anna.post(`${path}/renew`)).body)
  expect((await call(url, 'GET', `${path}/invitation?invite=${invite}`)).body.error.code).toBe('not-let-in')
  expect((await call(url, 'GET', `${path}/invitation?invite=${renewed.invite}`)).status).toBe(200)
})

test('who looks on by the link sees no hand, and nothing more once the door is shut', async () => {
  const { url } = await serve()
  const { anna, id, path, invite } = await ofTwo(url)
  const cleo = await guest(url, 'Cleo')
  const watcher = await Watcher.open(cleo)
  watcher.send({ watch: id, invite })
  expect((await watcher.next()).error.code).toBe('no-onlookers')
  await anna.done(`${path}/customs`, { spectators: true })
  expect(await watcher.watch(id, 0, undefined, invite)).toMatchObject({ seat: null })
  expect(await watcher.moved()).toMatchObject({ seat: null, questions: [], table: { invite: null } })
  await anna.done(`${path}/customs`, { spectators: false })
  expect(await watcher.next()).toMatchObject({ error: { code: 'no-onlookers' }, table: id })
  await anna.done(`${path}/chat`, { text: 'alone at last' })
  watcher.send({ watch: id, invite })
  expect((await watcher.next()).error.code).toBe('no-onlookers')
  watcher.send({ watch: id, invite: 'guessed1' })
  expect((await watcher.next()).error.code).toBe('not-let-in')
})

test('who has the link of a match where nobody may look on plays for who went, if the others agree', async () => {
  const { url } = await serve()
  const { anna, bo, id, path, invite } = await ofTwo(url)
  const door = async (link = invite) => call(url, 'GET', `${path}/invitation?invite=${link}`)
  const cleo = await guest(url, 'Cleo')
  expect(parse(shapes.Left, (await bo.post(`${path}/leave`, { level: 'easy' })).body).listed).toBe(true)
  expect(parse(shapes.Invitation, (await door()).body).table).toMatchObject({
    status: 'playing',
    waiting: [],
    invite: null,
    seats: [{ kind: 'human' }, { kind: 'bot', owner: 'Bo' }],
  })
  expect((await door('guess')).body.error.code).toBe('not-let-in')
  expect((await cleo.get(`${path}?invite=${invite}`)).body.error.code).toBe('no-onlookers')
  const { seq } = await cleo.done(`${path}/substitute`, { seat: 1, invite })
  expect((await door()).body.table.motion).toMatchObject({ seq, by: 'Cleo' })
  await anna.done(`${path}/vote`, { motion: seq, yes: true })
  expect((await cleo.look(id)).seat).toBe(1)
  expect((await door()).body.table.motion).toBeNull()
})

test('who is waited for longer than agreed is played on for by a bot, and takes the seat back', async () => {
  let at = 1_700_000_000_000
  const { url } = await serve({ now: () => at })
  const { anna, bo, id, path } = await ofTwo(url)
  await anna.done(`${path}/customs`, { pace: { kind: 'relaxed', minutes: 1, late: 'seat', level: 'random' } })
  const first = (await anna.look(id)).table.waiting[0]!
  const [slow, waits] = first === 0 ? [anna, bo] : [bo, anna]
  const watcher = await Watcher.open(waits)
  await watcher.watch(id, (await waits.look(id)).seq)
  at += 46_000
  // Whatever happens at the table makes the clock look.
  await waits.done(`${path}/chat`, { text: 'are you there?' })
  await watcher.until(({ table }) => table.clock?.[0]?.remindAt === null)
  at += 16_000
  await waits.done(`${path}/chat`, { text: 'still not?' })
  const stood = await watcher.until(({ table }) => table.seats[first]!.kind === 'bot')
  expect(stood.table.seats[first]).toMatchObject({ level: 'random', owner: first === 0 ? 'Anna' : 'Bo' })
  expect((await slow.get('/api/tables')).body.tables).toHaveLength(1)
  await watcher.until(myTurnOrOver)
  await slow.done(`${path}/return`)
  expect((await slow.look(id)).seat).toBe(first)
})

test('the same people meet again at one table, whoever asks, with their seats kept', async () => {
  let at = 1_700_000_000_000
  const { url } = await serve({ now: () => at })
  const { anna, bo, id, path } = await ofTwo(url)
  // Nobody comes to play: bots play every turn, and the match to its end.
  await anna.done(`${path}/customs`, { pace: { kind: 'relaxed', minutes: 1, late: 'turn', level: 'easy' } })
  const watcher = await Watcher.open(anna)
  await watcher.watch(id, (await anna.look(id)).seq)
  let { table: now } = await anna.look(id)
  while (now.status !== 'over') {
    if (now.waiting.some(seat => now.seats[seat]!.kind === 'human')) {
      at += 61_000
      await anna.done(`${path}/chat`, { text: 'anybody?' })
    }
    now = (await watcher.moved()).table
  }
  // Whoever has the link, and nobody else, sees it again, with all its chance.
  const { invite } = (await anna.look(id)).table
  expect((await call(url, 'GET', `${path}/replay`)).body.error.code).toBe('not-let-in')
  const replayed = parse(shapes.Replayed, (await call(url, 'GET', `${path}/replay?invite=${invite}`)).body)
  expect(verify(GAMES, replayed.match).answers.length).toBeGreaterThan(5)
  expect(replayed.table.seats).toMatchObject([
    { name: 'Anna', mine: false },
    { name: 'Bo', mine: false },
  ])
  const [one, other] = await Promise.all([anna.post(`${path}/again`), bo.post(`${path}/again`)])
  expect(one.body).toEqual(other.body)
  const next = parse(shapes.Rematch, one.body).id
  expect((await bo.look(id)).table.next).toBe(next)
  const { table } = await anna.look(next)
  expect(table.status).toBe('open')
  const late = table.host.me ? bo : anna
  expect((await late.get('/api/tables')).body.tables.map(({ table }: { table: { id: string } }) => table.id)).toContain(
    next,
  )
  expect(await codeOf(late.post(`/api/tables/${next}/join`, {}))).toBe('done')
  await (table.host.me ? anna : bo).done(`/api/tables/${next}/start`)
  expect((await anna.look(next)).table.status).toBe('playing')
}, 120_000)
