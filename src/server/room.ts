// One table in memory: as it stands, with whoever watches it. Who acts on it waits for their turn.
import {
  botAsked,
  concernsMembers,
  followed,
  isListed,
  type Logged,
  membersOf,
  paceDue,
  seqOf,
  slim,
  type Table,
  TableProblem,
  type TableState,
} from '#tables'
import { Problem } from './problem.ts'
import type { Slices } from './slices.ts'
import type { Store } from './store.ts'

export interface Watcher {
  tell(table: Table): void
  /** Whether they wait for just this; else it may be told together with what follows, where there is much to do. */
  isUrgent(table: Table): boolean
}
/** What happened last at a table, as text: where that can be followed nothing need be read. */
export interface LastEvent {
  readonly at: number
  readonly event: string
}
/** What a deed came to: its number, and the table then. */
export interface Outcome {
  readonly seq: number
  readonly table: Table
}
export interface Room {
  readonly id: string
  readonly watched: boolean
  /** How long all of it is as text. */
  readonly bytes: number
  /** Looks at the table as it stands, in one's turn. */
  look<T>(look: (table: Table) => T): Promise<T>
  /**
   * Makes a deed true: durable, then known to the watchers. It is judged by the table as it stands, and again where
   * another server was quicker. What was done once under a key is not done again.
   */
  act(deed: (table: Table) => Table, key?: string): Promise<Outcome>
  /** Another server says how far the table is, and what happened last: whoever watches is told what is new. */
  hear(seq: number, last?: LastEvent): Promise<void>
  /** Looks, and is told, after whoever acted, of every change from then on until the answer is called. */
  watch(watcher: Watcher, look: (table: Table) => void): Promise<() => void>
}

/** Each time it is judged anew, somebody else has come a step further. */
const TRIES = 100

/** Whose own the tables are that whoever comes by may join: nobody has such an id. */
export const LOBBY = 'the lobby'

/** Writes down the last event of a table. */
export function append(store: Store, table: Table, key?: string) {
  const { state, log } = table
  const { seq, at, event } = log.at(-1)!
  return store.append({
    table: state.id,
    expect: seq - 1,
    at,
    event,
    state,
    summary: slim(state),
    status: state.status,
    owner: state.host.guest,
    // Those who are waited for by the clock are waited for after a restart, too.
    dueAt: botAsked(state) ? 0 : (paceDue(table)?.at ?? null),
    key,
    members: concernsMembers(event) ? [...membersOf(table), ...(isListed(state) ? [LOBBY] : [])] : undefined,
  })
}

export interface RoomConfig {
  readonly store: Store
  /** In which deeds are judged, and in which watchers are told. */
  readonly deeds: Slices
  readonly telling: Slices
  /** Told after every change of any table. */
  readonly changed: (table: Table) => void
  /** The same of what another server has done, which has told those it concerns there. */
  readonly heard?: ((table: Table) => void) | undefined
}
export async function openRoom(
  { store, deeds, telling, changed, heard }: RoomConfig,
  id: string,
): Promise<Room | null> {
  const loaded = await store.load(id)
  // What stands beside tables under names like theirs is none: it has no state.
  if (!loaded || loaded.state === null) return null
  let table: Table = { state: loaded.state as TableState, log: loaded.events as Logged[] }
  let { bytes } = loaded
  let turn: Promise<unknown> = Promise.resolve()
  const watchers = new Map<() => void, Watcher>()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }
  function become(next: Table, known = changed): void {
    table = next
    for (const [tell, watcher] of watchers) {
      if (watcher.isUrgent(next)) telling.push(tell)
      else telling.putOff(tell)
    }
    known(next)
  }
  /** Reads what other servers have written, if it is not known how far they are; whether there was anything. */
  async function catchUp(seq?: number): Promise<boolean> {
    if ((seq ?? (await store.seqOf(id))) === seqOf(table)) return false
    const now = await store.load(id, seqOf(table))
    if (!now) throw new Problem('no-such-table')
    bytes += now.bytes
    become({ state: now.state as TableState, log: table.log.concat(now.events as Logged[]) }, heard)
    return true
  }
  const follow = ({ at, event }: LastEvent): Table | null => followed(table, at, JSON.parse(event))
  async function attempt(deed: (table: Table) => Table, key: string | undefined): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      let next: Table
      try {
        next = await deeds.run(() => deed(table))
      } catch (error) {
        // Nobody is refused by a table of yesterday, nor for what they have done already.
        if (await catchUp()) continue
        const first = key === undefined ? null : await store.seqOfKey(id, key)
        if (first === null) throw error
        return { seq: first, table }
      }
      if (next === table) return { seq: seqOf(table), table }
      const { done, seq, bytes: written } = await append(store, next, key)
      bytes += written
      if (done === 'appended') become(next)
      else await catchUp(done === 'stale' ? seq : undefined)
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
    get watched() {
      return watchers.size > 0
    },
    get bytes() {
      return bytes
    },
    look: look => inTurn(() => lookNow(look)),
    hear: (seq, last) =>
      inTurn(async () => {
        if (seq <= seqOf(table)) return
        const next = last && seq === seqOf(table) + 1 ? await deeds.run(() => follow(last)) : null
        if (!next) return void (await catchUp(seq))
        bytes += last!.event.length
        become(next, heard)
      }),
    act: (deed, key) => inTurn(() => attempt(deed, key)),
    watch: (watcher, look) =>
      inTurn(() =>
        lookNow(now => {
          look(now)
          const tell = (): void => watcher.tell(table)
          watchers.set(tell, watcher)
          return () => {
            watchers.delete(tell)
            telling.drop(tell)
          }
        }),
      ),
  }
}
