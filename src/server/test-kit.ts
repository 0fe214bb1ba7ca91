// For tests: a server on a port of its own with data of its own, and guests who call it as any program would.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { build, type Plugin } from 'rolldown'
import { parse } from 'valibot'
import { expect, inject, onTestFinished } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import type { Json, Question } from '#engine'
import * as shapes from '#tables/shapes'
import { sha256 } from './chance.ts'
import { createServer, type NaustServer, type ServerConfig } from './index.ts'
import type { Store } from './store.ts'
import { openPostgresStore } from './store-postgres.ts'
import { openSqlite } from './store-sqlite.ts'

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'naust-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Where the data of a folder is if not in it: in a schema of its own of the PostgreSQL that the tests run on. */
export async function databaseOf(folder: string): Promise<string | undefined> {
  const url = inject('postgres')
  if (url === undefined) return undefined
  const schema = `t${sha256(resolve(folder)).slice(0, 16)}`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.end()
  return `${url}?application_name=${schema}&options=-csearch_path%3D${schema}`
}
export const onPostgres: boolean = inject('postgres') !== undefined
/** The store of a folder, as a server on it would open it. */
export async function openStore(folder: string): Promise<Store> {
  const database = await databaseOf(folder)
  return database === undefined ? openSqlite(folder) : openPostgresStore(database)
}

export interface Running {
  readonly url: string
  readonly server: NaustServer
}
export async function serve(config: Partial<ServerConfig> = {}): Promise<Running> {
  const dataDir = config.dataDir ?? tempFolder()
  const database = config.database ?? (await databaseOf(dataDir))
  const server = await createServer({
    port: 0,
    dataDir,
    ...(database !== undefined && { database }),
    allowSeeds: true,
    bots: 'in-process',
    rates: 'off',
    metrics: 'all',
    logLevel: 'silent',
    ...config,
  })
  let closed: Promise<void> | undefined
  const once: NaustServer = { ...server, close: () => (closed ??= server.close()) }
  onTestFinished(once.close)
  const { url } = await server.listen()
  return { url, server: once }
}

/** What a server logs, to look at. */
export function logBook(): { readonly lines: string[]; readonly config: Pick<ServerConfig, 'logLevel' | 'logTo'> } {
  const lines: string[] = []
  const write = (line: string): void => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack?: string } }
    lines.push(err ? `${msg}: ${err.stack}` : msg)
  }
  return { lines, config: { logLevel: 'warn', logTo: { write } } }
}

export const ROOT = resolve(import.meta.dirname, '../..')

/** The server as one program, from the sources, with other sources in places; each worker has files of its own. */
export async function bundled(name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const file = join(ROOT, `dist/tools/${name}-${process.env['VITEST_POOL_ID']}.mjs`)
  await build({
    cwd: ROOT,
    input: 'src/server/main.ts',
    platform: 'node',
    external: id => !/^[./#]/.test(id),
    plugins: [...plugins],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })
  return file
}
let present: Promise<string> | undefined
/** That of today; to bundle it takes as long as many a test, so once is enough. */
export const program = (): Promise<string> => (present ??= bundled('server'))

export interface Program {
  readonly child: ChildProcess
  readonly url: string
}
/** The server as a process of its own, that of today unless another one is named. */
export async function run(env: Record<string, string>, file?: string): Promise<Program> {
  const database = env['DATA_DIR'] === undefined ? undefined : await databaseOf(env['DATA_DIR'])
  const child = spawn(process.execPath, [file ?? (await program())], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      ALLOW_SEEDS: '1',
      LOG_LEVEL: 'error',
      METRICS: 'public',
      NODE_OPTIONS: '',
      ...(database !== undefined && { DATABASE_URL: database }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url) return { child, url }
  }
  throw new Error('the server did not start')
}
export const ended = (child: ChildProcess): Promise<number | null> => new Promise(done => child.once('exit', done))

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  readonly body: any
}
export async function call(url: string, method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

export class Player {
  readonly url: string
  readonly token: string
  readonly id: string
  constructor(url: string, { token, id }: { token: string; id: string }) {
    this.url = url
    this.token = token
    this.id = id
  }
  get(path: string): Promise<Reply> {
    return call(this.url, 'GET', path, undefined, this.token)
  }
  post(path: string, body?: unknown): Promise<Reply> {
    return call(this.url, 'POST', path, body, this.token)
  }
  async done(path: string, body?: unknown): Promise<{ seq: number }> {
    const reply = await this.post(path, body)
    expect(reply).toMatchObject({ status: 200 })
    return parse(shapes.Done, reply.body)
  }
  async look(table: string, seat?: number): Promise<shapes.TableSeen> {
    const reply = await this.get(`/api/tables/${table}${seat === undefined ? '' : `?seat=${seat}`}`)
    expect(reply).toMatchObject({ status: 200 })
    return parse(shapes.TableSeen, reply.body)
  }
  /** Lays a table, of Le Maître des Mers unless told otherwise, and starts when every seat is taken. */
  async lay(seats: readonly { kind: string; level?: string; name?: string }[], seed = 'kit', game = 'maitre') {
    const made = await this.post('/api/tables', { game, seats, seed })
    expect(made).toMatchObject({ status: 201 })
    const { id, invite } = parse(shapes.TableMade, made.body)
    if (!seats.some(({ kind }) => kind === 'open')) await this.done(`/api/tables/${id}/start`)
    return { id, invite, path: `/api/tables/${id}` }
  }
}
export async function guest(url: string, name = 'Anna'): Promise<Player> {
  const made = await call(url, 'POST', '/api/guests', { name })
  expect(made).toMatchObject({ status: 201 })
  return new Player(url, parse(shapes.GuestMade, made.body))
}

/** A socket whose messages are waited for one by one. */
export class Watcher {
  readonly ws: WebSocket
  private readonly came: unknown[] = []
  private readonly wanted: ((message: unknown) => void)[] = []
  private constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data: RawData) => {
      const message: unknown = JSON.parse(String(data))
      const want = this.wanted.shift()
      if (want) want(message)
      else this.came.push(message)
    })
  }
  static async open({ url, token }: Player): Promise<Watcher> {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { authorization: `Bearer ${token}` } })
    onTestFinished(() => ws.terminate())
    const watcher = new Watcher(ws)
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    return watcher
  }
  send(message: unknown): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  next(): Promise<any> {
    return this.came.length > 0 ? Promise.resolve(this.came.shift()) : new Promise(resolve => this.wanted.push(resolve))
  }
  /** Begins to watch; the state of the table follows if it is ahead of `since`. */
  async watch(table: string, since?: number, seat?: number, invite?: string) {
    this.send({ watch: table, since, seat, invite })
    return parse(shapes.Watching, await this.next())
  }
  async moved(): Promise<shapes.TableMoved> {
    return parse(shapes.TableMoved, await this.next())
  }
  async until(enough: (moved: shapes.TableMoved) => boolean): Promise<shapes.TableMoved> {
    for (;;) {
      const moved = await this.moved()
      if (enough(moved)) return moved
    }
  }
}

/** A quick and sensible player: completes what can be completed. */
export function sensible({ options }: Question): Json {
  const worth = (option: Json): number => {
    const { do: what, dice } = option as { do: string; dice?: unknown[] }
    return what === 'place'
      ? 10 + (dice?.length ?? 0)
      : what === 'use'
        ? 20
        : what === 'buy'
          ? 5
          : what === 'hunt'
            ? 4
            : 0
  }
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best))
}
export const myTurnOrOver = ({ table, questions }: shapes.TableMoved): boolean =>
  table.status === 'over' || questions.length > 0
