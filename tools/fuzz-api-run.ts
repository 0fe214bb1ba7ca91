// Whatever can be sent is sent, over HTTP and WebSocket: what the description of the interface asks for and what it does not,
// garbage, floods, wrong tokens, captured requests again, too much, too slowly. Meanwhile a neighbour plays and is timed,
// and every answer is searched for what only the neighbour may know.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Json, type Question, Swift } from '#engine'
import { type Heap, openHeap } from './heap.ts'
import { type Served, serveBuilt } from './served.ts'

export interface FuzzConfig {
  readonly requests: number
  readonly seed: number
  /** Ends before that many requests when so much time has passed. */
  readonly seconds: number
  /** How long the neighbour is timed before it begins. */
  readonly quietSeconds: number
  readonly progress?: (requests: number) => void
}
export interface FuzzReport {
  readonly requests: number
  readonly serverErrors: number
  readonly crashes: number
  readonly leaks: number
  /** The neighbour's 99th percentile during it, against that of the quiet before. */
  readonly neighbourP99Ratio: number
  readonly neighbourP99Ms: number
  readonly quietP99Ms: number
  /** Open files, and megabytes in use once garbage is collected, more than before, once all is over. */
  readonly filesLeft: number
  readonly grownMB: number
  /** The same of what the system has given the process: garbage that nobody had reason to collect, and room for more. */
  readonly grownResidentMB: number
  readonly byStatus: { readonly [status: string]: number }
  /** The first few answers that should not have been. */
  readonly found: readonly string[]
  readonly seconds: number
}
const WORKERS = 24
const PACE_MS = 40
const FOUND = 10

export async function fuzzApi({ requests, seed, seconds, quietSeconds, progress }: FuzzConfig): Promise<FuzzReport> {
  // Limits are on, as people meet them; by the header everybody has an address of their own.
  const heap = openHeap()
  const server = await serveBuilt('fuzz', {
    TRUST_PROXY: '1',
    ALLOW_SEEDS: '1',
    ...heap.env,
  })
  const began = performance.now()
  try {
    const neighbour = await moveIn(server)
    const quiet = await neighbour.play(quietSeconds * 1000)
    const before = await held(server, heap)
    const run = await startRun(server, neighbour.marks, { requests, seed, until: began + seconds * 1000 })
    const busy: number[] = []
    const playing = (async () => {
      while (!run.over()) busy.push(...(await neighbour.play(500)))
    })()
    const telling = setInterval(() => progress?.(run.sent()), 500)
    const told = await run.done
    clearInterval(telling)
    await playing
    await setTimeout(3000)
    const after = await held(server, heap)
    const [quietP99, busyP99] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
    return {
      ...told,
      neighbourP99Ratio: Number((busyP99 / quietP99).toFixed(2)),
      neighbourP99Ms: Number(busyP99.toFixed(1)),
      quietP99Ms: Number(quietP99.toFixed(1)),
      filesLeft: after.files - before.files,
      grownMB: megabytes(after.inUse - before.inUse),
      grownResidentMB: megabytes(after.resident - before.resident),
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    }
  } finally {
    await server.remove()
    heap.remove()
  }
}
const megabytes = (bytes: number): number => Number((bytes / 1024 / 1024).toFixed(1))
const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * times.length) - 1)] ?? Number.NaN

