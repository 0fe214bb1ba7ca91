// One rude visitor harms nobody: floods, sockets that never end, crowds of bots, forged addresses.
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { blockOf } from './proxy.ts'
import { QUOTAS } from './quotas.ts'
import { createLimit, RATES } from './rates.ts'
import { call, guest, type Player, serve, Watcher } from './test-kit.ts'

const closeOf = ({ ws }: Watcher): Promise<number> => new Promise(resolve => ws.once('close', resolve))
const PLENTY = { burst: 1e6, perSecond: 1e6 }

describe('a WebSocket', () => {
  test('of 60,000 messages without sense is closed before others notice', async () => {
    const { url } = await serve()
    const [rude, anna] = [await guest(url, 'Rude'), await guest(url)]
    const watcher = await Watcher.open(rude)
    let refusals = 0
    watcher.ws.on('message', () => refusals++)
    const closed = closeOf(watcher)
    for (let i = 0; i < 60_000; i++) watcher.ws.send('x')
    const began = performance.now()
    expect((await anna.get('/api/me')).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await closed).toBe(1008)
    expect(refusals).toBeLessThanOrEqual(12)
  })

  test('that is refused again and again is closed; a word of sense in between is enough', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const watcher = await Watcher.open(anna)
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 11; i++) {
        watcher.send('{')
        expect((await watcher.next()).error.code).toBe('bad-request')
      }
      await watcher.watch(id, 1)
    }
    const closed = closeOf(watcher)
    for (let i = 0; i < 12; i++) watcher.send('{')
    expect(await closed).toBe(1008)
  })

  test('pays for what it asks to be told by its length', async () => {
    const { url } = await serve({ rates: { ...RATES, chat: PLENTY, kilobytes: { burst: 2048, perSecond: 1 } } })
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await Promise.all(Array.from({ length: 200 }, () => anna.done(`${path}/chat`, { text: 'x'.repeat(500) })))
    const watcher = await Watcher.open(anna)
    let told = 0
    let refused = 0
    watcher.ws.on('message', data => (told += String(data).length))
    for (let i = 0; i < 60 && refused === 0; i++) {
      watcher.send({ watch: id })
      if ((await watcher.next()).error?.code === 'rate-limited') refused++
      else await watcher.next()
    }
    expect(refused).toBe(1)
    expect(told / 1024).toBeLessThan(2048 + 500)
  })

  describe('by which much can be asked for', () => {
    const said = 'x'.repeat(500)
    /** A table of two under way, much to be told of; one of them has answered under a key, and the other is not asked. */
    async function talkative(url: string) {
      const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
      const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
      await bo.done(`${path}/join`, { invite })
      await anna.done(`${path}/start`)
      const isAsked = (await anna.look(id)).questions.length > 0
      const [mover, waiter] = isAsked ? [anna, bo] : [bo, anna]
      const { seq, questions } = await mover.look(id)
      await mover.done(`${path}/answers`, { seq, pick: questions[0]!.options[0]!, key: 'first' })
      await Promise.all(Array.from({ length: 200 }, () => anna.done(`${path}/chat`, { text: said })))
      return { mover, waiter, id, path }
    }
    /** Asks for the same until it is refused; answers how much was told until then. */
    async function askFor(watcher: Watcher, message: object, most: number): Promise<number> {
      let told = 0
      watcher.ws.on('message', data => (told += String(data).length))
      for (let i = 0; i < most; i++) {
        watcher.send(message)
        if ((await watcher.next()).error?.code === 'rate-limited') return told / 1024
      }
      return Number.POSITIVE_INFINITY
    }
    const rates = { ...RATES, chat: PLENTY, kilobytes: { burst: 700, perSecond: 1 } }
    test.each([
      ['a key once more, from the start', 'mover', { seq: 0, pick: 'x', key: 'first' }],
      ['an answer that comes too late', 'mover', { seq: 0, pick: 'x', key: 'late' }],
      ['an answer out of turn', 'waiter', { seq: 204, pick: 'x', key: 'early' }],
    ] as const)('pays for %s', async (_, who, given) => {
      const { url } = await serve({ rates })
      const { id, ...players } = await talkative(url)
      const watcher = await Watcher.open(players[who])
      expect(await askFor(watcher, { answer: id, ...given }, 11)).toBeLessThan(700 + 300)
    })
    test('pays for it by calls just the same', async () => {
      const { url } = await serve({ rates })
      const { mover, path } = await talkative(url)
      const statuses: number[] = []
      for (let i = 0; i < 11; i++) {
        statuses.push((await mover.post(`${path}/answers`, { seq: 0, pick: 'x', key: 'first' })).status)
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    })
    test('pays nothing for what comes next, whoever owes', async () => {
      const { url } = await serve({ rates })
      const { mover, id } = await talkative(url)
      const watcher = await Watcher.open(mover)
      await watcher.watch(id)
      let now = await watcher.moved()
      await askFor(await Watcher.open(mover), { watch: id }, 100)
      for (let i = 0; i < 4 && now.questions.length > 0; i++) {
        watcher.send({ answer: id, seq: now.seq, pick: now.questions[0]!.options[0]!, key: `k${i}` })
        const taken = await watcher.next()
        expect(taken).toMatchObject({ taken: `k${i}`, next: true })
        now = taken.moved
      }
    })
    test('is asked nothing more while it does not read, and everything once it does', async () => {
      const { url } = await serve()
      const { mover, id } = await talkative(url)
      const answers = async () => Number(/naust_answers_total (\d+)/.exec((await mover.get('/metrics')).body)![1])
      const watcher = await Watcher.open(mover)
      let pongs = 0
      watcher.ws.on('pong', () => pongs++)
      const before = await answers()
      watcher.ws.pause()
      for (let i = 0; i < 100; i++) watcher.send({ answer: id, seq: 0, pick: 'x', key: 'first' })
      for (let i = 0; i < 100; i++) await mover.get('/api/me')
      expect((await answers()) - before).toBeLessThan(90)
      for (let i = 0; i < 50; i++) watcher.ws.ping()
      for (let i = 0; i < 20; i++) await mover.get('/api/me')
      watcher.ws.resume()
      for (let i = 0; i < 100; i++) expect((await watcher.next()).taken).toBe('first')
      expect(pongs).toBeLessThan(50)
    })
    test('is not closed for what others do while it reads a long story, and is told then who is there', async () => {
      const { url } = await serve({ quotas: { ...QUOTAS, unread: 300_000 } })
      const { mover, waiter, id } = await talkative(url)
      const [slow, other] = [await Watcher.open(mover), await Watcher.open(waiter)]
      slow.send({ watch: id, looks: true })
      for (let told = await slow.next(); !told.presence; ) told = await slow.next()
      slow.ws.pause()
      for (let i = 0; i < 100; i++) slow.send({ answer: id, seq: 0, pick: 'x', key: 'first' })
      for (let i = 0; i < 100; i++) await mover.get('/api/me')
      // By the time they are told of it who is there has changed for all.
      other.send({ watch: id, since: 204, looks: true })
      for (let told = await other.next(); told.seats?.length !== 2; ) told = await other.next()
      other.send({ at: id, sign: 'applause' })
      for (let told = await other.next(); !told.sign; ) told = await other.next()
      slow.ws.resume()
      const seen: { taken?: string; seats?: readonly number[] }[] = []
      while (!seen.some(({ seats }) => seats?.length === 2) || seen.filter(({ taken }) => taken).length < 100) {
        seen.push(await slow.next())
      }
      expect(seen.some(told => 'sign' in told)).toBe(false)
    })
    test('is closed when too much waits for it', async () => {
      const { url } = await serve({ quotas: { ...QUOTAS, unread: 100_000 } })
      const { mover, waiter, id, path } = await talkative(url)
      const deaf = await Watcher.open(mover)
      deaf.ws.pause()
      for (let i = 0; i < 100; i++) deaf.send({ answer: id, seq: 0, pick: 'x', key: 'first' })
      await expect.poll(async () => (await waiter.get('/metrics')).body).toContain('naust_ws_connections 0')
      expect((await waiter.get(path)).status).toBe(200)
    })
  })

  test('is not answered without end when it pings', async () => {
    const { url } = await serve({ rates: { ...RATES, messages: { burst: 20, perSecond: 0.001 } } })
    const watcher = await Watcher.open(await guest(url))
    let pongs = 0
    watcher.ws.on('pong', () => pongs++)
    const closed = closeOf(watcher)
    for (let i = 0; i < 5000; i++) watcher.ws.ping()
    expect([await closed, pongs]).toEqual([1008, 20])
  })
  test('is one of a few of its guest, and of not too many of its address', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, sockets: 2, socketsOfAddress: 3 } })
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const first = await Watcher.open(anna)
    await Watcher.open(anna)
    expect(await refusalOf(anna)).toBe(429)
    await Watcher.open(bo)
    expect(await refusalOf(bo)).toBe(429)
    const closed = closeOf(first)
    first.ws.close()
    await closed
    await expect.poll(async () => (await anna.get('/metrics')).body).toContain('naust_ws_connections 2')
    await Watcher.open(bo)
  })
})
/** How a request for a WebSocket is refused. */
const refusalOf = ({ url, token }: Player): Promise<number | undefined> => {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { authorization: `Bearer ${token}` } })
  return new Promise(resolve =>
    ws.on('error', () => {}).once('unexpected-response', (_, reply) => resolve(reply.statusCode)),
  )
}

