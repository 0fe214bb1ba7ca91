// Work that can wait a moment is done in slices, in the order it came, with everybody's requests in between: so who comes
// anew is not kept waiting by a crowd that is already there.

export interface Slices {
  /** Is done when its turn comes; what is pushed again before that is done once. */
  push(work: () => void): void
  /** Is done at the next quiet moment, or, where there is none, after a while: what is put off again meanwhile is done once. */
  putOff(work: () => void): void
  /** It is no longer wanted. */
  drop(work: () => void): void
  /** The same as push, with an outcome to wait for. */
  run<T>(work: () => T): Promise<T>
}

/** A turn of the loop in which so little else was done is a quiet moment. */
const QUIET_MS = 3
/** Nothing is put off for longer. */
const LATEST_MS = 2000

/** So many milliseconds a turn of the loop. */
export function openSlices(sliceMs: number, now: () => number = () => performance.now()): Slices {
  // Not a set, to whose past all that ever was in it is tied, with whatever it came to, until everything is swept up.
  const due: (() => void)[] = []
  const pushed = new Set<() => void>()
  // In the order of asking: a map keeps the order of insertion.
  const later = new Map<() => void, number>()
  let asked: number | null = null
  function wake(): void {
    if (asked !== null) return
    asked = now()
    setImmediate(slice)
  }
  function slice(): void {
    const at = now()
    // Who waits for an outcome goes on after this slice, before what can wait is told.
    const isQuiet = due.length === 0 && at - asked! < QUIET_MS
    asked = null
    const until = at + sliceMs
    for (let work = due.shift(); work; work = due.shift()) {
      work()
      if (now() >= until) break
    }
    for (const [work, since] of later) {
      if (due.length > 0 || !(isQuiet || at - since >= LATEST_MS)) break
      later.delete(work)
      work()
      if (now() >= until) break
    }
    if (due.length + later.size > 0) wake()
  }
  function add(work: () => void): void {
    due.push(work)
    wake()
  }
  return {
    push(work) {
      later.delete(work)
      if (pushed.has(work)) return
      pushed.add(work)
      add(() => pushed.delete(work) && work())
    },
    putOff(work) {
      if (pushed.has(work) || later.has(work)) return
      later.set(work, now())
      wake()
    },
    drop(work) {
      pushed.delete(work)
      later.delete(work)
    },
    run: work =>
      new Promise((resolve, reject) => {
        add(() => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        })
      }),
  }
}
