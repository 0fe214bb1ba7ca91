// A crowd of players that costs little itself: bare sockets, and of what comes only as much is read as is needed to answer.
import { connect, type Socket } from 'node:net'
import type { Json, Question } from '#engine'

export interface Caller {
  /** Becomes a guest. */
  enter(name: string): Promise<void>
  // The answer is trusted: it is our own server that is measured.
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>
  /** Opens a WebSocket; what it is told is given to `hear`, message by message. */
  live(hear?: (message: Buffer) => void): Promise<Socket>
  close(): void
}

/** All sockets read into the same bytes: what is not read through at once is copied. */
const READ = Buffer.alloc(256 * 1024)
/** Calls with all that came and was not taken yet; what it answers is kept for the next time. */
function openSocket(host: string, port: number, taken: (bytes: Buffer) => Buffer): Socket {
  let kept: Buffer | null = null
  const callback = (count: number): boolean => {
    const fresh = READ.subarray(0, count)
    const rest = taken(kept ? Buffer.concat([kept, fresh]) : fresh)
    kept = rest.length === 0 ? null : Buffer.from(rest)
    return true
  }
  return connect({ host, port, noDelay: true, onread: { buffer: READ, callback } })
}

/** One kept connection, one call after the other; one that was closed since nobody called is opened anew. */
export function openCaller(url: string): Caller {
  const { hostname, port } = new URL(url)
  let token = ''
  const waiting: { done: (reply: Reply) => void; fail: (error: Error) => void }[] = []
  function taken(bytes: Buffer): Buffer {
    let at = 0
    for (;;) {
      const head = bytes.indexOf('\r\n\r\n', at)
      if (head < 0) return bytes.subarray(at)
      const header = bytes.toString('latin1', at, head)
      const start = head + 4
      const end = start + Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0)
      if (bytes.length < end) return bytes.subarray(at)
      waiting.shift()?.done({ status: Number(header.slice(9, 12)), text: bytes.toString('utf8', start, end) })
      at = end
    }
  }
  const fail = (error: Error): void => waiting.splice(0).forEach(each => each.fail(error))
  function opened(): Socket {
    const fresh = openSocket(hostname, Number(port), taken)
    fresh.on('error', fail)
    fresh.on('end', () => fresh.destroy())
    fresh.on('close', () => fail(new Error('the connection was closed')))
    return fresh
  }
  let socket = opened()
  const authorization = (): string => (token === '' ? '' : `Authorization: Bearer ${token}\r\n`)
  async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const told = text === '' ? '' : `Content-Type: application/json\r\n`
    const reply = await new Promise<Reply>((done, fail) => {
      if (socket.destroyed) socket = opened()
      waiting.push({ done, fail })
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${authorization()}${told}` +
          `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
    })
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text.slice(0, 300)}`)
    return reply.text
  }
  return {
    async enter(name) {
      token = (await this.call<{ token: string }>('POST', '/api/guests', { name })).token
    },
    call: async <T>(method: 'GET' | 'POST', path: string, body?: unknown) =>
      JSON.parse(await send(method, path, body)) as T,
    live: (hear = () => {}) => openLive(hostname, Number(port), authorization(), hear),
    close: () => socket.destroy(),
  }
}
interface Reply {
  readonly status: number
  readonly text: string
}

function openLive(host: string, port: number, authorization: string, hear: (message: Buffer) => void): Promise<Socket> {
  return new Promise((done, fail) => {
    let open = false
    const socket = openSocket(host, port, bytes => {
      if (open) return framesOf(bytes, socket, hear)
      const head = bytes.indexOf('\r\n\r\n')
      if (head < 0) return bytes
      open = bytes.toString('latin1', 0, 12).endsWith('101')
      if (!open) {
        fail(new Error('no WebSocket'))
        return NOTHING
      }
      done(socket)
      return framesOf(bytes.subarray(head + 4), socket, hear)
    })
    socket.on('error', fail)
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${authorization}` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
}
const NOTHING = Buffer.alloc(0)
/** Reads the frames there are, and answers what is left of the next one. */
function framesOf(bytes: Buffer, socket: Socket, hear: (message: Buffer) => void): Buffer {
  let at = 0
  while (bytes.length - at >= 2) {
    const code = bytes[at]! & 0x0f
    let length = bytes[at + 1]! & 0x7f
    let start = at + 2
    if (length === 126) {
      if (bytes.length - at < 4) break
      length = bytes.readUInt16BE(at + 2)
      start = at + 4
    } else if (length === 127) {
      if (bytes.length - at < 10) break
      length = Number(bytes.readBigUInt64BE(at + 2))
      start = at + 10
    }
    if (bytes.length < start + length) break
    const content = bytes.subarray(start, start + length)
    if (code === 1) hear(content)
    // A ping is answered, so that the server keeps us.
    else if (code === 9) socket.write(frame(0x8a, content))
    at = start + length
  }
  return bytes.subarray(at)
}
/** A frame as clients send it; the mask is of zeros. */
export function frame(head: number, content: Buffer): Buffer {
  if (content.length > 125) {
    const long = Buffer.from([head, 0x80 | 126, content.length >> 8, content.length & 0xff, 0, 0, 0, 0])
    return Buffer.concat([long, content])
  }
  return Buffer.concat([Buffer.from([head, 0x80 | content.length, 0, 0, 0, 0]), content])
}
export const textFrame = (message: unknown): Buffer => frame(0x81, Buffer.from(JSON.stringify(message)))

