// The server, put together: `createServer(config)` is all that main.ts and the tests need.
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type DestinationStream, pino } from 'pino'
import { findEditions } from '#games'
import { botAsked } from '#tables'
import { openPlans } from './ahead.ts'
import { openPool, type PoolConfig } from './bot-pool.ts'
import { startBots, thinkHere } from './bots.ts'
import { type Bytes, newWord, trueBytes } from './chance.ts'
import { openClaims } from './claims.ts'
import { boundConnections } from './connections.ts'
import { decksFrom } from './decks.ts'
import { type Duty, openDuty } from './duty.ts'
import { followOthers } from './following.ts'
import { openGuests } from './guests.ts'
import { openPulse } from './health.ts'
import { openHomes } from './homes.ts'
import { createHttp } from './http.ts'
import { KEEPING, type Keeping, openKeeper } from './keeping.ts'
import { NEAR_MS, openClock } from './late.ts'
import { openMeeting } from './meeting.ts'
import { createMetrics } from './metrics.ts'
import { type NoticeSettings, openNotices } from './notices/index.ts'
import { openNudging } from './notices/nudge.ts'
import { sayingOutages, silentInOutages } from './outage.ts'
import { openPasskeys } from './passkeys.ts'
import { openPeople } from './people.ts'
import { openPresence } from './presence.ts'
import type { Front } from './proxy.ts'
import { NO_QUOTAS, QUOTAS, type Quotas } from './quotas.ts'
import { createLimit, RATES, type RateTable, unlimited } from './rates.ts'
import { openRounds, ROUND_MS } from './rounds.ts'
import { routesOf } from './routes.ts'
import { sealKeyOf } from './seal-key.ts'
import type { Due, Store } from './store.ts'
import { awaitPostgresStore, openPostgresStore } from './store-postgres.ts'
import { openSqlite } from './store-sqlite.ts'
import { openStoreTime } from './store-time.ts'
import { openTables } from './tables.ts'
import { checkAll, checkInTurn } from './versions.ts'
import { serveWatching } from './watching.ts'

export interface ServerConfig {
  readonly host?: string
  readonly port?: number
  /** The address by which the house reaches this machine, if the server listens for it. */
  readonly house?: string
  readonly dataDir: string
  /** The URL of a PostgreSQL, which several servers may share; left out: the data lies in the folder. */
  readonly database?: string
  /** Told once, and why, when the database cannot be reached at the start and is waited for; left out: the start fails. */
  readonly waiting?: (why: string) => void
  /** The built store-thread.ts, by which the disk is waited for elsewhere; left out: here. */
  readonly writer?: URL
  /** The built client; where there is none, only the interface is served. */
  readonly webDir?: string
  readonly allowSeeds?: boolean
  /** A folder of deck files that take the place of the built-in ones. */
  readonly decks?: string
  /** Worker threads for bots, or, in tests, this thread. */
  readonly bots: PoolConfig | 'in-process'
  readonly rates?: RateTable | 'off'
  readonly quotas?: Quotas | 'off'
  /** How many proxies stand in front: so many entries of X-Forwarded-… can be believed, from the last. */
  readonly hops?: number
  /** Who may read the metrics: anybody, whoever has the word, or nobody, which is the default. */
  readonly metrics?: 'all' | 'none' | { readonly token: string }
  /** How long what nobody comes back to is kept. */
  readonly keeping?: Keeping
  readonly logLevel?: string
  /** Where the log goes; left out: to standard error. */
  readonly logTo?: DestinationStream
  readonly heartbeatMs?: number
  /** So long somebody may take to say what they want. */
  readonly headersMs?: number
  /** How often whoever is on duty looks for what is due. */
  readonly dutyMs?: number
  readonly roomBytes?: number
  /** The key that matches are sealed with as files, as 64 hex digits; left out: one of its own, kept with the data. */
  readonly sealKey?: string
  /** How people are told that it is their turn while they are away. */
  readonly notices?: NoticeSettings
  readonly now?: () => number
  readonly bytes?: Bytes
}
const SWEEP_MS = 3600 * 1000
/** So long whoever is under way may take when the server stops. */
const PATIENCE_MS = 5000