interface Held {
  readonly files: number
  readonly inUse: number
  readonly resident: number
}
/** What the process holds, where the system tells. */
async function held({ child }: Served, heap: Heap): Promise<Held> {
  const inUse = await heap.inUseBy(child)
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'latin1')
    const resident = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
    return { files: readdirSync(`/proc/${child.pid}/fd`).length, inUse, resident }
  } catch {
    return { files: 0, inUse, resident: 0 }
  }
}
interface Marks {
  /** Words that nobody but the neighbours may ever be told. */
  readonly words: readonly string[]
  readonly table: string
  /** Whether somebody else's view of their table shows a card that only one of them may see. */
  readonly shows: (view: Json) => boolean
}
interface Seen {
  readonly seq: number
  readonly seat: number
  readonly view: Json
  readonly questions: readonly Question[]
  readonly table: { readonly status: string }
}
/** Two people who share a device, at a table with hidden cards and at one they play quickly at. */
async function moveIn({ url }: Served) {
  const call = callerFrom(url, '10.1.1.1', new Agent({ keepAlive: true }))
  const { token } = (await call('POST', '/api/guests', '', { name: 'Neighbour' })).body as { token: string }
  const lay = async (game: string) => {
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    const made = (await call('POST', '/api/tables', token, { game, seats })).body as { id: string; invite: string }
    await call('POST', `/api/tables/${made.id}/start`, token, {})
    return made
  }
  const hidden = await lay('shipwrights')
  const look = async (table: string, seat = '') =>
    (await call('GET', `/api/tables/${table}${seat}`, token)).body as unknown as Seen
  const secret = await Promise.all(
    [0, 1].map(async seat => hiddenIn((await look(hidden.id, `?seat=${seat}`)).view, seat)),
  )
  const marks: Marks = {
    words: [token, hidden.invite],
    table: hidden.id,
    shows: view => secret.flat().some(path => cardsAt(view, path).some(card => card !== null)),
  }
  let { id } = await lay('maitre')
  return {
    marks,
    /** Plays for so long at an even pace; answers how long each answer took. */
    async play(ms: number): Promise<number[]> {
      const times: number[] = []
      const until = performance.now() + ms
      while (performance.now() < until) {
        const seen = await look(id)
        if (seen.table.status === 'over') ({ id } = await lay('maitre'))
        else {
          const began = performance.now()
          const given = { seq: seen.seq, seat: seen.seat, pick: seen.questions[0]!.options[0]! }
          await call('POST', `/api/tables/${id}/answers`, token, given)
          times.push(performance.now() - began)
        }
        await setTimeout(PACE_MS)
      }
      return times
    },
  }
}
/** The paths of the zones whose cards only this seat may see. */
function hiddenIn(view: Json, seat: number, path: readonly string[] = []): string[][] {
  if (typeof view !== 'object' || view === null) return []
  const { sees, cards } = view as { sees?: unknown; cards?: unknown[] }
  if (sees === seat && Array.isArray(cards) && cards.length > 0) return [[...path]]
  return Object.entries(view).flatMap(([key, value]) => hiddenIn(value as Json, seat, [...path, key]))
}
function cardsAt(view: Json, path: readonly string[]): readonly Json[] {
  const zone = path.reduce<Json | undefined>(
    (at, key) => (at as { [key: string]: Json } | null | undefined)?.[key],
    view,
  )
  return (zone as { cards?: Json[] } | undefined)?.cards ?? []
}

type Reply = { readonly status: number; readonly text: string; readonly body: Json }
type Call = (method: string, path: string, token: string, body?: unknown) => Promise<Reply>
const callerFrom =
  (url: string, address: string, agent: Agent): Call =>
  (method, path, token, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        'x-forwarded-for': address,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const asked = request(url + path, { method, headers, agent, signal: AbortSignal.timeout(30_000) }, reply => {
        let text = ''
        reply.setEncoding('utf8').on('data', part => (text += part))
        reply.on('end', () => resolve({ status: reply.statusCode!, text, body: parsed(text) })).on('error', reject)
      })
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
    })
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body: unknown
}
type Schema = { readonly [key: string]: unknown }
interface Operation {
  readonly method: string
  readonly path: string
  readonly schema: Schema | undefined
}

