// A store that cannot be used just now is said once, in a line of the log, and once more when it is back. Whoever stumbles
// over it meanwhile, request or background loop, has nothing to add.
import type { Logger, LoggerOptions } from 'pino'
import { type Store, StoreDown } from './store.ts'

/** So often a store that is down is tried, if nobody else does. */
const AGAIN_MS = 2000

/** For the logger: what fails because the store is down is not worth a line of its own. */
export const silentInOutages: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method) {
    const [about] = args as readonly unknown[]
    if (!((about as { readonly err?: unknown } | undefined)?.err instanceof StoreDown)) method.apply(this, args)
  },
}

export interface OutageConfig {
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  readonly againMs?: number
}
/** The same store, whose outages are said. */
export function sayingOutages(store: Store, { log, now, againMs = AGAIN_MS }: OutageConfig): Store {
  let trying: ReturnType<typeof setInterval> | undefined

  function failed(error: unknown): void {
    if (!(error instanceof StoreDown) || trying) return
    log.warn(`nothing can be written just now: ${error.message}`)
    trying = setInterval(tryIt, againMs)
    trying.unref()
  }
  /** What is read may still go well while nothing can be written: only who has written something knows. */
  function wrote(): void {
    if (!trying) return
    clearInterval(trying)
    trying = undefined
    log.warn('all can be written again')
  }
  const watched =
    <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      try {
        return await work(...given)
      } catch (error) {
        failed(error)
        throw error
      }
    }
  const parts = Object.entries(store).map(([name, part]) => [name, typeof part === 'function' ? watched(part) : part])
  const pulse = watched(async (at: number) => {
    await store.pulse(at)
    wrote()
  })
  async function tryIt(): Promise<void> {
    try {
      await pulse(now())
    } catch {
      // It is still down, as was said.
    }
  }
  return {
    ...(Object.fromEntries(parts) as Store),
    pulse,
    async close() {
      clearInterval(trying)
      await store.close()
    },
  }
}
