// What each setup has of every resource, what play uses of it, and so what it runs out of first.
import { LOOK_MS } from '../../src/server/following.ts'
import { ROUND_MS } from '../../src/server/rounds.ts'
import type { Costs, Kept, Spent } from './costs.ts'
import type { Minutes } from './days.ts'
import type { Habits } from './habits.ts'

/** What machines are taken to be, and what they cost: assumptions, each an option of `npm run simulate`. */
export interface Means {
  /** Cores of the machine of one process, and of the one PostgreSQL runs on. */
  readonly cores: number
  readonly databaseCores: number
  /** Memory that comes with a core, in GB. */
  readonly memory: number
  /** The disk of a machine, in GB, and what it writes a second, in MB. */
  readonly disk: number
  readonly writes: number
  /** Nothing is planned to be busier than this, in its busiest minute. */
  readonly busy: number
  /** Finished matches are kept so many days. */
  readonly kept: number
  /** A statement that Citus passes on to a shard costs so many times what it costs there. */
  readonly passing: number
  /** Euros a month of a core with its memory, and of a GB of disk. */
  readonly corePrice: number
  readonly diskPrice: number
}
export const MEANS: Means = {
  cores: 8,
  databaseCores: 32,
  memory: 4,
  disk: 4000,
  writes: 500,
  busy: 0.7,
  kept: 365,
  passing: 2,
  corePrice: 12,
  diskPrice: 0.1,
}
/** One resource in its busiest minute. */
export interface Use {
  readonly resource: string
  readonly used: number
  readonly has: number
  readonly unit: string
}
/** What it takes to carry so many tables. */
export interface Step {
  readonly tables: number
  readonly uses: readonly Use[]
  readonly processes: number
  /** Machines with a database of their own; none: the database is a file of the process. */
  readonly shards: number
  /** Cores of all machines, and GB of all disks once matches have been kept for as long as they are. */
  readonly cores: number
  readonly disk: number
  /** Euros a month for a thousand tables. */
  readonly perThousand: number
}
export interface Limit {
  readonly resource: string
  readonly tables: number
}

const MINUTE_MS = 60_000
const GB = 1e9

const peakOf = (minutes: Minutes, at: (minute: number) => number): number => {
  let most = 0
  for (let minute = 0; minute < minutes.answers.length; minute++) most = Math.max(most, at(minute))
  return most
}
const totalOf = (series: Float64Array): number => series.reduce((sum, count) => sum + count, 0)

/** What is written in a minute: an event each, and of every notice that it is due and that it is sent. */
const writesIn = ({ answers, decisions, beside, notices }: Minutes, m: number): number =>
  answers[m]! + decisions[m]! + beside[m]! + 2 * notices[m]!

/** What there is to do in the busiest minute, whoever does it: cores, writes a second, bytes. */
interface Demand {
  readonly serving: number
  readonly threads: number
  readonly bots: number
  readonly writes: number
  readonly memory: number
  readonly disk: number
}
/** Days of play with so many tables, and all that is known and assumed of them. */
export interface Played {
  readonly minutes: Minutes
  readonly tables: number
  readonly costs: Costs
  readonly habits: Habits
  readonly means: Means
}
function demandOf({ minutes, tables, costs, habits, means }: Played, store: 'sqlite' | 'postgres'): Demand {
  const { serving, kept } = costs[store]
  const { answers, decisions, beside, told, comings, notices, connections, rooms } = minutes
  const spent = (which: keyof Spent): number =>
    peakOf(
      minutes,
      m =>
        (answers[m]! + decisions[m]! + beside[m]!) * serving.answer[which] +
        told[m]! * serving.told[which] +
        comings[m]! * serving.coming[which] +
        notices[m]! * costs.noticeMs,
    ) / MINUTE_MS
  const decision = Object.entries(habits.levels).reduce((ms, [level, share]) => ms + share * costs.bots[level]!, 0)
  const { process, connection, room } = costs.memory
  return {
    serving: spent('serving'),
    threads: spent('all'),
    bots: (peakOf(minutes, m => decisions[m]!) * decision) / MINUTE_MS,
    writes: peakOf(minutes, m => writesIn(minutes, m)) / 60,
    memory: process + peakOf(minutes, m => connections[m]! * connection + rooms[m]! * room),
    disk: diskOf(minutes, tables, kept, means.kept),
  }
}
/** What is under way, half played on average, and all that was finished while it is kept. */
function diskOf(minutes: Minutes, tables: number, kept: Kept, days: number): number {
  const ended = totalOf(minutes.ended)
  const events = totalOf(minutes.answers) + totalOf(minutes.decisions) + totalOf(minutes.beside)
  const match = kept.table + (events / Math.max(1, ended)) * kept.event
  const endedPerDay = ended / (minutes.answers.length / 1440)
  return tables * match * 0.5 + endedPerDay * days * match
}
const needOf = (play: Played, { disk }: Demand, cores: number) => ({
  tables: play.tables,
  cores,
  disk: disk / GB,
  perThousand: (cores * play.means.corePrice + (disk / GB) * play.means.diskPrice) / (play.tables / 1000),
})

