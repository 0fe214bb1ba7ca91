// Asks a server until it answers: one that cannot be reached, or can do nothing just now, is asked again; what it refuses, it refuses.
import { PlayProblem } from './types.ts'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000
/** What passes by itself. */
const PASSING: readonly string[] = ['unreachable', 'unavailable', 'rate-limited', 'internal']

export interface Waits {
  /** Nothing came of it this time, and why. */
  away(why: PlayProblem): void
  /** Until it is worth another try. */
  pause(ms: number): Promise<void>
  /** Nobody waits for it any more. */
  isOver(): boolean
}
/** Null: nobody waited for it any more. */
export async function untilReached<T>(ask: () => Promise<T>, { away, pause, isOver }: Waits): Promise<T | null> {
  for (let ms = FIRST_PAUSE; !isOver(); ms = Math.min(2 * ms, LONGEST_PAUSE)) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof PlayProblem) || !PASSING.includes(error.code)) throw error
      if (!isOver()) away(error)
    }
    await pause(ms)
  }
  return null
}
