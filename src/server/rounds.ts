// Rounds: what happened at tables lately is looked at once more, by whichever server is on duty. Whoever took it may have been
// killed before they told whom it concerns. A server that starts looks at all of it.
import { setImmediate } from 'node:timers/promises'
import type { TableState } from '#tables'
import { KEPT_MS } from './notices/sender.ts'
import type { Store } from './store.ts'

/** So often whoever is on duty looks. */
export const ROUND_MS = 30_000
/** Whoever took it has done by then what follows from it, and people were told. */
const AFTER_MS = 75_000
/** Tables that are looked through at a time. */
const PAGE = 200

export interface Rounds {
  /** Looks at what happened since the last round, if that is ours to do. */
  go(): Promise<void>
  close(): Promise<void>
}
interface RoundsConfig {
  readonly store: Pick<Store, 'summaries'>
  readonly now: () => number
  readonly isOurs: () => boolean
  /** A match under way, with when its last event was. */
  readonly found: (state: TableState, updated: number) => void
}

export function openRounds({ store, now, isOurs, found }: RoundsConfig): Rounds {
  /** What happened until then was looked at; null: a server that starts. */
  let seen: number | null = null
  let closed = false
  let going: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const at = now()
    const after = Math.max(seen ?? 0, at - KEPT_MS)
    const until = seen === null ? at : at - AFTER_MS
    if (closed || until <= after || (seen !== null && !isOurs())) return
    for (let last = ''; ; ) {
      const page = await store.summaries('playing', { after, until }, last, PAGE)
      if (closed) return
      for (const { summary, updated } of page) found(summary as TableState, updated)
      if (page.length < PAGE) break
      last = page.at(-1)!.id
      await setImmediate()
    }
    // Where it failed, it is tried again.
    seen = at - AFTER_MS
  }
  return {
    go() {
      going = going.catch(() => {}).then(look)
      return going
    },
    async close() {
      closed = true
      await going.catch(() => {})
    },
  }
}
