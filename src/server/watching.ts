// The WebSocket: whoever watches a table is told all that happens there, as they may know it, without gap or repeat.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { InferOutput } from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import { mayLook, mustBeLetIn, peopleOf, seatInView, seatsOf, seqOf, type Table } from '#tables'
import { WatchMessage } from '#tables/shapes'
import type { Guests } from './guests.ts'
import { read } from './http.ts'
import type { Metrics } from './metrics.ts'
import { newsOf, seatWatched } from './news.ts'
import { isForeign } from './origin.ts'
import { openOutbox } from './outbox.ts'
import { openPresence, type Visit } from './presence.ts'
import { errorBody, Problem, problemOf, STATUS } from './problem.ts'
import { addressOf } from './proxy.ts'
import type { Quotas } from './quotas.ts'
import type { Limit } from './rates.ts'
import type { Guest } from './store.ts'
import type { Tables } from './tables.ts'
import { type Language, languageOf } from './text.ts'

const MESSAGE_LIMIT = 4096
const WATCHES = 64
/** So many messages may wait for those before them; a page sends a few. */
const INBOX = 128
/** Who is refused so often on end does not listen. */
const REFUSALS = 12
/** Beyond this a slow client is told the latest state only, with all notes. */
const SEND_BUFFER = 256 * 1024

export interface WatchingConfig {
  readonly guests: Guests
  readonly tables: Tables
  readonly metrics: Metrics
  readonly limit: Limit
  readonly quotas: Quotas
  readonly heartbeatMs: number
  readonly hops: number
  readonly log: FastifyBaseLogger
}
export interface WatchingServer {
  close(): Promise<void>
}
type Watch = Extract<InferOutput<typeof WatchMessage>, { watch: string }>
type Beside = Extract<InferOutput<typeof WatchMessage>, { at: string }>

export function serveWatching(server: Server, config: WatchingConfig): WatchingServer {
  const { guests, tables, metrics, limit, quotas, heartbeatMs, hops, log } = config
  // One message a turn of the loop, so that whoever sends many does not keep everybody else waiting.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT, allowSynchronousEvents: false })
  const alive = new WeakSet<WebSocket>()
  const ofGuest = counted()
  const ofAddress = counted()
  const presence = openPresence()

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const language = languageOf(request.headers['accept-language'])
    const address = addressOf(request, hops)
    socket.on('error', () => socket.destroy())
    try {
      limit.take('upgrades', address)
      if (request.url?.split('?')[0] !== '/api/live') throw new Problem('not-found')
      if (isForeign(request.headers, hops)) throw new Problem('foreign-origin')
      const guest = await guests.of(request.headers)
      if (!guest) throw new Problem('unauthenticated')
      const crowded = ofGuest.of(guest.id) >= quotas.sockets || ofAddress.of(address) >= quotas.socketsOfAddress
      if (crowded) throw new Problem('too-many')
      sockets.handleUpgrade(request, socket, head, ws => welcome(ws, guest, address, language))
    } catch (error) {
      const problem = problemOf(error) ?? new Problem('internal')
      if (problem.code === 'internal') log.error({ err: error }, 'a WebSocket could not be opened')
      refuse(socket, STATUS[problem.code], JSON.stringify(errorBody(problem, language)))
    }
  }

  function welcome(ws: WebSocket, guest: Guest, address: string, language: Language): void {
    const watches = new Map<string, () => void>()
    const visits = new Map<string, Visit>()
    const outbox = openOutbox(() => ws.bufferedAmount > SEND_BUFFER)
    const inbox: string[] = []
    let hearing = Promise.resolve()
    let refusals = 0
    metrics.sockets(1)
    ofGuest.add(guest.id, 1)
    ofAddress.add(address, 1)
    alive.add(ws)
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      metrics.sockets(-1)
      ofGuest.add(guest.id, -1)
      ofAddress.add(address, -1)
      inbox.length = 0
      hearing = hearing.then(() => watches.forEach(stop => stop()))
    })
    ws.on('message', (data, isBinary) => {
      if (ws.readyState !== ws.OPEN) return
      if (inbox.length >= INBOX) return dismiss()
      inbox.push(isBinary ? '' : String(data))
      if (inbox.length === 1) hearing = hearAll()
    })
    function dismiss(): void {
      inbox.length = 0
      ws.close(1008)
      setTimeout(() => ws.terminate(), GOODBYE_MS).unref()
    }

    /** One message after the other, so that a second watch of a table replaces the first and never doubles it. */
    async function hearAll(): Promise<void> {
      while (inbox.length > 0) {
        const refused = await hear(inbox[0]!)
        refusals = refused ? refusals + 1 : 0
        if (refusals >= REFUSALS) return dismiss()
        await setImmediate()
        inbox.shift()
      }
    }
    /** Follows a message; answers whether it was refused. */
    async function hear(text: string): Promise<boolean> {
      let table: string | undefined
      try {
        limit.take('messages', guest.id)
        limit.takeOf('messages', address)
        const message = read(WatchMessage, parse(text)) as InferOutput<typeof WatchMessage>
        table = 'at' in message ? message.at : 'watch' in message ? message.watch : message.unwatch
        if ('at' in message) {
          passOn(message)
          return false
        }
        watches.get(table)?.()
        watches.delete(table)
        if (!('watch' in message) || ws.readyState !== ws.OPEN) return false
        if (watches.size >= WATCHES) throw new Problem('too-many')
        limit.take('kilobytes', guest.id)
        watches.set(table, await watch(message))
        return false
      } catch (error) {
        const problem = problemOf(error) ?? new Problem('internal')
        if (problem.code === 'internal') log.error({ err: error, table }, 'a watch failed')
        ws.send(JSON.stringify({ ...errorBody(problem, language), ...(table === undefined ? {} : { table }) }))
        return true
      }
    }

    function passOn(message: Beside): void {
      const visit = visits.get(message.at)
      if (!visit) throw new Problem('not-let-in')
      if ('looks' in message) return visit.focus(message.looks)
      limit.take('chat', guest.id)
      visit.sign(message.sign, message.to)
    }

    function watch({ watch: id, since = 0, seat, invite, looks }: Watch): Promise<() => void> {
      let told = since
      let table: Table
      const send = (left: () => void): void => {
        // Who was let in may be no longer: the host shut the door, or renewed the link.
        if (!mayLook(table.state, guest.id, invite)) return shut(left)
        const { moved, text } = newsOf(table, guest.id, seatWatched(table.state, guest.id, seat), told)
        // Who asks for a long story again and again pays for its length; what happens meanwhile is free.
        if (told === since) limit.charge('kilobytes', guest.id, text.length / 1024)
        told = moved.seq
        ws.send(text, { binary: false }, left)
      }
      const shut = (left: () => void): void => {
        watches.get(id)?.()
        watches.delete(id)
        ws.send(JSON.stringify({ ...errorBody(new Problem('not-let-in'), language), table: id }), left)
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
          looksOn: () => !peopleOf(table.state).includes(person),
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

/** How many there are of each name. */
function counted() {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add(name: string, change: 1 | -1): void {
      const count = (counts.get(name) ?? 0) + change
      if (count === 0) counts.delete(name)
      else counts.set(name, count)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('bad-request')
  }
}
/** Says why, and ends the connection for good: who is refused may not keep it by never ending theirs. */
function refuse(socket: Duplex, status: number, body: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
