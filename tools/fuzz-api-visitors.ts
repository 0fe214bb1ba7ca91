// The rude visitors of `npm run fuzz-api`: whatever can be sent, they send, and send again.
import { Agent } from 'node:http'
import { type Json, type Question, Swift } from '#engine'
import { type Call, callerFrom, newGuest, parsed } from './fuzz-api-calls.ts'
import type { Ear } from './fuzz-api-ear.ts'
import { bodyFor, garbage, messageFor, type Operation, readDescription, type Sense } from './fuzz-api-input.ts'
import { flood, rawBytes, talk } from './fuzz-api-lines.ts'
import type { Neighbours } from './fuzz-api-neighbours.ts'
import type { Served } from './served.ts'

export interface Sent {
  /** HTTP calls, and messages by WebSocket that were sent while the line was open. */
  calls: number
  messages: number
  /** What comes on top: frames of one byte, as many as the server takes before it hangs up, and connections that speak no HTTP. */
  floods: number
  floodFrames: number
  rawConnections: number
  /** Tables that were laid, and people who came. */
  laid: number
  guests: number
  serverErrors: number
  crashes: number
  readonly byStatus: { [status: string]: number }
}
export interface Rude {
  readonly server: Served
  readonly neighbours: Neighbours
  readonly ear: Ear
  readonly requests: number
  readonly seed: number
  /** By `performance.now()`. */
  readonly until: number
}
interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body: string | undefined
}
/** What a visitor knows of a table. */
interface Known {
  readonly seq: number
  readonly seat: number | null
  readonly over: boolean
  readonly question: Question | undefined
}
const WORKERS = 24
const REMEMBERED = 200
const WORDS = 40
/** One call in so many is instead a talk by WebSocket, or raw bytes; of so many a flood. */
const TALKS = 50
const RAW = 100
const FLOODS = 1000
/** The opponent and the spectator do not make themselves unknown: cards would move without them. */
const GOODBYES = ['/api/me/logout', '/api/me/delete']

