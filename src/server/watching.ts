// The WebSocket: whoever watches a table is told all that happens there, as they may know it, without gap or repeat.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { InferOutput } from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Seat } from '#engine'
import {
  mayLook,
  mustBeLetIn,
  type PresenceTold,
  peopleOf,
  seatInView,
  seatsOf,
  seqOf,
  type Table,
  type TableProblem,
  type TableState,
  whyShut,
} from '#tables'
import { WatchMessage } from '#tables/shapes'
import { counted } from './connections.ts'
import { openDepartures } from './departures.ts'
import { type Plain, plain } from './frame.ts'
import type { Guests } from './guests.ts'
import type { Homes } from './homes.ts'
import { read } from './http.ts'
import type { Metrics } from './metrics.ts'
import { type News, newsOf, seatWatched, takenByLine } from './news.ts'
import { isForeign } from './origin.ts'
import { openOutbox } from './outbox.ts'
import type { Presence, Visit, Visitor } from './presence.ts'
import { errorBody, Problem, problemOf, STATUS } from './problem.ts'
import { addressOf, type Front } from './proxy.ts'
import type { Quotas } from './quotas.ts'
import type { Limit, Limited } from './rates.ts'
import type { Done } from './room.ts'
import type { Guest, Others } from './store.ts'
import type { Tables } from './tables.ts'
import { type ErrorCode, type Language, languageOf } from './text.ts'

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
  readonly presence: Presence
  readonly limit: Limit
  readonly homes: Homes
  readonly quotas: Quotas
  readonly heartbeatMs: number
  readonly front: Front
  readonly log: FastifyBaseLogger
  /** The other servers, where there may be some. */
  readonly others?: Others | undefined
}
export interface WatchingServer {
  close(): Promise<void>
}
type Answer = Extract<InferOutput<typeof WatchMessage>, { answer: string }>
type Watch = Extract<InferOutput<typeof WatchMessage>, { watch: string }>
/** What a refusal is about: the watching of a table, an answer there, or something beside the match. */
interface About {
  readonly table?: string
  readonly key?: string
  readonly at?: string
  readonly sign?: string
}
type Beside = Extract<InferOutput<typeof WatchMessage>, { at: string }>

/** A table somebody watches. */
interface Following {
  /** Whether they were told how the table stands at this event, and nothing since. */
  knows(seq: number): boolean
  /** They were told this in reply: whether it is what they would have been told next. If so it is not told again. */
  heard(news: News): boolean
  stop(): void
}

