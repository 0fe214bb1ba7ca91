// Work that can wait a moment is done in slices, in the order it came, with everybody's requests in between: so who comes
// anew is not kept waiting by a crowd that is already there.

export interface Slices {
  /** Is done when its turn comes; what is pushed again before that is done once. */
  push(work: () => void): void
  /** It is no longer wanted. */
  drop(work: () => void): void
  /** The same with an outcome to wait for. */
  run<T>(work: () => T): Promise<T>
}

/** So many milliseconds a turn of the loop. */
export function openSlices(sliceMs: number): Slices {
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
    for (const work of due) {
      due.delete(work)
      work()
      if (performance.now() >= until) break
    }
    if (due.size > 0) wake()
  }
  function push(work: () => void): void {
    due.add(work)
    wake()
  }
  return {
    push,
    drop: work => void due.delete(work),
    run: work =>
      new Promise((resolve, reject) => {
        push(() => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        })
      }),
  }
}
