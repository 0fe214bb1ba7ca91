// HTTP: every route checked the same way on the way in, every failure told the same way on the way out.
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { isPlainObject } from '#tables/shapes'
import { isPlace, serveClient } from './client.ts'
import { cookieOf, type Guests } from './guests.ts'
import { ASSET_HEADERS, SECURITY_HEADERS } from './headers.ts'
import { openApi } from './openapi.ts'
import { isForeign } from './origin.ts'
import { errorBody, Problem, problemOf, STATUS } from './problem.ts'
import type { Limit } from './rates.ts'
import type { Call, Route } from './route.ts'
import type { Guest } from './store.ts'
import { type ErrorCode, languageOf } from './text.ts'

const BODY_LIMIT = 16 * 1024
/** Who sends more slowly only keeps a connection busy. */
const REQUEST_MS = 30_000

export interface HttpConfig {
  readonly guests: Guests
  readonly routes: readonly Route[]
  readonly limit: Limit
  readonly metricsText: () => Promise<string>
  /** Rejects when the store cannot be read. */
  readonly storeAnswers: () => Promise<unknown>
  /** Where the built client is; null: only the interface is served. */
  readonly webDir: string | null
  readonly trustProxy: boolean
  readonly log: FastifyBaseLogger
}

export async function createHttp(config: HttpConfig): Promise<FastifyInstance> {
  const { guests, routes, limit, metricsText, storeAnswers, webDir, trustProxy, log } = config
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => fail(error, request, reply as FastifyReply),
  })
  acceptEmptyJson(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.startsWith('/assets/') ? ASSET_HEADERS : SECURITY_HEADERS)
    limit('calls', request.ip)
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request.headers, trustProxy)) {
      throw new Problem('foreign-origin')
    }
  })
  app.setErrorHandler(fail)
  app.setNotFoundHandler((request, reply) =>
    webDir && isPlace(request) ? reply.sendFile('index.html') : fail(new Problem('not-found'), request, reply),
  )

  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        const guest = route.forGuests ? await callerOf(request) : NOBODY
        if (route.limited) limit(route.limited, route.forGuests ? guest.id : request.ip)
        const call: Call<unknown, unknown> = {
          guest,
          id: (request.params as { id?: string }).id ?? '',
          body: route.body && read(route.body, request.body ?? {}),
          query: route.query && read(route.query, request.query),
          giveCookie: token => reply.header('set-cookie', cookieOf(token, request.protocol === 'https')),
        }
        reply.code(route.status).header('cache-control', 'no-store')
        return route.handle(call as Call<never, never>)
      },
    })
  }
  async function callerOf(request: FastifyRequest): Promise<Guest> {
    const guest = await guests.of(request.headers)
    if (!guest) throw new Problem('unauthenticated')
    return guest
  }

  const description = openApi(routes)
  app.get('/api/openapi.json', async () => description)
  app.get('/healthz', async () => {
    await storeAnswers()
    return { ok: true }
  })
  app.get('/metrics', async (_, reply) => {
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
  return reply
    .code(STATUS[problem.code])
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(errorBody(problem, languageOf(request.headers['accept-language'])))
}

/** Calls like `start` have nothing to say, and many clients say it as an empty body of type JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, body as string, done)
  })
}
