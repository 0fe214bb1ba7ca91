// A person over the interface: other devices, other names, what was theirs as a guest, and going for good.
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import * as shapes from '#tables/shapes'
import { call, guest, Player, serve, Watcher } from './test-kit.ts'

const linkOf = async (person: Player): Promise<string> =>
  parse(shapes.PersonalLink, (await person.post('/api/me/link')).body).code
const enter = (url: string, code: string, token?: string) => call(url, 'POST', '/api/me/enter', { code }, token)
const nameOf = async (person: Player): Promise<string> => (await person.get('/api/me')).body.name

test('by the personal link one is the same on another device, with all one’s tables; both devices act', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const code = await linkOf(anna)
  // As it comes back from paper.
  const entered = await enter(url, `${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`)
  expect(entered.headers.get('set-cookie')).toContain('naust=')
  const phone = new Player(url, parse(shapes.GuestMade, entered.body))
  expect(phone.id).toBe(anna.id)
  expect((await phone.look(id)).table.seats[0]).toMatchObject({ mine: true })
  expect((await anna.get(path)).status).toBe(200)
})

test('a new link shuts the one before, and a guessed one opens nothing', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const [first, second] = [await linkOf(anna), await linkOf(anna)]
  expect((await enter(url, first)).body.error.code).toBe('wrong-code')
  // What lets a device act lets nobody in.
  expect((await enter(url, anna.token)).body.error.code).toBe('wrong-code')
  expect((await enter(url, second)).status).toBe(200)
})

