// The example of docs/bots.md is the program examples/bot.mjs, and it plays whole matches on a real server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { guest, serve } from './test-kit.ts'

const EXAMPLE = 'examples/bot.mjs'

test('docs/bots.md shows the example as it is', () => {
  const shown = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/bots.md', 'utf8'))?.[1]
  const real = readFileSync(EXAMPLE, 'utf8')
  expect(shown).toBe(real)
  expect(real.split('\n').length).toBeLessThanOrEqual(61)
})

/** A bot in a process of its own; answers what it said, once it has ended well. */
function startBot(...args: readonly string[]) {
  const bot = spawn(process.execPath, [EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void bot.kill())
  let said = ''
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const ended = once(bot, 'exit').then(([code]: unknown[]) => ({ code, said }))
  return { ended, said: () => said }
}

test.each(['maitre', 'shipwrights'])('it plays a match of %s', { timeout: 120_000 }, async game => {
  const { url } = await serve()
  const host = await guest(url, 'Host')
  const { id, invite, path } = await host.lay([{ kind: 'bot', level: 'easy' }, { kind: 'open' }], 'example', game)
  const bot = startBot(url, id, invite, 'Huginn')
  await expect.poll(bot.said, { timeout: 20_000 }).toContain('Huginn sits in seat 1')
  await host.done(`${path}/start`)
  expect(await bot.ended).toEqual({ code: 0, said: expect.stringMatching(/over: rank [12] with -?\d+ points/) })
  const { table } = await host.look(id)
  expect(table).toMatchObject({ status: 'over', seats: [{ kind: 'bot' }, { kind: 'human', name: 'Huginn' }] })
  expect(table.result).toHaveLength(2)
})

test('a wrong invitation ends it with a sentence', async () => {
  const { url } = await serve()
  const host = await guest(url, 'Host')
  const { id } = await host.lay([{ kind: 'me' }, { kind: 'open' }])
  const { code, said } = await startBot(url, id, 'nonsense').ended
  expect(code).toBe(1)
  expect(said).toContain('wrong-invite: This invitation is not for this table.')
})
