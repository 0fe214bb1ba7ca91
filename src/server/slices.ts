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
  /** Is done at once as long as this turn has time, else before all that is pushed: somebody waits for the outcome. */
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
  // Not sets, to whose past all that ever was in it is tied, with whatever it came to, until everything is swept up.
  const awaited: (() => void)[] = []
  const due: (() => void)[] = []
  const pushed = new Set<() => void>()
  // In the order of asking: a map keeps the order of insertion.
  const later = new Map<() => void, number>()
  let soon: ReturnType<typeof setImmediate> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  /** Of this turn's slice, by those who did not have to wait. */
  let spent = 0
  function wake(): void {
    if (soon || awaited.length + due.length + later.size === 0) return
    if (awaited.length + due.length > 0 || !isStrained()) soon = setImmediate(slice)
    else looking ??= setTimeout(lookAgain, lookMs).unref()
  }
  function lookAgain(): void {
    looking = undefined
    soon ??= setImmediate(slice)
  }
  function slice(): void {
    soon = undefined
    const at = now()
    const until = at + Math.max(0, sliceMs - spent)
    spent = 0
    // Who waits for an outcome goes on after this slice, before what can wait is told.
    const isFree = awaited.length + due.length === 0
    for (let work = awaited.shift() ?? due.shift(); work; work = awaited.shift() ?? due.shift()) {
      work()
      if (now() >= until) break
    }
    for (const [work, since] of later) {
      const mayWait = isStrained() && at - since < LATEST_MS
      if (!isFree || awaited.length + due.length > 0 || mayWait) break
      later.delete(work)
      work()
      if (now() >= until) break
    }
    wake()
  }
  const inTurn = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      awaited.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      wake()
    })
  return {
    async run(work) {
      if (awaited.length > 0 || spent >= sliceMs) return inTurn(work)
      soon ??= setImmediate(slice)
      const at = now()
      try {
        return work()
      } finally {
        spent += now() - at
      }
    },
    push(work) {
      later.delete(work)
      if (pushed.has(work)) return
      pushed.add(work)
      due.push(() => pushed.delete(work) && work())
      wake()
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
  }
}
