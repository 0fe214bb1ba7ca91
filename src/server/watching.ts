// The WebSocket: whoever watches a table is told all that happens there, as they may know it, without gap or repeat.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { InferOutput } from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import { mayLook, mustBeLetIn, seatInView, seatsOf, seqOf, type Table, tableMoved } from '#tables'
import { WatchMessage } from '#tables/shapes'
import type { Guests } from './guests.ts'
import { read } from './http.ts'
import type { Metrics } from './metrics.ts'
import { isForeign } from './origin.ts'
import { openOutbox } from './outbox.ts'
import { openPresence, type Visit } from './presence.ts'
import { errorBody, Problem, problemOf, STATUS } from './problem.ts'
import type { Limit } from './rates.ts'
import type { Guest } from './store.ts'
import type { Tables } from './tables.ts'
import { type Language, languageOf } from './text.ts'

const MESSAGE_LIMIT = 4096
const WATCHES = 64
/** Of one guest: a few devices with a few pages each. */
const SOCKETS = 30
/** Beyond this a slow client is told the latest state only, with all notes. */
const SEND_BUFFER = 256 * 1024

export interface WatchingConfig {
  readonly guests: Guests
  readonly tables: Tables
  readonly metrics: Metrics
  readonly limit: Limit
  readonly heartbeatMs: number
  readonly trustProxy: boolean
  readonly log: FastifyBaseLogger
}
export interface WatchingServer {
  close(): Promise<void>
}
type Watch = Extract<InferOutput<typeof WatchMessage>, { watch: string }>
type Beside = Extract<InferOutput<typeof WatchMessage>, { at: string }>

