// The description of the interface, made from the routes and their shapes.
import { Failure, Illegal, PresenceTold, SignTold, Stale, TableMoved, Watching, WatchMessage } from '#tables/shapes'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import { STATUS } from './problem.ts'
import type { Route } from './route.ts'
import type { ErrorCode } from './text.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const COMPONENTS: { readonly [name: string]: JsonSchema } = {
  Failure: jsonSchema(Failure),
  Stale: jsonSchema(Stale),
  Illegal: jsonSchema(Illegal),
  WatchMessage: jsonSchema(WatchMessage),
  Watching: jsonSchema(Watching),
  TableMoved: jsonSchema(TableMoved),
  PresenceTold: jsonSchema(PresenceTold),
  SignTold: jsonSchema(SignTold),
}
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

function failures({ forGuests, limited, body, fails }: Route): { [status: string]: unknown } {
  const codes: ErrorCode[] = [
    ...(body ? (['bad-request', 'too-large', 'unsupported-media'] as const) : []),
    ...(forGuests ? (['unauthenticated'] as const) : []),
    ...(limited ? (['rate-limited'] as const) : []),
    ...fails,
  ]
  const byStatus = byStatusOf(codes)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const shape = group.includes('stale') ? 'Stale' : group.includes('illegal') ? 'Illegal' : 'Failure'
      return [String(status), { description: group.join(', '), content: json(ref(shape)) }]
    }),
  )
}
function byStatusOf(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) groups.set(STATUS[code], [...(groups.get(STATUS[code]) ?? []), code])
  return groups
}

function queryParameters({ query }: Route): JsonSchema[] {
  const { properties = {} } = (query ? jsonSchema(query) : {}) as { properties?: { [name: string]: JsonSchema } }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}
function operation(route: Route): JsonSchema {
  const parameters = [
    ...(route.path.includes(':id') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
    ...queryParameters(route),
  ]
  return {
    summary: route.says,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(jsonSchema(route.body)) } } : {}),
    security: route.forGuests ? [{ bearer: [] }, { cookie: [] }] : [],
    responses: {
      [route.status]: { description: 'done', content: json(jsonSchema(route.returns)) },
      ...failures(route),
    },
  }
}

export function openApi(routes: readonly Route[]): JsonSchema {
  const paths: { [path: string]: { [method: string]: unknown } } = {}
  for (const route of routes) {
    const path = route.path.replace(':id', '{id}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  paths['/api/live'] = {
    get: {
      summary:
        'WebSocket. Send `WatchMessage`; receive `Watching` once per watch, then `TableMoved` for all that happens after ' +
        '`since`, without gap or repeat; `PresenceTold` and `SignTold` as people come, go and make signs; `Failure` when a ' +
        'message cannot be followed. Who sends nothing else is sent away (1008).',
      security: [{ bearer: [] }, { cookie: [] }],
      responses: {
        101: { description: 'switching to WebSocket' },
        401: { description: 'unauthenticated' },
        429: { description: 'rate-limited, too-many' },
      },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Naust',
      version: '1',
      description: 'Sea games, played over HTTP. Errors come in French or English.',
    },
    paths,
    components: {
      schemas: COMPONENTS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'naust' },
      },
    },
  }
}
