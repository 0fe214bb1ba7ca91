// A deck file: lists of rows, read field by field. What is wrong with one is told with its line.
import { Fault } from '#engine'
import { brokenLine, linesOf } from './lines.ts'

/** Where what a card says comes from: the help of a card shows it. */
export const PROVENANCES = ['seed', 'published', 'ruling', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]

type Raw = { readonly [field: string]: unknown }
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** What every card is called. */
export interface Named {
  readonly name: { readonly fr: string; readonly en: string }
  /** The name with its article, for sentences. */
  readonly the: { readonly fr: string; readonly en: string }
}
export type DeckFile = ReturnType<typeof deckFile>
export type Row = ReturnType<typeof rowOf>
type Range = readonly [min: number, max: number, otherwise?: number]

export function deckFile(text: string) {
  const raw = parse(text)
  const lines = linesOf(text)
  /** Row 0 is the line of the list itself. */
  const bad = (list: string, row: number, why: string): Fault => {
    const line = lines.get(list)?.[row] ?? 1
    return new Fault('bad-deck', `line ${line}: ${why}`, { line })
  }
  /** A fault told with the line where a list begins. */
  const wrong = (list: string, why: string): Fault => bad(list, 0, why)
  return {
    /** What the file says, as it says it. */
    raw,
    wrong,
    /** The rows of a list, each with an id of its own; with `count`, exactly so many. */
    rows(list: string, count?: number): readonly Row[] {
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

/** One row of a list. Every field is as it must be, or a fault that names the line. */
function rowOf(raw: Raw, file: Raw, wrong: (why: string) => Fault) {
  const word = (field: string): string => {
    const value = raw[field]
    if (typeof value === 'string' && value.trim() !== '') return value
    throw wrong(`«${field}» must be a word`)
  }
  const number = (field: string, ...[min, max, otherwise]: Range): number => {
    const value = raw[field] ?? otherwise
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    throw wrong(`«${field}» must be a whole number from ${min} to ${max}`)
  }
  return {
    id: word('id'),
    wrong,
    number,
    named(): Named {
      const [fr, en] = [word('fr'), word('en')]
      return { name: { fr, en }, the: { fr: typeof raw['lefr'] === 'string' ? raw['lefr'] : fr, en: `the ${en}` } }
    },
    /** A word that means something to `read`: what that finds wrong is told with the line. */
    parsed<T>(field: string, read: (word: string) => T): T {
      const value = word(field)
      try {
        return read(value)
      } catch (error) {
        throw error instanceof Fault ? wrong(error.message) : error
      }
    },
    numbers<F extends string>(fields: Readonly<Record<F, Range>>): Readonly<Record<F, number>> {
      const read = Object.entries<Range>(fields).map(([field, range]) => [field, number(field, ...range)])
      return Object.fromEntries(read) as Record<F, number>
    },
    flag(field: string): boolean {
      const value = raw[field]
      if (typeof value === 'boolean') return value
      throw wrong(`«${field}» must be true or false`)
    },
    among<T extends string>(field: string, known: readonly T[]): T {
      const value = known.find(each => each === raw[field])
      if (value !== undefined) return value
      throw wrong(`«${field}» must be one of ${known.join(', ')}`)
    },
    list(field: string, min: number, max: number, what: string): readonly unknown[] {
      const value = raw[field]
      if (Array.isArray(value) && value.length >= min && value.length <= max) return value
      throw wrong(`«${field}» must be a list of ${min} to ${max} ${what}`)
    },
    /**
     * Where the card comes from, or one part of it: what it does not say itself, the file says for all. A part neither
     * speaks of comes from where another does.
     */
    origin(part?: string, like?: string): Provenance {
      const from = [raw['provenance'], file['provenance']]
      const said = [part, ...(like === undefined ? [] : [like])].flatMap(each =>
        from.map(one => (each && isRaw(one) ? one[each] : one)),
      )
      const first = said.find(each => each !== undefined && each !== null)
      const origin = PROVENANCES.find(known => known === first)
      if (origin) return origin
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
