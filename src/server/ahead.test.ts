import { pino } from 'pino'
import { parse } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '#engine'
import * as shapes from '#tables/shapes'
import { LEARN_MS, openPlans } from './ahead.ts'
import { trueBytes } from './chance.ts'
import { Problem } from './problem.ts'
import { QUOTAS } from './quotas.ts'
import { guest, openStore, Player, serve, tempFolder, Watcher } from './test-kit.ts'

/** Anna and Bo at a match that begins the same each time: who is asked, and who waits. */
async function two(url: string, game = 'maitre', seed = 'ahead') {
  const [anna, bo] = [await guest(url, 'Anna'), await guest(url, 'Bo')]
  const { id, invite, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }], seed, game)
  expect(await bo.post(`${path}/join`, { invite })).toMatchObject({ status: 200 })
  await anna.done(`${path}/start`)
  const isAsked = async (player: Player) => (await player.look(id)).questions.length > 0
  const [mover, waiter] = (await isAsked(anna)) ? [anna, bo] : [bo, anna]
  return { id, path, mover, waiter, isAsked }
}
const ahead = async (player: Player, path: string, steps?: readonly shapes.StepWanted[]): Promise<shapes.Ahead> => {
  const reply = await (steps ? player.post(`${path}/ahead`, { steps }) : player.get(`${path}/ahead`))
  expect(reply).toMatchObject({ status: 200 })
  return parse(shapes.Ahead, reply.body)
}
const isArming = ({ pick }: shapes.StepWanted): boolean => (pick as { do: string }).do === 'arm'
const arming = ({ next }: shapes.Ahead) => ('options' in next ? next.options.find(isArming)! : null)
/** The one who is asked answers the first that is offered, until the turn is over or the other has answered ahead. */
async function endTurn({ id, path, mover }: Awaited<ReturnType<typeof two>>): Promise<void> {
  for (;;) {
    const { seq, questions } = await mover.look(id)
    if (questions.length === 0) return
    const pick = questions[0]!.options.at(-1) as Json
    expect(await mover.post(`${path}/answers`, { seq, pick })).toMatchObject({ status: 200 })
  }
}

/** Everybody takes the first, until one is to place a worker, and the other may plan where. */
async function toThePlacing(url: string) {
  const { id, path, mover, waiter } = await two(url, 'raiders', 'b')
  for (;;) {
    for (const [one, other] of [
      [mover, waiter],
      [waiter, mover],
    ] as const) {
      const sight = await one.look(id)
      const [question] = sight.questions
      if (question?.kind === 'place') return { id, path, one, other, sight }
      if (question) await one.post(`${path}/answers`, { seq: sight.seq, pick: question.options[0] })
    }
  }
}

test('an answer given ahead is played once its turn has come, as an ordinary answer', async () => {
  const { url } = await serve()
  const match = await two(url)
  const { id, path, waiter } = match
  const watcher = await Watcher.open(waiter)
  await watcher.watch(id)
  const step = arming(await ahead(waiter, path))!
  expect(step).toMatchObject({ kind: 'action', label: { fr: 'Armer un navire', en: 'Arm a ship' } })
  expect(await ahead(waiter, path, [step])).toMatchObject({ steps: [step], word: null, next: { ends: 'learnt' } })
  await endTurn(match)
  await watcher.until(({ questions }) => questions[0]?.kind === 'dice')
  const { steps, word } = await ahead(waiter, path)
  expect([steps, word?.played, word?.dropped]).toEqual([[], [step], null])
  const { answered } = await waiter.look(id)
  expect(answered).toBe(word!.seq)
})

