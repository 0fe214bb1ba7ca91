// What a seat may know, and the worlds it cannot tell apart. Written once, for all games.
import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'
import { Live } from './live.ts'
import { clone } from './plain.ts'
import type { Answer, Audience, Entry, Game, Match, Note, Question, Reason, Refusal, Seat, Zone } from './types.ts'

const reads = (sees: Audience, seat: Seat | null): boolean => sees === 'all' || (seat !== null && sees === seat)
const isZone = (value: object): value is Zone => 'sees' in value && 'cards' in value

/** A state as one seat may see it: hidden faces are null. */
export type Seen<G> = G extends Zone
  ? { readonly sees: Audience; readonly cards: readonly (number | null)[] }
  : G extends object
    ? { readonly [K in keyof G]: Seen<G[K]> }
    : G

/** The state as a seat may see it; `null` is a spectator. */
export function view<G>(state: G, seat: Seat | null): Seen<G> {
  return select(state, seat) as Seen<G>
}
function select(value: unknown, seat: Seat | null): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => select(item, seat))
  if (isZone(value)) {
    return { sees: value.sees, cards: reads(value.sees, seat) ? value.cards.slice() : value.cards.map(() => null) }
  }
  const seen = { ...value } as Record<string, unknown>
  for (const key in seen) if (typeof seen[key] === 'object') seen[key] = select(seen[key], seat)
  return seen
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
  const { g, entries } = live.table
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
  if (isZone(value)) found.push(value)
  else for (const key in value) zones(value[key as never], found)
  return found
}

/** The cards a seat can name now: those it reads, and those it was shown since the chapter began. */
function known<G>(live: Live<G>, seat: Seat): Set<number> {
  const read = zones(live.table.g).flatMap(zone => (reads(zone.sees, seat) ? zone.cards : []))
  const shown = (live.table.shown ?? []).flatMap(({ card, to }) => (reads(to, seat) ? [card] : []))
  return new Set([...read, ...shown])
}

/**
 * A world this seat cannot tell from the real one: faces it cannot name are dealt anew among the places it cannot see,
 * answers still secret are drawn anew, and all chance to come is that of `chance`.
 */
export function redeal<G>(game: Game<G, unknown>, match: Match<G>, seat: Seat, chance: Chance): Live<G> {
  const real = new Live(game, match, undefined, 'traced')
  const fixed = known(real, seat)
  const settled = match.answers.slice(0, match.answers.length - real.pending.length)
  const mine = real.pending.filter(answer => answer.seat === seat)
  const others = real.pending.filter(answer => answer.seat !== seat)
  for (let tries = 0; tries < 50; tries++) {
    try {
      const world = new Live(game, { ...match, base: dealtAnew(match.base, seat, fixed, chance), answers: settled })
      for (const { pick } of mine) world.answer(seat, pick)
      for (const other of others) world.answer(other.seat, anyPick(world, other, chance))
      world.table.chance = chance
      return world
    } catch (error) {
      // In this deal somebody could not have answered as they did: it is not one of the worlds.
      if (!(error instanceof Fault && error.code === 'not-an-option')) throw error
    }
  }
  throw new Fault('defect', `no other world found in which the answers of this chapter were possible (seat ${seat})`)
}
function dealtAnew<G>(base: G, seat: Seat, fixed: ReadonlySet<number>, chance: Chance): G {
  const state = clone(base)
  const hidden = zones(state).filter(zone => !reads(zone.sees, seat))
  const pool = hidden.flatMap(zone => zone.cards.filter(card => !fixed.has(card)))
  for (const zone of hidden) {
    zone.cards = zone.cards.map(card => {
      if (fixed.has(card)) return card
      const last = pool.length - 1
      const at = chance.below(pool.length)
      const drawn = pool[at]!
      pool[at] = pool[last]!
      pool.pop()
      return drawn
    })
  }
  return state
}
function anyPick<G>(world: Live<G>, { seat }: Answer, chance: Chance) {
  const { options } = world.open(seat)[0]!
  return options[chance.below(options.length)]!
}
