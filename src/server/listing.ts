// How many open tables of one host stand in the lobby: it shows those last touched, and is there for everybody.
import { isListed, type TableState } from '#tables'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'
import type { Guest, Store } from './store.ts'

/** Looked through for those that are listed: the last touched of somebody’s own. */
const LOOKED_AT = 500

export function openListing(store: Pick<Store, 'tablesOf'>, { listed: most }: Quotas) {
  const turns = new Map<string, Promise<unknown>>()
  async function mustBeFew(host: string, table: string | null): Promise<void> {
    if (most === Number.POSITIVE_INFINITY) return
    const theirs = (await store.tablesOf(host, LOOKED_AT)).map(({ summary }) => summary as TableState)
    const listed = theirs.filter(each => isListed(each) && each.host.guest === host && each.id !== table)
    if (listed.length >= most) throw new Problem('too-many-listed', { most })
  }
  /** Lists one more table, by that which is done; one after the other, so that it is no use to hurry. `table`: one that there is already. */
  return async <T>({ id }: Guest, table: string | null, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(() => mustBeFew(id, table)).then(work)
    const settled = mine.catch(() => {})
    turns.set(id, settled)
    try {
      return await mine
    } finally {
      if (turns.get(id) === settled) turns.delete(id)
    }
  }
}