test('nobody but who plans is told of it: not a byte differs for others, nor in the file of the match', async () => {
  const { url } = await serve({ now: () => 1000 })
  const { id, path, mover, waiter } = await two(url)
  const told = async () => [
    JSON.stringify(await mover.look(id)),
    JSON.stringify(await waiter.look(id)),
    JSON.stringify((await mover.get(`${path}/log`)).body),
    JSON.stringify((await mover.get('/api/tables')).body),
    (await mover.get(`${path}/sealed`)).body.body.length,
    (await mover.get(`${path}/match`)).status,
  ]
  const before = await told()
  const step = arming(await ahead(waiter, path))!
  await ahead(waiter, path, [step])
  expect(await told()).toEqual(before)
  expect((await ahead(mover, path)).steps).toEqual([])
  const { seat } = await ahead(waiter, path)
  expect(await mover.get(`${path}/ahead?seat=${seat}`)).toMatchObject({ status: 403 })
  // It is kept beside the tables, and is none.
  for (const who of [mover, waiter])
    expect(await who.get(`/api/tables/${encodeURIComponent(`${id} ahead ${seat}`)}`)).toMatchObject({ status: 404 })
  const stranger = await guest(url, 'Cleo')
  expect(await stranger.get(`${path}/ahead`)).toMatchObject({ status: 403, body: { error: { code: 'not-seated' } } })
})

test('who plans the same again writes nothing, and who plans without end fills nothing', async () => {
  const dataDir = tempFolder()
  const { url, server } = await serve({ dataDir, quotas: { ...QUOTAS, plans: 3 } })
  const { id, path, other: waiter } = await toThePlacing(url)
  const { seat, next } = await ahead(waiter, path)
  const [one, other] = (next as { options: readonly shapes.StepWanted[] }).options
  for (let i = 0; i < 5; i++) expect((await ahead(waiter, path, [one!])).steps).toEqual([one])
  for (const step of [other!, one!, other!, one!]) {
    expect((await ahead(waiter, path, [step])).steps).toEqual([step])
  }
  await server.close()
  const store = await openStore(dataDir)
  // Of five versions three were counted, and then it was written anew.
  expect(await store.seqOf(`${id} ahead ${seat}`)).toBe(2)
  await store.close()
  const { url: again } = await serve({ dataDir })
  expect((await ahead(new Player(again, waiter), path)).steps).toEqual([one])
})

test('a plan is taken back by planning nothing, and refused where it cannot be foreseen', async () => {
  const { url } = await serve()
  const { path, mover, waiter } = await two(url)
  const step = arming(await ahead(waiter, path))!
  await ahead(waiter, path, [step])
  expect(await ahead(waiter, path, [])).toMatchObject({ steps: [], word: null })
  const never = { kind: 'action', pick: { do: 'sink' } }
  expect(await waiter.post(`${path}/ahead`, { steps: [never] })).toMatchObject({ status: 422 })
  // Who is asked answers.
  expect(await mover.post(`${path}/ahead`, { steps: [step] })).toMatchObject({ status: 422 })
  const many = Array.from({ length: 13 }, () => step)
  expect(await waiter.post(`${path}/ahead`, { steps: many })).toMatchObject({ status: 400 })
})

test('what is no longer on offer is dropped with a word', async () => {
  const { url } = await serve()
  const { id, path, one, other, sight } = await toThePlacing(url)
  const buildingOf = (pick: Json) => (pick as { building?: string }).building
  const places = sight.questions[0]!.options
  const { next } = await ahead(other, path)
  const step =
    'options' in next
      ? next.options.find(({ pick }) => places.some(each => buildingOf(each) === buildingOf(pick)))!
      : null
  await ahead(other, path, [step!])
  const watcher = await Watcher.open(other)
  await watcher.watch(id)
  const taken = places.find(each => buildingOf(each) === buildingOf(step!.pick))!
  await one.post(`${path}/answers`, { seq: sight.seq, pick: taken })
  for (;;) {
    const { seq, questions } = await one.look(id)
    if (questions.length === 0) break
    await one.post(`${path}/answers`, { seq, pick: questions[0]!.options[0] })
  }
  await watcher.until(({ questions }) => questions.length > 0)
  const { steps, word } = await ahead(other, path)
  expect(steps).toEqual([])
  expect(word).toMatchObject({ played: [], dropped: { step, why: 'not-open' } })
  expect(word!.dropped!.because[0]!.en).toMatch(/^A worker stands in the .+ already\.$/)
  expect((await other.look(id)).questions[0]!.kind).toBe('place')
})

