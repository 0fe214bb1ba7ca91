// One table in memory: as it stands, with whoever watches it. Who acts on it waits for their turn.
import { concernsMembers, type Logged, membersOf, seqOf, type Table, TableProblem, type TableState } from '#tables'
import type { Loaded, Store } from './store.ts'

export type Watcher = (table: Table) => void
/** What a deed came to: its number, and the table then. */
export interface Outcome {
  readonly seq: number
  readonly table: Table
}
export interface Room {
  readonly id: string
  /** Nobody needs it in memory. */
  readonly idle: boolean
  /** Looks at the table as it stands, in one's turn. */
  look<T>(look: (table: Table) => T): Promise<T>
  /**
   * Makes a deed true: durable, then known to the watchers. It is judged by the table as it stands, and again where
   * another server was quicker. What was done once under a key is not judged again.
   */
  act(deed: (table: Table) => Table, key?: string): Promise<Outcome>
  /** Looks, and is told of every change from then on until the answer is called. */
  watch(watcher: Watcher, look: Watcher): Promise<() => void>
}

/** Each time it is judged anew, somebody else has come a step further. */
const TRIES = 100

/** The store keeps what it is given: this is where it is known again. */
const tableOf = ({ state, events }: Loaded): Table => ({ state: state as TableState, log: events as Logged[] })

/** Writes down the last event of a table. */
export function append(store: Store, { state, log }: Table, key?: string) {
  const { seq, at, event } = log.at(-1)!
  const members = concernsMembers(event) ? membersOf({ state, log }) : undefined
  return store.append({ table: state.id, expect: seq - 1, at, event, state, status: state.status, key, members })
}

export async function openRoom(store: Store, id: string, changed: (table: string) => void): Promise<Room | null> {
  const loaded = await store.load(id)
  if (!loaded) return null
  let table = tableOf(loaded)
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const watchers = new Set<Watcher>()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting++
    const mine = turn.then(work).finally(() => waiting--)
    turn = mine.catch(() => {})
    return mine
  }
  function become(next: Table): void {
    table = next
    for (const watcher of watchers) watcher(table)
    changed(id)
  }
  /** Reads what other servers have written; whether there was anything. */
  async function catchUp(): Promise<boolean> {
    if ((await store.seqOf(id)) === seqOf(table)) return false
    const now = await store.load(id)
    if (!now) throw new Error(`table ${id} is gone from the store`)
    become(tableOf(now))
    return true
  }
  async function attempt(deed: (table: Table) => Table, key: string | undefined): Promise<Outcome> {
    const first = key === undefined ? null : await store.seqOfKey(id, key)
    if (first !== null) {
      await catchUp()
      return { seq: first, table }
    }
    for (let tries = 0; tries < TRIES; tries++) {
      let next: Table
      try {
        next = deed(table)
      } catch (error) {
        // Nobody is refused by a table of yesterday.
        if (await catchUp()) continue
        throw error
      }
      if (next === table) return { seq: seqOf(table), table }
      const { done, seq } = await append(store, next, key)
      if (done === 'appended') become(next)
      else await catchUp()
      if (done !== 'stale') return { seq, table }
    }
    throw new TableProblem('stale')
  }
  async function lookNow<T>(look: (table: Table) => T): Promise<T> {
    await catchUp()
    return look(table)
  }

  return {
    id,
    get idle() {
      return waiting === 0 && watchers.size === 0
    },
    look: look => inTurn(() => lookNow(look)),
    act: (deed, key) => inTurn(() => attempt(deed, key)),
    watch: (watcher, look) =>
      inTurn(() =>
        lookNow(now => {
          look(now)
          watchers.add(watcher)
          return () => watchers.delete(watcher)
        }),
      ),
  }
}