export async function letLoose({ server, neighbours, ear, requests, seed, until }: Rude) {
  const { url, child } = server
  const chance = new Swift(seed)
  const agent = new Agent({ keepAlive: true })
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!
  const told = (await callerFrom(url, '10.2.0.1', agent)('GET', '/api/openapi.json', '')).body
  const { operations, message } = readDescription(told)
  const sent: Sent = {
    calls: 0,
    messages: 0,
    floods: 0,
    floodFrames: 0,
    rawConnections: 0,
    laid: 0,
    guests: 0,
    serverErrors: 0,
    crashes: 0,
    byStatus: {},
  }
  const count = (): number => sent.calls + sent.messages
  const captured: Asked[] = []
  const said: string[] = []
  function remember<T>(list: T[], what: T): void {
    if (list.length < REMEMBERED) list.push(what)
    else list[chance.below(REMEMBERED)] = what
  }
  let over = false
  child.once('exit', () => {
    if (!over) sent.crashes++
  })
  const gone = (): boolean => sent.crashes > 0

  /** One rude visitor: an address, a guest, a table; the first is the opponent of the neighbours, the second looks on there. */
  async function visitor(n: number): Promise<void> {
    const call = heardCall(callerFrom(url, `10.3.${n}.${chance.below(250)}`, agent))
    const isLetIn = n < 2
    const known = new Map<string, Known>()
    let own = 'none'
    let guest = ''
    async function settle(): Promise<void> {
      const { opponent, spectator } = neighbours.shared()
      guest = isLetIn ? [opponent, spectator][n]! : await newGuest(call, `Rude ${n}`)
      await layOwn()
    }
    async function layOwn(): Promise<void> {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
      // Hints keep threads busy on purpose: two who ask for them are enough, or cores are measured instead of manners.
      const plan = { game: 'maitre', seats, hints: isLetIn }
      own = ((await call('POST', '/api/tables', guest, plan)).body as { id?: string } | null)?.id ?? 'none'
      await call('POST', `/api/tables/${own}/start`, guest, {})
    }
    /** Every call is counted, heard, and learned from. */
    function heardCall(plain: Call): Call {
      return async (method, path, token, body) => {
        sent.calls++
        const reply = await plain(method, path, token, body)
        const { status, text } = reply
        sent.byStatus[status] = (sent.byStatus[status] ?? 0) + 1
        if (status === 201 && method === 'POST') {
          if (path === '/api/guests') sent.guests++
          else sent.laid++
        }
        if (status >= 500) {
          sent.serverErrors++
          ear.fault(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
        }
        ear.hear(text, { token, way: 'HTTP', asked: `${method} ${path}` })
        learn(reply.body)
        return reply
      }
    }
    function learn(body: Json): void {
      const news = (body as { moved?: Json } | null)?.moved ?? body
      const { table, seq, seat, questions } = (news ?? {}) as Partial<Seen>
      if (!table?.id || seq === undefined || (table.id !== own && table.id !== neighbours.shared().id)) return
      known.set(table.id, { seq, seat: seat ?? null, over: table.status === 'over', question: questions?.[0] })
    }
    /** What would make sense to say at one of these tables. */
    function senseAt(tables: readonly string[]): { table: string; sense: Sense } {
      const table = pick(tables)
      const { seq = 0, seat = 0, question } = known.get(table) ?? {}
      const sense = {
        answer: [table],
        watch: [table],
        unwatch: [table],
        at: [table],
        seq: [seq],
        since: [0, seq, seq - 1],
        seat: [seat],
        pick: question ? question.options.slice(0, 20) : [],
        key: [`key.${chance.below(50)}`],
        invite: isLetIn ? [neighbours.shared().invite] : [],
        game: ['maitre', 'shipwrights'],
        level: ['easy'],
      }
      return { table, sense }
    }
    const places = (): string[] => [neighbours.closed, neighbours.shared().id, own]

    function nextCall(): Asked {
      if (captured.length > 0 && chance.below(8) === 0) return pick(captured)
      const { method, path, schema } = nextOperation()
      const odd = ['none', '__proto__', '%00', 'x'.repeat(200), '..%2f..']
      const { table, sense } = senseAt([...places(), own, pick(odd)])
      const queries = [
        `seat=${pick(['0', '1', '-1', '9'.repeat(30), 'x', '%00'])}`,
        `since=${pick(['0', '1', '-1', 'x'])}`,
        `after=${pick(['0', '1', '9'.repeat(30), '%00'])}`,
        `invite=${isLetIn ? neighbours.shared().invite : 'x'}`,
      ]
      const query = method === 'GET' && chance.below(3) === 0 ? `?${pick(queries)}` : ''
      const body = method === 'GET' ? undefined : bodyFor(schema, chance, sense)
      const theirs = neighbours.token
      const tokens = [guest, guest, guest, guest, '', 'x', '0'.repeat(48), theirs.slice(1), `${guest}0`]
      return { method, path: path.replace('{id}', table) + query, token: pick(tokens), body }
    }
    function nextOperation(): Operation {
      const operation = pick(operations)
      return isLetIn && GOODBYES.includes(operation.path) ? nextOperation() : operation
    }
    function nextMessage(n: number): string | Buffer {
      // First of all they look at a table, so that they have something to answer.
      if (n === 0) return JSON.stringify({ watch: isLetIn ? neighbours.shared().id : own, looks: true })
      if (chance.below(5) === 0) return garbage(chance)
      if (said.length > 0 && chance.below(8) === 0) return pick(said)
      const text = messageFor(message, chance, senseAt([...places(), own]).sense)
      remember(said, text)
      return text
    }
    const caller = () => ({ url, token: chance.below(8) > 0 ? guest : '', address: `10.4.0.${chance.below(250)}` })

    async function step(): Promise<void> {
      if (chance.below(FLOODS) === 0 || (n === 2 && sent.floods === 0)) {
        sent.floods++
        return flood(caller(), () => sent.floodFrames++)
      }
      if (chance.below(RAW) === 0) {
        sent.rawConnections++
        return rawBytes(url, chance)
      }
      if (chance.below(TALKS) === 0) {
        const who = caller()
        return talk(who, WORDS, nextMessage, {
          sent: () => sent.messages++,
          told(text) {
            ear.hear(text, { token: who.token, way: 'WebSocket', asked: 'talking' })
            learn(parsed(text))
          },
        })
      }
      const asked = nextCall()
      const { status } = await call(asked.method, asked.path, asked.token, asked.body)
      remember(captured, asked)
      if (status === 401 && asked.token === guest && !isLetIn) await settle()
    }
    async function insistOn(work: () => Promise<void>): Promise<void> {
      try {
        await work()
      } catch {
        // What was cut off tells nothing; whether the server lives is seen by itself.
        sent.byStatus['cut'] = (sent.byStatus['cut'] ?? 0) + 1
      }
    }
    await insistOn(settle)
    while (count() < requests && performance.now() < until && !gone()) {
      await insistOn(known.get(own)?.over ? layOwn : step)
    }
  }
  const done = (async () => {
    await Promise.all(Array.from({ length: WORKERS }, (_, n) => visitor(n)))
    over = true
    agent.destroy()
    return sent
  })()
  return { done, count, over: () => over || gone() }
}
interface Seen {
  readonly table: { readonly id: string; readonly status: string }
  readonly seq: number
  readonly seat: number | null
  readonly questions: readonly Question[]
}