test('a plan outlives the server, and what came to its turn meanwhile is played at the start', async () => {
  const dataDir = tempFolder()
  const first = await serve({ dataDir })
  const match = await two(first.url)
  const step = arming(await ahead(match.waiter, match.path))!
  await ahead(match.waiter, match.path, [step])
  await first.server.close()
  const { url } = await serve({ dataDir })
  const again = (player: Player): Player => Object.assign(Object.create(Object.getPrototypeOf(player)), player, { url })
  const now = { ...match, mover: again(match.mover), waiter: again(match.waiter) }
  expect((await ahead(now.waiter, now.path)).steps).toEqual([step])
  await endTurn(now)
  expect((await ahead(now.waiter, now.path)).word).toMatchObject({ played: [step], dropped: null })
})

test('who comes in as somebody they are elsewhere brings along what they planned as a guest', async () => {
  const { url } = await serve()
  const match = await two(url)
  const { path, waiter } = match
  const step = arming(await ahead(waiter, path))!
  await ahead(waiter, path, [step])
  const elsewhere = await guest(url, 'Cleo')
  const { code } = (await elsewhere.post('/api/me/link')).body
  const { body } = await waiter.post('/api/me/enter', { code })
  const cleo = Object.assign(Object.create(Object.getPrototypeOf(waiter)), waiter, body) as Player
  expect((await ahead(cleo, path)).steps).toEqual([step])
  await endTurn(match)
  expect((await ahead(cleo, path)).word).toMatchObject({ played: [step], dropped: null })
})

test('who comes back to a seat in which another has planned meanwhile is told that their plan was dropped', async () => {
  const { url } = await serve()
  const { id, path, mover, waiter } = await two(url)
  const step = arming(await ahead(waiter, path))!
  const { seat } = await ahead(waiter, path, [step])
  const cleo = await guest(url, 'Cleo')
  const host = (await mover.look(id)).table.host.me ? mover : waiter
  await host.done(`${path}/customs`, { spectators: true })
  const { invite } = (await host.look(id)).table
  await waiter.done(`${path}/leave`)
  const { seq } = await cleo.done(`${path}/substitute`, { invite, seat })
  await mover.done(`${path}/vote`, { motion: seq, yes: true })
  expect(await ahead(cleo, path)).toMatchObject({ seat, steps: [], word: null })
  expect((await ahead(cleo, path, [step])).steps).toEqual([step])
  await waiter.done(`${path}/return`)
  expect(await ahead(waiter, path)).toMatchObject({ seat, steps: [], word: { dropped: { step, why: 'by-hand' } } })
})

afterEach(() => void vi.useRealTimers())

test('a server knows of plans from the start and by what others say; while nothing changes it hardly looks', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const heard = new Map<string, (said: unknown, from: string) => void>()
  const plans = openPlans({
    store: {
      async withStatus(status) {
        asked.push(status)
        return ['t ahead 0']
      },
      async tablesOf(whose) {
        asked.push(whose)
        return []
      },
      append: async () => ({ done: 'stale', seq: 0, bytes: 0 }),
      forget: async () => {},
      others: {
        time: async () => 0,
        tell: () => {},
        hear: (topic, listener) => void heard.set(topic, listener),
        missed: () => {},
        seqsOf: async () => new Map(),
      },
    },
    tables: () => ({
      act: () => Promise.reject(new Problem('not-found')),
      asItStands: () => Promise.reject(new Problem('not-found')),
    }),
    quotas: QUOTAS,
    now: () => 0,
    bytes: trueBytes,
    log: pino({ level: 'silent' }),
  })
  await plans.wakeAll()
  expect(asked).toEqual(['plan', 'the plans of t'])
  heard.get('planned')!('u', 'another')
  plans.again('u')
  await vi.advanceTimersByTimeAsync(LEARN_MS - 1)
  expect(asked).toEqual(['plan', 'the plans of t', 'the plans of u'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['plan', 'the plans of t', 'the plans of u', 'plan'])
  await plans.close()
})
