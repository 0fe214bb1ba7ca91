// npm run bench -- costs: what things cost of which capacity is reckoned: processor time of an answer, of telling one watcher and of
// somebody who comes, bytes kept, memory, bots, notices. `--write` keeps them in docs/costs.json, which `npm run simulate` reads.
import { statSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import webPush from 'web-push'
import { paceOf } from '#bots/arena'
import { FILE, openSqlite } from '../src/server/store-sqlite.ts'
import { openHeap } from '../tools/heap.ts'
import { readLadder } from '../tools/ladder-files.ts'
import type { Costs, Kept, Serving, Spent } from '../tools/scale/costs.ts'
import { HABITS } from '../tools/scale/habits.ts'
import { type Served, serveBuilt } from '../tools/served.ts'
import { usedBy } from './answers.ts'
import { openCaller, type Seated, sitDown } from './crowd.ts'
import { fill, keptOf } from './kept.ts'
import { postgresCosts } from './postgres-costs.ts'
import { BATCH, bareSqlite, GAME, heldBy, paced, saturate, weigh } from './server.ts'

export interface CostsLoad {
  readonly tables: number
  readonly seconds: number
  readonly pace: number
  /** Matches of each game that are weighed. */
  readonly matches: number
}
export const COSTS_LOAD: CostsLoad = { tables: 60, seconds: 8, pace: 400, matches: 6 }
/** More connections of everybody, to tell what each costs. */
const EYES = 3

/** Seconds of a processor that a server spends on some work. */
export async function spentOn({ child }: Served, work: () => Promise<unknown>): Promise<Spent> {
  const [serving, all] = [usedBy(child, 'serving'), usedBy(child)]
  await work()
  return { serving: usedBy(child, 'serving') - serving, all: usedBy(child) - all }
}
const msEach = (of: (which: keyof Spent) => number): Spent => {
  const ms = (which: keyof Spent): number => Number(Math.max(0, 1000 * of(which)).toFixed(4))
  return { serving: ms('serving'), all: ms('all') }
}
const toldIn = (seated: readonly Seated[]): number => seated.reduce((sum, { told }) => sum + told, 0)

const ROUNDS = 2
/** What was spent with few who watch and with many, and how often they were told. */
interface Round {
  readonly alone: Spent
  readonly watched: Spent
  readonly quiet: number
  readonly often: number
}
const both = (combine: (of: keyof Spent) => number): Spent => ({ serving: combine('serving'), all: combine('all') })

/** What a server spends: with few who watch, and with many, by turns. What more costs for being told more often is the telling, the rest the answer. */
export async function servingOf(server: Served, { tables, seconds, pace }: CostsLoad): Promise<Serving> {
  const few = await sitDown(server.url, GAME, tables)
  const many = await sitDown(server.url, GAME, tables, { eyes: EYES })
  // The server comes to be as quick as it gets, and so it is asked about.
  for (const seated of [few, many]) await saturate(seated, seconds / 2)
  const measure = async (seated: readonly Seated[]): Promise<{ spent: Spent; told: number }> => {
    const before = toldIn(seated)
    const spent = await spentOn(server, () => paced(seated, pace, seconds / ROUNDS))
    return { spent, told: toldIn(seated) - before }
  }
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [alone, watched] = [await measure(few), await measure(many)]
    rounds.push({ alone: alone.spent, watched: watched.spent, quiet: alone.told, often: watched.told })
  }
  const sum = (of: (round: (typeof rounds)[number]) => number): number =>
    rounds.reduce((all, round) => all + of(round), 0)
  const answers = pace * seconds
  const visits = answers / 4
  const coming = await spentOn(server, async () => {
    for (let i = 0; i < visits; i++) await few[i % tables]!.come()
  })
  for (const seated of [...few, ...many]) seated.close()
  const told = both(which =>
    Math.max(0, sum(({ alone, watched }) => watched[which] - alone[which]) / sum(({ quiet, often }) => often - quiet)),
  )
  // Who answered is told in reply.
  const telling = (which: keyof Spent): number => (sum(({ quiet }) => quiet) - answers) * told[which]
  return {
    answer: msEach(which => (sum(({ alone }) => alone[which]) - telling(which)) / answers),
    told: msEach(which => told[which]),
    coming: msEach(which => coming[which] / visits),
  }
}

