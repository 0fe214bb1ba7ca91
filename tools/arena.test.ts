// The arena as it is run: many threads, interrupted and resumed, and always the same matches.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Contest, openKeep, type Played, run } from '#bots/arena'
import { buildWorker, fingerprints } from './arena-worker.ts'

const CONTEST: Contest = { game: 'shipwrights', bots: ['easy', 'random', 'easy'], seed: 'test' }
const SEARCHING: Contest = { game: 'shipwrights', bots: ['medium', 'random'], seed: 'test' }
let worker: Awaited<ReturnType<typeof buildWorker>>
beforeAll(async () => {
  worker = await buildWorker()
})
afterAll(() => worker.remove())

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'naust-arena-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
const withoutTimes = (matches: readonly Played[]) => matches.map(({ ms: _, ...match }) => match)
async function runHere(contest: Contest, games: number, threads: number, at = folder()) {
  const keep = openKeep(at, () => 'code')
  const [matches] = await run([{ contest, games }], { worker: worker.url, threads, keep })
  return withoutTimes(matches!)
}

test('the number of threads changes nothing', { timeout: 120_000 }, async () => {
  const alone = await runHere(SEARCHING, 4, 1)
  expect(alone.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  expect(await runHere(SEARCHING, 4, 3)).toEqual(alone)
})

test('what was played once is not played again, what changed is', { timeout: 60_000 }, async () => {
  const at = folder()
  const first = await runHere(CONTEST, 4, 2, at)
  const [file] = readdirSync(at)
  appendFileSync(join(at, file!), '{"n":4,"ranks":[1')
  const six = await runHere(CONTEST, 6, 2, at)
  expect(six.slice(0, 4)).toEqual(first)
  expect(six).toHaveLength(6)
  expect(readFileSync(join(at, file!), 'utf8').match(/"rounds"/g)).toHaveLength(6)
  const other = openKeep(at, () => 'other code')
  expect(other.read(CONTEST).size).toBe(0)
  expect(openKeep(at, () => 'code').read({ ...CONTEST, seed: 'other' }).size).toBe(0)
})

/** The command as people call it. */
function arena(at: string, ...more: string[]) {
  const bots = CONTEST.bots.join(',')
  const args = [
    '--game',
    CONTEST.game,
    '--bots',
    bots,
    '--seed',
    CONTEST.seed,
    '--folder',
    at,
    '--threads',
    '2',
    ...more,
  ]
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/arena.ts', '--json', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (text: Buffer) => (out += text))
  const ended = once(child, 'exit').then(([code]: unknown[]) => ({ code, out }))
  return { child, ended }
}
const played = (at: string): number =>
  readdirSync(at).reduce((sum, file) => sum + readFileSync(join(at, file), 'utf8').split('\n').length - 1, 0)

test('killed in the middle it goes on, to the same end as uninterrupted', { timeout: 120_000 }, async () => {
  const at = folder()
  const summaryOf = async (...more: string[]) => {
    const { code, out } = await arena(at, ...more).ended
    expect(code).toBe(0)
    const { bots, ...summary } = JSON.parse(out.trim().split('\n').at(-1)!)
    return { ...summary, bots: bots.map(({ msPerDecision: _, ...line }: { msPerDecision: number }) => line) }
  }
  const killed = arena(at, '--games', '400')
  await expect.poll(() => played(at), { timeout: 60_000, interval: 20 }).toBeGreaterThan(3)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(played(at)).toBeLessThan(400)
  const interrupted = arena(at, '--games', '400')
  await expect.poll(() => played(at), { timeout: 60_000, interval: 20 }).toBeGreaterThan(8)
  interrupted.child.kill('SIGINT')
  const { code, out } = await interrupted.ended
  expect(code).toBe(130)
  const so = JSON.parse(out)
  expect(so.games).toBeGreaterThan(0)
  expect(so.games).toBeLessThan(400)
  const resumed = await summaryOf('--games', String(so.games + 5))
  expect(await summaryOf('--games', String(so.games + 5), '--fresh')).toEqual(resumed)
  expect(resumed.games).toBe(so.games + 5)
})

test('each game has a code of its own, the same every time', async () => {
  const games = ['maitre', 'shipwrights']
  const prints = await fingerprints(games)
  expect(prints['maitre']).not.toBe(prints['shipwrights'])
  expect(await fingerprints(games)).toEqual(prints)
})
