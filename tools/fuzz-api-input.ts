// What is sent in `npm run fuzz-api`: what the description of the interface asks for, nearly that, and anything at all.
import { randomBytes } from 'node:crypto'
import type { Json, Swift } from '#engine'

export type Schema = { readonly [key: string]: unknown }
export interface Operation {
  readonly method: string
  readonly path: string
  readonly schema: Schema | undefined
}
/** By the name of a field, what would make sense there just now. */
export type Sense = { readonly [field: string]: readonly unknown[] }

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Schema } }
  readonly components: { readonly schemas: { readonly WatchMessage: Schema } }
}
export function readDescription(description: Json): { operations: Operation[]; message: Schema } {
  const { paths, components } = description as unknown as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      schema: (requestBody as { content?: { [type: string]: { schema: Schema } } } | undefined)?.content?.[
        'application/json'
      ]?.schema,
    })),
  )
  return { operations, message: components.schemas.WatchMessage }
}

/** A body as the description asks for it, or nearly so, or not at all. */
export function bodyFor(schema: Schema | undefined, chance: Swift, sense: Sense): string {
  switch (chance.below(12)) {
    case 0:
      return randomBytes(chance.below(400)).toString('latin1')
    case 1:
      return `{"pick":${'['.repeat(5000)}`
    case 2:
      return JSON.stringify({ name: 'x'.repeat(20_000) })
    case 3:
      return JSON.stringify(anything(chance, 3))
    default:
      return JSON.stringify(nearly(valueOf(schema ?? {}, chance, sense), chance) ?? {})
  }
}
/** A message for the WebSocket: as described, or nearly so. */
export const messageFor = (schema: Schema, chance: Swift, sense: Sense): string =>
  JSON.stringify(nearly(valueOf(schema, chance, sense), chance))

/** A message of nothing that was ever asked for. */
export function garbage(chance: Swift): string | Buffer {
  switch (chance.below(8)) {
    case 0:
      return 'x'.repeat(10_000)
    case 1:
    case 2:
    case 3:
      return randomBytes(chance.below(200))
    default:
      return JSON.stringify(anything(chance, 3)) ?? 'null'
  }
}

/** Half of them with something in it that does not belong there, or without something that does. */
function nearly(value: unknown, chance: Swift): unknown {
  if (typeof value !== 'object' || value === null || chance.below(2) === 0) return value
  const body = value as { [key: string]: unknown }
  const keys = Object.keys(body)
  const key = keys[chance.below(Math.max(1, keys.length))] ?? 'x'
  if (chance.below(4) === 0) delete body[key]
  else body[key] = anything(chance, 2)
  return body
}
const WORDS = [
  'maitre',
  'shipwrights',
  'me',
  'bot',
  'open',
  'expert',
  '',
  'x',
  '\u0000',
  '\u202E',
  '💥',
  '__proto__',
  'null',
  '9'.repeat(40),
]
const NUMBERS = [0, 1, 2, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 99]
function anything(chance: Swift, depth: number): unknown {
  const kind = chance.below(depth > 0 ? 7 : 4)
  if (kind === 0) return NUMBERS[chance.below(NUMBERS.length)]
  if (kind === 1) return WORDS[chance.below(WORDS.length)]
  if (kind === 2) return null
  if (kind === 3) return chance.below(2) === 0
  if (kind === 4) return Array.from({ length: chance.below(4) }, () => anything(chance, depth - 1))
  return Object.fromEntries(
    Array.from({ length: chance.below(4) }, () => [WORDS[chance.below(WORDS.length)]!, anything(chance, depth - 1)]),
  )
}
function valueOf(schema: Schema, chance: Swift, sense: Sense, name = ''): unknown {
  const sensible = sense[name]
  if (sensible && sensible.length > 0 && chance.below(4) > 0) return sensible[chance.below(sensible.length)]
  const options = (schema['enum'] ?? schema['anyOf']) as readonly unknown[] | undefined
  if (schema['enum']) return options![chance.below(options!.length)]
  if (options) return valueOf(options[chance.below(options.length)] as Schema, chance, sense, name)
  switch (schema['type']) {
    case 'object': {
      const entries = Object.entries((schema['properties'] ?? {}) as { [key: string]: Schema })
      const needed = (schema['required'] ?? []) as readonly string[]
      const given = entries.filter(([key]) => needed.includes(key) || chance.below(2) === 0)
      return Object.fromEntries(given.map(([key, part]) => [key, valueOf(part, chance, sense, key)]))
    }
    case 'array':
      return Array.from({ length: 1 + chance.below(4) }, () =>
        valueOf((schema['items'] ?? {}) as Schema, chance, sense),
      )
    case 'string':
      return WORDS[chance.below(WORDS.length)]
    case 'null':
      return null
    case 'number':
    case 'integer':
      return chance.below(6)
    case 'boolean':
      return chance.below(2) === 0
    default:
      return anything(chance, 2)
  }
}
