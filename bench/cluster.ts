// npm run bench -- cluster: what several servers on one PostgreSQL carry: durable answers a second beside what the bare store does
// with as many connections in the same run, how soon a move is seen by who is served by another server, and what tables over
// days cost while nobody plays. The people of every table are spread over all servers. All of it runs on this machine.
import { setTimeout } from 'node:timers/promises'
import { lay, type Pace, start, type Table } from '#tables'
import { type Cluster, startCluster } from '../src/server/embedded-postgres.ts'
import { append } from '../src/server/room.ts'
import { openPostgresStore } from '../src/server/store-postgres.ts'
import { type Served, serveBuilt } from '../tools/served.ts'
import { usedBy } from './answers.ts'
import { bareStore } from './bare.ts'
import { openCaller, sitDown, textFrame } from './crowd.ts'
import { told, usedByAll } from './postgres-costs.ts'
import { BATCH, GAME, medianRatio, paced, percentile, saturate, usedHere, warmUp } from './server.ts'

export interface ClusterLoad {
  readonly servers: number
  readonly tables: number
  readonly seconds: number
  /** Answers a second while it is timed who sees them. */
  readonly pace: number
  /** Tables over days, and how many of them somebody has open. */
  readonly open: number
  readonly active: number
  /** How often servers take turns with the bare store. */
  readonly rounds: number
}
export const CLUSTER_LOAD: ClusterLoad = {
  servers: 3,
  tables: 150,
  seconds: 6,
  pace: 60,
  open: 10_000,
  active: 1000,
  rounds: 4,
}

const ended = async (servers: readonly Served[]): Promise<void> => {
  await Promise.all(servers.map(server => server.remove()))
}
/** Servers on one database, one more than there were before. */
const serve = ({ url }: Cluster): Promise<Served> => serveBuilt('bench', { RATE_LIMITS: 'off', DATABASE_URL: url })

/** The store alone, opened so often, each with one connection that it appends by; so many appends at a time at each. */
async function bareStores({ url }: Cluster, count: number, lanes: number, seconds: number): Promise<number> {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgresStore(url)))
  try {
    const rates = await Promise.all(stores.map(store => bareStore(store, lanes, seconds)))
    return rates.reduce((sum, rate) => sum + rate)
  } finally {
    await Promise.all(stores.map(store => store.close()))
  }
}

