// The valibot shapes as JSON Schema, as far as #tables/shapes uses them.
import type { GenericSchema } from 'valibot'

export type JsonSchema = { readonly [key: string]: unknown }

interface Part {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly entries?: { readonly [key: string]: Part }
  readonly item?: Part
  readonly value?: Part
  readonly options?: readonly unknown[]
  readonly wrapped?: Part
  readonly requirement?: unknown
  readonly description?: string
}

/** Shapes do not tell in their types what they are made of; what is not known here is an error below. */
export const jsonSchema = (shape: GenericSchema): JsonSchema => ofPart(shape as unknown as Part)

function ofPart(part: Part): JsonSchema {
  const [, ...steps] = part.pipe ?? []
  return Object.assign(ofType(part), ...steps.map(step => ofStep(step, part.type === 'array' ? 'Items' : 'Length')))
}
function ofType(part: Part): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type }
    case 'custom':
      return {}
    case 'picklist':
      return { enum: part.options }
    case 'array':
      return { type: 'array', items: ofPart(part.item!) }
    case 'record':
      return { type: 'object', additionalProperties: ofPart(part.value!) }
    case 'union':
      return { anyOf: (part.options as readonly Part[]).map(ofPart) }
    case 'nullable':
      return { anyOf: [ofPart(part.wrapped!), { type: 'null' }] }
    case 'optional':
      return ofPart(part.wrapped!)
    case 'object':
    case 'loose_object': {
      const entries = Object.entries(part.entries!)
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([key, entry]) => [key, ofPart(entry)])),
        required: entries.filter(([, entry]) => entry.type !== 'optional').map(([key]) => key),
      }
    }
  }
  throw new Error(`no JSON Schema for «${part.type}»`)
}
function ofStep({ type, requirement, description }: Part, counted: 'Items' | 'Length'): JsonSchema {
  switch (type) {
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'min_length':
      return { [`min${counted}`]: requirement }
    case 'max_length':
      return { [`max${counted}`]: requirement }
    case 'regex':
      return { pattern: (requirement as RegExp).source }
    case 'description':
      return { description }
    case 'check':
    case 'trim':
    case 'transform':
    case 'max_graphemes':
    case 'readonly':
      return {}
  }
  throw new Error(`no JSON Schema for «${type}»`)
}
