// Work that can wait a moment is done in slices, in the order it came, with everybody's requests in between: so who comes
// anew is not kept waiting by a crowd that is already there.
import { openStrain } from './strain.ts'

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

/** Nothing is put off for longer. */
const LATEST_MS = 2000
/** Where there is much to do one looks so often whether that is over. */
const LOOK_MS = 20

export interface SlicesConfig {
  readonly now?: () => number
  /** Whether there is so much to do that what can wait is to wait. */
  readonly isStrained?: () => boolean
  readonly lookMs?: number
}

/** So many milliseconds a turn of the loop. */
export function openSlices(sliceMs: number, config: SlicesConfig = {}): Slices {
  const { now = () => performance.now(), isStrained = openStrain(), lookMs = LOOK_MS } = config
  // Not a set, to whose past all that ever was in it is tied, with whatever it came to, until everything is swept up.
  const due: (() => void)[] = []
  const pushed = new Set<() => void>()
  // In the order of asking: a map keeps the order of insertion.
  const later = new Map<() => void, number>()
  let soon: ReturnType<typeof setImmediate> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  function wake(): void {
    if (soon || due.length + later.size === 0) return
    if (due.length > 0 || !isStrained()) soon = setImmediate(slice)
    else looking ??= setTimeout(lookAgain, lookMs).unref()
  }
  function lookAgain(): void {
    looking = undefined
    soon ??= setImmediate(slice)
  }
  function slice(): void {
    soon = undefined
    const at = now()
    const until = at + sliceMs
    // Who waits for an outcome goes on after this slice, before what can wait is told.
    const isFree = due.length === 0
    for (let work = due.shift(); work; work = due.shift()) {
      work()
      if (now() >= until) break
    }
    for (const [work, since] of later) {
      const mayWait = isStrained() && at - since < LATEST_MS
      if (!isFree || due.length > 0 || mayWait) break
      later.delete(work)
      work()
      if (now() >= until) break
    }
    wake()
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