const UPGRADE =
  'GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
/** Asks without a token and never ends its side; answers what was said, and whether the other side is gone for good. */
const askAndStay = (url: string): Promise<{ said: string; gone: boolean }> =>
  new Promise(resolve => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    let said = ''
    let gone = false
    socket.on('connect', () => socket.write(UPGRADE))
    socket.on('data', data => (said += data))
    // Who is really gone resets a connection that is written to.
    socket.on('error', () => (gone = true))
    socket.on('end', async () => {
      for (let i = 0; i < 50; i++) {
        if (!gone) socket.write('still here')
        await new Promise(next => setTimeout(next, 10))
      }
      socket.destroy()
      resolve({ said, gone })
    })
  })

describe('a request for a WebSocket that is refused', () => {
  test('keeps no connection, whatever the other side does', async () => {
    const { url } = await serve()
    const asked = await Promise.all(Array.from({ length: 30 }, () => askAndStay(url)))
    for (const { said, gone } of asked) expect([said.slice(0, 12), gone]).toEqual(['HTTP/1.1 401', true])
  })
  test('counts for its address', async () => {
    const { url } = await serve({ rates: { ...RATES, upgrades: { burst: 3, perSecond: 0.001 } } })
    const statuses: string[] = []
    for (let i = 0; i < 5; i++) statuses.push((await askAndStay(url)).said.slice(9, 12))
    expect(statuses).toEqual(['401', '401', '401', '429', '429'])
  })
})

