// What PostgreSQL costs: one of our own with everything on that makes data durable, a server on it, and another that only hears.
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { type Cluster, startCluster } from '../src/server/embedded-postgres.ts'
import { openPostgresStore } from '../src/server/store-postgres.ts'
import type { Costs, Kept } from '../tools/scale/costs.ts'
import { serveBuilt } from '../tools/served.ts'
import { usedBy } from './answers.ts'
import { bareStore } from './bare.ts'
import { type CostsLoad, servingOf, spentOn } from './costs.ts'
import { sitDown } from './crowd.ts'
import { fill } from './kept.ts'
import { GAME, paced } from './server.ts'

const CONNECTIONS = 16
const [DAY_MS, PAGE] = [24 * 3600 * 1000, 200]

/** Processor seconds that PostgreSQL has used: the process that was started, and all that it started. */
export function usedByAll(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'latin1').split(') ')[1]!.split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const ours = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child)
  const ended = usedBy({ pid }, 'ended') || 0
  return [pid, ...ours].reduce((sum, each) => sum + (usedBy({ pid: each }) || 0), ended)
}

/** A question to the database itself. */
export async function told<T>(url: string, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return Object.values((await client.query(text)).rows[0] as object)[0] as T
  } finally {
    await client.end()
  }
}
const logOf = (url: string): Promise<number> => told(url, `SELECT (pg_current_wal_lsn() - '0/0')::float8`)

async function bareCosts({ url, pid }: Cluster, seconds: number) {
  const store = await openPostgresStore(url)
  /** Milliseconds of a processor of the database for each of so many, as often as some seconds allow. */
  async function readMs(count: number, read: () => Promise<unknown>): Promise<number> {
    const [used, began] = [usedByAll(pid), performance.now()]
    let times = 0
    for (; performance.now() - began < seconds * 1000; times++) await read()
    return Number((((usedByAll(pid) - used) * 1000) / (times * count)).toFixed(6))
  }
  try {
    await bareStore(store, CONNECTIONS, seconds / 2)
    const [used, log] = [usedByAll(pid), await logOf(url)]
    const rate = await bareStore(store, CONNECTIONS, seconds)
    const done = rate * seconds
    const spent = usedByAll(pid) - used
    const grown = (await logOf(url)) - log
    const tables = await store.withStatus('playing')
    // All that was appended is of the first day, and none of it has happened since.
    const noon = DAY_MS / 2
    return {
      appendsPerSecond: Math.round(rate),
      connections: CONNECTIONS,
      appendMs: Number(((spent * 1000) / done).toFixed(4)),
      logBytes: Math.round(grown / done),
      lookMs: await readMs(tables.length, () => store.others!.seqsOf(tables)),
      roundMs: await readMs(tables.length, () => store.summaries('playing', { after: noon, until: noon }, '', PAGE)),
    }
  } finally {
    await store.close()
  }
}
/** Each table of the database by itself, with its indexes: states are kept compressed. */
export async function keptByPostgres(url: string, matches: number): Promise<Kept> {
  const store = await openPostgresStore(url)
  const { tables, events } = await fill(store, matches).finally(store.close)
  await vacuum(url)
  const sizeOf = (name: string): Promise<number> => told(url, `SELECT pg_total_relation_size('${name}')::float8`)
  return {
    table: Math.round((await sizeOf('tables')) / tables),
    event: Math.round((await sizeOf('events')) / events),
  }
}
/** What an update leaves behind is used again in the long run. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM FULL').finally(() => client.end())
}

export async function postgresCosts(load: CostsLoad): Promise<Costs['postgres']> {
  const cluster = await startCluster()
  const env = { RATE_LIMITS: 'off', DATABASE_URL: cluster.url }
  try {
    const kept = await keptByPostgres(cluster.url, load.matches)
    const bare = await bareCosts(cluster, load.seconds / 2)
    const server = await serveBuilt('bench', env)
    const other = await serveBuilt('bench', env)
    try {
      const serving = await servingOf(server, load)
      const seated = await sitDown(server.url, GAME, load.tables)
      // What it spends on its own is little beside that, and counted in.
      const answers = load.pace * load.seconds
      const heard = await spentOn(other, () => paced(seated, load.pace, load.seconds))
      const before = usedByAll(cluster.pid)
      const visits = answers / 4
      for (let i = 0; i < visits; i++) await seated[i % seated.length]!.come()
      const comingMs = Number((((usedByAll(cluster.pid) - before) * 1000) / visits).toFixed(4))
      for (const each of seated) each.close()
      return { serving, kept, ...bare, comingMs, hintMs: Number(((heard.all * 1000) / answers).toFixed(4)) }
    } finally {
      await server.remove()
      await other.remove()
    }
  } finally {
    await cluster.stop()
  }
}
