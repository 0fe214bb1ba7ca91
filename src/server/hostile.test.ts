// Everything that can be sent wrongly: refused with a code and a sentence, nothing changed, nothing told of the inside.
import { connect } from 'node:net'
import { parse } from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#tables/shapes'
import { RATES } from './rates.ts'
import { call, guest, type Player, type Reply, serve } from './test-kit.ts'

let url: string
let anna: Player
let bo: Player
let table: { id: string; invite: string; path: string }
beforeEach(async () => {
  ;({ url } = await serve())
  anna = await guest(url)
  bo = await guest(url, 'Bo')
  table = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  // What a bot that begins does is no change of ours.
  await expect.poll(async () => (await anna.look(table.id)).questions.length).toBeGreaterThan(0)
})

function refused(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.body?.error?.code]).toEqual([status, code])
  parse(Failure, reply.body)
  expect(reply.body.error.message.length).toBeGreaterThan(5)
  expect(JSON.stringify(reply.body)).not.toMatch(/\bat .*\.(?:ts|js|mjs):\d|node_modules|SQLITE/)
}
const NOT_OBJECTS = ['', '{', '[]', 'null', '7', '"x"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}']

describe('bodies', () => {
  test.each(['/api/guests', '/api/tables', 'seats', 'answers', 'chat'])(
    '%s takes nothing but the object it asks for',
    async place => {
      const path = place.startsWith('/') ? place : `${table.path}/${place}`
      const before = await anna.look(table.id)
      for (const body of NOT_OBJECTS) refused(await anna.post(path, body), 400, 'bad-request')
      refused(await anna.post(path), 400, 'bad-request')
      refused(await anna.post(path, JSON.stringify({ name: 'x'.repeat(20_000) })), 413, 'too-large')
      const xml = await fetch(url + path, { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } })
      expect([xml.status, (await xml.json()).error.code]).toEqual([415, 'unsupported-media'])
      expect(await anna.look(table.id)).toEqual(before)
    },
  )

  test('undo takes an object or nothing', async () => {
    for (const body of ['{', '[]', '7', '{"seq":"1"}', '{"seat":-1}']) {
      refused(await anna.post(`${table.path}/undo`, body), 400, 'bad-request')
    }
    refused(await anna.post(`${table.path}/undo`, ''), 422, 'cannot-undo')
  })
  test('so does a hint', async () => {
    for (const body of ['{', '[]', '7', '{"seat":"1"}', '{"seat":-1}']) {
      refused(await anna.post(`${table.path}/hint`, body), 400, 'bad-request')
    }
  })

  test.each([
    {},
    { name: 1 },
    { name: null },
    { name: '' },
    { name: ' \t ' },
    { name: 'a\u0000b' },
    { name: '\u202Eeve' },
  ])('no guest is called %j', async body => refused(await call(url, 'POST', '/api/guests', body), 400, 'bad-request'))
  test('a name has at most 24 characters, as people count them', async () => {
    refused(await call(url, 'POST', '/api/guests', { name: 'é'.repeat(25) }), 400, 'bad-request')
    expect((await call(url, 'POST', '/api/guests', { name: '👩🏽‍🚀'.repeat(12) })).status).toBe(201)
  })

  test.each([
    [{ game: 'chess', seats: [{ kind: 'me' }, { kind: 'bot' }] }, 'unknown-game'],
    [{ game: '__proto__', seats: [{ kind: 'me' }, { kind: 'bot' }] }, 'unknown-game'],
    [{ game: 'maitre' }, 'bad-request'],
    [{ game: 'maitre', seats: 'me' }, 'bad-request'],
    [{ game: 'maitre', seats: [] }, 'bad-request'],
    [{ game: 'maitre', seats: Array.from({ length: 500 }, () => ({ kind: 'me' })) }, 'bad-request'],
    [{ game: 'maitre', seats: [{ kind: 'me' }] }, 'bad-seats'],
    [{ game: 'maitre', seats: Array.from({ length: 7 }, () => ({ kind: 'bot' })) }, 'bad-seats'],
    [{ game: 'maitre', seats: [{ kind: 'queen' }, { kind: 'bot' }] }, 'bad-request'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot', level: 'godlike' }] }, 'bad-level'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot', level: 'constructor' }] }, 'bad-level'],
    [{ game: 'maitre', seats: [{ kind: 'me', name: '' }, { kind: 'bot' }] }, 'bad-request'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { truce: 'no' } }, 'bad-options'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { toString: true } }, 'bad-options'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], options: [] }, 'bad-request'],
    [{ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], seed: {} }, 'bad-request'],
  ])('no table is laid from %j', async (body, code) => {
    refused(await anna.post('/api/tables', body), 400, code)
    expect((await anna.get('/api/tables')).body.tables).toHaveLength(1)
  })

  test('a seed is refused where the server does not allow it', async () => {
    const strict = await serve({ allowSeeds: false })
    const cleo = await guest(strict.url)
    const body = { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], seed: 1 }
    refused(await cleo.post('/api/tables', body), 403, 'seeds-off')
  })

  test.each([{}, { text: 1 }, { text: ' ' }, { text: 'x'.repeat(501) }, { text: 'a\u0007' }])(
    'nobody says %j',
    async body => refused(await anna.post(`${table.path}/chat`, body), 400, 'bad-request'),
  )
})