describe('addresses', () => {
  const statusesFrom = async (hops: number, forwarded: readonly string[]) => {
    const { url } = await serve({ hops, rates: { ...RATES, guests: { burst: 1, perSecond: 0.001 } } })
    const statuses: number[] = []
    for (const header of forwarded) {
      const reply = await fetch(`${url}/api/guests`, {
        method: 'POST',
        body: '{"name":"Anna"}',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': header },
      })
      statuses.push(reply.status)
    }
    return statuses
  }
  test('that callers make up are not believed', async () => {
    expect(await statusesFrom(0, ['1.1.1.1', '2.2.2.2'])).toEqual([201, 429])
    // One proxy: what it saw itself stands last, whatever the caller wrote before.
    expect(await statusesFrom(1, ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 8.8.8.8'])).toEqual([201, 429, 201])
    expect(await statusesFrom(2, ['7.7.7.7, 1.1.1.1, 9.9.9.9', '6.6.6.6, 1.1.1.1, 8.8.8.8'])).toEqual([201, 429])
    expect(await statusesFrom(1, ['nonsense', 'more of it'])).toEqual([201, 429])
  })
  test('of one site are bounded together, however many blocks it has', () => {
    const limit = createLimit({ ...RATES, guests: { burst: 2, perSecond: 0.001 } }, () => 0)
    const taken = (site: string, blocks: number): number => {
      let all = 0
      for (let block = 0; block < blocks; block++) {
        try {
          for (;;) {
            limit.take('guests', `2001:db8:${site}:${block}::`)
            all++
          }
        } catch {}
      }
      return all
    }
    expect([taken('1', 100), taken('2', 3), taken('2', 100)]).toEqual([32, 6, 26])
  })
  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::'],
    ['2001:0db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('%s counts as %s', (address, block) => expect(blockOf(address)).toBe(block))
})

describe('one guest', () => {
  const SEATS = [{ kind: 'me' }, { kind: 'bot' }]
  test('has so many matches under way, and no more until one of them ends', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, matches: 2 } })
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const first = await anna.lay(SEATS)
    await anna.lay(SEATS)
    const made = await anna.post('/api/tables', { game: 'maitre', seats: SEATS })
    const third = `/api/tables/${made.body.id}/start`
    expect(await anna.post(third)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-matches', most: 2 } },
    })
    await bo.lay(SEATS)
    await anna.done(`${first.path}/leave`)
    expect((await anna.post(third)).status).toBe(200)
    // The one she left sleeps, and does not count; to wake it there has to be room for it again.
    const wakes = () => anna.post(`${first.path}/return`)
    expect(await wakes()).toMatchObject({ status: 429, body: { error: { code: 'too-many-matches', most: 2 } } })
    await anna.done(`/api/tables/${made.body.id}/leave`)
    expect((await wakes()).status).toBe(200)
    expect((await anna.post(`/api/tables/${made.body.id}/return`)).status).toBe(429)
  })
  test('has so many, however fast they are started or laid', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, matches: 3, tables: 12 } })
    const anna = await guest(url)
    const lay = () => anna.post('/api/tables', { game: 'maitre', seats: SEATS })
    const laid = await Promise.all(Array.from({ length: 30 }, lay))
    const made = laid.filter(({ status }) => status === 201)
    const starts = made.map(({ body }) => anna.post(`/api/tables/${body.id}/start`))
    const started = (await Promise.all(starts)).filter(({ status }) => status === 200)
    expect([made.length, started.length]).toEqual([12, 3])
  })
  test('has so many tables', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, tables: 2 } })
    const anna = await guest(url)
    for (const status of [201, 201, 429]) {
      expect((await anna.post('/api/tables', { game: 'maitre', seats: SEATS })).status).toBe(status)
    }
  })
  test('has so many open tables in the lobby, however fast they are laid', async () => {
    const { url } = await serve({ quotas: QUOTAS })
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const lays = (who: Player, listed: boolean) =>
      who.post('/api/tables', { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }], customs: { listed } })
    const lobby = async () => (await call(url, 'GET', '/api/lobby')).body.tables.length
    const replies = await Promise.all(Array.from({ length: 8 }, () => lays(anna, true)))
    const [first, ...others] = replies.filter(({ status }) => status === 201)
    expect([1 + others.length, await lobby()]).toEqual([QUOTAS.listed, QUOTAS.listed])
    expect(replies.find(({ status }) => status === 429)!.body.error).toMatchObject({ code: 'too-many-listed', most: 3 })
    expect((await lays(bo, true)).status).toBe(201)
    // One behind closed doors is one more, until it is to be opened; what is in the lobby may be agreed on anew.
    const closed = `/api/tables/${(await lays(anna, false)).body.id}`
    expect((await anna.post(`${closed}/customs`, { listed: true })).status).toBe(429)
    await anna.done(`/api/tables/${first!.body.id}/customs`, { listed: true, spectators: true })
    await anna.done(`/api/tables/${first!.body.id}/start`)
    await anna.done(`${closed}/customs`, { listed: true })
  })
  test('cannot fill a table by taking back or by talking without end', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, undos: 2, words: 3 } })
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'undo')
    const backAndForth = async () => {
      let now = await anna.look(id)
      while (now.undo !== null) {
        await anna.done(`${path}/answers`, { seq: now.seq, pick: now.questions[0]!.options[0]! })
        now = await anna.look(id)
      }
      return (await anna.post(`${path}/undo`)).status
    }
    expect([await backAndForth(), await backAndForth(), await backAndForth()]).toEqual([200, 200, 429])
    const talk = async () => (await anna.post(`${path}/chat`, { text: 'Ahoy' })).status
    expect([await talk(), await talk(), await talk(), await talk()]).toEqual([200, 200, 200, 429])
  })
})

