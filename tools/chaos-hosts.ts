// What is struck in `npm run chaos`: one server with its file, or several on one PostgreSQL, which is struck as well.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Swift } from '#engine'
import { type Cluster, startCluster } from '../src/server/embedded-postgres.ts'
import type { Store } from '../src/server/store.ts'
import { openPostgresStore } from '../src/server/store-postgres.ts'
import { openToRead } from '../src/server/store-sqlite.ts'
import { type Served, serveBuilt } from './served.ts'

/** Servers that were killed, and those that were asked to stop, as when a new version is rolled out. */
export type Struck = 'servers' | 'stopped' | 'connections' | 'databases'
export interface Hosts {
  /** Any of the servers, running or not: as a balancer that knows nothing would choose. */
  url(): string
  /** What is to be struck, in order. */
  readonly plan: readonly Struck[]
  /** It dies, or stops, and comes back. */
  strike(what: Struck): Promise<void>
  /** How often which was struck. */
  readonly struck: { readonly [what in Struck]: number }
  /** Servers that ended by themselves, or did not stop in good order when they were asked to. */
  crashes(): number
  /** What bots did in lives that were asked about: decisions made, and those that came too late to be taken. */
  readonly bots: Readonly<BotsSeen>
  /** Ends all servers as crashes would, and answers the store they leave behind. */
  end(): Promise<Pick<Store, 'load' | 'close'>>
  remove(): Promise<void>
}
const ENV = { RATE_LIMITS: 'off', METRICS: 'public' }

/** One blow in so many breaks connections; and for so many one server more is asked to stop. */
const CONNECTIONS = 5
const STOPS = 4
/** So many blows that kill: PostgreSQL once, some connections, else servers; stops come on top. In any order, which the seed tells. */
export function planOf(kills: number, chance: Pick<Swift, 'below'>): readonly Struck[] {
  const many = (part: number): number => Math.max(1, Math.floor(kills / part))
  const databases = Math.min(1, kills)
  const connections = Math.min(many(CONNECTIONS), kills - databases)
  const of = (what: Struck, count: number): Struck[] => Array.from({ length: count }, () => what)
  const plan = [
    ...of('databases', databases),
    ...of('connections', connections),
    ...of('servers', kills - databases - connections),
    ...of('stopped', many(STOPS)),
  ]
  for (let i = plan.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    ;[plan[i], plan[j]] = [plan[j]!, plan[i]!]
  }
  return plan
}

export async function oneHost(kills: number): Promise<Hosts> {
  const server = await serveBuilt('chaos', ENV)
  const struck = { servers: 0, stopped: 0, connections: 0, databases: 0 }
  const bots = { decided: 0, overtaken: 0 }
  return {
    url: () => server.url,
    plan: Array.from({ length: kills }, () => 'servers'),
    async strike() {
      await killServer(server, bots)
      struck.servers++
      await server.start()
    },
    struck,
    crashes: () => 0,
    bots,
    async end() {
      await killServer(server, bots)
      return openToRead(server.dataDir)
    },
    remove: server.remove,
  }
}

/** Several servers, any of which may be struck; once it is PostgreSQL itself that dies, with all its processes. */
export async function clusterOfHosts(count: number, kills: number, chance: Swift): Promise<Hosts> {
  const cluster = await startCluster()
  const servers: Served[] = []
  const struck = { servers: 0, stopped: 0, connections: 0, databases: 0 }
  const bots = { decided: 0, overtaken: 0 }
  let crashes = 0
  const remove = async (): Promise<void> => {
    await Promise.all(servers.map(server => server.remove()))
    await cluster.stop()
  }
  try {
    for (let i = 0; i < count; i++) servers.push(await serveBuilt('chaos', { ...ENV, DATABASE_URL: cluster.url }))
  } catch (error) {
    await remove()
    throw error
  }
  const any = (): Served => servers[chance.below(count)]!
  async function strikeServer(how: 'servers' | 'stopped'): Promise<void> {
    const server = any()
    const well = how === 'servers' ? await killServer(server, bots) : await stopServer(server, bots)
    if (well) struck[how]++
    else crashes++
    await again(() => server.start())
  }
  async function strikeConnections(): Promise<void> {
    await onDatabase(cluster, async client => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      )
      const some = rows.filter(() => chance.below(2) === 0)
      for (const { pid } of some) await client.query('SELECT pg_terminate_backend($1)', [pid])
    })
    struck.connections++
  }
  async function strikeDatabase(): Promise<void> {
    await cluster.kill()
    struck.databases++
    // What it started ends once it notices; until then nobody else may use the folder.
    await again(() => cluster.start())
  }
  return {
    url: () => any().url,
    plan: planOf(kills, chance),
    async strike(what) {
      if (what === 'databases') return strikeDatabase()
      return what === 'connections' ? strikeConnections() : strikeServer(what)
    },
    struck,
    crashes: () => crashes,
    bots,
    async end() {
      for (const server of servers) if (!(await killServer(server, bots))) crashes++
      return openPostgresStore(cluster.url)
    },
    remove,
  }
}
const AGAIN_MS = 200
const TRIES = 100
/** Until it goes well. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES) throw error
      await setTimeout(AGAIN_MS)
    }
  }
}
async function onDatabase(cluster: Cluster, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on('error', () => {})
  await client.connect()
  await work(client).finally(() => client.end())
}
interface BotsSeen {
  decided: number
  overtaken: number
}
/** Kills it, after a look at what its bots did; false: it had ended already. */
async function killServer(server: Served, bots: BotsSeen): Promise<boolean> {
  await askBots(server, bots)
  if (hasEnded(server)) return false
  await server.end('SIGKILL')
  return true
}
const STOPPING_MS = 15_000
/** Asks it to stop, and waits for that; false: it had ended already, or did not stop in good order. */
async function stopServer(server: Served, bots: BotsSeen): Promise<boolean> {
  await askBots(server, bots)
  if (hasEnded(server)) return false
  const { child } = server
  const impatience = globalThis.setTimeout(() => child.kill('SIGKILL'), STOPPING_MS)
  await server.end('SIGTERM')
  clearTimeout(impatience)
  return child.exitCode === 0
}
const hasEnded = ({ child }: Served): boolean => child.exitCode !== null || child.signalCode !== null
async function askBots({ url }: Served, bots: BotsSeen): Promise<void> {
  const text = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(2000) })
    .then(reply => reply.text())
    .catch(() => '')
  for (const [, outcome, number] of text.matchAll(/^naust_bot_decisions\w*\{[^}]*"(\w+)"\} (\d+)/gm)) {
    if (outcome === 'decided' || outcome === 'overtaken') bots[outcome] += Number(number)
  }
}
