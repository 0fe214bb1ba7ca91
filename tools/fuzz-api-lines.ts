// Lines of `npm run fuzz-api`: a WebSocket with somebody talking, a flood, and bytes that are no HTTP.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Swift } from '#engine'

/** Whom a WebSocket belongs to; an empty token: somebody who does not say who they are. */
interface Caller {
  readonly url: string
  readonly token: string
  readonly address: string
}
export const openLive = ({ url, token, address }: Caller): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { 'x-forwarded-for': address, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  })

const OPENING_MS = 2000
/** So long is listened after the last word. */
const LISTEN_MS = 100
/** Resolves once it is open, or will not be. */
function opened(ws: WebSocket): Promise<void> {
  return new Promise(resolve => {
    const patience = globalThis.setTimeout(resolve, OPENING_MS)
    const done = (): void => {
      clearTimeout(patience)
      resolve()
    }
    ws.on('error', done).on('close', done).on('open', done)
  })
}

/** Says so many things, one after the other, while the server listens; only what is said while the line is open is `sent`. */
export async function talk(
  caller: Caller,
  words: number,
  say: (n: number) => string | Buffer,
  { told, sent }: { readonly told: (text: string) => void; readonly sent: () => void },
): Promise<void> {
  const ws = openLive(caller)
  ws.on('message', data => told(String(data)))
  await opened(ws)
  for (let n = 0; n < words && ws.readyState === WebSocket.OPEN; n++) {
    ws.send(say(n))
    sent()
    // What is said next may go by what was heard.
    await (n % 4 === 0 ? setTimeout(5) : setImmediate())
  }
  if (ws.readyState === WebSocket.OPEN) await setTimeout(LISTEN_MS)
  ws.terminate()
}

const FRAMES = 2000
const AT_ONCE = 100
/** As many frames of one byte as the server takes before it hangs up. */
export async function flood(caller: Caller, sent: () => void): Promise<void> {
  const ws = openLive(caller)
  await opened(ws)
  for (let n = 0; n < FRAMES && ws.readyState === WebSocket.OPEN; n++) {
    ws.send('x')
    sent()
    if (n % AT_ONCE === 0) await setImmediate()
  }
  ws.terminate()
}

const RAW_MS = 300
/** Bytes that are no HTTP, or the beginning of a body that never comes. */
export function rawBytes(url: string, chance: Swift): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const end = (): void => {
      socket.destroy()
      resolve()
    }
    const patience = globalThis.setTimeout(end, RAW_MS)
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