test('what one had as a guest of the other device comes along, seats and table, and that guest is gone', async () => {
  const { url } = await serve()
  const [anna, passer, bo] = [await guest(url), await guest(url, 'Captain'), await guest(url, 'Bo')]
  const { id, invite, path } = await passer.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${path}/join`, { invite })
  await passer.done(`${path}/start`)
  const entered = await enter(url, await linkOf(anna), passer.token)
  const here = new Player(url, parse(shapes.GuestMade, entered.body))
  expect((await here.get('/api/tables')).body.tables).toMatchObject([
    { table: { id, host: { name: 'Anna', me: true }, seats: [{ name: 'Captain', mine: true }, {}] } },
  ])
  expect((await passer.get('/api/me')).status).toBe(401)
})

/** The same person on another device. */
const another = async (url: string, person: Player): Promise<Player> =>
  new Player(url, parse(shapes.GuestMade, (await enter(url, await linkOf(person))).body))
const closed = (watcher: Watcher): Promise<number> => new Promise(resolve => watcher.ws.once('close', resolve))

test('who has other ways in is joined to somebody else only if that is what they want; then their devices come along', async () => {
  const { url } = await serve()
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const { path } = await bo.lay([{ kind: 'me' }, { kind: 'bot' }])
  const first = await another(url, bo)
  const code = await linkOf(anna)
  const refused = await enter(url, code, bo.token)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({ code: 'somebody-here', here: 'Bo', as: 'Anna' }),
  ])
  expect([await nameOf(bo), (await anna.get('/api/tables')).body.tables]).toEqual(['Bo', []])
  // On a device of one’s own nobody is joined.
  const phone = new Player(url, parse(shapes.GuestMade, (await enter(url, await linkOf(bo), first.token)).body))
  expect((await bo.get('/api/me')).body).toMatchObject({ devices: 2, link: true })
  const joined = await call(url, 'POST', '/api/me/enter', { code, join: true }, bo.token)
  expect(joined.body).toMatchObject({ id: anna.id })
  expect((await anna.get('/api/tables')).body.tables).toHaveLength(1)
  expect([await nameOf(phone), (await phone.get(path)).status]).toEqual(['Anna', 200])
})

test('a personal link alone is another way in as well', async () => {
  const { url } = await serve()
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  await linkOf(bo)
  expect((await enter(url, await linkOf(anna), bo.token)).body.error.code).toBe('somebody-here')
})

test('a lost device is sent away with all others, at once, and by the link to oneself nobody comes in', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const lost = await another(url, anna)
  const code = await linkOf(anna)
  expect((await anna.get('/api/me')).body).toMatchObject({ devices: 2, link: true, passkeys: 0 })
  const [here, there] = [await Watcher.open(anna), await Watcher.open(lost)]
  await there.watch(id)
  const gone = closed(there)
  expect((await anna.post('/api/me/logout/others')).status).toBe(200)
  expect([await gone, (await lost.get('/api/me')).status]).toEqual([1008, 401])
  expect((await enter(url, code)).body.error.code).toBe('wrong-code')
  expect((await anna.get('/api/me')).body).toMatchObject({ devices: 1, link: false })
  expect(await here.watch(id)).toMatchObject({ watching: id })
})

test('one is called otherwise from the next table on', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  expect((await anna.post('/api/me', { name: 'Änni' })).body).toEqual({ id: anna.id, name: 'Änni' })
  expect(await nameOf(anna)).toBe('Änni')
  expect((await anna.post('/api/me', { name: '‮' })).status).toBe(400)
})

test('who logs out on one device acts from the other; the token is of no use any more', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const phone = new Player(url, parse(shapes.GuestMade, (await enter(url, await linkOf(anna))).body))
  const left = await anna.post('/api/me/logout')
  expect(left.headers.get('set-cookie')).toMatch(/naust=; .*Max-Age=0/)
  expect((await anna.get('/api/me')).status).toBe(401)
  expect(await nameOf(phone)).toBe('Anna')
})

test('who goes for good leaves a bot in their seat and nothing else: tables of theirs alone are erased', async () => {
  const { url } = await serve()
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const alone = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const both = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.post(`${both.path}/join`, { invite: both.invite })
  await anna.done(`${both.path}/start`)
  const screen = await anna.lay([{ kind: 'open' }, { kind: 'open' }])
  await bo.post(`${screen.path}/join`, { invite: screen.invite })
  const code = await linkOf(anna)
  expect((await anna.post('/api/me/delete')).status).toBe(200)
  expect((await anna.get('/api/me')).status).toBe(401)
  expect((await enter(url, code)).body.error.code).toBe('wrong-code')
  expect((await bo.get(alone.path)).body.error.code).toBe('no-such-table')
  expect((await bo.look(both.id)).table).toMatchObject({
    host: { me: true },
    seats: [{ kind: 'bot', name: 'Anna', owner: null }, { mine: true }],
  })
  expect((await bo.look(screen.id)).table).toMatchObject({ status: 'open', host: { me: true } })
})

test('who goes on holiday does so at all tables under way, however many', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const plan = {
    game: 'maitre',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    customs: { pace: { kind: 'days', days: 2, zone: 'Europe/Paris', quiet: null, late: 'turn', level: 'easy' } },
  }
  const ids: string[] = []
  while (ids.length < 60) ids.push((await anna.post('/api/tables', plan)).body.id)
  const from = Date.now()
  await anna.post('/api/me/away', { away: { from, to: from + 864e5 } })
  const away = async (id: string) => (await anna.look(id)).table.seats[0]!.away
  for (const id of ids) expect(await away(id)).toMatchObject({ from })
  await anna.post('/api/me/away', { away: null })
  for (const id of ids) expect(await away(id)).toBeUndefined()
})

test('however many tables somebody has, they find all of them, page by page', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const plan = { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const ids: string[] = []
  while (ids.length < 103) ids.push((await anna.post('/api/tables', plan)).body.id)
  const page = async (path: string) => parse(shapes.OwnTables, (await anna.get(path)).body)
  const first = await page('/api/tables')
  expect([first.tables.length, first.next]).toEqual([100, 100])
  const second = await page(`/api/tables?after=${first.next}`)
  expect([second.tables.length, second.next]).toEqual([3, null])
  const found = [...first.tables, ...second.tables].map(({ table }) => table.id)
  expect(new Set(found)).toEqual(new Set(ids))
  expect((await anna.get('/api/tables?after=-1')).status).toBe(400)
})
