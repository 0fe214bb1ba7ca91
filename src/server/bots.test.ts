// Bots in real worker threads: they play, and when they fail or dawdle their table does not suffer.
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { Live, newSecret, start } from '#engine'
import { gameById } from '#games'
import { openPool } from './bot-pool.ts'
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
const match = () => start(gameById('maitre'), 2, {}, newSecret())
const job = (seat: number) => ({ game: 'maitre', match: match(), seat, level: 'random' as const, seed: 1 })

test('a match is played against a bot in a worker thread', async () => {
  const { url } = await serve({ bots: { worker: workerOf(code), size: 2, limitMs: 20_000 } })
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

const READY = "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ ready: true });"
describe.each([
  ['thinks for ever', `${READY} parentPort.on('message', () => { for (;;); })`],
  ['never answers', `${READY} parentPort.on('message', () => {})`],
  ['crashes', `${READY} parentPort.on('message', () => { throw new Error('ouch') })`],
  ['ends', `${READY} parentPort.on('message', () => process.exit(3))`],
  ['says it failed', `${READY} parentPort.on('message', () => parentPort.postMessage({ failed: 'ouch' }))`],
  ['picks what is no option', `${READY} parentPort.on('message', () => parentPort.postMessage({ pick: 'moon' }))`],
  ['cannot be loaded', 'syntax error'],
])('a bot that %s', (_, source) => {
  test('is replaced by one that picks any option', async () => {
    const { url } = await serve({ bots: { worker: workerOf(source), size: 1, limitMs: 100 } })
    const anna = await guest(url)
    const { id } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }])
    const watcher = await Watcher.open(anna)
    await watcher.watch(id)
    let turns = 0
    await watcher.until(({ questions, seq, table }) => {
      if (questions.length > 0) {
        turns++
        void anna.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]!) })
      }
      // The bot has played a turn when Anna's second begins.
      return table.waiting[0] === 1 && turns > 0
    })
    await watcher.until(({ questions }) => questions.length > 0)
    expect((await anna.get('/metrics')).body).toMatch(/naust_bot_decisions_total\{outcome="failed"\} [1-9]/)
  })
})

describe('the pool', () => {
  test('takes more questions than it has threads', async () => {
    const pool = openPool({ worker: workerOf(code), size: 2, limitMs: 20_000 })
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
    const source = `${READY} parentPort.on('message', () => { for (;;); })`
    const pool = openPool({ worker: workerOf(source), size: 1, limitMs: 20 })
    const threadsAfter = async () => {
      await expect(pool.think(job(0))).rejects.toThrow(/no answer/)
      return readdirSync('/proc/self/task').length
    }
    const first = await threadsAfter()
    await threadsAfter()
    expect(await threadsAfter()).toBe(first)
    await pool.close()
  })

  test('closes while a bot is thinking', async () => {
    const pool = openPool({ worker: workerOf(`${READY} parentPort.on('message', () => {})`), size: 1, limitMs: 60_000 })
    const thinking = expect(pool.think(job(0))).rejects.toThrow()
    const waiting = expect(pool.think(job(0))).rejects.toThrow()
    await pool.close()
    await Promise.all([thinking, waiting])
  })
})
