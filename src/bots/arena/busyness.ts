// How long a bot has thought. On a machine shared with others more time passes than its thread was computing.
import { readFileSync } from 'node:fs'

/** Milliseconds this thread has computed; where the system does not tell, milliseconds that have passed. */
function threadTime(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'latin1'), 10) / 1e6
  } catch {
    return performance.now()
  }
}
/** Starts now; answers which part of the time since then this thread was computing. */
export function busyness(): () => number {
  const [computed, passed] = [threadTime(), performance.now()]
  return () => Math.min(1, (threadTime() - computed) / (performance.now() - passed))
}
