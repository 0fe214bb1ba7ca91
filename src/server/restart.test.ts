// The power fails: what was acknowledged is there, every table goes on where it was.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { verify } from '#engine'
import { GAMES } from '#games'
import {
  ended,
  guest,
  myTurnOrOver,
  Player,
  program,
  ROOT,
  run,
  sensible,
  serve,
  tempFolder,
  Watcher,
} from './test-kit.ts'

test('after kill -9 every acknowledged answer is there, and the match goes on to its end', async () => {
  const env = { DATA_DIR: tempFolder() }
  const before = await run(env)
  const anna = await guest(before.url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'bot' }], 'kill')
  const watcher = await Watcher.open(anna)
  await watcher.watch(id)
  const acknowledged: { seq: number; pick: unknown }[] = []
  for (let i = 0; i < 15; i++) {
    const { seq, questions } = await watcher.until(myTurnOrOver)
    const pick = sensible(questions[0]!)
    acknowledged.push({ ...(await anna.done(`${path}/answers`, { seq, pick, key: `k${i}` })), pick })
  }
  const seen = await anna.look(id)
  const gone = ended(before.child)
  before.child.kill('SIGKILL')
  await gone

  const after = await run(env)
  const again = new Player(after.url, anna)
  const now = await again.look(id)
  expect(now.seq).toBeGreaterThanOrEqual(acknowledged.at(-1)!.seq)
  expect(now.commitment).toBe(seen.commitment)
  expect(now.log.slice(0, seen.log.length)).toEqual(seen.log)
  for (const [i, { seq, pick }] of acknowledged.entries()) {
    expect(await again.done(`${path}/answers`, { seq: 0, pick, key: `k${i}` })).toEqual({ seq })
  }
  const rest = await Watcher.open(again)
  await rest.watch(id)
  for (;;) {
    const { seq, questions, table } = await rest.until(myTurnOrOver)
    if (table.status === 'over') break
    await again.done(`${path}/answers`, { seq, pick: sensible(questions[0]!) })
  }
  const match = verify(GAMES, (await again.get(`${path}/match`)).body)
  expect(match.answers.filter(({ seat }) => seat === 0).slice(0, 15)).toEqual(
    acknowledged.map(({ pick }) => ({ seat: 0, pick })),
  )

  const stopped = ended(after.child)
  after.child.kill('SIGTERM')
  expect(await stopped).toBe(0)
})

test('whatever was acknowledged before the kill is there after it, in the middle of a rush', async () => {
  const env = { DATA_DIR: tempFolder(), RATE_LIMITS: 'off' }
  const before = await run(env)
  const anna = await guest(before.url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'open' }])
  const gone = ended(before.child)
  const acknowledged: { seq: number; text: string }[] = []
  const rush = Array.from({ length: 300 }, async (_, i) => {
    const text = `wave ${i}`
    const { seq } = (await anna.post(`${path}/chat`, { text })).body
    acknowledged.push({ seq, text })
    if (acknowledged.length === 40) before.child.kill('SIGKILL')
  })
  await Promise.allSettled(rush)
  await gone
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)

  const after = await run(env)
  const { chat, seq } = await new Player(after.url, anna).look(id)
  expect(chat.map(({ seq, text }) => ({ seq, text }))).toEqual(expect.arrayContaining(acknowledged))
  expect(chat.map(said => said.seq)).toEqual(Array.from({ length: seq - 1 }, (_, i) => i + 2))
})

test('a port that is taken is said in one sentence', async () => {
  const { url } = await serve()
  const child = spawn(process.execPath, [await program()], {
    cwd: ROOT,
    env: { ...process.env, PORT: new URL(url).port, DATA_DIR: tempFolder() },
  })
  let said = ''
  child.stderr.on('data', data => (said += data))
  expect(await ended(child)).toBe(1)
  expect(said.trim()).toMatch(/^Port \d+ is taken by another program\. .*$/)
})

describe('a server that was stopped in good order', () => {
  test('shows every table as it was, also undone answers and talk', async () => {
    const dataDir = tempFolder()
    const first = await serve({ dataDir })
    const anna = await guest(first.url)
    const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }], 'undo')
    let now = await anna.look(id)
    while (now.undo !== null) {
      await anna.done(`${path}/answers`, { seq: now.seq, pick: sensible(now.questions[0]!) })
      now = await anna.look(id)
    }
    await anna.done(`${path}/undo`)
    await anna.done(`${path}/chat`, { text: 'good night' })
    const evening = await anna.look(id)
    await first.server.close()

    const second = await serve({ dataDir })
    const again = new Player(second.url, anna)
    expect(await again.look(id)).toEqual(evening)
    await again.done(`${path}/answers`, { seq: evening.seq, pick: sensible(evening.questions[0]!) })
  })

  test('moves the bots that were asked when it stopped', async () => {
    const dataDir = tempFolder()
    const idle = join(dataDir, 'idle.mjs')
    writeFileSync(idle, 'export default () => new Promise(() => {})')
    const bots = { worker: pathToFileURL(idle), size: 1, queue: 10, thinkMs: 60_000, limitMs: 60_000 }
    const first = await serve({ dataDir, bots })
    const anna = await guest(first.url)
    const { id } = await anna.lay([{ kind: 'bot' }, { kind: 'bot' }])
    await first.server.close()
    const second = await serve({ dataDir })
    const watcher = await Watcher.open(new Player(second.url, anna))
    await watcher.watch(id)
    await watcher.until(({ table }) => table.status === 'over')
  })

  test('watchers are told goodbye', async () => {
    const { url, server } = await serve()
    const { ws } = await Watcher.open(await guest(url))
    const closed = new Promise<number>(done => ws.once('close', done))
    await server.close()
    expect(await closed).toBe(1001)
  })
})
