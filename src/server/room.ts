// One table in memory: as it stands, with whoever watches it. Who acts on it waits for their turn.
import type { Seat } from '#engine'
import {
  botAsked,
  concernsMembers,
  type DoneElsewhere,
  followed,
  isAsleep,
  isListed,
  type Logged,
  membersOf,
  paceDue,
  seqOf,
  type Table,
  type TableEvent,
  TableProblem,
  type TableState,
} from '#tables'
import { openPen, type Pen } from './pen.ts'
import { Problem } from './problem.ts'
import type { Slices } from './slices.ts'
import type { Store } from './store.ts'

export interface Watcher {
  tell(table: Table): void
  /** Whether they wait for just this; else it may be told together with what follows, where there is much to do. */
  isUrgent(done: Done, chairs: TableState['chairs']): boolean
}
/** What was done at a table, and whom it waits for since. */
export interface Done {
  readonly event: TableEvent
  readonly waiting: readonly Seat[]
}
/** What another server tells of an event: where all of them are told nothing need be read. */
export interface Word extends Done, DoneElsewhere {
  /** How long the event is as text. */
  readonly bytes: number
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
  hear(seq: number, word?: Word): Promise<void>
  /** Looks, and is told, after whoever acted, of every change from then on until the answer is called. */
  watch(watcher: Watcher, look: (table: Table) => void): Promise<() => void>
}

/** Each time it is judged anew, somebody else has come a step further. */
const TRIES = 100

/** Whose own the tables are that whoever comes by may join: nobody has such an id. */
export const LOBBY = 'the lobby'

/** So much may be heard of before the table follows. */
const MOST_AHEAD = 64
/** What is longer is read by those whom it concerns. */
const [LONGEST_EVENT, LONGEST_STATE] = [1500, 4000]

/** What the other servers are told of the last event: with the state after it where the rules do not lead there, or a chapter has just begun. */
export function wordOf({ state, log }: Table, event: string, stateText: string): string | undefined {
  if (event.length > LONGEST_EVENT) return undefined
  const { at, event: last } = log.at(-1)!
  const begins = last.do !== 'answered' || state.match?.answers.length === 0
  const told = begins && stateText.length <= LONGEST_STATE ? `,"state":${stateText}` : ''
  return `{"at":${at},"waiting":${JSON.stringify(state.waiting)},"bytes":${event.length},"event":${event}${told}}`
}
/** Writes down the last event of a table. */
export function append(store: Store, table: Table, key?: string, pen: Pen = openPen()) {
  const { state, log } = table
  const { seq, at, event } = log.at(-1)!
  const [text, written] = [JSON.stringify(event), pen(state)]
  return store.append({
    table: state.id,
    expect: seq - 1,
    at,
    event: text,
    state: written.state,
    summary: written.summary,
    told: store.others && wordOf(table, text, written.state),
    status: isAsleep(state) ? 'asleep' : state.status,
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
  /** What other servers have done since, in order; nobody here has to know yet. */
  let ahead: Word[] = []
  const pen = openPen()
  let turn: Promise<unknown> = Promise.resolve()
  /** How many have not finished yet what they do in their turn. */
  let busy = 0
  const leave = (): void => void busy--
  const watchers = new Map<() => void, Watcher>()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = busy++ === 0 ? work() : turn.then(work)
    turn = mine.then(leave, leave)
    return mine
  }
  function become(next: Table, known = changed): void {
    table = next
    const done = { event: next.log.at(-1)!.event, waiting: next.state.waiting }
    let mayWait = false
    for (const [tell, watcher] of watchers) {
      if (watcher.isUrgent(done, next.state.chairs)) telling.push(tell)
      else mayWait = true
    }
    // All of them together: with every answer there are more of them than of those who are told at once.
    if (mayWait) telling.putOff(tellAll)
    known(next)
  }
  /** Reads what other servers have written, if it is not known how far they are; whether there was anything. */
  async function catchUp(seq?: number): Promise<boolean> {
    if ((seq ?? (await store.seqOf(id))) === seqOf(table)) return false
    const now = await store.load(id, seqOf(table))
    if (!now) throw new Problem('no-such-table')
    bytes += now.bytes
    ahead = []
    become({ state: now.state as TableState, log: table.log.concat(now.events as Logged[]) }, heard)
    return true
  }
  /** Comes to where other servers have said that the table is. */
  async function follow(): Promise<void> {
    if (ahead.length === 0) return
    const next = await deeds.run(() => followed(table, ahead))
    if (!next) return void (await catchUp(seqOf(table) + ahead.length))
    bytes += ahead.reduce((sum, word) => sum + word.bytes, 0)
    ahead = []
    become(next, heard)
  }
  const tellNow = (): void => {
    for (const tell of watchers.keys()) tell()
  }
  /** Who was not told at once is told now, but for what is still to be followed; where that fails, those who look after what got lost will try again. */
  const tellAll = (): void => {
    if (ahead.length === 0) tellNow()
    else void inTurn(follow).then(tellNow, () => {})
  }
  const isAwaited = (word: Word): boolean => {
    const { chairs } = word.state ?? table.state
    for (const watcher of watchers.values()) if (watcher.isUrgent(word, chairs)) return true
    return false
  }
  /** Keeps what was heard of until somebody has to know, if nobody has to yet. */
  function canWait(seq: number, word: Word | undefined): boolean {
    const next = seqOf(table) + ahead.length + 1
    if (seq < next) return true
    if (!word || seq > next || ahead.length >= MOST_AHEAD || isAwaited(word)) return false
    ahead.push(word)
    telling.putOff(tellAll)
    return true
  }
  async function hearNow(seq: number, word: Word | undefined): Promise<void> {
    if (canWait(seq, word)) return
    const isNext = seq === seqOf(table) + ahead.length + 1
    if (!word || !isNext) return void (await catchUp(seq))
    ahead.push(word)
    await follow()
  }
  async function attempt(deed: (table: Table) => Table, key: string | undefined): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      let next: Table
      if (ahead.length > 0) await follow()
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
      const { done, seq, bytes: written } = await append(store, next, key, pen)
      bytes += written
      if (done === 'appended') become(next)
      else await catchUp(done === 'stale' ? seq : undefined)
      if (done !== 'stale') return { seq, table }
    }
    throw new TableProblem('stale')
  }
  async function lookNow<T>(look: (table: Table) => T): Promise<T> {
    await follow()
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
    async hear(seq, word) {
      // Nearly all that is heard can wait, and nobody is in the way.
      if (busy > 0 || !canWait(seq, word)) await inTurn(() => hearNow(seq, word))
    },
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
