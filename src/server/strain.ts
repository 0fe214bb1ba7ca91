// How much this thread has to do: the part of the last moments in which it did not wait for anything to come.
import { performance } from 'node:perf_hooks'

/** So long the last moments are. */
const MOMENT_MS = 100
/** Where more of them are filled, what can wait is to wait. */
const FILLED = 0.8

/** Asked as often as one likes, answers whether the thread is strained. `active`: the milliseconds it has not waited so far. */
export function openStrain(
  now: () => number = () => performance.now(),
  active: () => number = () => performance.eventLoopUtilization().active,
): () => boolean {
  let before = { at: now(), active: active() }
  let isStrained = false
  return () => {
    const at = now()
    if (at - before.at < MOMENT_MS) return isStrained
    const after = { at, active: active() }
    isStrained = after.active - before.active >= FILLED * (at - before.at)
    before = after
    return isStrained
  }
}