/** A table with four people at it, each with a connection of their own by which they are told. */
export interface Seated {
  /** How often somebody who watches was told something. */
  readonly told: number
  /** Whoever is asked answers; resolves with the milliseconds until that was acknowledged. */
  answer(): Promise<number>
  /** One of them comes anew: sees which tables they have, and this one. */
  come(): Promise<void>
  close(): void
}
interface Told {
  readonly seq: number
  readonly seat: number
  readonly questions: readonly Question[]
}
const [ASKED, OVER, TAKEN, FAILED] = ['"questions":[{', '"status":"over"', '{"taken":', '{"error":'].map(text =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer, Buffer]
const [SHOWN, BEFORE, AFTER] = ['"commitment":', '"questions":', ',"refusals":'].map(text => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
]
/** Long enough for a number and a seat, with their names. */
const [NUMBER, SEAT] = [24, 120]
/** How far a table is by what is told, and where that is told. */
function seqIn(message: Buffer): { readonly seq: number; readonly at: number } {
  const at = message.indexOf(SHOWN)
  const told = /"seq":(\d+),$/.exec(message.toString('latin1', Math.max(0, at - NUMBER), at))
  if (!told) throw new Error(`this is no table: ${message.toString('utf8', 0, 300)}`)
  return { seq: Number(told[1]), at }
}
/** What one is asked by what is told, if anything after a number; the rest is not read. */
function askedIn(message: Buffer, known: number): Told | null {
  const { seq, at } = seqIn(message)
  if (seq <= known) return null
  const seat = Number(/"seat":(\d+)/.exec(message.toString('latin1', at, at + SEAT))![1])
  const start = message.indexOf(BEFORE, at) + BEFORE.length
  const questions = JSON.parse(message.toString('utf8', start, message.indexOf(AFTER, start))) as Question[]
  return questions.length === 0 ? null : { seq, seat, questions }
}

