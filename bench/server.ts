// npm run bench -- server: what one server carries, with 2,000 live connections on 500 tables of four: durable answers a
// second against what the bare store does in the same run, how soon a paced answer is acknowledged, how soon a new visitor
// is served meanwhile, and what an idle connection weighs. The server runs in a process of its own, on loopback only.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openSqlite } from '../src/server/store-sqlite.ts'
import { serveBuilt } from '../tools/served.ts'
import { usedBy } from './answers.ts'
import { bareStore } from './bare.ts'
import { type Caller, openCaller, type Seated, sitDown } from './crowd.ts'

export interface ServerLoad {
  readonly tables: number
  readonly seconds: number
  /** Answers a second when paced. */
  readonly pace: number
  /** How often the server takes turns with the bare store. */
  readonly rounds: number
}
const FULL: ServerLoad = { tables: 500, seconds: 6, pace: 100, rounds: 8 }
export const GAME = 'maitre'
export const BATCH = 16
const IDLE = 2000
/** What was put off in the rush is told before answers come at a pace. */
const SETTLE_MS = 1000

/** What SQLite does by itself, in a folder of its own. */
export async function bareSqlite(folder: string, lanes: number, seconds: number): Promise<number> {
  const store = await openSqlite(mkdtempSync(join(folder, 'bare-')))
  try {
    return await bareStore(store, lanes, seconds)
  } finally {
    await store.close()
  }
}

/** Bytes a process holds in memory, where the system tells. */
export function heldBy({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))![1]) * 1024
  } catch {
    return Number.NaN
  }
}
export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * times.length) - 1)] ?? Number.NaN

/** Processor seconds that this process has used: the crowd. */
export const usedHere = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Everybody who is asked answers as soon as they know it, for some seconds; answers how many answers a second were taken. */
export async function saturate(tables: readonly Seated[], seconds: number): Promise<number> {
  const run = { on: true, taken: 0 }
  const began = performance.now()
  const playing = tables.map(async seated => {
    while (run.on) {
      await seated.answer()
      run.taken++
    }
  })
  await setTimeout(seconds * 1000)
  run.on = false
  const rate = (run.taken * 1000) / (performance.now() - began)
  await Promise.all(playing)
  return rate
}
/** The same until it gets no faster: a server that has just begun is not what one is for weeks. */
export async function warmUp(tables: readonly Seated[], seconds: number): Promise<void> {
  let best = 0
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const rate = await saturate(tables, seconds)
    if (rate < WARM * best) return
    best = Math.max(best, rate)
  }
}
const WARM_ROUNDS = 8
/** What is no more than this part faster is no faster. */
const WARM = 1.05
/** So many answers a second, evenly; answers how long each took to be acknowledged. */
export async function paced(tables: readonly Seated[], perSecond: number, seconds: number): Promise<number[]> {
  const times: number[] = []
  const asked: Promise<unknown>[] = []
  const began = performance.now()
  for (let i = 0; i < perSecond * seconds; i++) {
    const wait = began + (i * 1000) / perSecond - performance.now()
    if (wait > 0) await setTimeout(wait)
    asked.push(tables[i % tables.length]!.answer().then(ms => times.push(ms)))
  }
  await Promise.all(asked)
  return times
}
/** Somebody comes for the first time, again and again: a connection, a name, the games. */
async function visit(url: string, run: { on: boolean }): Promise<number[]> {
  const times: number[] = []
  while (run.on) {
    const began = performance.now()
    const visitor = openCaller(url)
    await visitor.call('POST', '/api/guests', { name: 'New' })
    await visitor.call('GET', '/api/games')
    times.push(performance.now() - began)
    visitor.close()
    await setTimeout(50)
  }
  return times
}
/** What one more connection weighs, of many that only stay open. */
export async function weigh(child: ChildProcess, caller: Caller, count: number): Promise<number> {
  const open = async (many: number) => {
    const sockets = []
    for (let i = 0; i < many; i += 50) {
      sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, many - i) }, () => caller.live()))))
    }
    return sockets
  }
  // The first ones make room for all that comes once.
  for (const socket of await open(count)) socket.destroy()
  await setTimeout(2000)
  const before = heldBy(child)
  const sockets = await open(count)
  await setTimeout(2000)
  const weight = (heldBy(child) - before) / count
  for (const socket of sockets) socket.destroy()
  await setTimeout(500)
  return Math.max(0, weight)
}

export async function benchServer(load: ServerLoad = FULL) {
  const server = await serveBuilt('bench', { RATE_LIMITS: 'off' })
  const { child, url } = server
  const seconds = Math.max(1, load.seconds / 3)
  try {
    const newcomer = openCaller(url)
    await newcomer.enter('Idle')
    const bytesPerIdleConnection = await weigh(child, newcomer, Math.min(IDLE, 4 * load.tables))
    newcomer.close()
    const tables = await sitDown(url, GAME, load.tables)
    await warmUp(tables, seconds)
    const [bare1, bare16] = [[] as number[], [] as number[]]
    const answers: number[] = []
    const visits: number[] = []
    const pacedP99: number[] = []
    const used = { crowd: 0, server: 0, seconds: 0 }
    // They take turns, so that a machine shared with others slows all of them alike: of speeds the best run counts, of waits the one in the middle.
    for (let round = 0; round < load.rounds; round++) {
      bare1.push(await bareSqlite(server.dataDir, 1, seconds / 2))
      bare16.push(await bareSqlite(server.dataDir, BATCH, seconds))
      const run = { on: true }
      const visiting = visit(url, run)
      const [at, crowd, served] = [performance.now(), usedHere(), usedBy(child)]
      answers.push(await saturate(tables, seconds))
      used.crowd += usedHere() - crowd
      used.server += usedBy(child) - served
      used.seconds += (performance.now() - at) / 1000
      run.on = false
      visits.push(...(await visiting))
      await setTimeout(SETTLE_MS)
      pacedP99.push(percentile(await paced(tables, load.pace, seconds), 0.99))
    }
    for (const seated of tables) seated.close()
    const [answersPerSecond, single, sixteen] = [answers, bare1, bare16].map(rates => Math.max(...rates)) as [
      number,
      number,
      number,
    ]
    return {
      answersPerSecond: Math.round(answersPerSecond),
      bareSinglePerSecond: Math.round(single),
      bareBatch16PerSecond: Math.round(sixteen),
      ofBareBatch16: Number((answersPerSecond / sixteen).toFixed(2)),
      p99PacedMs: Number(percentile(pacedP99, 0.5).toFixed(1)),
      newVisitorMs: Number(percentile(visits, 0.95).toFixed(1)),
      bytesPerIdleConnection: Math.round(bytesPerIdleConnection),
      // Processors that the crowd itself took of those it shares with the server, and the server with all its threads.
      crowdCores: Number((used.crowd / used.seconds).toFixed(2)),
      serverCores: Number((used.server / used.seconds).toFixed(2)),
      connections: 4 * load.tables,
      tables: load.tables,
    }
  } finally {
    await server.remove()
  }
}
