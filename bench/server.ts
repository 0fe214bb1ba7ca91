// npm run bench -- server: what one server carries, with 2,000 live connections on 500 tables of four: durable answers a
// second against what the bare store does in the same run, how soon a paced answer is acknowledged, how soon a new visitor
// is served meanwhile, and what an idle connection weighs: by how much what the system has given the process grows with each of
// 2,000 more, while as many as a quarter of them stay open since before. The server runs in a process of its own, on loopback only.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openSqlite } from '../src/server/store-sqlite.ts'
import { type Heap, openHeap } from '../tools/heap.ts'
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
export const SERVER_LOAD: ServerLoad = { tables: 500, seconds: 6, pace: 100, rounds: 8 }
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

/** What the rates of rounds are of those of the same rounds beside them, in the round in the middle. */
export const medianRatio = (rates: readonly number[], beside: readonly number[]): number =>
  Number(
    percentile(
      rates.map((rate, round) => rate / beside[round]!),
      0.5,
    ).toFixed(2),
  )

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
export interface Weight {
  /** Bytes the process holds more for each, once garbage is collected, but the room it keeps for what lives a moment. */
  readonly connection: number
  /** The same with that room: a few steps of several megabytes, by which it grows while many come at once. */
  readonly resident: number
}
/** So many connections are weighed, after a quarter as many that stay open and have made room for all that comes once: nothing is freed meanwhile. */
export async function weigh(child: ChildProcess, heap: Heap, caller: Caller, count: number): Promise<Weight> {
  const sockets: Socket[] = []
  const open = async (many: number): Promise<{ held: number; room: number }> => {
    for (let i = 0; i < many; i += 50) {
      sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, many - i) }, () => caller.live()))))
    }
    await setTimeout(2000)
    const room = await heap.roomOf(child)
    return { held: heldBy(child), room }
  }
  const [before, after] = [await open(Math.ceil(count / 4)), await open(count)]
  for (const socket of sockets) socket.destroy()
  await setTimeout(500)
  const resident = (after.held - before.held) / count
  return { resident, connection: Math.max(0, resident - (after.room - before.room) / count) }
}

export async function benchServer(load: ServerLoad = SERVER_LOAD) {
  const heap = openHeap()
  const server = await serveBuilt('bench', { RATE_LIMITS: 'off', ...heap.env })
  const { child, url } = server
  const seconds = Math.max(1, load.seconds / 3)
  try {
    const newcomer = openCaller(url)
    await newcomer.enter('Idle')
    const weight = await weigh(child, heap, newcomer, Math.min(IDLE, 4 * load.tables))
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
      // And of the rounds, each by itself, the one in the middle.
      ofBareBatch16Median: medianRatio(answers, bare16),
      p99PacedMs: Number(percentile(pacedP99, 0.5).toFixed(1)),
      newVisitorMs: Number(percentile(visits, 0.95).toFixed(1)),
      bytesPerIdleConnection: Math.round(weight.connection),
      residentPerIdleConnection: Math.round(weight.resident),
      // Processors that the crowd itself took of those it shares with the server, and the server with all its threads.
      crowdCores: Number((used.crowd / used.seconds).toFixed(2)),
      serverCores: Number((used.server / used.seconds).toFixed(2)),
      connections: 4 * load.tables,
      tables: load.tables,
    }
  } finally {
    await server.remove()
    heap.remove()
  }
}
