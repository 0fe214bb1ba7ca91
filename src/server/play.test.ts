// Matches played over HTTP as any program would play them.
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { commitment, verify } from '#engine'
import { GAMES } from '#games'
import * as shapes from '#tables/shapes'
import { guest, myTurnOrOver, type Player, sensible, serve, Watcher } from './test-kit.ts'

/** Plays for whoever of this guest is asked until it is over, and counts the answers. */
async function playOut(player: Player, id: string): Promise<shapes.TableMoved> {
  const watcher = await Watcher.open(player)
  await watcher.watch(id)
  for (;;) {
    const now = await watcher.until(myTurnOrOver)
    if (now.table.status === 'over') return now
    await player.done(`/api/tables/${id}/answers`, { seq: now.seq, pick: sensible(now.questions[0]!) })
  }
}

describe('a match against bots', () => {
  test('is played to its end over HTTP, and its transcript verifies', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot' }], 'whole')
    const promised = (await anna.look(id)).commitment
    expect((await anna.get(`${path}/match`)).body.error.code).toBe('match-hidden')

    const end = await playOut(anna, id)
    expect(end.table.waiting).toEqual([])
    expect(end.questions).toEqual([])
    expect(end.table.result?.map(({ seat }) => seat)).toEqual([0, 1, 2])

    const told = await anna.get(`${path}/match`)
    expect(told.status).toBe(200)
    const match = verify(GAMES, parse(shapes.MatchTold, told.body))
    expect(commitment(match.secret)).toBe(promised)
    expect(match.result).toEqual(end.table.result)
    expect(await anna.post(`${path}/answers`, { seq: end.seq, pick: null })).toMatchObject({
      status: 409,
      body: { error: { code: 'over' } },
    })
    // The log begins before the first question and ends with the end.
    const { log } = await anna.look(id)
    expect(log[0]).toMatchObject({ seq: 2, note: { say: 'port' } })
    expect(log.at(-1)).toMatchObject({ seq: end.seq, note: { say: 'over' } })
    expect(log.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq).toSorted((a, b) => a - b))

    // A finished table can be taken off one's list, once; it is still there for who knows it.
    await anna.done(`${path}/leave`)
    expect((await anna.get('/api/tables')).body).toEqual({ tables: [], next: null })
    expect((await anna.look(id)).table).toMatchObject({ status: 'over', result: end.table.result })
    expect((await anna.post(`${path}/leave`)).body.error.code).toBe('not-seated')
  })

  test('is the same match for the same seed and the same answers', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const ends = []
    for (let i = 0; i < 2; i++) {
      const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }], 'again')
      ends.push((await playOut(anna, id)).view)
    }
    expect(ends[0]).toEqual(ends[1])
  })

  test('of bots alone is played for those who look on', async () => {
    const { url } = await serve()
    const host = await guest(url)
    const { id, path, invite } = await host.lay([{ kind: 'bot' }, { kind: 'bot', level: 'random' }])
    await host.done(`${path}/customs`, { spectators: true })
    const stranger = await guest(url, 'Bo')
    const watcher = await Watcher.open(stranger)
    expect(await watcher.watch(id, 0, undefined, invite)).toMatchObject({ seat: null })
    const end = await watcher.until(({ table }) => table.status === 'over')
    expect(end).toMatchObject({ seat: null, questions: [], refusals: [], table: { invite: null } })
    expect((await stranger.get(`${path}/match?invite=${invite}`)).status).toBe(200)
  })
})

describe('friends around one device', () => {
  test('share a guest: the seat that is asked looks and answers', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me', name: 'Bo' }], 'hot')
    const { table } = await anna.look(id)
    expect(table.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Anna', true],
      ['Bo', true],
    ])
    const [asked] = table.waiting
    const now = await anna.look(id)
    expect(now.seat).toBe(asked)
    const other = await anna.look(id, 1 - asked!)
    expect(other).toMatchObject({ seat: 1 - asked!, questions: [] })
    const pick = now.questions[0]!.options[0]
    expect(await anna.post(`${path}/answers`, { seq: now.seq, pick, seat: 1 - asked! })).toMatchObject({
      status: 409,
      body: { error: { code: 'not-your-turn' }, state: { seat: 1 - asked! } },
    })
    await anna.done(`${path}/answers`, { seq: now.seq, pick, seat: asked })
    expect((await playOut(anna, id)).table.status).toBe('over')
    verify(GAMES, (await anna.get(`${path}/match`)).body)
  })
})

describe('taking back', () => {
  test('restores the table as it was, notes and all, and leaves no trace in the transcript', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'undo')
    let undone = 0
    let now = await anna.look(id)
    while (now.table.status === 'playing') {
      const before = now
      const { seq } = await anna.done(`${path}/answers`, { seq: now.seq, pick: sensible(now.questions[0]!) })
      now = await anna.look(id)
      if (now.undo === null && undone < 3) {
        const back = await anna.done(`${path}/undo`, { seq })
        const restored = await anna.look(id)
        expect(restored.log).toEqual(before.log)
        expect([restored.view, restored.questions]).toEqual([before.view, before.questions])
        // Asked again for a state that is gone, it does not take back a second answer.
        expect((await anna.post(`${path}/undo`, { seq })).body.error.code).toBe('stale')
        await anna.done(`${path}/answers`, { seq: back.seq, pick: sensible(before.questions[0]!) })
        now = await anna.look(id)
        undone++
      } else if (now.undo !== null && undone === 0) {
        const refused = await anna.post(`${path}/undo`)
        expect(refused).toMatchObject({ status: 422, body: { error: { code: 'cannot-undo' } } })
      }
    }
    expect(undone).toBe(3)
    verify(GAMES, (await anna.get(`${path}/match`)).body)
  })
})

