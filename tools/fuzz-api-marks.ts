// What only the neighbours may know of what lies on their tables, and the search for it in what others are told.
import { type Json, type Seat, secretFrom } from '#engine'
import { parsed } from './fuzz-api-calls.ts'

/** What one seat was told of a table, with what happened there. */
export interface SeenFrom {
  readonly seq: number
  readonly seat: Seat | null
  readonly view: Json
  readonly log: readonly { readonly note: Json }[]
}
export interface Marks {
  /** A word that nobody else may ever be told. */
  add(what: string, word: string): void
  /** A table of theirs, laid with this seed: what its chance comes from is no business of anybody's before the end. */
  addTable(id: string, seed: string): void
  /**
   * What two of their seats were told of the same moment: where it differs, one of them was told something in secret. So it is
   * where it names cards that lie hidden before its seat, though all should be told of that.
   */
  compare(one: SeenFrom, other: SeenFrom): void
  /** Whether this is about a table of theirs, as it says or as it was asked for. */
  concerns(text: string, asked?: string): boolean
  /** What somebody may not know who is told this and has that seat at the tables of the neighbours; null: nothing. */
  leakIn(text: string, seat: Seat | null, asked?: string): string | null
}

/** What a finished match tells of itself: its secret is part of it. */
const TRANSCRIPT = '"format":"naust-match-1"'

export function openMarks(): Marks {
  const words = new Map<string, string>()
  const secrets = new Set<string>()
  const tables: string[] = []
  const notes = new Set<string>()

  function leakOf(part: { readonly [key: string]: Json }, seat: Seat | null): string | null {
    const { sees, cards, options, kind, say } = part
    if (sees !== undefined && Array.isArray(cards)) {
      const isHidden = sees !== 'all' && (seat === null || sees !== seat)
      return isHidden && cards.some(card => card !== null) ? `cards that ${sees} may see` : null
    }
    if (typeof kind === 'string' && Array.isArray(options)) {
      return part['seat'] === seat ? null : `a question to seat ${part['seat']}`
    }
    return typeof say === 'string' && notes.has(JSON.stringify(part)) ? `a note told in secret: «${say}»` : null
  }
  /** The first thing in all of it that is not to be told. */
  function search(value: Json, seat: Seat | null): string | null {
    if (typeof value !== 'object' || value === null) return null
    const leak = Array.isArray(value) ? null : leakOf(value as { readonly [key: string]: Json }, seat)
    if (leak !== null) return leak
    for (const inner of Object.values(value)) {
      const found = search(inner as Json, seat)
      if (found !== null) return found
    }
    return null
  }
  const concerns = (text: string, asked = ''): boolean => tables.some(id => asked.includes(id) || text.includes(id))
  return {
    concerns,
    add: (what, word) => void words.set(word, what),
    addTable(id, seed) {
      tables.push(id)
      words.set(seed, 'the seed of a match')
      secrets.add(secretFrom(seed))
    },
    compare(one, other) {
      for (const { seat, view, log } of [one, other]) {
        const hidden = hiddenIn(view, seat)
        for (const { note } of log) if (names(note, seat, hidden)) notes.add(JSON.stringify(note))
      }
      if (one.seq !== other.seq || one.log.length !== other.log.length) return
      for (const [i, { note }] of one.log.entries()) {
        const [here, there] = [JSON.stringify(note), JSON.stringify(other.log[i]!.note)]
        // The secret wording of a note tells more than the public one.
        if (here !== there) notes.add(here.length > there.length ? here : there)
      }
    },
    leakIn(text, seat, asked) {
      for (const [word, what] of words) if (text.includes(word)) return what
      if (!text.includes(TRANSCRIPT))
        for (const secret of secrets) if (text.includes(secret)) return 'the secret of a match'
      return concerns(text, asked) ? search(parsed(text), seat) : null
    },
  }
}

/** The cards that only this seat may see. */
function hiddenIn(value: Json, seat: Seat | null): Json[] {
  if (typeof value !== 'object' || value === null) return []
  const { sees, cards } = value as { readonly sees?: Json; readonly cards?: Json }
  if (sees === seat && Array.isArray(cards)) return cards
  return Object.values(value).flatMap(inner => hiddenIn(inner as Json, seat))
}
function names(note: Json, seat: Seat | null, hidden: readonly Json[]): boolean {
  const told = note as { readonly seat?: Json; readonly cards?: Json }
  const { cards } = told
  return told.seat === seat && Array.isArray(cards) && cards.length > 0 && cards.every(card => hidden.includes(card))
}