async function startRun(
  server: Served,
  marks: Marks,
  { requests, seed, until }: { requests: number; seed: number; until: number },
) {
  const { url, child } = server
  const chance = new Swift(seed)
  const agent = new Agent({ keepAlive: true })
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!
  const operations = operationsOf((await callerFrom(url, '10.2.0.1', agent)('GET', '/api/openapi.json', '')).body)
  const byStatus: { [status: string]: number } = {}
  const found: string[] = []
  const captured: Asked[] = []
  let sent = 0
  let serverErrors = 0
  let leaks = 0
  let crashes = 0
  let over = false
  child.once('exit', () => {
    if (!over) crashes++
  })
  const gone = (): boolean => crashes > 0
  function hold(what: string, status: number, text: string): void {
    byStatus[status] = (byStatus[status] ?? 0) + 1
    if (status >= 500) {
      serverErrors++
      if (found.length < FOUND) found.push(`${what}: ${status} ${text.slice(0, 200)}`)
    }
    search(what, text)
  }
  /** Whether somebody is told what only the neighbours may know. */
  function search(what: string, text: string): void {
    const told = parsed(text) as { view?: Json; state?: { view?: Json }; table?: { id?: string } } | null
    const theirs = text.includes(marks.table) && told !== null && typeof told === 'object'
    const shown = theirs && [told.view, told.state?.view].some(view => view != null && marks.shows(view))
    if (!shown && !marks.words.some(word => text.includes(word))) return
    leaks++
    if (found.length < FOUND) found.push(`leak by ${what}: ${text.slice(0, 200)}`)
  }

  /** One rude visitor: an address, a guest or two, a table. */
  async function visitor(n: number): Promise<void> {
    const call = callerFrom(url, `10.3.${n}.${chance.below(250)}`, agent)
    const guest =
      ((await call('POST', '/api/guests', '', { name: `Rude ${n}` })).body as { token?: string } | null)?.token ?? ''
    const own = (await call('POST', '/api/tables', guest, { game: 'maitre', seats: [{ kind: 'me' }, { kind: 'bot' }] }))
      .body as {
      id?: string
    } | null
    const ids = [marks.table, own?.id ?? 'none', 'none', '__proto__', '%00', 'x'.repeat(200), '..%2f..']
    const tokens = [guest, guest, guest, '', 'x', '0'.repeat(48), marks.words[0]!.slice(1), `${guest}0`]
    const next = (): Asked => {
      if (captured.length > 0 && chance.below(8) === 0) return pick(captured)
      const { method, path, schema } = pick(operations)
      const query =
        method === 'GET' && chance.below(3) === 0
          ? `?${pick(['seat', 'since', 'after'])}=${pick(['0', '1', '-1', '9'.repeat(30), 'x', '%00'])}`
          : ''
      const body = method === 'GET' ? undefined : bodyFor(schema, chance)
      return { method, path: path.replace('{id}', pick(ids)) + query, token: pick(tokens), body }
    }
    while (sent < requests && performance.now() < until && !gone()) {
      sent++
      const kind = chance.below(100)
      try {
        if (kind === 0)
          await overWebSocket(
            url,
            guest,
            marks.table,
            chance,
            text => search('WebSocket', text),
            () => sent++,
          )
        else if (kind === 1) await rawBytes(url, chance)
        else {
          const asked = next()
          const { status, text } = await call(asked.method, asked.path, asked.token, asked.body)
          hold(`${asked.method} ${asked.path}`, status, text)
          if (captured.length < 200) captured.push(asked)
          else captured[chance.below(200)] = asked
        }
      } catch {
        // What was cut off tells nothing; whether the server lives is seen by itself.
        byStatus['cut'] = (byStatus['cut'] ?? 0) + 1
      }
    }
  }
  const done = (async () => {
    await Promise.all(Array.from({ length: WORKERS }, (_, n) => visitor(n)))
    over = true
    agent.destroy()
    return { requests: sent, serverErrors, crashes, leaks, byStatus, found }
  })()
  return { done, sent: () => sent, over: () => over || gone() }
}

