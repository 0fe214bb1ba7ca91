// HTTP: every route checked the same way on the way in, every failure told the same way on the way out.
import { timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { isPlainObject } from '#tables/shapes'
import { sha256 } from './chance.ts'
import { isPlace, serveClient } from './client.ts'
import { cookieOf, type Guests } from './guests.ts'
import { ASSET_HEADERS, securityHeaders } from './headers.ts'
import type { Homes } from './homes.ts'
import { openApi } from './openapi.ts'
import { isForeign } from './origin.ts'
import { errorBody, Problem, problemOf, STATUS } from './problem.ts'
import { addressOf, type Front, hostOf, isHere, isSecure, placeOf } from './proxy.ts'
import type { Limit, Limited } from './rates.ts'
import type { Call, Route } from './route.ts'
import type { Guest } from './store.ts'
import { type ErrorCode, languageOf } from './text.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const ORIGIN_HEADER = 'naust-origin'
const REVALIDATION = ['etag', 'last-modified', 'accept-ranges']
const isKept = (reply: FastifyReply): boolean => String(reply.getHeader('cache-control')).endsWith('immutable')
const BODY_LIMIT = 16 * 1024
/** Who sends more slowly only keeps a connection busy. */
const REQUEST_MS = 30_000
/** What says nothing at all is no request, on whatever line; so often it is looked for. */
const [HEADERS_MS, LOOK_MS] = [10_000, 5000]
/** A browser asks for all of a page at once; to connect anew where somebody thinks for longer costs next to nothing. */
const IDLE_MS = 15_000
/** Proxies keep their connections for a minute, and must not find one closed that they are just about to use. */
const IDLE_OF_PROXY_MS = 72_000

export interface HttpConfig {
  readonly guests: Guests
  readonly routes: readonly Route[]
  readonly limit: Limit
  readonly homes: Homes
  readonly metricsText: () => Promise<string>
  /** Who may read the metrics: anybody, whoever has the word, or nobody. */
  readonly metricsFor: 'all' | 'none' | { readonly token: string }
  /** Rejects when nothing can be written. */
  readonly pulse: () => Promise<unknown>
  readonly closing: () => boolean
  /** Where the built client is; null: only the interface is served. */
  readonly webDir: string | null
  readonly front: Front
  /** So long somebody may take to say what they want; left out: ten seconds. */
  readonly headersMs?: number | undefined
  /** Where this server is for others than those on its own machine, as far as it knows. */
  readonly elsewhere: () => string | null
  readonly log: FastifyBaseLogger
}

export async function createHttp(config: HttpConfig): Promise<FastifyInstance> {
  const { guests, routes, limit, homes, metricsText, metricsFor, pulse, closing, webDir, front, elsewhere, log } =
    config
  const { headersMs = HEADERS_MS } = config
  const { hops } = front
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: hops > 0 ? IDLE_OF_PROXY_MS : IDLE_MS,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(LOOK_MS, headersMs) },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => fail(error, request, reply as FastifyReply),
  })
  acceptEmptyJson(app)
  acceptForms(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.startsWith('/assets/') ? ASSET_HEADERS : headersFor(request))
    const origin = isHere(hostOf(request.headers, front)) ? elsewhere() : null
    // Links that are made on this machine are to lead others to it.
    if (origin !== null) reply.header(ORIGIN_HEADER, origin)
    limit.take('calls', addressOf(request.raw, hops))
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request.headers, front)) {
      throw new Problem('foreign-origin')
    }
  })
  const headersFor = ({ raw }: FastifyRequest) => securityHeaders(hostOf(raw.headers, front), isSecure(raw, hops))
  /** Who pays for what they are told. */
  const readers = new WeakMap<FastifyRequest, (kilobytes: number) => void>()
  app.addHook('onSend', async (request, reply, payload) => {
    // What is kept for ever is never asked for anew: what that would take only weighs on every file.
    if (isKept(reply)) for (const name of REVALIDATION) reply.removeHeader(name)
    // Who keeps the connection would keep the server from stopping.
    if (closing()) reply.header('connection', 'close')
    if (typeof payload !== 'string') return payload
    readers.get(request)?.(payload.length / 1024)
    return packed(request, reply, payload)
  })
  app.setErrorHandler(fail)
  app.setNotFoundHandler((request, reply) =>
    webDir && isPlace(request) ? reply.sendFile('index.html') : fail(new Problem('not-found'), request, reply),
  )

  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? BODY_LIMIT,
      config: { forms: route.forms ?? false },
      async handler(request, reply) {
        const giveCookie = (token: string | null): void => {
          reply.header('set-cookie', cookieOf(token, isSecure(request.raw, hops)))
        }
        const guest = route.forGuests ? await callerOf(request, giveCookie) : passerBy(request)
        if (route.limited) pace(route.limited, route.forGuests ? guest : null, addressOf(request.raw, hops))
        const call: Call<unknown, unknown> = {
          guest,
          id: (request.params as { id?: string }).id ?? '',
          body: route.body && read(route.body, request.body ?? {}),
          query: route.query && read(route.query, request.query),
          headers: request.headers,
          place: placeOf(request.raw, front),
          giveCookie,
        }
        reply.code(route.status).header('cache-control', 'no-store')
        const told = await route.handle(call as Call<never, never>)
        return route.write ? reply.type(JSON_TYPE).send(route.write(told as never)) : told
      },
    })
  }
  function pace(kind: Limited, guest: Guest | null, address: string): void {
    if (!guest) return limit.take(kind, address)
    limit.take(kind, guest.id)
    limit.takeOf(kind, address)
  }
  /** Who does not say who they are pays for what they read at length, too. */
  function passerBy(request: FastifyRequest): Guest {
    const address = addressOf(request.raw, hops)
    limit.take('kilobytes', address)
    readers.set(request, read => limit.charge('kilobytes', address, read))
    return NOBODY
  }
  async function callerOf(request: FastifyRequest, giveCookie: (token: string) => void): Promise<Guest> {
    const guest = await guests.of(request.headers)
    if (!guest) throw new Problem('unauthenticated')
    const address = addressOf(request.raw, hops)
    homes.note(guest.id, address)
    pace('kilobytes', guest, address)
    readers.set(request, read => {
      limit.charge('kilobytes', guest.id, read)
      limit.chargeOf('kilobytes', address, read)
    })
    const again = await guests.greet(guest, request.headers, isSecure(request.raw, hops))
    if (again !== null) giveCookie(again)
    return guest
  }

  const description = openApi(routes)
  app.get('/api/openapi.json', async () => description)
  const health = async (): Promise<{ ok: true }> => {
    try {
      await pulse()
      return { ok: true }
    } catch (error) {
      log.error({ err: error }, 'nothing can be written')
      throw new Problem('unavailable')
    }
  }
  app.get('/healthz', health)
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'none') throw new Problem('not-found')
    if (metricsFor !== 'all' && !sameWord(request.headers.authorization, `Bearer ${metricsFor.token}`)) {
      throw new Problem('unauthenticated')
    }
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return metricsText()
  })
  if (webDir) await serveClient(app, webDir)
  return app
}
const NOBODY: Guest = { id: '', name: '', created: 0 }

