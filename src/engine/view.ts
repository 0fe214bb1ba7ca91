// What a seat may know. Written once, for all games.
import type { Live } from './live.ts'
import type { Audience, Entry, Note, Question, Reason, Refusal, Seat, Zone } from './types.ts'

export const reads = (sees: Audience, seat: Seat | null): boolean => sees === 'all' || (seat !== null && sees === seat)
const isZone = (value: object): value is Zone => 'sees' in value && 'cards' in value

/** A state as one seat may see it: hidden faces are null. */
export type Seen<G> =
  G extends Zone<infer S>
    ? { readonly sees: S; readonly cards: readonly ([S] extends ['all'] ? number : number | null)[] }
    : G extends object
      ? { readonly [K in keyof G]: Seen<G[K]> }
      : G

/** The state as a seat may see it; `null` is a spectator. */
export function view<G>(state: G, seat: Seat | null): Seen<G> {
  return select(state, seat) as Seen<G>
}
/** Lists grow item by item: those that `map` makes are taken for lists with gaps, which JSON is slow to write. */
function select(value: unknown, seat: Seat | null): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = []
    for (let i = 0; i < value.length; i++) list.push(select(value[i], seat))
    return list
  }
  if (isZone(value)) return { sees: value.sees, cards: reads(value.sees, seat) ? value.cards.slice() : hidden(value) }
  const seen: Record<string, unknown> = {}
  for (const key in value) seen[key] = select(value[key as never], seat)
  return seen
}
function hidden({ cards }: Zone): null[] {
  const backs: null[] = []
  while (backs.length < cards.length) backs.push(null)
  return backs
}

/** The record as one seat may read it. */
export const notesFor = (entries: readonly Entry[], seat: Seat | null): Note[] =>
  entries.map(({ note, secret }) => (secret && secret[0] === seat ? secret[1] : note))

/** All that a seat is shown at one moment of a match. */
export interface Sight<G> {
  readonly state: Seen<G>
  readonly questions: readonly Question[]
  readonly refusals: readonly Refusal[]
  readonly notes: readonly Note[]
  /** Whom the match waits for. */
  readonly waiting: readonly Seat[]
  /** Why the last answer cannot be taken back; null: it can. */
  readonly undo: Reason | null
}
export function sight<G>(live: Live<G>, seat: Seat | null): Sight<G> {
  const { g, entries } = live.tabletop
  return {
    state: view(g, seat),
    questions: seat === null ? [] : live.open(seat),
    refusals: seat === null || live.over ? [] : live.game.refusals(g, seat),
    notes: notesFor(entries, seat),
    waiting: [...new Set(live.open().map(q => q.seat))],
    undo: seat === null ? { needs: 'answer' } : live.whyNotUndo(seat),
  }
}

/** Every zone of a state, in a fixed order. */
export function zones(value: unknown, found: Zone[] = []): Zone[] {
  if (typeof value !== 'object' || value === null) return found
  // Long lists of numbers hide nothing, and are passed over at every step of a search.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') zones(value[i], found)
  } else if (isZone(value)) found.push(value)
  else {
    for (const key in value) {
      const inner: unknown = value[key as never]
      if (typeof inner === 'object') zones(inner, found)
    }
  }
  return found
}