export interface NaustServer {
  /** Starts listening; the address is that of the port it got. */
  listen(): Promise<{ readonly host: string; readonly port: number; readonly url: string }>
  /** Erases what nobody comes back to, as happens every hour. */
  sweep(): Promise<{ readonly tables: number; readonly guests: number }>
  /** Tells people whose turn it is, as happens every few seconds; answers how many notices were sent. */
  tell(): Promise<number>
  /** Looks where something is due soon, as happens every ten minutes. */
  look(): Promise<void>
  /** Finishes what is under way, says goodbye to watchers, and closes the store. */
  close(): Promise<void>
}

export async function createServer(config: ServerConfig): Promise<NaustServer> {
  const { host = '127.0.0.1', port = 8080, bytes = trueBytes, hops = 0 } = config
  const log = pino({ level: config.logLevel ?? 'info', hooks: silentInOutages }, config.logTo ?? pino.destination(2))
  await findEditions()
  const decks = config.decks === undefined ? {} : decksFrom(config.decks)
  const { database } = config
  const opened =
    database === undefined
      ? await openSqlite(config.dataDir, config.writer)
      : config.waiting
        ? await awaitPostgresStore(database, config.waiting)
        : await openPostgresStore(database)
  const { others } = opened
  /** The name of this server among those that share its store. */
  const me = newWord(trueBytes, 12)
  const time = others && !config.now ? await openStoreTime(others) : null
  const now = config.now ?? time?.now ?? Date.now
  const store: Store = sayingOutages(opened, { log, now })
  const metrics = createMetrics()
  const sharedLimit = config.rates === 'off' ? null : createLimit(config.rates ?? RATES, now)
  const limit = sharedLimit ?? unlimited
  const quotas = config.quotas === 'off' ? NO_QUOTAS : (config.quotas ?? QUOTAS)
  const guests = openGuests(store, now, bytes)
  const homes = openHomes()
  const publicUrl = config.notices?.publicUrl
  const front: Front = { hops, publicHost: publicUrl === undefined ? undefined : new URL(publicUrl).host }
  const botThreadFailed = (error: unknown) => log.error({ err: error }, 'a thread for bots failed')
  const thinker =
    config.bots === 'in-process' ? thinkHere : openPool({ ...config.bots, decks, homeOf: homes.of }, botThreadFailed)
  const bots = startBots(() => tables, thinker, metrics, log, others && openClaims(store, me))
  const clock = openClock(() => tables, now, log)
  const plans = openPlans({ tables: () => tables, store, quotas, now, bytes, log })
  const presence = openPresence(others, now)
  const notices = await openNotices({
    ...config.notices,
    store,
    presence,
    tableOf: id => tables.stateOf(id),
    now,
    bytes,
    log,
  })
  const tables = openTables({
    store,
    now,
    bytes,
    allowSeeds: config.allowSeeds ?? false,
    roomBytes: config.roomBytes ?? 64 * 1024 * 1024,
    quotas,
    homeOf: homes.of,
    sealKey: await sealKeyOf(config.sealKey, store, bytes),
    changed: table => {
      if (botAsked(table.state)) bots.wake(table.state.id)
      clock.look(table)
      plans.look(table)
      notices.changed(table)
    },
    heard: table => {
      clock.look(table)
      notices.changed(table)
    },
  })
  const keeper = openKeeper({
    store,
    keeping: config.keeping ?? KEEPING,
    now,
    forget: tables.forget,
    everyMs: SWEEP_MS,
    isOurs: () => duty?.isOurs() ?? true,
    failed: error => log.error({ err: error }, 'what is old could not be erased'),
  })
  const stopping = new AbortController()
  let checking: Promise<unknown> = Promise.resolve()
  const { webDir } = config
  const people = openPeople({ store, guests, tables, giveNotices: notices.give, quotas, now, bytes })
  const app = await createHttp({
    guests,
    routes: routesOf({
      guests,
      tables,
      people,
      passkeys: openPasskeys({ store, people, now, bytes }),
      meeting: openMeeting({ tables, store, quotas, now, bytes }),
      metrics,
      bots,
      plans,
      decks,
      notices: notices.choices,
      nudge: openNudging({ store, presence, tables, now }),
    }),
    limit,
    homes,
    pulse: openPulse(store, now),
    metricsFor: config.metrics ?? 'none',
    closing: () => stopping.signal.aborted,
    async metricsText() {
      const [counts, { waiting, oldest }] = await Promise.all([store.counts(), store.outbox()])
      const overdueMs = oldest === null ? 0 : Math.max(0, now() - oldest)
      return metrics.text({ open: 0, playing: 0, asleep: 0, over: 0, ...counts }, { waiting, overdueMs })
    },
    webDir: webDir && existsSync(join(webDir, 'index.html')) ? webDir : null,
    front,
    headersMs: config.headersMs,
    elsewhere: () => {
      const { port: got } = app.server.address() as AddressInfo
      return publicUrl ?? (config.house === undefined ? null : `http://${config.house}:${got}`)
    },
    log,
  })
  boundConnections(app.server, { ofAddress: quotas.connectionsOfAddress, hops })
  const watching = serveWatching(app.server, {
    guests,
    tables,
    metrics,
    presence,
    limit,
    homes,
    quotas,
    heartbeatMs: config.heartbeatMs ?? 25_000,
    front,
    log,
    others,
  })
  const failed = (error: unknown) => log.error({ err: error }, 'the store cannot be asked')
  const following = others && followOthers({ others, tables, limit: sharedLimit, failed })
  let duty: Duty | undefined
  const rounds = openRounds({
    store,
    now,
    isOurs: () => duty?.isOurs() ?? true,
    found(state, updated) {
      notices.found(state, updated)
      plans.again(state.id)
    },
  })
  const goRound = (): void => void rounds.go().catch(failed)
  const rounding = setInterval(goRound, ROUND_MS)
  rounding.unref()

  /** Whoever was waited for when the server stopped, bots and people; requests come in between. */
  async function wakeDue(): Promise<void> {
    for (const { table, at } of await store.due(now() + 2 * NEAR_MS)) {
      if (at === 0) bots.wake(table)
      clock.wakeAt(table, at)
      await setImmediate()
    }
  }
  const lookAround = (): void =>
    void wakeDue().catch(error => log.error({ err: error }, 'what is due could not be read'))
  /** What was far off comes near; and nothing is forgotten, whichever server it was left to. */
  const looking = setInterval(() => duty?.isOurs() && lookAround(), NEAR_MS)
  looking.unref()
  /** Bots and clocks that were left, by a server that is gone or while nothing could be written. */
  function overdue({ table, at }: Due): void {
    if (at === 0) bots.wake(table)
    clock.wakeAt(table, at)
  }
  /** From now on what was left by others is ours. */
  function began(): void {
    lookAround()
    plans.wakeAll().catch(failed)
  }
  return {
    async listen() {
      await app.listen({ host, port })
      duty = openDuty({ store, me, now, began, overdue, failed, lookMs: config.dutyMs })
      goRound()
      notices.begin()
      const check = (stop: AbortSignal) => checkAll(store, tables, { log, stop })
      checking = checkInTurn({ store, me, check, stop: stopping.signal, failed })
      const { port: got } = app.server.address() as AddressInfo
      return { host, port: got, url: `http://${host.includes(':') ? `[${host}]` : host}:${got}` }
    },
    sweep: keeper.sweep,
    async tell() {
      await rounds.go()
      return notices.tell()
    },
    look: wakeDue,
    async close() {
      stopping.abort()
      notices.stop()
      clearInterval(rounding)
      await Promise.all([keeper.close(), duty?.close(), rounds.close(), checking])
      const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
      await Promise.all([watching.close(), app.close()])
      clearTimeout(patience)
      clearInterval(looking)
      clock.close()
      await following?.close()
      await plans.close()
      await bots.close()
      await notices.close()
      time?.close()
      await store.close()
    },
  }
}