const onSqlite: Setup['step'] = play => {
  const demand = demandOf(play, 'sqlite')
  const { busy, cores, memory, disk } = play.means
  const { batch16PerSecond } = play.costs.sqlite
  return {
    ...needOf(play, demand, Math.ceil((demand.threads + demand.bots) / busy)),
    processes: 1,
    shards: 0,
    uses: [
      { resource: 'the thread that serves', used: demand.serving, has: busy, unit: 'cores' },
      // One core serves, one writes and collects garbage.
      { resource: 'threads for bots', used: demand.bots, has: (cores - 2) * busy, unit: 'cores' },
      { resource: 'commits of SQLite', used: demand.writes, has: batch16PerSecond * busy, unit: 'writes/s' },
      { resource: 'memory', used: demand.memory / GB, has: cores * memory * busy, unit: 'GB' },
      { resource: 'disk', used: demand.disk / GB, has: disk * busy, unit: 'GB' },
    ],
  }
}

/**
 * Cores that PostgreSQL is busy with in the busiest minute: what is written, whoever comes, looks for what is new at every table
 * somebody has open, each as if they had a process to themselves, and the rounds, which go through all that moved that day.
 */
function databaseOf({ minutes, tables, costs, habits }: Played): number {
  const { appendMs, comingMs, lookMs, roundMs } = costs.postgres
  const days = minutes.answers.length / 1440
  const moved = Math.min(tables, totalOf(minutes.answers) / days / habits.answersPerTurn)
  const round = (moved * roundMs) / ROUND_MS
  const { comings, connections } = minutes
  const spent = peakOf(
    minutes,
    m => writesIn(minutes, m) * appendMs + comings[m]! * comingMs + connections[m]! * lookMs * (MINUTE_MS / LOOK_MS),
  )
  return spent / MINUTE_MS + round
}

/** Whose tables a guest has, only all shards together know: cores that each of them is busy with, for whoever comes anywhere. */
const everywhereOf = ({ minutes, costs }: Played): number =>
  peakOf(minutes, m => minutes.comings[m]! * costs.postgres.comingMs) / MINUTE_MS

/** With `passing`, on as many shards as it takes. */
function onPostgres(play: Played, passing: number | null): Step {
  const demand = demandOf(play, 'postgres')
  const { busy, databaseCores, disk, writes } = play.means
  const { logBytes, hintMs } = play.costs.postgres
  const working = databaseOf(play) * (passing ?? 1)
  const database: Use[] = [
    { resource: 'processors of PostgreSQL', used: working, has: databaseCores * busy, unit: 'cores' },
    { resource: 'log of PostgreSQL', used: (demand.writes * logBytes) / 1e6, has: writes * busy, unit: 'MB/s' },
    { resource: 'disk of PostgreSQL', used: demand.disk / GB, has: disk * busy, unit: 'GB' },
  ]
  const shards = passing === null ? 1 : Math.max(...database.map(({ used, has }) => Math.ceil(used / has)))
  const everywhere = everywhereOf(play) * (passing ?? 0)
  const asked: Use = { resource: EVERYWHERE, used: everywhere, has: databaseCores * busy, unit: 'cores' }
  // Every process hears of every table: what that leaves of its thread is what it serves with.
  const hears = (demand.writes * hintMs) / 1000
  const hints: Use = { resource: HINTS, used: hears, has: busy / 2, unit: 'cores' }
  const processes = Math.ceil(demand.serving / Math.max(busy / 2, busy - hears))
  const all = demand.threads + demand.bots + processes * hears
  return {
    ...needOf(play, demand, Math.ceil(all / busy) + Math.ceil((working + everywhere * (shards - 1)) / busy)),
    processes,
    shards,
    uses: [...database.map(use => ({ ...use, used: use.used / shards })), ...(passing === null ? [] : [asked]), hints],
  }
}
const HINTS = 'hints, as every process hears all'
const EVERYWHERE = 'who comes, as every shard is asked'
const UNSPREAD = [HINTS, EVERYWHERE]

export interface Setup {
  readonly name: string
  readonly step: (play: Played) => Step
  /** Resources there is more of with another machine. */
  readonly spreads: boolean
}
export const SETUPS: readonly Setup[] = [
  { name: 'one process with SQLite', step: onSqlite, spreads: false },
  { name: 'one PostgreSQL, n processes', step: play => onPostgres(play, null), spreads: false },
  { name: 'PostgreSQL sharded by table id', step: play => onPostgres(play, play.means.passing), spreads: true },
]

/** Where each resource of a setup ends, by one step, the first to end first: what play uses grows with the tables. */
export function limitsOf({ spreads }: Setup, { tables, uses }: Step): readonly Limit[] {
  return uses
    .filter(({ resource }) => !spreads || UNSPREAD.includes(resource))
    .map(({ resource, used, has }) => ({ resource, tables: Math.floor((tables * has) / used) }))
    .toSorted((a, b) => a.tables - b.tables)
}
