// Several servers on one store: what others do at tables that are watched here is heard of at once, by hints, and at the
// latest by looking, all tables in one question; and what somebody spends elsewhere is spent here, too.
import { setTimeout } from 'node:timers/promises'
import type { SharedLimit, Spent } from './rates.ts'
import type { Word } from './room.ts'
import type { Others } from './store.ts'
import type { Tables } from './tables.ts'

/** A hint that got lost is made up for after this. */
export const LOOK_MS = 3000
/** So often servers tell what was spent: meanwhile one can spend on each what one may at once. */
const SPENT_MS = 500
/** So many spenders go into one word. */
const SPENDERS = 60

export interface Following {
  close(): Promise<void>
}
interface FollowingConfig {
  readonly others: Others
  readonly tables: Pick<Tables, 'hear' | 'watched'>
  readonly limit: SharedLimit | null
  readonly failed: (error: unknown) => void
  readonly lookMs?: number
}

export function followOthers({ others, tables, limit, failed, lookMs = LOOK_MS }: FollowingConfig): Following {
  const closing = new AbortController()
  const hear = (id: string, seq: number, word?: Word): void => void tables.hear(id, seq, word).catch(failed)
  async function look(): Promise<void> {
    const watched = tables.watched()
    if (watched.length === 0) return
    for (const [id, seq] of await others.seqsOf(watched)) hear(id, seq)
  }
  async function every(ms: number, work: () => void | Promise<void>): Promise<void> {
    for (;;) {
      await setTimeout(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        await work()
      } catch (error) {
        failed(error)
      }
    }
  }
  others.hear('moved', said => {
    const [id, seq, word] = said as [string, number, Word | null]
    // A server of another version may say it in another way.
    hear(id, seq, typeof word === 'object' && word !== null ? word : undefined)
  })
  others.missed(() => void look().catch(failed))
  const looking = every(lookMs, look)
  const spending = limit && every(SPENT_MS, () => tellSpending(others, limit.spending()))
  if (limit) others.hear('spent', said => limit.spent(said as Spent[]))
  return {
    async close() {
      closing.abort()
      await Promise.all([looking, spending])
    },
  }
}
function tellSpending(others: Others, spending: readonly Spent[]): void {
  for (let i = 0; i < spending.length; i += SPENDERS) others.tell('spent', spending.slice(i, i + SPENDERS))
}