/** Connections to the database that servers hold, but those by which they only hear. */
const connectionsOf = async ({ url }: Cluster, servers: readonly Served[]): Promise<number> =>
  (await told<number>(
    url,
    `SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )) - servers.length

/** Full speed by so many servers; they take turns with the bare store, and the best runs count. */
async function durable(cluster: Cluster, servers: readonly Served[], { tables, seconds, rounds }: ClusterLoad) {
  const urls = servers.map(({ url }) => url)
  const spread = await sitDown(urls, GAME, tables)
  const together = await sitDown(urls, GAME, tables, { together: true })
  for (const seated of [spread, together]) await warmUp(seated, seconds / 2)
  const connections = await connectionsOf(cluster, servers)
  const rates = { asMany: [] as number[], sixteen: [] as number[], spread: [] as number[], together: [] as number[] }
  const cores = { crowd: 0, servers: 0, database: 0, seconds: 0 }
  const usedNow = () => [usedHere(), servers.reduce((sum, { child }) => sum + usedBy(child), 0), usedByAll(cluster.pid)]
  for (let round = 0; round < rounds; round++) {
    rates.asMany.push(await bareStores(cluster, connections, 1, seconds / 2))
    rates.sixteen.push(await bareStores(cluster, servers.length, BATCH, seconds / 2))
    const [at, before] = [performance.now(), usedNow()]
    rates.spread.push(await saturate(spread, seconds / 2))
    const [crowd, served, database] = usedNow().map((used, i) => used - before[i]!) as [number, number, number]
    cores.crowd += crowd
    cores.servers += served
    cores.database += database
    cores.seconds += (performance.now() - at) / 1000
    rates.together.push(await saturate(together, seconds / 2))
  }
  for (const each of [...spread, ...together]) each.close()
  const [asMany, sixteen, best, kept] = [rates.asMany, rates.sixteen, rates.spread, rates.together].map(each =>
    Math.max(...each),
  ) as [number, number, number, number]
  const share = (used: number): number => Number((used / cores.seconds).toFixed(2))
  return {
    answersPerSecond: Math.round(best),
    // What the bare store does with as many connections, one append at a time by each.
    connections,
    barePerSecond: Math.round(asMany),
    ofBare: Number((best / asMany).toFixed(2)),
    // And of the rounds, each by itself, the one in the middle.
    ofBareMedian: medianRatio(rates.spread, rates.asMany),
    // And by one connection for each server, sixteen appends at a time by each.
    bareBatch16PerSecond: Math.round(sixteen),
    ofBareBatch16: Number((best / sixteen).toFixed(2)),
    ofBareBatch16Median: medianRatio(rates.spread, rates.sixteen),
    // The same where the people of a table are served by the same server.
    togetherPerSecond: Math.round(kept),
    togetherOfBareBatch16: Number((kept / sixteen).toFixed(2)),
    // Processors that were used meanwhile, of those that all of them share.
    crowdCores: share(cores.crowd),
    serverCores: share(cores.servers),
    databaseCores: share(cores.database),
  }
}
async function seenElsewhere(servers: readonly Served[], { tables, seconds, pace }: ClusterLoad): Promise<number[]> {
  const times: number[] = []
  let isTimed = false
  const urls = servers.map(({ url }) => url)
  const seated = await sitDown(urls, GAME, Math.min(tables, 2 * pace), { seen: ms => isTimed && times.push(ms) })
  await paced(seated, pace, 2)
  isTimed = true
  await paced(seated, pace, seconds)
  await setTimeout(500)
  for (const each of seated) each.close()
  return times
}

/** Three days for every turn, of which nights do not count. */
const PACE: Pace = {
  kind: 'days',
  days: 3,
  zone: 'Europe/Paris',
  quiet: { from: 22 * 60, to: 8 * 60 },
  late: 'turn',
  level: 'easy',
}
/** All began within so long before now: whoever is waited for is reminded some day soon, and nobody yet. */
const BEGUN_MS = 4 * 24 * 3600 * 1000
/** A match of two people under way, as it is after its start. */
function overDays(id: string, guest: { readonly id: string; readonly name: string }, at: number): readonly Table[] {
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const
  const laid = lay({ game: GAME, seats, customs: { pace: PACE } }, guest, { id, invite: `invite-${id}`, from: 0 }, at)
  return [laid, start(laid, guest, '00'.repeat(32), at)]
}
/** Processors that somebody uses while nobody does anything. */
async function idle(used: () => number, seconds: number): Promise<number> {
  const before = used()
  await setTimeout(seconds * 1000)
  return (used() - before) / seconds
}
const SETTLED = 0.03
/** Thousands of matches are played again after a start. */
const SETTLES_MS = 180_000
/** Waits until what is done after a start is done; answers how long that took. */
async function settle(used: () => number): Promise<number> {
  const began = performance.now()
  while ((await idle(used, 2)) > SETTLED && performance.now() - began < SETTLES_MS) {}
  return (performance.now() - began) / 1000
}

/** A server on a database with many tables over days, beside one on an empty database. */
async function tablesOverDays(load: ClusterLoad) {
  const cluster = await startCluster()
  const servers: Served[] = []
  try {
    const first = await serve(cluster)
    servers.push(first)
    const used = (): number => usedBy(first.child) + usedByAll(cluster.pid)
    await settle(used)
    const alone = await idle(() => usedBy(first.child), load.seconds)
    const aloneDatabase = await idle(() => usedByAll(cluster.pid), load.seconds)
    const person = openCaller(first.url)
    await person.enter('Days')
    const me = await person.call<{ id: string; name: string }>('GET', '/api/me')
    const store = await openPostgresStore(cluster.url)
    const ids = Array.from({ length: load.open }, (_, i) => `days${i}`)
    const at = Date.now()
    const begun = (i: number): number => at - Math.round(((ids.length - i) / ids.length) * BEGUN_MS)
    for (let i = 0; i < ids.length; i += 100) {
      const some = ids.slice(i, i + 100).map(async (id, n) => {
        for (const table of overDays(id, me, begun(i + n))) await append(store, table)
      })
      await Promise.all(some)
    }
    await store.close()
    await first.end('SIGTERM')
    const began = performance.now()
    await first.start()
    const startSeconds = (performance.now() - began) / 1000
    const checkedSeconds = await settle(used)
    const sockets = []
    for (let i = 0; i < load.active; i += WATCHED) {
      const socket = await person.live()
      for (const id of ids.slice(i, Math.min(load.active, i + WATCHED))) socket.write(textFrame({ watch: id }))
      sockets.push(socket)
    }
    await setTimeout(1000)
    await settle(used)
    const busy = await idle(() => usedBy(first.child), load.seconds)
    const busyDatabase = await idle(() => usedByAll(cluster.pid), load.seconds)
    for (const socket of sockets) socket.destroy()
    person.close()
    return {
      open: load.open,
      active: load.active,
      startSeconds: Number(startSeconds.toFixed(2)),
      checkedSeconds: Number(checkedSeconds.toFixed(1)),
      idleCores: Number(busy.toFixed(4)),
      emptyCores: Number(alone.toFixed(4)),
      idleDatabaseCores: Number(busyDatabase.toFixed(4)),
      emptyDatabaseCores: Number(aloneDatabase.toFixed(4)),
    }
  } finally {
    await ended(servers)
    await cluster.stop()
  }
}
/** Tables that one connection watches. */
const WATCHED = 50

export async function benchCluster(load: ClusterLoad = CLUSTER_LOAD) {
  const cluster = await startCluster()
  const servers: Served[] = []
  try {
    const processes: { [count: string]: Awaited<ReturnType<typeof durable>> } = {}
    while (servers.length < load.servers) {
      servers.push(await serve(cluster))
      processes[servers.length] = await durable(cluster, servers, load)
    }
    const seen = await seenElsewhere(servers, load)
    await ended(servers)
    return {
      processes,
      seenElsewhereP50Ms: Number(percentile(seen, 0.5).toFixed(1)),
      seenElsewhereP99Ms: Number(percentile(seen, 0.99).toFixed(1)),
      moves: seen.length,
      overDays: await tablesOverDays(load),
    }
  } finally {
    await ended(servers)
    await cluster.stop()
  }
}
