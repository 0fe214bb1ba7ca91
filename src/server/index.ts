// The server, put together: `createServer(config)` is all that main.ts and the tests need.
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { findEditions } from '#games'
import { openPool, type PoolConfig } from './bot-pool.ts'
import { startBots, thinkHere } from './bots.ts'
import { type Bytes, trueBytes } from './chance.ts'
import { decksFrom } from './decks.ts'
import { openGuests } from './guests.ts'
import { createHttp } from './http.ts'
import { openClock } from './late.ts'
import { openMeeting } from './meeting.ts'
import { createMetrics } from './metrics.ts'
import { createLimit, RATES, type RateTable, unlimited } from './rates.ts'
import { routesOf } from './routes.ts'
import type { Store } from './store.ts'
import { openSqlite } from './store-sqlite.ts'
import { openTables } from './tables.ts'
import { serveWatching } from './watching.ts'

export interface ServerConfig {
  readonly host?: string
  readonly port?: number
  readonly dataDir: string
  /** The built client; where there is none, only the interface is served. */
  readonly webDir?: string
  readonly allowSeeds?: boolean
  /** A folder of deck files that take the place of the built-in ones. */
  readonly decks?: string
  /** Worker threads for bots, or, in tests, this thread. */
  readonly bots: PoolConfig | 'in-process'
  readonly rates?: RateTable | 'off'
  /** Whether X-Forwarded-… can be believed. */
  readonly trustProxy?: boolean
  readonly logLevel?: string
  readonly heartbeatMs?: number
  readonly roomsKept?: number
  readonly now?: () => number
  readonly bytes?: Bytes
}
export interface NaustServer {
  /** Starts listening; the address is that of the port it got. */
  listen(): Promise<{ readonly host: string; readonly port: number; readonly url: string }>
  /** Finishes what is under way, says goodbye to watchers, and closes the store. */
  close(): Promise<void>
}

export async function createServer(config: ServerConfig): Promise<NaustServer> {
  const { host = '127.0.0.1', port = 8080, now = Date.now, bytes = trueBytes, trustProxy = false } = config
  const log = pino({ level: config.logLevel ?? 'info' }, pino.destination(2))
  await findEditions()
  const decks = config.decks === undefined ? {} : decksFrom(config.decks)
  const store: Store = await openSqlite(config.dataDir)
  const metrics = createMetrics()
  const limit = config.rates === 'off' ? unlimited : createLimit(config.rates ?? RATES, now)
  const guests = openGuests(store, now, bytes)
  const botThreadFailed = (error: unknown) => log.error({ err: error }, 'a thread for bots failed')
  const thinker = config.bots === 'in-process' ? thinkHere : openPool({ ...config.bots, decks }, botThreadFailed)
  const bots = startBots(() => tables, thinker, metrics, log)
  const clock = openClock(() => tables, now, log)
  const wake = (table: string): void => {
    bots.wake(table)
    clock.wake(table)
  }
  const tables = openTables({
    store,
    now,
    bytes,
    allowSeeds: config.allowSeeds ?? false,
    roomsKept: config.roomsKept ?? 500,
    changed: wake,
  })
  const { webDir } = config
  const app = await createHttp({
    guests,
    routes: routesOf({ guests, tables, meeting: openMeeting(tables, store, now, bytes), metrics, bots, decks }),
    limit,
    storeAnswers: () => store.guestByToken(''),
    metricsText: async () => metrics.text({ open: 0, playing: 0, over: 0, ...(await store.counts()) }),
    webDir: webDir && existsSync(join(webDir, 'index.html')) ? webDir : null,
    trustProxy,
    log,
  })
  const watching = serveWatching(app.server, {
    guests,
    tables,
    metrics,
    limit,
    heartbeatMs: config.heartbeatMs ?? 25_000,
    trustProxy,
    log,
  })

  /** The bots that were asked when the server stopped; requests come in between. */
  async function wakeAll(playing: readonly string[]): Promise<void> {
    for (const id of playing) {
      wake(id)
      await setImmediate()
    }
  }
  return {
    async listen() {
      await app.listen({ host, port })
      void wakeAll(await store.withStatus('playing'))
      const { port: got } = app.server.address() as AddressInfo
      return { host, port: got, url: `http://${host.includes(':') ? `[${host}]` : host}:${got}` }
    },
    async close() {
      await Promise.all([watching.close(), app.close()])
      clock.close()
      await bots.close()
      await store.close()
    },
  }
}
