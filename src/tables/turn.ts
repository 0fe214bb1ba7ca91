// Whose turn it is, counted so that nobody is told of one twice: from when somebody is asked until they are no longer
// waited for, however often they answer in between. Who is asked to agree to something is waited for as well.
import type { Question, Seat } from '#engine'
import { timesOf } from './pace.ts'
import type { Move } from './rules.ts'
import { type Motion, seatsOf, type TableState } from './table.ts'

/** Per seat, the event by which its turn began, after the match has moved. */
export function turnsAfter(
  state: TableState,
  { seq, before, mover }: Move,
  now: readonly (readonly Question[])[],
): readonly number[] {
  const { asked, turns = asked, chairs } = state
  const wasAsked = (seat: Seat): boolean => (before[seat]?.length ?? 0) > 0
  const partners = (seat: Seat): Seat[] => {
    const chair = chairs[seat]
    return chair?.kind === 'human' ? seatsOf(state, chair.guest) : []
  }
  return now.map((questions, seat) => {
    // Who takes an answer back has the same turn again.
    if (questions.length === 0 || seat === mover || wasAsked(seat)) return turns[seat]!
    // People who share a device are told once.
    const partner = partners(seat).find(wasAsked)
    return partner === undefined ? seq : turns[partner]!
  })
}

/** The event since which somebody is waited for: by which their turn began, or they were asked to agree; null: nobody waits for them. */
export function turnOf(state: TableState, person: string): number | null {
  const { status, waiting, asked, turns = asked, motion = null } = state
  if (status !== 'playing') return null
  const mine = seatsOf(state, person).filter(seat => waiting.includes(seat))
  if (mine.length > 0) return Math.min(...mine.map(seat => turns[seat]!))
  return motion && mayStillAgree(motion, person) ? motion.seq : null
}
const mayStillAgree = ({ asked, agreed }: Motion, person: string): boolean =>
  asked.includes(person) && !agreed.includes(person)
/** All who are waited for, with the event since which they are, and whether they were reminded since. */
export function waitedFor(
  state: TableState,
): { readonly person: string; readonly turn: number; readonly reminded: boolean }[] {
  const people = new Set<string>()
  for (const seat of state.waiting) {
    const chair = state.chairs[seat]
    if (chair?.kind === 'human') people.add(chair.guest)
  }
  for (const person of state.motion?.asked ?? []) people.add(person)
  return [...people].flatMap(person => {
    const turn = turnOf(state, person)
    const reminded = seatsOf(state, person).some(seat => state.clocks?.[seat]?.reminded)
    return turn === null ? [] : [{ person, turn, reminded }]
  })
}
/** When the time of somebody who is waited for runs out; null: it does not. */
export function runsOutFor(state: TableState, person: string): number | null {
  const mine = seatsOf(state, person)
  const ends = timesOf(state, state.created).flatMap(({ seat, runsOutAt }) => (mine.includes(seat) ? [runsOutAt] : []))
  return ends.length === 0 ? null : Math.min(...ends)
}
