// What the rules of every game are written with: options made once, seats in order, reasons put together.
import type { OpenZone, Seat } from '#engine'

export { draw, shuffleIn } from './pile.ts'

/** Options are never changed, so that each is made once and reused. */
export const once = <M>(make: (n: number) => M) => {
  const made: M[] = []
  return (n: number): M => (made[n] ??= make(n))
}
export const twice = <M>(make: (n: number, m: number) => M) => {
  const made: M[][] = []
  return (n: number, m: number): M => ((made[n] ??= [])[m] ??= make(n, m))
}

/** All seats, from one on to the left. */
export function seatsFrom(seat: Seat, seats: number): Seat[] {
  const all: Seat[] = []
  while (all.length < seats) all.push((seat + all.length) % seats)
  return all
}
export const openZone = (): OpenZone => ({ sees: 'all', cards: [] })

/** One more reason, if it is one: lists are made only where something is missing, since options are looked for far more often. */
export const and = <R>(reasons: readonly R[], reason: NoInfer<R> | false): readonly R[] =>
  !reason ? reasons : reasons.length === 0 ? [reason] : [...reasons, reason]
export const both = <R>(a: readonly R[], b: readonly R[]): readonly R[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]
