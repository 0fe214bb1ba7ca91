// Whose turn it is, counted so that nobody is told of one twice: from when somebody is asked until they are no longer
// waited for, however often they answer in between.
import type { Question, Seat } from '#engine'
import { timesOf } from './pace.ts'
import type { Move } from './rules.ts'
import { seatsOf, type TableState } from './table.ts'

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

/** The event by which somebody's turn began; null: nobody waits for them. */
export function turnOf(state: TableState, person: string): number | null {
  const { status, waiting, asked, turns = asked } = state
  if (status !== 'playing') return null
  const mine = seatsOf(state, person).filter(seat => waiting.includes(seat))
  return mine.length === 0 ? null : Math.min(...mine.map(seat => turns[seat]!))
}
/** All whose turn it is, with the event by which it began, and whether they were reminded since. */
export function waitedFor(
  state: TableState,
): { readonly person: string; readonly turn: number; readonly reminded: boolean }[] {
  const people: string[] = []
  for (const seat of state.waiting) {
    const chair = state.chairs[seat]
    if (chair?.kind === 'human' && !people.includes(chair.guest)) people.push(chair.guest)
  }
  return people.flatMap(person => {
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