describe('answers', () => {
  test('that race for the same question: one is taken, the others are told the present state', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const { seq, questions } = await anna.look(id)
    const body = { seq, pick: questions[0]!.options[0] }
    const replies = await Promise.all(Array.from({ length: 5 }, () => anna.post(`${path}/answers`, body)))
    expect(replies.filter(({ status }) => status === 200).map(r => r.body.seq)).toEqual([seq + 1])
    const late = replies.filter(({ status }) => status === 409)
    expect(late).toHaveLength(4)
    for (const { body } of late) {
      expect(body.error.code).toBe('stale')
      expect(parse(shapes.TableSeen, body.state)).toEqual(await anna.look(id))
    }
  })

  test('that are repeated with their key get their first outcome, at once or much later', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const { seq, questions } = await anna.look(id)
    const body = { seq, pick: questions[0]!.options[0], key: 'first' }
    const twice = await Promise.all([anna.post(`${path}/answers`, body), anna.post(`${path}/answers`, body)])
    for (const reply of twice) expect(reply).toMatchObject({ status: 200, body: { seq: seq + 1 } })
    await anna.done(`${path}/chat`, { text: 'meanwhile' })
    expect(await anna.done(`${path}/answers`, body)).toEqual({ seq: seq + 1 })
    expect((await anna.look(id)).seq).toBe(seq + 2)
  })

  test('are not made stale by talk', async () => {
    const { url } = await serve()
    const anna = await guest(url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
    const { seq, questions } = await anna.look(id)
    await anna.done(`${path}/chat`, { text: 'Ahoy' })
    expect(await anna.done(`${path}/answers`, { seq, pick: questions[0]!.options[0] })).toEqual({ seq: seq + 2 })
  })
})

describe('tables', () => {
  test('fill by invitation, start when full, and are listed for those who sit there', async () => {
    const { url } = await serve()
    const [anna, bo, cleo] = [await guest(url), await guest(url, 'Bo'), await guest(url, 'Cleo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    expect((await anna.post(`${path}/start`)).body.error.code).toBe('seats-open')
    expect((await bo.post(`${path}/join`, { invite: 'guess' })).body.error.code).toBe('wrong-invite')
    const joined = await bo.post(`${path}/join`, { invite })
    expect(joined.body).toEqual({ seq: 2, seat: 1 })
    expect((await bo.post(`${path}/join`, { invite })).body).toEqual({ seq: 2, seat: 1 })
    expect((await cleo.post(`${path}/join`, { invite })).body.error.code).toBe('table-full')
    expect((await bo.post(`${path}/start`)).body.error.code).toBe('not-host')
    const started = await anna.post(`${path}/start`)
    expect(parse(shapes.Started, started.body).seq).toBe(3)
    expect((await anna.post(`${path}/start`)).body.error.code).toBe('already-started')

    const mine = parse(shapes.OwnTables, (await bo.get('/api/tables')).body).tables
    expect(mine).toMatchObject([{ seq: 3, table: { id, status: 'playing', host: { name: 'Anna', me: false } } }])
    expect((await cleo.get('/api/tables')).body).toEqual({ tables: [], next: null })
    expect((await bo.look(id)).table).toMatchObject({ invite, seats: [{ mine: false }, { mine: true }] })
    expect((await cleo.get(path)).body.error.code).toBe('not-let-in')
  })

  test('free the seat of who leaves before the start, and pass to another host', async () => {
    const { url } = await serve()
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await bo.post(`${path}/join`, { invite })
    await anna.done(`${path}/leave`)
    const { table } = await bo.look(id)
    expect(table).toMatchObject({ status: 'open', host: { name: 'Bo', me: true }, seats: [{ kind: 'open' }, {}] })
    expect((await anna.get('/api/tables')).body.tables).toEqual([])
    await bo.done(`${path}/leave`)
    expect((await bo.look(id)).table).toMatchObject({ status: 'over', result: null })
    expect((await bo.get(`${path}/match`)).body.error.code).toBe('abandoned')
  })

  test('go on with a bot in place of who leaves during the match', async () => {
    const { url } = await serve()
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await bo.post(`${path}/join`, { invite })
    await anna.done(`${path}/start`)
    await bo.done(`${path}/leave`)
    expect((await anna.look(id)).table.seats[1]).toMatchObject({ kind: 'bot', name: 'Bo', level: 'easy', owner: 'Bo' })
    expect((await bo.post(`${path}/chat`, { text: 'still here' })).body.error.code).toBe('not-seated')
    expect((await playOut(anna, id)).table.status).toBe('over')
    verify(GAMES, (await anna.get(`${path}/match`)).body)
  })

  test('have talk, read by all, written by those who sit there', async () => {
    const { url } = await serve({ now: () => 1_700_000_000_000 })
    const [anna, bo] = [await guest(url), await guest(url, 'Bo')]
    const { id, path, invite } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
    await bo.post(`${path}/join`, { invite })
    const { seq } = await anna.done(`${path}/chat`, { text: '  Bon vent !\nÀ vous. ' })
    const said = { seq, at: 1_700_000_000_000, seat: 0, name: 'Anna', text: 'Bon vent !\nÀ vous.' }
    expect((await bo.look(id)).chat).toEqual([said])
  })
})

test('who the caller is, and which games there are', async () => {
  const { url } = await serve()
  const anna = await guest(url, ' Änna 🛶 ')
  expect((await anna.get('/api/me')).body).toEqual({
    id: anna.id,
    name: 'Änna 🛶',
    away: null,
    devices: 1,
    link: false,
    passkeys: 0,
  })
  const { games } = parse(shapes.Games, (await anna.get('/api/games')).body)
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id))
})