describe('who comes and goes at a table of others', () => {
  const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  test('does so a number of times, and nobody else is refused for it', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, changesOfOne: 4 } })
    const [anna, bo, rude] = [await guest(url), await guest(url, 'Bo'), await guest(url, 'Rude')]
    const { path, invite } = await anna.lay(SEATS)
    const comes = async (who: Player) => (await who.post(`${path}/join`, { invite })).status
    for (let i = 0; i < 4; i++) {
      expect(await comes(rude)).toBe(200)
      await rude.done(`${path}/leave`)
    }
    expect([await comes(rude), await comes(bo)]).toEqual([429, 200])
  })
  test('cannot keep people from what is theirs, not even with a crowd of accounts', async () => {
    const { url } = await serve({ quotas: { ...QUOTAS, changes: 8, changesOfOne: 6 } })
    const [anna, bo, one, other] = [
      await guest(url),
      await guest(url, 'Bo'),
      await guest(url, 'Rude'),
      await guest(url, 'Ruder'),
    ]
    const { id, path, invite } = await anna.lay(SEATS)
    await bo.done(`${path}/join`, { invite })
    for (const rude of [one, other, one]) {
      await rude.post(`${path}/join`, { invite })
      await rude.done(`${path}/leave`)
    }
    expect((await other.post(`${path}/join`, { invite })).status).toBe(429)
    // The host sees to the seats, and what is agreed; who sits there votes, goes and comes back.
    await anna.done(`${path}/seats`, { seat: 2, kind: 'bot' })
    await anna.done(`${path}/customs`, { spectators: true })
    await anna.done(`${path}/start`)
    await bo.done(`${path}/leave`)
    await bo.done(`${path}/return`)
    expect((await anna.look(id)).table.seats[1]).toMatchObject({ kind: 'human', name: 'Bo' })
  })
  test('has a pace at that', async () => {
    const { url } = await serve({ rates: { ...RATES, changes: { burst: 3, perSecond: 0.001 } } })
    const [anna, rude] = [await guest(url), await guest(url, 'Rude')]
    const { path, invite } = await anna.lay(SEATS)
    const statuses: number[] = []
    for (const deed of ['join', 'leave', 'join', 'leave']) {
      statuses.push((await rude.post(`${path}/${deed}`, deed === 'join' ? { invite } : {})).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('thirty guests of one address', () => {
  const THIRTY = Array.from({ length: 30 }, (_, i) => `Guest ${i}`)
  const rates = { ...RATES, chat: PLENTY, kilobytes: { burst: 100, perSecond: 0.001 } }
  /** A table of which much is to be told: forty kilobytes, where a house has four hundred. */
  async function talkative(url: string) {
    const anna = await guest(url)
    const table = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await anna.done(`${table.path}/customs`, { spectators: true })
    await Promise.all(Array.from({ length: 80 }, () => anna.done(`${table.path}/chat`, { text: 'x'.repeat(500) })))
    return table
  }
  test('read no more than a house does', async () => {
    const { url } = await serve({ rates })
    const { path, invite } = await talkative(url)
    const guests = await Promise.all(THIRTY.map(name => guest(url, name)))
    const statuses: number[] = []
    for (const each of guests) statuses.push((await each.get(`${path}?invite=${invite}`)).status)
    expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(18)
  })
  test('are told no more than a house is', async () => {
    const { url } = await serve({ rates })
    const { id, invite } = await talkative(url)
    const guests = await Promise.all(THIRTY.map(name => guest(url, name)))
    let refused = 0
    for (const each of guests) {
      const watcher = await Watcher.open(each)
      watcher.send({ watch: id, invite })
      const told = await watcher.next()
      if (told.error?.code === 'rate-limited') refused++
      else await watcher.moved()
    }
    expect(refused).toBeGreaterThan(18)
  })
  test('lay and start no more than a house does', async () => {
    const { url } = await serve({ rates: { ...RATES, tables: { burst: 5, perSecond: 0.001 } } })
    const statuses: number[] = []
    for (const name of THIRTY) {
      const each = await guest(url, name)
      const made = await each.post('/api/tables', { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }] })
      statuses.push(made.status)
      if (made.status === 201) statuses.push((await each.post(`/api/tables/${made.body.id}/start`)).status)
    }
    expect(statuses.slice(0, 21)).toEqual([...Array.from({ length: 10 }, () => [201, 200]).flat(), 429])
    expect(new Set(statuses.slice(21))).toEqual(new Set([429]))
  })
  test('have no more tables in the lobby than a house does, and keep none of others from it', async () => {
    const { url } = await serve({ hops: 1, quotas: QUOTAS })
    const crowd = await Promise.all(THIRTY.map(name => guest(url, name)))
    const lists = (each: Player, from: string) =>
      fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${each.token}`,
          'content-type': 'application/json',
          'x-forwarded-for': from,
        },
        body: JSON.stringify({ game: 'maitre', seats: [{ kind: 'me' }, { kind: 'open' }], customs: { listed: true } }),
      })
    const statuses = (await Promise.all(crowd.map(each => lists(each, '10.0.0.7')))).map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(QUOTAS.listedOfAddress)
    expect((await call(url, 'GET', '/api/lobby')).body.tables).toHaveLength(QUOTAS.listedOfAddress)
    expect((await lists(await guest(url, 'Anna'), '10.0.0.8')).status).toBe(201)
  })
  test('make no more signs than a house does', async () => {
    const { url } = await serve({ rates: { ...RATES, chat: { burst: 2, perSecond: 0.001 } } })
    const anna = await guest(url)
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await anna.done(`${path}/customs`, { spectators: true })
    const guests = await Promise.all(THIRTY.map(name => guest(url, name)))
    let refused = 0
    for (const each of guests) {
      const watcher = await Watcher.open(each)
      watcher.send({ watch: id, invite, since: 99, looks: true })
      watcher.send({ at: id, sign: 'applause' })
      watcher.send({ at: id, sign: 'cheers' })
      watcher.send({ unwatch: id })
      watcher.send('end')
      for (let said = await watcher.next(); said.error?.code !== 'bad-request'; said = await watcher.next()) {
        if (said.error?.code === 'rate-limited') refused++
      }
    }
    expect(refused).toBe(2 * THIRTY.length - 8)
  })
})

test('taking back by consent, which plays the match again, is asked for slowly', async () => {
  const { url } = await serve({ rates: { ...RATES, undos: { burst: 2, perSecond: 0.1 } } })
  const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
  const { path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await bo.done(`${path}/join`, { invite })
  await anna.done(`${path}/start`)
  const replies = []
  for (let i = 0; i < 3; i++) replies.push(await anna.post(`${path}/undo/ask`, {}))
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 429])
  expect(Number(replies[2]!.headers.get('retry-after'))).toBeGreaterThan(5)
})

test('a guest reads so much, and then waits', async () => {
  const { url } = await serve({ rates: { ...RATES, chat: PLENTY, kilobytes: { burst: 200, perSecond: 0.001 } } })
  const anna = await guest(url)
  const { path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  await Promise.all(Array.from({ length: 100 }, () => anna.done(`${path}/chat`, { text: 'x'.repeat(500) })))
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await anna.get(path)).status)
  expect(statuses.slice(0, 1)).toEqual([200])
  expect(statuses.slice(-2)).toEqual([429, 429])
  expect((await call(url, 'GET', '/api/games')).status).toBe(200)
})
