// Whether anything can be written: tried at most once a second, however many ask.
import type { Store } from './store.ts'

const FRESH_MS = 1000

export function openPulse(store: Pick<Store, 'pulse'>, now: () => number): () => Promise<void> {
  let at = Number.NEGATIVE_INFINITY
  let last: Promise<void> = Promise.resolve()
  return () => {
    if (Math.abs(now() - at) >= FRESH_MS) {
      at = now()
      last = store.pulse(at)
    }
    return last
  }
}