/** Checks what comes from outside against its shape; what does not fit names the first field. */
export function read(shape: GenericSchema, given: unknown): unknown {
  if (!isPlainObject(given)) throw new Problem('bad-request')
  const checked = safeParse(shape, given)
  if (checked.success) return checked.output
  const field = getDotPath(checked.issues[0])
  throw new Problem('bad-request', field ? { field } : {})
}

const OF_STATUS: { readonly [status: number]: ErrorCode } = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media',
  429: 'rate-limited',
}
/** The answer to whatever was thrown; what is nobody's fault but ours is logged and told without detail. */
function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const asked = status >= 400 && status < 500 ? new Problem(OF_STATUS[status] ?? 'bad-request') : null
  const problem = problemOf(error) ?? asked ?? new Problem('internal')
  if (problem.code === 'internal') request.log.error({ err: error, url: request.url }, 'a request failed')
  const { retryAfter } = problem.facts
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  // What cannot even be read as a request fails before it got its headers.
  if (!reply.hasHeader('x-content-type-options')) reply.headers(securityHeaders(undefined, false))
  return reply
    .code(STATUS[problem.code])
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(errorBody(problem, languageOf(request.headers['accept-language'])))
}

/** Told apart without telling by the time how much was right. */
const sameWord = (given: string | undefined, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given ?? '')), Buffer.from(sha256(wanted)))

const WORTH_IT = 4096
const asGzip = promisify(gzip)
/** Long answers leave compressed, where the caller can read that; another thread does it. */
async function packed(request: FastifyRequest, reply: FastifyReply, payload: string): Promise<string | Buffer> {
  if (payload.length < WORTH_IT || !/\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? ''))
    return payload
  reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  return asGzip(payload, { level: 1 })
}

/** Calls like `start` have nothing to say, and many clients say it as an empty body of type JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, body as string, done)
  })
}
/** Programs that read mail send a form with nothing to say: where a route takes one, it is not read. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _, done) => {
    const { forms } = request.routeOptions.config as { forms?: boolean }
    if (forms) done(null, {})
    else done(new Problem('unsupported-media'))
  })
}
