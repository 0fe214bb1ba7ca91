// A thousand days of play with restarts, on PostgreSQL fewer: for every turn exactly one notice by every channel, to real receivers.
import { expect, inject, test } from 'vitest'
import { guest, type Player, type Running, sensible, serve, tempFolder } from '../test-kit.ts'
import { openPostOffice, openReceiver, subscription } from './testing.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 24 * 3600_000]
const DAYS = inject('postgres') ? 200 : 1000

test(`${DAYS} days, played by two people, with restarts: one notice for each turn and channel`, async () => {
  const post = await openPostOffice()
  const receiver = await openReceiver()
  const dataDir = tempFolder()
  let now = Date.UTC(2026, 0, 1, 9)
  const open = (): Promise<Running> =>
    serve({
      dataDir,
      now: () => now,
      notices: {
        publicUrl: 'https://naust.example.org',
        mail: { smtp: post.url, from: 'Naust <naust@example.org>' },
        reach: 'anywhere',
        everyMs: 0,
      },
      quotas: 'off',
    })
  let running = await open()
  let [anna, bo] = [await guest(running.url, 'Anna'), await guest(running.url, 'Bo')]
  const people = (): Player[] => [anna, bo]
  for (const [i, person] of people().entries()) {
    const tell = async (path: string, body: object) =>
      expect(await person.post(path, body)).toMatchObject({ status: 200 })
    await tell('/api/me/notices/push', subscription(`${receiver.url}/push/${i}`))
    await tell('/api/me/notices/webhook', { url: `${receiver.url}/hook/${i}` })
    await tell('/api/me/notices/mail', { address: `person${i}@example.org` })
    const [, token] = /#mail=(\S+)/.exec(post.letters.pop()!.text)!
    await tell('/api/notices/mail', { token })
  }
  async function restart(): Promise<void> {
    await running.server.close()
    running = await open()
    anna = Object.assign(anna, { url: running.url })
    bo = Object.assign(bo, { url: running.url })
  }
  async function newTable(): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id, invite } = (await anna.post('/api/tables', { game: 'maitre', seats, seed: now })).body
    await bo.done(`/api/tables/${id}/join`, { invite })
    await anna.done(`/api/tables/${id}/start`)
    return id
  }
  const turns = [0, 0]
  /** Whose turn it is; null: the match is over. */
  async function asked(id: string): Promise<number | null> {
    const { table } = (await anna.get(`/api/tables/${id}`)).body
    return table.status === 'over' ? null : (table.waiting[0] as number)
  }
  let id = await newTable()
  for (let day = 0, turn = 0; day < DAYS; turn++) {
    let seat = await asked(id)
    if (seat === null) {
      id = await newTable()
      seat = (await asked(id))!
    }
    turns[seat]!++
    const before = post.letters.length
    // Told once a minute has passed, and not again however often one looks.
    now += 31_000
    if (turn % 20 === 3) await restart()
    await running.server.tell()
    expect(post.letters.length).toBe(before)
    now += 2 * MINUTE
    if (turn % 15 === 5) await restart()
    await running.server.tell()
    // They take from one day to eleven.
    for (let days = 1 + (turn % 11); days > 0; days--, day++) {
      expect(post.letters.length).toBe(before + 1)
      now += DAY - HOUR
      if (day % 60 === 7) await restart()
      await running.server.tell()
    }
    // The whole turn, answer by answer.
    const person = people()[seat]!
    for (;;) {
      const { seq, questions, table } = (await person.get(`/api/tables/${id}`)).body
      if (table.status === 'over' || questions.length === 0) break
      await person.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]) })
    }
  }
  expect(turns[0]! + turns[1]!).toBeGreaterThan(DAYS / 8)
  for (const [i, count] of turns.entries()) {
    expect(post.letters.filter(({ to }) => to === `person${i}@example.org`)).toHaveLength(count)
    expect(receiver.at(`/push/${i}`)).toHaveLength(count)
    const hooks = receiver.at(`/hook/${i}`)
    expect(hooks).toHaveLength(count)
    expect(new Set(hooks.map(({ body }) => JSON.parse(body).id)).size).toBe(count)
  }
}, 300_000)
