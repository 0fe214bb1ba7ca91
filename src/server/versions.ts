// When a server starts, the matches under way are played again by the rules of today, in the background: one at a time, a few
// milliseconds at a time, with everybody's requests in between. Of several servers that start together one does it.
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { NO_VERDICTS, type Verdicts } from '#tables'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** So many times as long as a match took others have the machine for themselves before the next: the more there is to do, the longer. */
const PAUSES = 2
/** And so long a match is played again at a time. */
const PIECE_MS = 4

/** The statuses of matches under way, whether anybody sits there or not. */
export const UNDER_WAY = ['playing', 'asleep'] as const

export async function checkAll(
  store: Pick<Store, 'withStatus'>,
  tables: Pick<Tables, 'check'>,
  { log, stop, pauses = PAUSES }: { log: FastifyBaseLogger; stop: AbortSignal; pauses?: number },
): Promise<Verdicts> {
  const verdicts = { ...NO_VERDICTS }
  const underWay = await Promise.all(UNDER_WAY.map(status => store.withStatus(status)))
  for (const table of underWay.flat()) {
    if (stop.aborted) break
    const began = performance.now()
    try {
      const checked = await tables.check(table)
      if (!checked) continue
      verdicts[checked.verdict]++
      if (checked.because !== undefined) log.warn({ table, ...checked }, 'the rules have changed under a match')
    } catch (error) {
      log.error({ err: error, table }, 'a match could not be checked')
    }
    await setTimeout(pauses * (performance.now() - began), undefined, { signal: stop }).catch(() => {})
  }
  return verdicts
}

/** Does what takes long in pieces, with whatever else there is to do in between. */
export async function inPieces<T>(
  work: Generator<undefined, T, undefined>,
  now: () => number = () => performance.now(),
): Promise<T> {
  for (let began = now(); ; ) {
    const { done, value } = work.next()
    if (done) return value
    if (now() - began < PIECE_MS) continue
    await setImmediate()
    began = now()
  }
}

const [CHECKING, CHECKED] = ['check', 'checked']
/** So often whoever checks says that they still do, and the others look whether they are gone. */
const LOOK_MS = 4000
/** So long whoever checks may be silent; and so long the others are to know that all is checked. */
export const CHECK_LEASE_MS = 4 * LOOK_MS

interface Turn {
  readonly store: Pick<Store, 'lease' | 'release'>
  /** The name of this server among others. */
  readonly me: string
  readonly check: (stop: AbortSignal) => Promise<unknown>
  readonly stop: AbortSignal
  readonly failed: (error: unknown) => void
  readonly lookMs?: number
}
/** Checks, unless another does: then it waits until that one has done, or, if it is gone, checks in its place. */
export async function checkInTurn(turn: Turn): Promise<void> {
  const { store, me, stop, failed, lookMs = LOOK_MS } = turn
  while (!stop.aborted) {
    try {
      if ((await store.lease(CHECKING, me, CHECK_LEASE_MS)) && (await checkUnlessDone(turn))) return
    } catch (error) {
      failed(error)
    }
    await setTimeout(lookMs, undefined, { signal: stop, ref: false }).catch(() => {})
  }
}
/** Whether all is checked; not if somebody else has taken over, who took us for gone. */
async function checkUnlessDone({ store, me, check, stop, lookMs = LOOK_MS }: Turn): Promise<boolean> {
  const lost = new AbortController()
  const keep = async (): Promise<void> => {
    if (!(await store.lease(CHECKING, me, CHECK_LEASE_MS))) lost.abort()
  }
  const keeping = setInterval(() => void keep().catch(() => {}), lookMs)
  keeping.unref()
  try {
    // Another has just said that all is checked.
    if (!(await store.lease(CHECKED, me, 1))) return true
    await check(AbortSignal.any([stop, lost.signal]))
    if (stop.aborted || lost.signal.aborted) return false
    await store.lease(CHECKED, me, CHECK_LEASE_MS)
    return true
  } finally {
    clearInterval(keeping)
    await store.release(CHECKING, me)
  }
}