export function serveWatching(server: Server, config: WatchingConfig): WatchingServer {
  const { guests, tables, metrics, limit, heartbeatMs, trustProxy, log } = config
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  const alive = new WeakSet<WebSocket>()
  const socketsOf = new Map<string, number>()
  const presence = openPresence()
  function count({ id }: Guest, change: 1 | -1): void {
    const open = (socketsOf.get(id) ?? 0) + change
    if (open === 0) socketsOf.delete(id)
    else socketsOf.set(id, open)
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const language = languageOf(request.headers['accept-language'])
    socket.on('error', () => socket.destroy())
    try {
      if (request.url?.split('?')[0] !== '/api/live') throw new Problem('not-found')
      if (isForeign(request.headers, trustProxy)) throw new Problem('foreign-origin')
      const guest = await guests.of(request.headers)
      if (!guest) throw new Problem('unauthenticated')
      limit('calls', guest.id)
      if ((socketsOf.get(guest.id) ?? 0) >= SOCKETS) throw new Problem('too-many')
      sockets.handleUpgrade(request, socket, head, ws => welcome(ws, guest, language))
    } catch (error) {
      const problem = problemOf(error) ?? new Problem('internal')
      if (problem.code === 'internal') log.error({ err: error }, 'a WebSocket could not be opened')
      refuse(socket, STATUS[problem.code], JSON.stringify(errorBody(problem, language)))
    }
  }

  function welcome(ws: WebSocket, guest: Guest, language: Language): void {
    const watches = new Map<string, () => void>()
    const visits = new Map<string, Visit>()
    const outbox = openOutbox(() => ws.bufferedAmount > SEND_BUFFER)
    // One message after the other, so that a second watch of a table replaces the first and never doubles it.
    let turn = Promise.resolve()
    metrics.sockets(1)
    count(guest, 1)
    alive.add(ws)
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      metrics.sockets(-1)
      count(guest, -1)
      turn = turn.then(() => watches.forEach(stop => stop()))
    })
    ws.on('message', (data, isBinary) => {
      turn = turn.then(() => hear(isBinary ? '' : String(data)))
    })

    async function hear(text: string): Promise<void> {
      let table: string | undefined
      try {
        limit('calls', guest.id)
        const message = read(WatchMessage, parse(text)) as InferOutput<typeof WatchMessage>
        table = 'at' in message ? message.at : 'watch' in message ? message.watch : message.unwatch
        if ('at' in message) return passOn(message)
        watches.get(table)?.()
        watches.delete(table)
        if (!('watch' in message) || ws.readyState !== ws.OPEN) return
        if (watches.size >= WATCHES) throw new Problem('too-many')
        watches.set(table, await watch(message))
      } catch (error) {
        const problem = problemOf(error) ?? new Problem('internal')
        if (problem.code === 'internal') log.error({ err: error, table }, 'a watch failed')
        ws.send(JSON.stringify({ ...errorBody(problem, language), ...(table === undefined ? {} : { table }) }))
      }
    }

    function passOn(message: Beside): void {
      const visit = visits.get(message.at)
      if (!visit) throw new Problem('not-let-in')
      if ('looks' in message) return visit.focus(message.looks)
      limit('chat', guest.id)
      visit.sign(message.sign, message.to)
    }

    function watch({ watch: id, since = 0, seat, invite, looks }: Watch): Promise<() => void> {
      let told = since
      let table: Table
      const send = (left: () => void): void => {
        // Who was let in may be no longer: the host shut the door, or renewed the link.
        if (!mayLook(table.state, guest.id, invite)) return shut()
        // A seat that was theirs when they began to watch may be no longer, since they left it.
        const own = seatsOf(table.state, guest.id).find(mine => mine === seat)
        const news = tableMoved(table, guest.id, seat === null ? null : seatInView(table.state, guest.id, own), told)
        told = news.seq
        ws.send(JSON.stringify(news), left)
      }
      const shut = (): void => {
        watches.get(id)?.()
        watches.delete(id)
        ws.send(JSON.stringify({ ...errorBody(new Problem('not-let-in'), language), table: id }))
      }
      const tell = (now: Table): void => {
        table = now
        try {
          if (ws.readyState === ws.OPEN) outbox.push(send)
        } catch (error) {
          // Whoever moved the table must not suffer for whoever watches it.
          log.error({ err: error, table: id }, 'a watcher could not be told')
          ws.close(1011)
        }
      }
      const stop = tables.watch(id, tell, found => {
        table = found
        mustBeLetIn(found.state, guest.id, invite)
        const seq = seqOf(found)
        const from = seat === null ? null : seatInView(found.state, guest.id, seat)
        ws.send(JSON.stringify({ watching: id, seq, seat: from }))
        if (told !== seq) tell(found)
      })
      // Programs that do not speak of eyes are not told of any.
      if (looks === undefined) return stop
      return stop.then(unwatch => {
        const { id: person, name } = guest
        const visitor = {
          guest: person,
          name,
          // A screen for all is nobody in particular.
          seats: () => (seat === null ? [] : seatsOf(table.state, person)),
          send: (message: object) => ws.readyState === ws.OPEN && ws.send(JSON.stringify(message)),
        }
        const visit = presence.enter(id, visitor, looks)
        visits.set(id, visit)
        return () => {
          visits.delete(id)
          visit.end()
          unwatch()
        }
      })
    }
  }

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate()
      else ws.ping()
    }
  }, heartbeatMs)
  heartbeat.unref()
  server.on('upgrade', upgrade)

  return {
    async close() {
      clearInterval(heartbeat)
      presence.close()
      server.off('upgrade', upgrade)
      const closed = [...sockets.clients].map(ws => new Promise<void>(resolve => ws.once('close', () => resolve())))
      for (const ws of sockets.clients) ws.close(1001)
      const patience = setTimeout(() => {
        for (const ws of sockets.clients) ws.terminate()
      }, GOODBYE_MS)
      await Promise.all(closed)
      clearTimeout(patience)
    },
  }
}
const GOODBYE_MS = 1000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('bad-request')
  }
}
function refuse(socket: Duplex, status: number, body: string): void {
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