function operationsOf(description: Json): Operation[] {
  const { paths } = description as unknown as { paths: { [path: string]: { [method: string]: Schema } } }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      schema: (requestBody as { content?: { [type: string]: { schema: Schema } } } | undefined)?.content?.[
        'application/json'
      ]?.schema,
    })),
  )
}
/** A body as the description asks for it, or nearly so, or not at all. */
function bodyFor(schema: Schema | undefined, chance: Swift): unknown {
  switch (chance.below(12)) {
    case 0:
      return randomBytes(chance.below(400)).toString('latin1')
    case 1:
      return `{"pick":${'['.repeat(5000)}`
    case 2:
      return JSON.stringify({ name: 'x'.repeat(20_000) })
    case 3:
      return JSON.stringify(anything(chance, 3))
    default: {
      const body = valueOf(schema ?? {}, chance) as { [key: string]: unknown }
      if (typeof body === 'object' && body !== null && chance.below(2) === 0) {
        const keys = Object.keys(body)
        const key = keys[chance.below(Math.max(1, keys.length))] ?? 'x'
        body[key] = anything(chance, 2)
      }
      return JSON.stringify(body ?? {})
    }
  }
}
const WORDS = [
  'maitre',
  'shipwrights',
  'me',
  'bot',
  'open',
  'expert',
  '',
  'x',
  '\u0000',
  '\u202E',
  '💥',
  '__proto__',
  'null',
  '9'.repeat(40),
]
const NUMBERS = [0, 1, 2, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 99]
function anything(chance: Swift, depth: number): unknown {
  const kind = chance.below(depth > 0 ? 7 : 4)
  if (kind === 0) return NUMBERS[chance.below(NUMBERS.length)]
  if (kind === 1) return WORDS[chance.below(WORDS.length)]
  if (kind === 2) return null
  if (kind === 3) return chance.below(2) === 0
  if (kind === 4) return Array.from({ length: chance.below(4) }, () => anything(chance, depth - 1))
  return Object.fromEntries(
    Array.from({ length: chance.below(4) }, () => [WORDS[chance.below(WORDS.length)]!, anything(chance, depth - 1)]),
  )
}
function valueOf(schema: Schema, chance: Swift): unknown {
  const options = (schema['enum'] ?? schema['anyOf']) as readonly unknown[] | undefined
  if (schema['enum']) return options![chance.below(options!.length)]
  if (options) return valueOf(options[chance.below(options.length)] as Schema, chance)
  switch (schema['type']) {
    case 'object': {
      const entries = Object.entries((schema['properties'] ?? {}) as { [key: string]: Schema })
      const needed = (schema['required'] ?? []) as readonly string[]
      const given = entries.filter(([key]) => needed.includes(key) || chance.below(2) === 0)
      return Object.fromEntries(given.map(([key, part]) => [key, valueOf(part, chance)]))
    }
    case 'array':
      return Array.from({ length: 1 + chance.below(4) }, () => valueOf((schema['items'] ?? {}) as Schema, chance))
    case 'string':
      return WORDS[chance.below(WORDS.length)]
    case 'number':
    case 'integer':
      return chance.below(6)
    case 'boolean':
      return chance.below(2) === 0
    default:
      return anything(chance, 2)
  }
}

/** A socket that talks nonsense, now and then a flood of it; some never say who they are. */
function overWebSocket(
  url: string,
  token: string,
  table: string,
  chance: Swift,
  told: (text: string) => void,
  count: () => void,
) {
  return new Promise<void>(resolve => {
    const known = chance.below(4) > 0
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: {
        'x-forwarded-for': `10.4.0.${chance.below(250)}`,
        ...(known ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    const end = (): void => {
      ws.terminate()
      resolve()
    }
    const patience = globalThis.setTimeout(end, 2000)
    ws.on('error', () => {})
    ws.on('close', () => {
      clearTimeout(patience)
      resolve()
    })
    ws.on('message', data => told(String(data)))
    ws.on('open', () => {
      const flood = chance.below(5) === 0
      for (let i = 0; i < (flood ? 2000 : 20); i++) {
        count()
        const kind = flood ? 0 : chance.below(6)
        if (kind === 0) ws.send('x')
        else if (kind === 1) ws.send(randomBytes(chance.below(200)))
        else if (kind === 2) ws.send(JSON.stringify(anything(chance, 3)) ?? 'null')
        else if (kind === 3) ws.send(JSON.stringify({ watch: table, seat: chance.below(3) }))
        else ws.send(JSON.stringify({ watch: table, since: chance.below(4) }))
      }
      if (chance.below(10) === 0) ws.send('x'.repeat(10_000))
      globalThis.setTimeout(end, 200)
    })
  })
}
/** Bytes that are no HTTP, or the beginning of a body that never comes. */
function rawBytes(url: string, chance: Swift): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const end = (): void => {
      socket.destroy()
      resolve()
    }
    const patience = globalThis.setTimeout(end, 300)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      resolve()
    })
    socket.on('connect', () => {
      const slow =
        'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na'
      const odd = `GET /api/games HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`
      socket.write(chance.below(3) === 0 ? slow : chance.below(2) === 0 ? odd : randomBytes(200))
    })
  })
}
