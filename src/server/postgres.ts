// The connections to PostgreSQL: made anew when they break, with patience for a database that is away for a moment.
import { setTimeout } from 'node:timers/promises'
import pg, { type ClientBase, type PoolClient } from 'pg'
import { LOCK } from './postgres-schema.ts'
import { StoreDown } from './store.ts'

const CONNECTIONS = 12
const CONNECT_MS = 5000
/** What takes longer is lost. */
const QUERY_MS = 30_000
/** So long a database that restarts is waited for, asked again after a while that grows. */
const PATIENCE_MS = 8000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 500]
const INT8 = 20

export interface Query {
  /** Named queries are understood once for each connection. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}
export interface Postgres {
  /** What may be asked twice: asked again where the connection broke. `again`: told before it is. */
  ask<Row>(query: Query, again?: () => void): Promise<Row[]>
  /** What must not be done twice: who is not told how it ended may ask what came of it. */
  once<Row>(query: Query): Promise<Row[]>
  /** Does all of it in one transaction, or nothing. */
  within<T>(work: (client: ClientBase) => Promise<T>): Promise<T>
  /** A connection apart from the others. Who is not let in, or asks for a database that does not exist, need not try again. */
  connect(): Promise<pg.Client>
  /** Does something on such a connection. */
  apart<T>(work: (client: ClientBase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Our numbers are whole and far from where floating point ends. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

export function openPostgres(url: string): Postgres {
  const where = placeOf(url)
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, types }
  // Each connection says that the data is in use, as long as it is open: where the data is just being moved, nothing is written.
  async function onConnect(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock_shared(${LOCK}) AS free`)
    if (!rows[0]!.free) throw new StoreDown(`the data in the database ${where} is being moved`)
    await client.query(SETTINGS)
  }
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS, query_timeout: QUERY_MS, onConnect })
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => {})
  let closed = false

  const downOr = (error: unknown): unknown => (isDown(error) ? new StoreDown(explain(error, where)) : error)
  async function send<Row>({ name, text, values = [] }: Query): Promise<Row[]> {
    const { rows } = await pool.query({ ...(name !== undefined && { name }), text, values: [...values] })
    return rows as Row[]
  }
  async function ask<Row>(query: Query, again: () => void = () => {}): Promise<Row[]> {
    const until = performance.now() + PATIENCE_MS
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await send(query)
      } catch (error) {
        // What PostgreSQL has no characters for is not there.
        if (codeOf(error) === NO_SUCH_CHARACTER) return []
        const mayPass = isBroken(error) || isCrossed(error)
        if (closed || !mayPass || performance.now() + pause > until) throw downOr(error)
        again()
        await setTimeout(pause)
      }
    }
  }
  /** Who stood in another's way has done nothing, and begins again. */
  async function uncrossed<T>(work: () => Promise<T>): Promise<T> {
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      try {
        return await work()
      } catch (error) {
        if (closed || !isCrossed(error) || pause > LONGEST_PAUSE_MS) throw downOr(error)
        await setTimeout(pause)
      }
    }
  }
  async function transaction<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined
    let failed: unknown
    try {
      client = await pool.connect()
      await client.query('BEGIN')
      const outcome = await work(client)
      await client.query('COMMIT')
      return outcome
    } catch (error) {
      failed = error
      await client?.query('ROLLBACK').catch(() => {})
      throw error
    } finally {
      client?.release(failed !== undefined && isDown(failed))
    }
  }
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(settings)
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      throw NOT_FOR_US.test(codeOf(error)) ? new Error(explain(error, where)) : downOr(error)
    }
  }
  return {
    ask,
    once: query => uncrossed(() => send<never>(query)),
    within: work => uncrossed(() => transaction(work)),
    connect,
    async apart(work) {
      const client = await connect()
      try {
        return await work(client)
      } catch (error) {
        throw downOr(error)
      } finally {
        await client.end().catch(() => {})
      }
    },
    async close() {
      closed = true
      await pool.end()
    },
  }
}
/**
 * What is acknowledged is on the disk, whatever the database does for others. And all that is asked here is for a few rows by
 * their keys: plans made while a table was small must hold when it has grown.
 */
const SETTINGS = `
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  SET plan_cache_mode = force_generic_plan; SET jit = off; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off`

/** Which database is meant, without what is secret; throws what is wrong with it. */
export function placeOf(url: string): string {
  let at: URL | undefined
  try {
    at = new URL(url)
  } catch {}
  if (!at || !/^postgres(?:ql)?:$/.test(at.protocol) || at.pathname.length < 2) {
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database')
  }
  return `${at.host || 'localhost'}${at.pathname}`
}

const NO_SUCH_CHARACTER = '22021'
const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '')
/** The connection broke, or there is none to be had: the same may go well on another. */
const BROKEN = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT|08...|57P0[123])$/
const BROKEN_WORDS =
  /connection terminated|connection timeout|timeout exceeded|timeout expired|not queryable|read timeout|connection error/i
/** The database is there and can do nothing for us: no space, no connections, nothing but reading, nobody let in. */
const HELPLESS = /^(?:53...|58...|25006|28...|3D000)$/

/** Whoever runs the server has to do something about it: a name or a password is wrong, or the database is not there. */
const NOT_FOR_US = /^(?:28...|3D000)$/

const isBroken = (error: unknown): boolean =>
  BROKEN.test(codeOf(error)) || (error instanceof Error && BROKEN_WORDS.test(error.message))
const isDown = (error: unknown): boolean => isBroken(error) || HELPLESS.test(codeOf(error))
/** Two transactions stood in each other's way, and this one was told to begin again. */
const isCrossed = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** Where no address of a host answers, there is a code only. */
const explain = (error: unknown, where: string): string =>
  `the database ${where} cannot be used: ${(error as Error).message || codeOf(error)}`
