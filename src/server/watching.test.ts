// The WebSocket: all that happens, once each, in order, as the watcher may know it.
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { TableMoved } from '#tables/shapes'
import { openOutbox, type Send } from './outbox.ts'
import { guest, myTurnOrOver, type Player, sensible, serve, Watcher } from './test-kit.ts'

const answer = ({ seq, questions, table }: TableMoved, player: Player) =>
  player.done(`/api/tables/${table.id}/answers`, { seq, pick: sensible(questions[0]!) })

describe('watching', () => {
  test('tells every event once and in order, and the notes add up to the log', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }], 'live')
    const watcher = await Watcher.open(anna)
    await watcher.watch(id)
    const heard: TableMoved[] = []
    for (;;) {
      const moved = await watcher.moved()
      heard.push(moved)
      if (moved.table.status === 'over') break
      if (moved.questions.length > 0) await answer(moved, anna)
    }
    for (const [i, { since, seq }] of heard.entries()) {
      if (i > 0) expect(since).toBe(heard[i - 1]!.seq)
      expect(seq).toBeGreaterThan(since)
    }
    const end = await anna.look(id)
    expect(heard.flatMap(({ notes }) => notes)).toEqual(end.log)
    expect(heard.at(-1)!.view).toEqual(end.view)
  })

  test('takes answers too: told once it is durable, once, and in order with all else; the same key is the same answer', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }], 'by-line')
    const watcher = await Watcher.open(anna)
    await watcher.watch(id)
    const heard: TableMoved[] = []
    for (let answers = 0; answers < 6; ) {
      const message = await watcher.next()
      const moved: TableMoved = message.moved ?? message
      expect([message.taken, message.next]).toEqual(message.moved ? [`k${answers - 1}`, true] : [undefined, undefined])
      heard.push(moved)
      if (moved.questions.length === 0) continue
      const [question] = moved.questions
      watcher.send({ answer: id, seq: moved.seq, pick: sensible(question!), key: `k${answers++}` })
    }
    expect((await watcher.next()).taken).toBe('k5')
    for (const [i, { since }] of heard.entries()) if (i > 0) expect(since).toBe(heard[i - 1]!.seq)
    const { seq } = heard.at(-1)!
    watcher.send({ answer: id, seq, pick: 'anything', key: 'k5' })
    const again = await watcher.next()
    expect(again.taken ?? again.error).toBe('k5')
    watcher.send({ answer: id, seq, pick: 'nothing of the kind', key: 'wrong' })
    expect(await watcher.next()).toMatchObject({ error: {}, table: id, key: 'wrong' })
  })

  test('goes on after a break where it stopped, without gap or repeat', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }], 'break')
    let told = 0
    const notes = []
    for (let round = 0; round < 5; round++) {
      const watcher = await Watcher.open(anna)
      await watcher.watch(id, told)
      for (let i = 0; i < 4; i++) {
        const now = await watcher.until(moved => {
          expect(moved.since).toBe(told)
          told = moved.seq
          notes.push(...moved.notes)
          return myTurnOrOver(moved)
        })
        await answer(now, anna)
      }
      watcher.ws.terminate()
      // What happens while nobody watches is told at the next watch.
      await anna.done(`${path}/chat`, { text: `round ${round}` })
    }
    const last = await Watcher.open(anna)
    await last.watch(id, told)
    const moved = await last.until(myTurnOrOver)
    notes.push(...moved.notes)
    expect(notes.filter(({ seq }) => seq <= moved.seq)).toEqual(
      (await anna.look(id)).log.filter(({ seq }) => seq <= moved.seq),
    )
    expect(moved.chat.map(({ text }) => text)).toContain('round 4')
  })

  test('tells who is up to date nothing until something happens', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const { seq } = await anna.look(id)
    const watcher = await Watcher.open(anna)
    expect(await watcher.watch(id, seq)).toMatchObject({ watching: id, seq })
    await anna.done(`${path}/chat`, { text: 'now' })
    expect(await watcher.moved()).toMatchObject({ since: seq, seq: seq + 1, notes: [], chat: [{ text: 'now' }] })
  })

  test('tells who knows more than there is everything from the start', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const watcher = await Watcher.open(anna)
    await watcher.watch(id, 1000)
    expect(await watcher.moved()).toMatchObject({ since: 0, seq: 2 })
  })

  test('several tables at once, each with its own count, until told to stop', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const one = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const two = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const watcher = await Watcher.open(anna)
    await watcher.watch(one.id, 1)
    await watcher.watch(two.id, 1)
    // Watching again replaces the first watch: nothing comes twice.
    await watcher.watch(two.id, 1)
    await anna.done(`${two.path}/chat`, { text: 'two' })
    expect(await watcher.moved()).toMatchObject({ table: { id: two.id }, since: 1, seq: 2 })
    watcher.send({ unwatch: two.id })
    await watcher.watch(one.id, 1)
    await anna.done(`${two.path}/chat`, { text: 'unheard' })
    await anna.done(`${one.path}/chat`, { text: 'one' })
    expect(await watcher.moved()).toMatchObject({ table: { id: one.id }, seq: 2 })
  })

  test('tells which notes an undo took back', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'undo')
    const watcher = await Watcher.open(anna)
    await watcher.watch(id)
    let now = await watcher.moved()
    while (now.undo !== null) {
      await answer(now, anna)
      now = await watcher.moved()
    }
    await anna.done(`${path}/undo`)
    expect(await watcher.moved()).toMatchObject({ since: now.seq, seq: now.seq + 1, undone: [now.seq], notes: [] })
    // Who was told neither the answer nor its undoing hears of neither.
    const late = await Watcher.open(anna)
    await late.watch(id, now.since)
    expect(await late.moved()).toMatchObject({ since: now.since, undone: [], notes: [] })
  })

  test('follows a person who joins, and one who leaves the seat they watched from', async () => {
    const { url } = await serve()
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    const watcher = await Watcher.open(bo)
    expect(await watcher.watch(id, 1, undefined, invite)).toMatchObject({ seat: null })
    await bo.post(`${path}/join`, { invite })
    expect(await watcher.moved()).toMatchObject({ seat: 1, table: { seats: [{}, { name: 'Bo', mine: true }] } })
    await watcher.watch(id, 2, 1, invite)
    await bo.done(`${path}/leave`)
    expect(await watcher.moved()).toMatchObject({ seat: null, table: { seats: [{}, { kind: 'open' }] } })
  })
})

