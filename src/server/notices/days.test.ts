// A thousand days of play with restarts, some of which nobody had announced: for every turn exactly one notice by every channel, and
// one reminder where it is time for that, to real receivers, and never in quiet hours.
import { cpSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { quietUntil } from '#tables'
import { guest, onPostgres, type Player, type Running, sensible, serve, tempFolder } from '../test-kit.ts'
import { openPostOffice, openReceiver, subscription } from './testing.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 24 * 3600_000]
const DAYS = 1000
/** Bo is told nothing at night. */
const QUIET = { from: 22 * 60, to: 8 * 60 }
const ZONE = 'Europe/Paris'
/** Eight days for every turn; twelve hours before they are over one is reminded. */
const PACE = { kind: 'days', days: 8, zone: 'UTC', quiet: null, late: 'turn', level: 'random' }
const LONGEST = 8

test(`${DAYS} days, played by two people, with restarts: one notice for each turn and channel`, async () => {
  const post = await openPostOffice()
  const receiver = await openReceiver()
  let dataDir = tempFolder()
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
  const telling = await bo.post('/api/me/notices/quiet', { quiet: { ...QUIET, zone: ZONE } })
  expect(telling).toMatchObject({ status: 200 })
  /** When the quiet hours of whom a seat belongs to end that it is in now; null: it is in none. */
  const heldUntil = (seat: number): number | null => (seat === 1 ? quietUntil({ zone: ZONE, quiet: QUIET }, now) : null)
  /** Servers from which nothing is heard any more. */
  const gone: Running[] = []
  /** What a server that is killed leaves is what it had written by then: another goes on from that. */
  async function crash(): Promise<void> {
    gone.push(running)
    if (!onPostgres) {
      const left = tempFolder()
      // The lock is that of the process that is gone, and so is what only its memory holds.
      const stays = (file: string): boolean => !/\.lock|-shm$/.test(basename(file))
      cpSync(dataDir, left, { recursive: true, filter: stays })
      dataDir = left
    }
    await goOn()
  }
  async function restart(): Promise<void> {
    await running.server.close()
    await goOn()
  }
  async function goOn(): Promise<void> {
    running = await open()
    anna = Object.assign(anna, { url: running.url })
    bo = Object.assign(bo, { url: running.url })
  }
  async function newTable(): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const body = { game: 'maitre', seats, seed: now, customs: { pace: PACE } }
    const { id, invite } = (await anna.post('/api/tables', body)).body
    await bo.done(`/api/tables/${id}/join`, { invite })
    await anna.done(`/api/tables/${id}/start`)
    return id
  }
  const told = [0, 0]
  /** Whose turn it is; null: the match is over. */
  async function asked(id: string): Promise<number | null> {
    const { table } = (await anna.get(`/api/tables/${id}`)).body
    return table.status === 'over' ? null : (table.waiting[0] as number)
  }
  /** When who sits there is reminded; null: they were. */
  const remindAt = async (id: string, seat: number): Promise<number | null> =>
    (await anna.get(`/api/tables/${id}`)).body.table.clock.find((each: { seat: number }) => each.seat === seat).remindAt
  /** One more letter has come, if it is not night where it goes; else it comes in the morning. */
  async function getsOne(seat: number): Promise<void> {
    const before = post.letters.length
    await running.server.tell()
    const morning = heldUntil(seat)
    if (morning !== null) {
      expect(post.letters.length).toBe(before)
      now = morning
      await running.server.tell()
    }
    told[seat]!++
    expect(post.letters.length).toBe(before + 1)
  }
  async function getsNone(): Promise<void> {
    const before = post.letters.length
    await running.server.tell()
    expect(post.letters.length).toBe(before)
  }
  let id = await newTable()
  let [turns, reminders] = [0, 0]
  for (let day = 0; day < DAYS; turns++) {
    let seat = await asked(id)
    if (seat === null) {
      id = await newTable()
      seat = (await asked(id))!
    }
    // Told once a minute has passed, and not again however often one looks.
    now += 31_000
    if (turns % 20 === 3) await restart()
    if (turns % 12 === 1) await crash()
    await getsNone()
    now += 2 * MINUTE
    if (turns % 15 === 5) await restart()
    if (turns % 10 === 7) await crash()
    await getsOne(seat)
    // They take from one day to eight; in the last night of all somebody reminds them.
    const days = 1 + (turns % LONGEST)
    for (let passed = 1; passed <= days; passed++, day++) {
      if (passed === LONGEST) {
        now = (await remindAt(id, seat))!
        await running.server.look()
        await expect.poll(() => remindAt(id, seat)).toBeNull()
        if (reminders++ % 3 === 1) await crash()
        now += MINUTE
        await getsOne(seat)
      } else {
        now += DAY - HOUR
        if (day % 60 === 7) await restart()
        if (day % 60 === 37) await crash()
      }
      await getsNone()
    }
    // The whole turn, answer by answer.
    const person = people()[seat]!
    for (;;) {
      const { seq, questions, table } = (await person.get(`/api/tables/${id}`)).body
      if (table.status === 'over' || questions.length === 0) break
      await person.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]) })
    }
  }
  expect([turns > DAYS / 8, reminders > DAYS / 50, gone.length > DAYS / 50]).toEqual([true, true, true])
  expect(told[0]! + told[1]!).toBe(turns + reminders)
  for (const [i, count] of told.entries()) {
    expect(post.letters.filter(({ to }) => to === `person${i}@example.org`)).toHaveLength(count)
    expect(receiver.at(`/push/${i}`)).toHaveLength(count)
    const hooks = receiver.at(`/hook/${i}`)
    expect(hooks).toHaveLength(count)
    expect(new Set(hooks.map(({ body }) => JSON.parse(body).id)).size).toBe(count)
  }
}, 300_000)
