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

/** One kept connection, one call after the other. */
export function openCaller(url: string): Caller {
  const { hostname, port } = new URL(url)
  let token = ''
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  const waiting: ((reply: { status: number; body: Buffer }) => void)[] = []
  const failed: ((error: Error) => void)[] = []
  let buffered: Buffer = Buffer.alloc(0)
  socket.on('error', error => failed.splice(0).forEach(fail => fail(error)))
  socket.on('close', () => failed.splice(0).forEach(fail => fail(new Error('the connection was closed'))))
  socket.on('data', data => {
    buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data])
    for (;;) {
      const head = buffered.indexOf('\r\n\r\n')
      if (head < 0) return
      const header = buffered.toString('latin1', 0, head)
      const length = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0)
      if (buffered.length < head + 4 + length) return
      const body = buffered.subarray(head + 4, head + 4 + length)
      failed.shift()
      waiting.shift()?.({ status: Number(header.slice(9, 12)), body })
      buffered = buffered.subarray(head + 4 + length)
    }
  })
  const authorization = (): string => (token === '' ? '' : `Authorization: Bearer ${token}\r\n`)
  return {
    async enter(name) {
      token = (await this.call<{ token: string }>('POST', '/api/guests', { name })).token
    },
    async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
      const text = body === undefined ? '' : JSON.stringify(body)
      const told = text === '' ? '' : `Content-Type: application/json\r\n`
      const reply = await new Promise<{ status: number; body: Buffer }>((done, fail) => {
        waiting.push(done)
        failed.push(fail)
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${authorization()}${told}` +
            `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
        )
      })
      if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.body.toString('utf8', 0, 300)}`)
      return JSON.parse(reply.body.toString()) as T
    },
    live: (hear = () => {}) => openLive(hostname, Number(port), authorization(), hear),
    close: () => socket.destroy(),
  }
}

function openLive(host: string, port: number, authorization: string, hear: (message: Buffer) => void): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, host)
    socket.setNoDelay(true)
    let open = false
    let buffered: Buffer = Buffer.alloc(0)
    socket.on('error', fail)
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${authorization}` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    socket.on('data', data => {
      buffered = buffered.length === 0 ? data : Buffer.concat([buffered, data])
      if (!open) {
        const head = buffered.indexOf('\r\n\r\n')
        if (head < 0) return
        if (!buffered.toString('latin1', 0, 12).endsWith('101')) return fail(new Error('no WebSocket'))
        open = true
        buffered = buffered.subarray(head + 4)
        done(socket)
      }
      buffered = framesOf(buffered, socket, hear)
    })
  })
}
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
  /** Whoever is asked answers; resolves with the milliseconds until that was acknowledged. */
  answer(): Promise<number>
  close(): void
}
interface Told {
  readonly seq: number
  readonly seat: number
  readonly questions: readonly Question[]
  readonly table: { readonly status: string }
}
const ASKED = Buffer.from('"questions":[{')

export async function sitDown(url: string, game: string, count: number): Promise<Seated[]> {
  const tables: Seated[] = []
  for (let i = 0; i < count; i += 25) {
    tables.push(...(await Promise.all(Array.from({ length: Math.min(25, count - i) }, () => sitAt(url, game)))))
  }
  return tables
}
async function sitAt(url: string, game: string): Promise<Seated> {
  const people = Array.from({ length: 4 }, () => openCaller(url))
  await Promise.all(people.map((person, i) => person.enter(`Player ${i}`)))
  const host = people[0]!
  const sockets: Socket[] = []
  let asked: { person: Caller; told: Told } | null = null
  let wanted: (() => void) | undefined
  let known = 0
  const hear = (person: Caller, message: Buffer): void => {
    if (!message.includes(ASKED)) return
    const told = JSON.parse(message.toString()) as Told
    if (told.seq <= known) return
    asked = { person, told }
    wanted?.()
  }
  let path = ''
  async function layAndWatch(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
    const { id, invite } = await host.call<{ id: string; invite: string }>('POST', '/api/tables', { game, seats })
    path = `/api/tables/${id}`
    for (const person of people.slice(1)) await person.call('POST', `${path}/join`, { invite })
    known = 0
    for (const socket of sockets) socket.write(textFrame({ watch: id }))
    await host.call('POST', `${path}/start`)
  }
  for (const person of people) sockets.push(await person.live(message => hear(person, message)))
  await layAndWatch()
  return {
    async answer() {
      if (asked === null) await new Promise<void>(resolve => (wanted = resolve))
      const { person, told } = asked!
      asked = null
      wanted = undefined
      known = told.seq
      const { options } = told.questions[0]!
      const pick = options[Math.floor(Math.random() * options.length)] as Json
      const began = performance.now()
      const { moved } = await person.call<{ moved: Told }>('POST', `${path}/answers`, {
        seq: told.seq,
        seat: told.seat,
        pick,
        key: `k${told.seq}`,
      })
      const ms = performance.now() - began
      if (moved.questions.length > 0 && moved.seq > known) asked = { person, told: moved }
      if (moved.table.status === 'over') await layAndWatch()
      return ms
    },
    close() {
      for (const socket of sockets) socket.destroy()
      for (const person of people) person.close()
    },
  }
}