describe('what cannot be watched', () => {
  test('is refused in the same socket, which stays open', async () => {
    const { url } = await serve()
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
    await anna.done(`${path}/customs`, { spectators: true })
    const watcher = await Watcher.open(bo)
    const bad = [
      ['{', 'bad-request'],
      ['null', 'bad-request'],
      ['[]', 'bad-request'],
      [{}, 'bad-request'],
      [{ watch: 1 }, 'bad-request'],
      [{ watch: id, since: -1 }, 'bad-request'],
      [{ watch: id, since: '0' }, 'bad-request'],
      [{ watch: 'nope' }, 'no-such-table'],
      [{ watch: id }, 'not-let-in'],
      [{ watch: id, invite: 'guess' }, 'not-let-in'],
      [{ watch: id, seat: 0, invite }, 'not-your-seat'],
      [{ watch: id, seat: 50, invite }, 'not-your-seat'],
    ] as const
    for (const [message, code] of bad) {
      watcher.send(message)
      expect([message, (await watcher.next()).error.code]).toEqual([message, code])
      // Who says nothing else is sent away.
      watcher.send({ unwatch: id })
    }
    await watcher.watch(id, 0, undefined, invite)
  })

  test('a message that is too long ends the socket, and nothing else', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { ws } = await Watcher.open(anna)
    const closed = new Promise<number>(resolve => ws.once('close', resolve))
    ws.send('x'.repeat(10_000))
    expect(await closed).toBe(1009)
    await (await Watcher.open(anna)).watch((await anna.lay([{ kind: 'me' }, { kind: 'bot' }])).id)
  })

  test.each([
    ['/api/live', {}, 401],
    ['/api/live', { authorization: `Bearer ${'0'.repeat(48)}` }, 401],
    ['/api/live', { cookie: 'COOKIE', origin: 'https://evil.example' }, 403],
    ['/api/other', { cookie: 'COOKIE' }, 404],
  ])('%s with %j: %i', async (path, headers: Record<string, string>, status) => {
    const { url } = await serve()
    const anna = await guest(url)
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('COOKIE', `naust=${anna.token}`)]),
    )
    const ws = new WebSocket(url.replace('http', 'ws') + path, { headers: sent })
    const refusal = await new Promise(resolve =>
      ws.on('error', () => {}).once('unexpected-response', (_, reply) => resolve(reply.statusCode)),
    )
    expect(refusal).toBe(status)
  })
})

test('a page of our own connects with its cookie', async () => {
  const { url } = await serve()
  const anna = await guest(url)
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: `naust=${anna.token}`, origin: url },
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  expect((await anna.get('/metrics')).body).toContain('naust_ws_connections 1')
  ws.close()
  await new Promise(resolve => ws.once('close', resolve))
})

test('a socket that no longer answers is ended', async () => {
  const { url } = await serve({ heartbeatMs: 30 })
  const anna = await guest(url)
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${anna.token}` },
    autoPong: false,
  })
  const code = await new Promise(resolve => ws.once('close', resolve))
  expect(code).toBe(1006)
})

test('who reads slowly is told the latest at once, and all of it', () => {
  const room = { seq: 0 }
  const written: { since: number; seq: number }[] = []
  const leaving: (() => void)[] = []
  const outbox = openOutbox(() => leaving.length >= 2)
  const watcher = (): Send => {
    let told = 0
    return left => {
      written.push({ since: told, seq: room.seq })
      told = room.seq
      leaving.push(left)
    }
  }
  const [first, second] = [watcher(), watcher()]
  while (room.seq < 5) {
    room.seq++
    outbox.push(first)
    outbox.push(second)
  }
  expect(written).toEqual([
    { since: 0, seq: 1 },
    { since: 0, seq: 1 },
  ])
  leaving.shift()!()
  leaving.shift()!()
  expect(written.slice(2)).toEqual([
    { since: 1, seq: 5 },
    { since: 1, seq: 5 },
  ])
})
