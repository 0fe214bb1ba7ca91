// Bots in real worker threads: they play, and when they fail or dawdle their table does not suffer.
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { Live, newSecret, secretFrom, start } from '#engine'
import { gameById } from '#games'
import type { TableMoved } from '#tables/shapes'
import { openPool, type PoolConfig, TooBusy } from './bot-pool.ts'
import decideInTime from './bot-worker.ts'
import { guest, sensible, serve, tempFolder, Watcher } from './test-kit.ts'

let code: string
beforeAll(async () => {
  const { output } = await build({
    input: resolve(import.meta.dirname, 'bot-worker.ts'),
    platform: 'node',
    output: { format: 'esm', codeSplitting: false },
    write: false,
    logLevel: 'warn',
  })
  code = output[0].code
})
function workerOf(source: string): URL {
  const file = join(tempFolder(), 'worker.mjs')
  writeFileSync(file, source)
  return pathToFileURL(file)
}
const poolOf = (source: string, config: Partial<PoolConfig> = {}): PoolConfig => ({
  worker: workerOf(source),
  size: 1,
  queue: 10,
  thinkMs: 2000,
  limitMs: 20_000,
  ...config,
})
const match = () => start(gameById('maitre'), 2, {}, newSecret())
const job = (seat: number) => ({
  game: 'maitre',
  match: match(),
  seat,
  level: 'random' as const,
  temper: 'even' as const,
  seed: 1,
  owner: 'anna',
})

test('a match is played against a bot in a worker thread', async () => {
  const { url } = await serve({ bots: poolOf(code, { size: 2 }) })
  const anna = await guest(url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const watcher = await Watcher.open(anna)
  await watcher.watch(id)
  for (let answers = 0; answers < 12; answers++) {
    const { seq, questions } = await watcher.until(moved => moved.questions.length > 0)
    await anna.done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
  }
  const metrics: string = (await anna.get('/metrics')).body
  expect(metrics).toContain('naust_answers_total 12')
  expect(metrics).toMatch(/naust_bot_decisions_total\{outcome="decided"\} [1-9]/)
  expect(metrics).toContain('naust_bot_decisions_total{outcome="failed"} 0')
})

/** Anna's second turn begins: the bot has played one. */
async function playOneTurn(source: string, config: Partial<PoolConfig> = {}) {
  const { url } = await serve({ bots: poolOf(source, { limitMs: 100, ...config }) })
  const anna = await guest(url)
  const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
  const watcher = await Watcher.open(anna)
  await watcher.watch(id)
  let turns = 0
  const played: TableMoved[] = []
  await watcher.until(moved => {
    const { questions, seq, table } = moved
    played.push(moved)
    if (questions.length > 0) {
      turns++
      void anna.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]!) })
    }
    return table.waiting[0] === 1 && turns > 0
  })
  await watcher.until(moved => played.push(moved) > 0 && moved.questions.length > 0)
  return { anna, id, played }
}
describe.each([
  ['thinks for ever', 'export default () => { for (;;); }'],
  ['never answers', 'export default () => new Promise(() => {})'],
  ['crashes', "export default () => { setTimeout(() => { throw new Error('ouch') }); return new Promise(() => {}) }"],
  ['ends', 'export default () => process.exit(3)'],
  ['says it failed', "export default () => { throw new Error('ouch') }"],
  ['picks what is no option', "export default () => 'moon'"],
  ['cannot be loaded', 'syntax error'],
])('a bot that %s', (_, source) => {
  test('is replaced by one that picks any option, and the table is told', async () => {
    const { anna, id, played } = await playOneTurn(source)
    expect((await anna.get('/metrics')).body).toMatch(/naust_bot_decisions_total\{outcome="failed"\} [1-9]/)
    const told = played.flatMap(({ helped }) => helped)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set([1]))
    expect((await anna.look(id)).helped).toEqual(told)
  })
})

test('when the time is over the best move so far is played', { timeout: 120_000 }, () => {
  const game = gameById('shipwrights')
  const asked = start(game, 2, {}, secretFrom('deadline'))
  const { seat, options } = new Live(game, asked).open()[0]!
  const time = (thinkMs: number): number => {
    const began = performance.now()
    for (let seed = 0; seed < 3; seed++) {
      const pick = decideInTime({
        game: game.id,
        match: asked,
        seat,
        level: 'expert',
        temper: 'even',
        seed,
        owner: 'anna',
        thinkMs,
      })
      expect(options).toContainEqual(pick)
    }
    return performance.now() - began
  }
  time(0)
  expect(time(0)).toBeLessThan(time(60_000) / 2)
})

