// When a server starts, the matches under way are played again by the rules of today, in the background: one at a time, with
// everybody's requests in between.
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Verdict } from '#tables'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export type Verdicts = { readonly [verdict in Verdict]: number }
/** So long others have the machine for themselves between two matches. */
const PAUSE_MS = 20

/** The statuses of matches under way, whether anybody sits there or not. */
export const UNDER_WAY = ['playing', 'asleep'] as const

export async function checkAll(
  store: Pick<Store, 'withStatus'>,
  tables: Pick<Tables, 'check'>,
  { log, stop, pauseMs = PAUSE_MS }: { log: FastifyBaseLogger; stop: AbortSignal; pauseMs?: number },
): Promise<Verdicts> {
  const verdicts = { same: 0, upgraded: 0, checkpoint: 0, rewound: 0, refused: 0 }
  const underWay = await Promise.all(UNDER_WAY.map(status => store.withStatus(status)))
  for (const table of underWay.flat()) {
    if (stop.aborted) break
    try {
      const checked = await tables.check(table)
      if (!checked) continue
      verdicts[checked.verdict]++
      if (checked.because !== undefined) log.warn({ table, ...checked }, 'the rules have changed under a match')
    } catch (error) {
      log.error({ err: error, table }, 'a match could not be checked')
    }
    await setTimeout(pauseMs, undefined, { signal: stop }).catch(() => {})
  }
  return verdicts
}
