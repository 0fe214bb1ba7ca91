// A deck file: lists of rows, read field by field. What is wrong with one is told with its line.
import { Fault } from '#engine'
import { brokenLine, linesOf } from './lines.ts'
import { isProvenance, type Provenance } from './provenance.ts'

type Raw = { readonly [field: string]: unknown }
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null

export interface DeckFile {
  /** What the file says, as it says it. */
  readonly raw: Raw
  /** The rows of a list, each with an id of its own; with `count`, exactly so many. */
  rows(list: string, count?: number): readonly Row[]
  /** A fault told with the line where a list begins. */
  wrong(list: string, why: string): Fault
}
/** What every card is called. */
export interface Named {
  readonly name: { readonly fr: string; readonly en: string }
  /** The name with its article, for sentences. */
  readonly the: { readonly fr: string; readonly en: string }
}
/** One row of a list. Every field is as it must be, or a fault that names the line. */
export interface Row {
  readonly id: string
  named(): Named
  /** A word that means something to `parse`: what that finds wrong is told with the line. */
  parsed<T>(field: string, parse: (word: string) => T): T
  number(field: string, min: number, max: number, otherwise?: number): number
  flag(field: string): boolean
  among<T extends string>(field: string, known: readonly T[]): T
  list(field: string, min: number, max: number, what: string): readonly unknown[]
  /** Where the card comes from, or one part of it: what it does not say itself, the file says for all. */
  origin(part?: string): Provenance
  wrong(why: string): Fault
}

export function deckFile(text: string): DeckFile {
  const raw = parse(text)
  const lines = linesOf(text)
  /** Row 0 is the line of the list itself. */
  const bad = (list: string, row: number, why: string): Fault => {
    const line = lines.get(list)?.[row] ?? 1
    return new Fault('bad-deck', `line ${line}: ${why}`, { line })
  }
  const wrong = (list: string, why: string): Fault => bad(list, 0, why)
  return {
    raw,
    wrong,
    rows(list, count) {
      const found = raw[list]
      if (count !== undefined && (!Array.isArray(found) || found.length !== count)) {
        throw wrong(list, `there must be ${count} ${list}`)
      }
      if (!Array.isArray(found)) throw wrong(list, `the list «${list}» is missing`)
      if (!found.every(isRaw)) throw wrong(list, 'a card is an object')
      const rows = found.map((each, i) => rowOf(each, raw, why => bad(list, i + 1, why)))
      for (const [i, row] of rows.entries()) {
        if (rows.findIndex(({ id }) => id === row.id) < i) throw row.wrong(`the id «${row.id}» is given twice`)
      }
      return rows
    },
  }
}

function rowOf(raw: Raw, file: Raw, wrong: (why: string) => Fault): Row {
  const word = (field: string): string => {
    const value = raw[field]
    if (typeof value === 'string' && value.trim() !== '') return value
    throw wrong(`«${field}» must be a word`)
  }
  return {
    id: word('id'),
    wrong,
    named() {
      const [fr, en] = [word('fr'), word('en')]
      return { name: { fr, en }, the: { fr: typeof raw['lefr'] === 'string' ? raw['lefr'] : fr, en: `the ${en}` } }
    },
    parsed(field, read) {
      const value = word(field)
      try {
        return read(value)
      } catch (error) {
        throw error instanceof Fault ? wrong(error.message) : error
      }
    },
    number(field, min, max, otherwise) {
      const value = raw[field] ?? otherwise
      if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
      throw wrong(`«${field}» must be a whole number from ${min} to ${max}`)
    },
    flag(field) {
      const value = raw[field]
      if (typeof value === 'boolean') return value
      throw wrong(`«${field}» must be true or false`)
    },
    among(field, known) {
      const value = known.find(each => each === raw[field])
      if (value !== undefined) return value
      throw wrong(`«${field}» must be one of ${known.join(', ')}`)
    },
    list(field, min, max, what) {
      const value = raw[field]
      if (Array.isArray(value) && value.length >= min && value.length <= max) return value
      throw wrong(`«${field}» must be a list of ${min} to ${max} ${what}`)
    },
    origin(part) {
      const told = [raw['provenance'], file['provenance']].map(from => (part && isRaw(from) ? from[part] : from))
      const origin = told.find(each => each !== undefined && each !== null)
      if (isProvenance(origin)) return origin
      throw wrong(`${part === undefined ? '«provenance»' : `the provenance of its ${part}`} is missing or unknown`)
    },
  }
}

function parse(text: string): Raw {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    const line = brokenLine(text)
    throw new Fault('bad-deck', `line ${line}: this is not JSON`, { line })
  }
  if (!isRaw(file)) throw new Fault('bad-deck', 'line 1: a deck is an object')
  return file
}
