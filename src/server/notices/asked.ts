// Who is to be told that it is their turn: whoever is asked is put into the outbox after a short while, unless they have seen
// it themselves meanwhile. What was put there for a turn is not put there again, whichever server looks and however often.
import { type Logged, type TableState, waitedFor } from '#tables'
import type { Presence } from '../presence.ts'
import type { Notice, NoticeStore } from '../store-notices.ts'
import { channelsIn, type Wishes } from './wishes.ts'

/** Before this nobody is told: who is there answers. */
export const GRACE_MS = 60_000
/** The same of a reminder, which may not wait for long: until all servers know what their visitors see. */
const REMINDER_GRACE_MS = 10_000
const graceOf = (kind: NoticeBody['kind']): number => (kind === 'turn' ? GRACE_MS : REMINDER_GRACE_MS)
/** After this it is looked whether they are there; once more and once more, as long as they look. */
const glanceOf = (kind: NoticeBody['kind']): number => graceOf(kind) / 2
/** Whoever was put into the outbox need not be looked for at every word that is said at the table. */
const REMEMBERED = 20_000
/** So many go into the outbox at a time. */
const SOME = 200

export interface NoticeBody {
  readonly channel: string
  readonly kind: 'turn' | 'reminder' | 'nudge'
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
  /** A table as it was found, with when its last event was: somebody may be waited for there of whom nobody was told. */
  found(state: TableState, updated: number): void
  /** Puts those into the outbox who were asked long enough ago. */
  put(): Promise<void>
  /** The same of everybody, for when they would be told: a server that stops is not there then. */
  putAll(): Promise<void>
}
/**
 * Who becomes somebody else was told already: that one is not told it once more, by whichever channel. Asked before they do, so
 * that nobody comes in between.
 */
export async function bringAlong(
  store: NoticeStore,
  from: string,
  to: string,
  tables: readonly string[],
): Promise<void> {
  const told = await store.settledOf(from, tables)
  if (told.length === 0) return
  const channels = channelsIn((await store.wishesOf(to)) as Wishes)
  await store.putNotices(
    told.flatMap(({ table, turn, body }) =>
      channels.map(([channel]) => ({
        key: keyOf(table, turn, to, channel, (body as NoticeBody).kind),
        table,
        guest: to,
        turn,
        body: { ...(body as NoticeBody), channel } satisfies NoticeBody,
        due: null,
      })),
    ),
  )
}
/** When a turn began, and when the last event of its table was. */
interface Times {
  readonly since: (turn: number) => number
  readonly updated: number
}
interface AskedConfig {
  readonly store: NoticeStore
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
  function wait(table: string, waited: ReturnType<typeof waitedFor>, { since, updated }: Times): void {
    for (const { person, turn, reminded } of waited) {
      const at = since(turn)
      add({ table, person, turn, kind: 'turn', since: at, glance: at + glanceOf('turn') })
      if (reminded) {
        add({ table, person, turn, kind: 'reminder', since: updated, glance: updated + glanceOf('reminder') })
      }
    }
  }
  /** When they are to be told, as far as is known here; null: they have seen it. */
  function dueOf({ table, person, since, kind }: Waiting): { readonly due: number | null; readonly again: boolean } {
    if (presence.cameAfter(table, person, since)) return { due: null, again: false }
    // Who had it before their eyes all along may have left the room: told once the page no longer is.
    if (presence.looks(table, person)) return { due: now() + GRACE_MS, again: true }
    return { due: since + graceOf(kind), again: false }
  }
  function noticesOf({ table, person, turn, kind, since }: Waiting, wishes: Wishes, due: number | null): Notice[] {
    return channelsIn(wishes).map(([channel]) => ({
      key: keyOf(table, turn, person, channel, kind),
      table,
      guest: person,
      turn,
      body: { channel, kind, since } satisfies NoticeBody,
      due,
    }))
  }
  /** Whoever is in the outbox need not wait any longer, unless they look; before they are there, they wait here. */
  function settle(asked: Waiting, again: boolean): void {
    const name = nameOf(asked)
    const there = waiting.get(asked.table)
    // Meanwhile they may have answered.
    if (again) return void (there?.has(name) && there.set(name, { ...asked, glance: now() + glanceOf(asked.kind) }))
    drop(asked.table, name)
    if (settled.size >= REMEMBERED) settled.clear()
    settled.add(name)
  }
  async function putSome(some: readonly Waiting[]): Promise<void> {
    const wishes = await store.wishesOfAll([...new Set(some.map(({ person }) => person))])
    const put = some.map(asked => {
      const { due, again } = dueOf(asked)
      const notices = noticesOf(asked, (wishes.get(asked.person) ?? {}) as Wishes, due)
      return { asked, notices, again: again && notices.length > 0 }
    })
    const notices = put.flatMap(each => each.notices)
    if (notices.length > 0) await store.putNotices(notices)
    for (const { asked, again } of put) settle(asked, again)
  }
  async function putUntil(glance: number): Promise<void> {
    const ripe = [...waiting.values()].flatMap(there => [...there.values()].filter(asked => asked.glance <= glance))
    for (let i = 0; i < ripe.length; i += SOME) await putSome(ripe.slice(i, i + SOME))
  }
  return {
    changed({ state, log }) {
      const waited = waitedFor(state)
      for (const [name, { person, turn }] of waiting.get(state.id) ?? []) {
        if (!waited.some(each => each.person === person && each.turn === turn)) drop(state.id, name)
      }
      const updated = log.at(-1)!.at
      wait(state.id, waited, { updated, since: turn => log[turn - 1]?.at ?? updated })
    },
    found: (state, updated) => wait(state.id, waitedFor(state), { updated, since: () => updated }),
    put: () => putUntil(now()),
    putAll: () => putUntil(Number.POSITIVE_INFINITY),
  }
}