export function serveWatching(server: Server, config: WatchingConfig): WatchingServer {
  const { guests, tables, metrics, presence, limit, homes, quotas, heartbeatMs, front, log } = config
  // One message a turn of the loop, so that whoever sends many does not keep everybody else waiting.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_LIMIT,
    allowSynchronousEvents: false,
    autoPong: false,
  })
  const departures = openDepartures()
  const alive = new WeakSet<WebSocket>()
  const opened = new Map<WebSocket, { readonly guest: string; readonly headers: IncomingMessage['headers'] }>()
  const ofGuest = counted()
  const ofAddress = counted()

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const language = languageOf(request.headers['accept-language'])
    const address = addressOf(request, front.hops)
    socket.on('error', () => socket.destroy())
    try {
      limit.take('upgrades', address)
      if (request.url?.split('?')[0] !== '/api/live') throw new Problem('not-found')
      if (isForeign(request.headers, front)) throw new Problem('foreign-origin')
      const guest = await guests.of(request.headers)
      if (!guest) throw new Problem('unauthenticated')
      const crowded = ofGuest.of(guest.id) >= quotas.sockets || ofAddress.of(address) >= quotas.socketsOfAddress
      if (crowded) throw new Problem('too-many')
      sockets.handleUpgrade(request, socket, head, ws => {
        opened.set(ws, { guest: guest.id, headers: request.headers })
        welcome(ws, socket, guest, address, language)
      })
    } catch (error) {
      const problem = problemOf(error) ?? new Problem('internal')
      if (problem.code === 'internal') log.error({ err: error }, 'a WebSocket could not be opened')
      turnAway(socket, STATUS[problem.code], JSON.stringify(errorBody(problem, language)))
    }
  }

  function sendAway(ws: WebSocket): void {
    departures.leaveNow()
    ws.close(1008)
    setTimeout(() => ws.terminate(), GOODBYE_MS).unref()
  }
  function welcome(ws: WebSocket, socket: Duplex, guest: Guest, address: string, language: Language): void {
    const watches = new Map<string, Following>()
    const visits = new Map<string, Visit>()
    const isPressed = (): boolean => ws.bufferedAmount > SEND_BUFFER
    const outbox = openOutbox(isPressed)
    const inbox: string[] = []
    let hearing = Promise.resolve()
    let refusals = 0
    // The library reads, and minds the connection; what is told is told all the time, and goes to the socket in one piece.
    const exit = { socket, isOpen: () => ws.readyState === ws.OPEN }
    function say(text: Plain, left: () => void = outbox.catchUp): void {
      // Who does not read does not listen either.
      if (ws.bufferedAmount > quotas.unread) return ws.terminate()
      departures.say(exit, text, left)
    }
    homes.note(guest.id, address)
    metrics.sockets(1)
    ofGuest.add(guest.id, 1)
    ofAddress.add(address, 1)
    alive.add(ws)
    ws.on('ping', data => {
      if (isOneMore() && !isPressed()) ws.pong(data)
    })
    ws.on('pong', () => {
      if (alive.has(ws)) isOneMore()
      else alive.add(ws)
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      metrics.sockets(-1)
      opened.delete(ws)
      ofGuest.add(guest.id, -1)
      ofAddress.add(address, -1)
      inbox.length = 0
      hearing = hearing.then(() => watches.forEach(({ stop }) => stop()))
    })
    ws.on('message', (data, isBinary) => {
      if (ws.readyState !== ws.OPEN) return
      if (inbox.length >= INBOX) return dismiss()
      inbox.push(isBinary ? '' : String(data))
      if (inbox.length === 1) hearing = hearAll()
    })
    function dismiss(): void {
      inbox.length = 0
      sendAway(ws)
    }

    /** One more of what counts as a message and is none: whether it is to be answered. */
    function isOneMore(): boolean {
      if (ws.readyState !== ws.OPEN) return false
      try {
        pay('messages')
        return true
      } catch {
        if (++refusals >= REFUSALS) dismiss()
        return false
      }
    }
    function pay(kind: Limited): void {
      limit.take(kind, guest.id)
      limit.takeOf(kind, address)
    }
    /** Says what was asked for at length, which is paid for by its length: nobody hears it who still owes. */
    function sayAtLength(text: () => Plain): void {
      pay('kilobytes')
      const told = text()
      charge(told)
      say(told)
    }
    function charge({ length }: string): void {
      limit.charge('kilobytes', guest.id, length / 1024)
      limit.chargeOf('kilobytes', address, length / 1024)
    }

    /** One message after the other, so that a second watch of a table replaces the first and never doubles it. */
    async function hearAll(): Promise<void> {
      while (inbox.length > 0) {
        // Who does not read what they asked for is not asked what else they want.
        while (ws.readyState === ws.OPEN && isPressed()) await drained(socket)
        if (inbox.length === 0) return
        const refused = await hear(inbox[0]!)
        refusals = refused ? refusals + 1 : 0
        if (refusals >= REFUSALS) return dismiss()
        inbox.shift()
        if (inbox.length > 0) await setImmediate()
      }
    }
    /** Follows a message; answers whether it was refused. */
    async function hear(text: string): Promise<boolean> {
      let about: About = {}
      try {
        pay(text.startsWith('{"answer":') ? 'answers' : 'messages')
        const message = read(WatchMessage, parse(text)) as InferOutput<typeof WatchMessage>
        if ('answer' in message) {
          about = { table: message.answer, key: message.key }
          await answer(message)
          return false
        }
        const table = 'at' in message ? message.at : 'watch' in message ? message.watch : message.unwatch
        // What is refused beside the match leaves the watching of it alone, and says so.
        about = 'at' in message ? { at: table, ...('sign' in message && { sign: message.sign }) } : { table }
        if ('at' in message) {
          passOn(message)
          return false
        }
        watches.get(table)?.stop()
        watches.delete(table)
        if (!('watch' in message) || ws.readyState !== ws.OPEN) return false
        if (watches.size >= WATCHES) throw new Problem('too-many')
        pay('kilobytes')
        watches.set(table, await watch(message))
        return false
      } catch (error) {
        const problem = problemOf(error) ?? new Problem('internal')
        if (problem.code === 'internal') log.error({ err: error, ...about }, 'a message failed')
        refuse(problem, about)
        return true
      }
    }
    function refuse(problem: TableProblem<ErrorCode>, about: object): void {
      const text = (): Plain => plain(JSON.stringify({ ...errorBody(problem, language), ...about }))
      if (Object.keys(problem.beside).length === 0) return say(text())
      try {
        sayAtLength(text)
      } catch (error) {
        refuse(problemOf(error)!, about)
      }
    }

    async function answer(given: Answer): Promise<void> {
      const { answer: id } = given
      // Who asks for more than what comes next is not even looked up while they owe.
      if (!watches.get(id)?.knows(given.seq)) pay('kilobytes')
      const began = performance.now()
      const taken = await tables.answer(guest, id, given)
      metrics.answered((performance.now() - began) / 1000)
      const { moved } = taken
      const next = watches.get(id)?.heard(moved) ?? false
      const text = takenByLine(given.key, taken, next)
      // What they would have been told anyway is free.
      if (next && moved.seq > moved.since) say(text)
      else sayAtLength(() => text)
    }

    function passOn(message: Beside): void {
      const visit = visits.get(message.at)
      if (!visit) throw new Problem('not-let-in')
      if ('looks' in message) return visit.focus(message.looks)
      pay('chat')
      visit.sign(message.sign)
    }

    async function watch({ watch: id, since = 0, seat, invite, looks }: Watch): Promise<Following> {
      let told = since
      let table: Table
      const send = (left: () => void): void => {
        // Who was let in may be no longer: the host shut the door, or renewed the link.
        if (!mayLook(table.state, guest.id, invite)) return shut(left)
        if (told === seqOf(table)) return
        const news = newsOf(table, guest.id, seatWatched(table.state, guest.id, seat), told)
        const { text } = news
        // Who asks for a long story again and again pays for its length; what happens meanwhile is free.
        if (told === since) charge(text)
        told = news.seq
        say(text, left)
      }
      const shut = (left: () => void): void => {
        watches.get(id)?.stop()
        watches.delete(id)
        say(
          plain(JSON.stringify({ ...errorBody(new Problem(whyShut(table.state, invite)), language), table: id })),
          left,
        )
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
      /** Whoever is asked now waits for it; what they did themselves they were told in reply, and what others did among themselves can wait. */
      const isUrgent = ({ event, waiting }: Done, chairs: TableState['chairs']): boolean => {
        // Nobody is asked any more: the match is over.
        if (event.do !== 'answered' || waiting.length === 0) return true
        const isMine = (at: Seat): boolean => {
          const chair = chairs[at]
          return chair?.kind === 'human' && chair.guest === guest.id
        }
        return !isMine(event.seat) && waiting.some(isMine)
      }
      const knows = (seq: number): boolean => seq === told
      const heard = ({ since: from, seq, seat: view }: News): boolean => {
        if (from !== told || view !== seatWatched(table.state, guest.id, seat)) return false
        told = seq
        return true
      }
      const unwatch = await tables.watch(id, { tell, isUrgent }, found => {
        table = found
        mustBeLetIn(found.state, guest.id, invite)
        const seq = seqOf(found)
        const from = seat === null ? null : seatInView(found.state, guest.id, seat)
        say(plain(JSON.stringify({ watching: id, seq, seat: from })))
        if (told !== seq) tell(found)
      })
      // Programs that do not speak of eyes are not told of any.
      if (looks === undefined) return { knows, heard, stop: unwatch }
      const { id: person, name } = guest
      let there: PresenceTold
      const tellThere = (left: () => void): void => say(plain(JSON.stringify(there)), left)
      const visitor: Visitor = {
        guest: person,
        name,
        // A screen for all is nobody in particular.
        seats: () => (seat === null ? [] : seatsOf(table.state, person)),
        looksOn: () => !peopleOf(table.state).includes(person),
        send(message) {
          if ('presence' in message) {
            there = message
            outbox.push(tellThere)
            // A sign is of the moment, or of none.
          } else if (!isPressed()) say(plain(JSON.stringify(message)))
        },
      }
      const visit = presence.enter(id, visitor, looks)
      visits.set(id, visit)
      return {
        knows,
        heard,
        stop() {
          visits.delete(id)
          visit.end()
          unwatch()
        },
      }
    }
  }

  /** Devices that act for somebody no longer are told no more. */
  async function shut(guest: string): Promise<void> {
    for (const [ws, { guest: of, headers }] of opened) {
      if (of === guest && (await guests.of(headers))?.id !== guest) sendAway(ws)
    }
  }
  guests.onShut(guest => void shut(guest).catch(error => log.error({ err: error }, 'a device could not be sent away')))

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
      departures.leaveNow()
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

/** All that waited has left, or nobody is there any more. */
const drained = (socket: Duplex): Promise<void> =>
  new Promise(resolve => {
    const done = (): void => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('bad-request')
  }
}
/** Says why, and ends the connection for good: who is refused may not keep it by never ending theirs. */
function turnAway(socket: Duplex, status: number, body: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
