// Tells watchers in slices: after whoever acted has been answered, and with everybody's requests in between. Who is to be
// told again before their turn comes is told once, of all of it.

export interface Teller {
  push(tell: () => void): void
  /** They no longer want to know. */
  drop(tell: () => void): void
}
const SLICE_MS = 4

export function openTeller(sliceMs = SLICE_MS): Teller {
  // In the order of asking: a set keeps the order of insertion.
  const due = new Set<() => void>()
  let awake = false
  function wake(): void {
    if (awake) return
    awake = true
    setImmediate(slice)
  }
  function slice(): void {
    awake = false
    const until = performance.now() + sliceMs
    for (const tell of due) {
      due.delete(tell)
      tell()
      if (performance.now() >= until) break
    }
    if (due.size > 0) wake()
  }
  return {
    push(tell) {
      due.add(tell)
      wake()
    },
    drop: tell => void due.delete(tell),
  }
}