export interface Seating {
  /** Everybody watches by so many more connections. */
  readonly eyes?: number
  /** The people of a table are served by the same server; left out: by any. */
  readonly together?: boolean
  /** Told how long after an answer was sent somebody saw it who is served by another server. */
  readonly seen?: (ms: number) => void
}
/** At one server, or people of every table at several, as they come. */
export async function sitDown(
  url: string | readonly string[],
  game: string,
  count: number,
  seating: Seating = {},
): Promise<Seated[]> {
  const urls = typeof url === 'string' ? [url] : url
  const tables: Seated[] = []
  for (let i = 0; i < count; i += 25) {
    const some = Array.from({ length: Math.min(25, count - i) }, (_, n) => sitAt(urls, i + n, game, seating))
    tables.push(...(await Promise.all(some)))
  }
  return tables
}
async function sitAt(
  urls: readonly string[],
  nth: number,
  game: string,
  { eyes = 0, together = false, seen }: Seating,
): Promise<Seated> {
  const serverOf = (at: number): number => (together ? nth : nth + at) % urls.length
  const people = Array.from({ length: 4 }, (_, at) => openCaller(urls[serverOf(at)]!))
  // A token is good at every server.
  await Promise.all(people.map((person, i) => person.enter(`Player ${i}`)))
  const host = people[0]!
  const sockets: Socket[] = []
  let asked: { at: number; told: Told } | null = null
  let wanted: (() => void) | undefined
  let taken: ((isOver: boolean) => void) | undefined
  let known = 0
  let toldSoFar = 0
  let move: { readonly after: number; readonly began: number; readonly unseen: Set<number> } | null = null
  const hear = (at: number, message: Buffer): void => {
    toldSoFar++
    if (move?.unseen.has(at) && message.includes(SHOWN) && seqIn(message).seq > move.after) {
      move.unseen.delete(at)
      seen!(performance.now() - move.began)
    }
    // All of it is read at once: the bytes are those of the next message, too.
    const told = message.includes(ASKED) ? askedIn(message, known) : null
    if (told) asked = { at, told }
    if (message.subarray(0, TAKEN.length).equals(TAKEN)) taken!(message.includes(OVER))
    else if (message.subarray(0, FAILED.length).equals(FAILED)) throw new Error(message.toString())
    if (told) wanted?.()
  }
  let id = ''
  async function layAndWatch(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
    const laid = await host.call<{ id: string; invite: string }>('POST', '/api/tables', { game, seats })
    const { invite } = laid
    id = laid.id
    const path = `/api/tables/${id}`
    for (const person of people.slice(1)) await person.call('POST', `${path}/join`, { invite })
    known = 0
    for (const socket of sockets) socket.write(textFrame({ watch: id }))
    await host.call('POST', `${path}/start`)
  }
  for (const [at, person] of people.entries()) sockets.push(await person.live(message => hear(at, message)))
  for (const person of people) for (let eye = 0; eye < eyes; eye++) sockets.push(await person.live(() => toldSoFar++))
  await layAndWatch()
  async function answerNow(): Promise<number> {
    if (asked === null) await new Promise<void>(resolve => (wanted = resolve))
    const { at, told } = asked!
    asked = null
    wanted = undefined
    known = told.seq
    const { options } = told.questions[0]!
    const pick = options[Math.floor(Math.random() * options.length)] as Json
    const began = performance.now()
    if (seen) {
      const elsewhere = [0, 1, 2, 3].filter(other => serverOf(other) !== serverOf(at))
      move = { after: told.seq, began, unseen: new Set(elsewhere) }
    }
    const given = { answer: id, seq: told.seq, seat: told.seat, pick, key: `k${told.seq}` }
    const acknowledged = new Promise<boolean>(resolve => (taken = resolve))
    sockets[at]!.write(textFrame(given))
    const isOver = await acknowledged
    const ms = performance.now() - began
    if (isOver) await layAndWatch()
    return ms
  }
  let turn: Promise<unknown> = Promise.resolve()
  return {
    get told() {
      return toldSoFar
    },
    // One after the other: a table asks one at a time.
    answer() {
      const mine = turn.then(answerNow)
      turn = mine
      return mine
    },
    async come() {
      await host.call('GET', '/api/tables')
      let seen: () => void
      const before = new Promise<void>(resolve => (seen = resolve))
      const socket = await host.live(message => message.includes(SHOWN) && seen())
      socket.write(textFrame({ watch: id }))
      await before
      socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      for (const person of people) person.close()
    },
  }
}
