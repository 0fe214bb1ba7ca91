// Who is to be told that it is their turn: whoever is asked is put into the outbox after a short while, unless they have seen
// it themselves meanwhile. What was put there for a turn is not put there again, whichever server looks and however often.
import { type Logged, type TableState, waitedFor } from '#tables'
import type { Presence } from '../presence.ts'
import type { Store } from '../store.ts'
import type { Notice, NoticeStore } from '../store-notices.ts'
import { channelsIn, type Wishes } from './wishes.ts'

/** Before this nobody is told: who is there answers. */
export const GRACE_MS = 60_000
/** After this it is looked whether they are there; once more and once more, as long as they look. */
export const GLANCE_MS = GRACE_MS / 2
/** Whoever was put into the outbox need not be looked for at every word that is said at the table. */
const REMEMBERED = 20_000
/** Tables that are looked through at a time when a server starts. */
const PAGE = 200

export interface NoticeBody {
  readonly channel: string
  readonly kind: 'turn' | 'reminder'
  /** Since when it is true. */
  readonly since: number
}
/** The same for the same person, turn and channel. */
export const keyOf = (table: string, turn: number, person: string, channel: string, kind: NoticeBody['kind']): string =>
  `${table}:${turn}:${person}:${channel}${kind === 'turn' ? '' : `:${kind}`}`

interface Waiting {
  readonly table: string
  readonly person: string
  readonly turn: number
  readonly kind: NoticeBody['kind']
  readonly since: number
  /** When to look whether they are there. */
  readonly glance: number
}
export interface Asked {
  /** Something changed at a table: who is waited for now? */
  changed(table: { readonly state: TableState; readonly log: readonly Logged[] }): void
  /** Puts those into the outbox who were asked long enough ago. */
  put(): Promise<void>
  /** The same of all tables: for a server that starts and does not know what it missed. */
  putAll(stop: AbortSignal): Promise<void>
}
/** A table as it was found; when a turn began, and when the last event was. */
interface Found {
  readonly state: TableState
  readonly since: (turn: number) => number
  readonly updated: number
}
interface AskedConfig {
  readonly store: NoticeStore & Pick<Store, 'summaries'>
  readonly presence: Pick<Presence, 'looks' | 'cameAfter'>
  readonly now: () => number
}

export function openAsked({ store, presence, now }: AskedConfig): Asked {
  // By table and by name: a table that changes is not looked for among all the others.
  const waiting = new Map<string, Map<string, Waiting>>()
  const settled = new Set<string>()
  const nameOf = ({ table, turn, person, kind }: Waiting): string => keyOf(table, turn, person, '', kind)

  function add(asked: Waiting): void {
    const name = nameOf(asked)
    if (settled.has(name) || waiting.get(asked.table)?.has(name)) return
    const there = waiting.get(asked.table) ?? new Map<string, Waiting>()
    waiting.set(asked.table, there.set(name, asked))
  }
  function drop(table: string, name: string): void {
    const there = waiting.get(table)
    there?.delete(name)
    if (there?.size === 0) waiting.delete(table)
  }
  function wait({ state, since, updated }: Found, waited = waitedFor(state)): void {
    for (const { person, turn, reminded } of waited) {
      const [table, at] = [state.id, since(turn)]
      add({ table, person, turn, kind: 'turn', since: at, glance: at + GLANCE_MS })
      // Time is short then.
      if (reminded) add({ table, person, turn, kind: 'reminder', since: updated, glance: updated })
    }
  }
  /** When they are to be told, as far as is known here; null: they have seen it. */
  function dueOf({ table, person, since, kind }: Waiting): { readonly due: number | null; readonly again: boolean } {
    const at = now()
    if (presence.cameAfter(table, person, since)) return { due: null, again: false }
    // Who had it before their eyes all along may have left the room: told once the page no longer is.
    if (presence.looks(table, person)) return { due: at + GRACE_MS, again: true }
    return { due: kind === 'turn' ? Math.max(at, since + GRACE_MS) : at, again: false }
  }
  async function noticesOf(asked: Waiting, due: number | null): Promise<Notice[]> {
    const { table, person, turn, kind, since } = asked
    const wishes = (await store.wishesOf(person)) as Wishes
    return channelsIn(wishes).map(([channel]) => ({
      key: keyOf(table, turn, person, channel, kind),
      table,
      guest: person,
      turn,
      body: { channel, kind, since } satisfies NoticeBody,
      due,
    }))
  }
  async function put(): Promise<void> {
    const notices: Notice[] = []
    for (const [name, asked] of [...waiting.values()].flatMap(there => [...there])) {
      if (asked.glance > now()) continue
      const { due, again } = dueOf(asked)
      const some = await noticesOf(asked, due)
      notices.push(...some)
      if (again && some.length > 0) waiting.get(asked.table)?.set(name, { ...asked, glance: now() + GLANCE_MS })
      else {
        drop(asked.table, name)
        if (settled.size >= REMEMBERED) settled.clear()
        settled.add(name)
      }
    }
    if (notices.length > 0) await store.putNotices(notices)
  }
  return {
    changed({ state, log }) {
      const waited = waitedFor(state)
      for (const [name, { person, turn }] of waiting.get(state.id) ?? []) {
        if (!waited.some(each => each.person === person && each.turn === turn)) drop(state.id, name)
      }
      const updated = log.at(-1)!.at
      wait({ state, updated, since: turn => log[turn - 1]?.at ?? updated }, waited)
    },
    put,
    async putAll(stop) {
      let after = ''
      while (!stop.aborted) {
        const page = await store.summaries('playing', after, PAGE)
        for (const { summary, updated } of page) wait({ state: summary as TableState, updated, since: () => updated })
        after = page.at(-1)?.id ?? ''
        if (page.length < PAGE) return
      }
    },
  }
}