async function keptBySqlite(folder: string, matches: number): Promise<Kept> {
  const store = await openSqlite(folder)
  // Closed, all of it lies in one file.
  const filled = await fill(store, matches).finally(store.close)
  return keptOf(filled, statSync(join(folder, FILE)).size)
}

/** What a table weighs that somebody has open: with its rules in play, and without those who look at it. */
async function roomOf(load: CostsLoad): Promise<number> {
  const heap = openHeap()
  const server = await serveBuilt('bench', { RATE_LIMITS: 'off', ...heap.env })
  const settled = async (tables: number): Promise<number> => {
    const seated = await sitDown(server.url, GAME, tables)
    await paced(seated, load.pace, 2)
    for (const each of seated) each.close()
    await setTimeout(1500)
    return heap.inUseBy(server.child)
  }
  try {
    // The first ones make room for all that comes once.
    const before = await settled(load.tables)
    return Math.max(0, ((await settled(2 * load.tables)) - before) / (2 * load.tables))
  } finally {
    await server.remove()
    heap.remove()
  }
}

/** To encipher a notice for a browser and sign for it, as is done for each. */
function noticeMs(): number {
  const keys = webPush.generateVAPIDKeys()
  const browser = { endpoint: 'https://127.0.0.1/', keys: { p256dh: keys.publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }
  const vapidDetails = { subject: 'mailto:bench@localhost', ...keys }
  const notice = JSON.stringify({ title: 'Le Maître des Mers', body: 'Your turn', url: '/table/bench' })
  const send = (): unknown => webPush.generateRequestDetails(browser, notice, { vapidDetails })
  for (let i = 0; i < 50; i++) send()
  const before = process.cpuUsage()
  for (let i = 0; i < 500; i++) send()
  const { user, system } = process.cpuUsage(before)
  return Number(((user + system) / 1000 / 500).toFixed(3))
}

/** By the ladder, every game as often. */
function botCosts(): Costs['bots'] {
  const games = Object.values(readLadder())
  const mean = (level: string): number => games.reduce((sum, game) => sum + paceOf(game, level), 0) / games.length
  return Object.fromEntries(Object.keys(HABITS.levels).map(level => [level, Number(mean(level).toFixed(3))]))
}

async function sqliteCosts(load: CostsLoad) {
  const heap = openHeap()
  const server = await serveBuilt('bench', { RATE_LIMITS: 'off', ...heap.env })
  try {
    const memory = heldBy(server.child)
    const newcomer = openCaller(server.url)
    await newcomer.enter('Idle')
    const { connection } = await weigh(server.child, heap, newcomer, 10 * load.tables)
    newcomer.close()
    const serving = await servingOf(server, load)
    const [single, batch] = [
      await bareSqlite(server.dataDir, 1, load.seconds / 4),
      await bareSqlite(server.dataDir, BATCH, load.seconds / 2),
    ]
    const kept = await keptBySqlite(join(server.dataDir, 'kept'), load.matches)
    return {
      memory: { process: memory, connection: Math.round(connection), room: Math.round(await roomOf(load)) },
      sqlite: { serving, kept, singlePerSecond: Math.round(single), batch16PerSecond: Math.round(batch) },
    }
  } finally {
    await server.remove()
    heap.remove()
  }
}

export async function benchCosts(load: CostsLoad = COSTS_LOAD): Promise<Costs> {
  const [processor] = cpus()
  return {
    measured: {
      date: new Date().toISOString().slice(0, 10),
      node: process.versions.node,
      processor: processor?.model.trim() ?? 'unknown',
      cores: cpus().length,
    },
    ...(await sqliteCosts(load)),
    postgres: await postgresCosts(load),
    bots: botCosts(),
    noticeMs: noticeMs(),
  }
}