describe('the pool', () => {
  test('takes more questions than it has threads', async () => {
    const pool = openPool(poolOf(code, { size: 2 }))
    const asked = match()
    const { seat } = new Live(gameById('maitre'), asked).open()[0]!
    const picks = await Promise.all(Array.from({ length: 10 }, () => pool.think({ ...job(seat), match: asked })))
    for (const pick of picks) expect(pick).toEqual({ do: 'arm' })
    await expect(pool.think({ ...job(1 - seat), match: asked })).rejects.toThrow(/nothing to answer/)
    // A failure of the bot is not the end of its thread.
    expect(await pool.think({ ...job(seat), match: asked })).toEqual({ do: 'arm' })
    await pool.close()
    await expect(pool.think(job(seat))).rejects.toThrow()
  })

  test.runIf(process.platform === 'linux')('ends the thread of a bot that thinks for ever', async () => {
    const pool = openPool(poolOf('export default () => { for (;;); }', { limitMs: 20 }))
    const threads = () => readdirSync('/proc/self/task').length
    const think = () => expect(pool.think(job(0))).rejects.toThrow(/no answer/)
    await think()
    const first = threads()
    for (let i = 0; i < 4; i++) await think()
    await expect.poll(threads).toBeLessThanOrEqual(first)
    await pool.close()
  })

  test('closes while a bot is thinking', async () => {
    const pool = openPool(poolOf('export default () => new Promise(() => {})'))
    const thinking = expect(pool.think(job(0))).rejects.toThrow()
    const waiting = expect(pool.think(job(0))).rejects.toThrow()
    await pool.close()
    await Promise.all([thinking, waiting])
  })

  test('serves those who wait in turn, and sends away those who are too many', async () => {
    const pool = openPool(poolOf('export default ({ seed }) => seed', { queue: 3 }))
    const asked = [1, 2, 3, 4, 5, 6].map(seed => pool.think({ ...job(0), seed }))
    const told = await Promise.allSettled(asked)
    expect(told.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))).toEqual([1, 2, 3, 4])
    await expect(asked[4]).rejects.toThrow(TooBusy)
    await pool.close()
  })

  test('lets who waited think no less, unless they waited very long; others’ bots keep their strength beside a crowd', async () => {
    // Every move takes five seconds by this clock: it goes on when a bot has moved.
    let seconds = 0
    const pool = openPool(
      poolOf('export default ({ thinkMs }) => thinkMs', { queue: 100, thinkMs: 5000, now: () => seconds * 1000 }),
    )
    const ask = (owner: string): Promise<number> =>
      pool.think({ ...job(0), owner }).then(thinkMs => {
        seconds += 5
        return thinkMs as number
      })
    const crowd = Array.from({ length: 10 }, () => ask('crowd'))
    const others = ['anna', 'bo', 'anna'].map(ask)
    expect(await Promise.all(others)).toEqual([5000, 5000, 5000])
    const strengths = await Promise.all(crowd)
    expect(strengths.slice(0, 2)).toEqual([5000, 5000])
    expect(strengths.slice(-2)).toEqual([100, 100])
    await pool.close()
  })

  test('serves homes in turn, and at each its accounts: a crowd of accounts makes only itself wait', async () => {
    const homeOf = (owner: string) => (owner.startsWith('crowd') ? 'crowd' : owner)
    const pool = openPool(poolOf('export default ({ owner }) => owner', { queue: 50, homeOf }))
    const served: string[] = []
    const ask = (owner: string) => pool.think({ ...job(0), owner }).then(() => served.push(owner))
    const crowd = Array.from({ length: 120 }, (_, i) => ask(`crowd ${i}`))
    await Promise.all([...crowd, ask('anna'), ask('crowd 1'), ask('bo'), ask('anna')])
    expect(served.slice(0, 7)).toEqual(['crowd 0', 'crowd 1', 'anna', 'bo', 'crowd 2', 'anna', 'crowd 3'])
    await pool.close()
  })
  test('has a line for a home as long as for a few accounts', async () => {
    const pool = openPool(poolOf('export default ({ owner }) => owner', { queue: 2, homeOf: () => 'crowd' }))
    const asked = Array.from({ length: 12 }, (_, i) => pool.think({ ...job(0), owner: `crowd ${i}` }))
    const told = await Promise.allSettled(asked)
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    await pool.close()
  })

  test('serves accounts in turn: one with many bots makes only its own wait', async () => {
    const pool = openPool(poolOf('export default ({ owner }) => owner', { queue: 100 }))
    const served: string[] = []
    const ask = (owner: string) => pool.think({ ...job(0), owner }).then(() => served.push(owner))
    await Promise.all([...Array.from({ length: 100 }, () => ask('crowd')), ask('anna'), ask('bo'), ask('anna')])
    expect(served.slice(0, 6)).toEqual(['crowd', 'crowd', 'anna', 'bo', 'crowd', 'anna'])
    await pool.close()
  })

  test('hands the decks of the house to its threads', async () => {
    const source = "import { workerData } from 'node:worker_threads'\nexport default () => workerData.decks"
    const pool = openPool(poolOf(source, { decks: { maitre: 'ours' } }))
    expect(await pool.think(job(0))).toEqual({ maitre: 'ours' })
    await pool.close()
  })

  test('lets bots that decide at a glance pass those that search', async () => {
    const source = "export default ({ level }) => level === 'easy' ? 'quick' : new Promise(() => {})"
    const pool = openPool(poolOf(source))
    const searching = expect(pool.think(job(0))).rejects.toThrow()
    expect(await pool.think({ ...job(0), level: 'easy' })).toBe('quick')
    await pool.close()
    await searching
  })
})