describe('answers', () => {
  test('of the wrong shape, place or person change nothing', async () => {
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const before = await anna.look(id)
    const { seq, questions, seat } = before
    const pick = questions[0]!.options[0]!
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)
    const bad = [
      { pick },
      { seq },
      { seq: '2', pick },
      { seq: -1, pick },
      { seq: 1.5, pick },
      { seq: 1e300, pick },
      { seq, pick, seat: '0' },
      { seq, pick, seat: -1 },
      { seq, pick, key: '' },
      { seq, pick, key: 'a b' },
      { seq, pick, key: 7 },
      { seq, pick: deep },
    ]
    for (const body of bad) refused(await anna.post(`${path}/answers`, body), 400, 'bad-request')
    for (const wrong of [
      null,
      0,
      'arm',
      [],
      {},
      { do: 'arm', ship: 99 },
      { do: 'hunt' },
      { ...(pick as object), x: 1 },
    ]) {
      const reply = await anna.post(`${path}/answers`, { seq, pick: wrong })
      refused(reply, 422, 'illegal')
      expect(reply.body.refusals).toEqual(before.refusals)
    }
    for (const stale of [0, seq - 1, seq + 1, 99]) {
      const reply = await anna.post(`${path}/answers`, { seq: stale, pick })
      refused(reply, 409, 'stale')
      expect(reply.body.state).toEqual(before)
    }
    refused(await anna.post(`${path}/answers`, { seq, pick, seat: 7 }), 403, 'not-your-seat')
    refused(await anna.post(`${path}/answers`, { seq, pick, seat: 1 - seat! }), 409, 'not-your-turn')
    refused(await bo.post(`${path}/answers`, { seq, pick }), 403, 'not-seated')
    refused(await bo.post(`${path}/answers`, { seq, pick, seat: 0 }), 403, 'not-seated')
    expect(await anna.look(id)).toEqual(before)
  })

  test('need a match that has started', async () => {
    const { path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    refused(await anna.post(`${path}/answers`, { seq: 1, pick: {} }), 409, 'not-started')
    refused(await anna.post(`${path}/undo`), 409, 'not-started')
    refused(await anna.get(`${path}/match`), 403, 'match-hidden')
  })

  test('cannot be repeated with the key of somebody else', async () => {
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }], 'keys')
    await bo.post(`${path}/join`, { invite })
    await anna.done(`${path}/start`)
    const { table, seq } = await anna.look(id)
    const [first, second] = table.waiting[0] === 0 ? [anna, bo] : [bo, anna]
    const { questions } = await first.look(id)
    await first.done(`${path}/answers`, { seq, pick: questions[0]!.options[0], key: 'k' })
    const reply = await second.post(`${path}/answers`, { seq: seq + 1, pick: questions[0]!.options[0], key: 'k' })
    refused(reply, 409, 'not-your-turn')
  })
})

describe('people', () => {
  const GUEST_CALLS: readonly [method: string, place: string][] = [
    ['GET', '/api/me'],
    ['GET', '/api/tables'],
    ['POST', '/api/tables'],
    ['GET', ''],
    ['GET', '/match'],
    ...['join', 'start', 'leave', 'answers', 'undo', 'chat'].map((place): [string, string] => ['POST', `/${place}`]),
  ]
  test.each(GUEST_CALLS)('%s …%s needs a token we gave', async (method, place) => {
    const path = place.startsWith('/api') ? place : table.path + place
    const body = method === 'POST' ? {} : undefined
    refused(await call(url, method, path, body), 401, 'unauthenticated')
    for (const token of ['', 'x', 'f'.repeat(48), `${anna.token}0`, "' OR 1=1 --"]) {
      refused(await call(url, method, path, body, token), 401, 'unauthenticated')
    }
  })

  test('cannot do at a table what only others may', async () => {
    const before = await anna.look(table.id)
    refused(await bo.post(`${table.path}/join`, { invite: table.id }), 403, 'wrong-invite')
    refused(await bo.post(`${table.path}/join`, { invite: table.invite }), 409, 'already-started')
    refused(await bo.post(`${table.path}/start`), 403, 'not-host')
    refused(await bo.post(`${table.path}/leave`), 403, 'not-seated')
    refused(await bo.post(`${table.path}/undo`), 403, 'not-seated')
    refused(await bo.post(`${table.path}/chat`, { text: 'hi' }), 403, 'not-seated')
    refused(await bo.get(table.path), 403, 'not-let-in')
    refused(await bo.get(`${table.path}?invite=${table.invite}`), 403, 'no-onlookers')
    refused(await bo.get(`${table.path}/match`), 403, 'not-let-in')
    refused(await anna.get(`${table.path}?seat=1`), 403, 'not-your-seat')
    refused(await anna.get(`${table.path}/match`), 403, 'match-hidden')
    expect(await anna.look(table.id)).toEqual(before)
  })

  test('on another site cannot act with the cookie of a visitor', async () => {
    const cookie = `naust=${anna.token}`
    const post = (headers: Record<string, string>) =>
      fetch(`${url}${table.path}/chat`, {
        method: 'POST',
        body: '{"text":"hi"}',
        headers: { 'content-type': 'application/json', cookie, ...headers },
      })
    for (const origin of ['https://evil.example', 'null', `${url}1`, 'http://localhost']) {
      expect([origin, (await post({ origin })).status]).toEqual([origin, 403])
    }
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: url })).status).toBe(200)
    expect((await post({})).status).toBe(200)
  })
})

describe('addresses', () => {
  test.each(['nope', 'x'.repeat(90), '%00', '..%2f..', '%F0%9F%9B%B6', "'--", '__proto__'])(
    'there is no table %s',
    async id => refused(await anna.get(`/api/tables/${id}`), 404, 'no-such-table'),
  )
  test('that lead nowhere say so', async () => {
    refused(await anna.get('/api/nothing'), 404, 'not-found')
    refused(await call(url, 'DELETE', table.path), 404, 'not-found')
    refused(await call(url, 'PUT', '/api/guests', {}), 404, 'not-found')
    refused(await anna.get('/api/tables/%zz'), 400, 'bad-request')
    refused(await anna.get(`${table.path}?seat=first`), 400, 'bad-request')
    refused(await anna.get(`${table.path}?seat=0&seat=1`), 400, 'bad-request')
  })
})

test('what is not HTTP is refused, and the server goes on', async () => {
  const { port } = new URL(url)
  const said = await new Promise<string>(resolve => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'))
    socket.on('data', data => (text += data)).on('close', () => resolve(text))
  })
  expect(said).toMatch(/^HTTP\/1\.1 400/)
  expect((await call(url, 'GET', '/healthz')).body).toEqual({ ok: true })
})

test('sentences come in the language of the browser', async () => {
  const messageIn = async (language: string) => {
    const reply = await fetch(`${url}/api/me`, { headers: { 'accept-language': language } })
    return (await reply.json()).error.message
  }
  expect(await messageIn('fr-CA,fr;q=0.9,en;q=0.5')).toMatch(/^Donnez/)
  expect(await messageIn('de, en;q=0.7, fr;q=0.3')).toMatch(/^Please/)
  expect(await messageIn('')).toMatch(/^Please/)
  expect(await messageIn(',;q=x,;;')).toMatch(/^Please/)
})

describe('pace', () => {
  test('who goes too fast is told when to come back', async () => {
    let now = 1_000_000
    const slow = { burst: 2, perSecond: 0.5 }
    const plenty = { burst: 1000, perSecond: 1000 }
    const rates = { ...RATES, calls: plenty, guests: slow, chat: slow }
    const paced = await serve({ rates, now: () => now })
    const one = await guest(paced.url)
    const two = await guest(paced.url)
    const third = await call(paced.url, 'POST', '/api/guests', { name: 'Cleo' })
    refused(third, 429, 'rate-limited')
    expect(third.headers.get('retry-after')).toBe('2')
    now += 2000
    await guest(paced.url)
    // Each guest has a pace of their own.
    for (const player of [one, two]) {
      const { path } = await player.lay([{ kind: 'me' }, { kind: 'bot' }])
      await player.done(`${path}/chat`, { text: '1' })
      await player.done(`${path}/chat`, { text: '2' })
      refused(await player.post(`${path}/chat`, { text: '3' }), 429, 'rate-limited')
    }
  })
})

test('pages are told what to refuse, on success and on failure', async () => {
  for (const path of ['/healthz', '/api/nothing', '/api/tables/%zz']) {
    const { headers } = await call(url, 'GET', path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy']) {
      expect(headers.get(name)).toBeTruthy()
    }
  }
  const made = await call(url, 'POST', '/api/guests', { name: 'Cleo' })
  expect(made.headers.get('set-cookie')).toMatch(/^naust=[0-9a-f]{48}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
})
