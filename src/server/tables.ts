// The tables: everything that can be done at one, whoever asks and by whatever way.
import { commitment, type Json, type Transcript, transcribe } from '#engine'
import type { Bytes } from './chance.ts'
import {
  type Answering,
  answer,
  answerAs,
  answersOf,
  type BotDue,
  botDue,
  type HintDue,
  hintDue,
  say,
  undo,
} from './playing.ts'
import { Problem } from './problem.ts'
import type { Room } from './room.ts'
import { openRooms } from './rooms.ts'
import { join, layTable, leave, start, type TablePlan } from './seating.ts'
import type { PublicTable, TableSeen } from './shapes.ts'
import type { Guest, Store } from './store.ts'
import { membersOf } from './table-state.ts'
import { publicTable, seatOfCaller, tableSeen } from './told.ts'

export interface TablesConfig {
  readonly store: Store
  readonly now: () => number
  readonly bytes: Bytes
  readonly allowSeeds: boolean
  /** How many tables are kept in memory while nobody watches them. */
  readonly roomsKept: number
  /** Told after every change of any table. */
  readonly changed: (room: Room) => void
}
export type Tables = ReturnType<typeof openTables>

const LISTED = 100

export function openTables({ store, now, bytes, allowSeeds, roomsKept, changed }: TablesConfig) {
  const rooms = openRooms(store, roomsKept, changed)
  const inRoom = async <T>(id: string, work: (room: Room) => T | Promise<T>): Promise<T> => {
    const room = await rooms.get(id)
    return room.run(() => work(room))
  }
  /** Keys belong to who uses them: nobody can guess or take those of others. */
  const ownKey = (guest: Guest, key: string | undefined) => (key === undefined ? undefined : `${guest.id}:${key}`)
  /** What was done once under a key is not judged again. */
  async function once(room: Room, key: string | undefined, work: () => Promise<number>): Promise<{ seq: number }> {
    const first = key === undefined ? null : await store.seqOfKey(room.id, key)
    return { seq: first ?? (await work()) }
  }

  return {
    async create(guest: Guest, plan: TablePlan): Promise<{ id: string; invite: string }> {
      if (plan.seed !== undefined && !allowSeeds) throw new Problem('seeds-off')
      const at = now()
      const [event, state] = layTable(plan, guest, at, bytes)
      const { id, invite } = state
      const { done } = await store.append({ table: id, expect: 0, at, event, state, members: membersOf(state) })
      if (done !== 'appended') throw new Error(`the table id ${id} was drawn twice`)
      return { id, invite }
    },
    join: (guest: Guest, id: string, invite: string) => inRoom(id, room => join(room, guest, invite, now())),
    leave: (guest: Guest, id: string) => inRoom(id, room => leave(room, guest, now())),
    start: (guest: Guest, id: string) =>
      inRoom(id, async room => {
        const { seq, secret } = await start(room, guest, now(), bytes)
        return { seq, commitment: commitment(secret) }
      }),
    answer: (
      guest: Guest,
      id: string,
      given: { seq: number; pick: Json; seat?: number | undefined; key?: string | undefined },
    ) =>
      inRoom(id, room => {
        const key = ownKey(guest, given.key)
        return once(room, key, () => answerAs(room, guest, { ...given, key }, now()))
      }),
    undo: (
      guest: Guest,
      id: string,
      given: { seq?: number | undefined; seat?: number | undefined; key?: string | undefined },
    ) =>
      inRoom(id, room => {
        const key = ownKey(guest, given.key)
        return once(room, key, () => undo(room, guest, { ...given, key }, now()))
      }),
    say: (guest: Guest, id: string, text: string) =>
      inRoom(id, async room => ({ seq: await say(room, guest, text, now()) })),
    look: (guest: Guest, id: string, seat?: number): Promise<TableSeen> =>
      inRoom(id, room => tableSeen(room, guest.id, seatOfCaller(room.state, guest.id, seat))),
    async list(guest: Guest): Promise<{ tables: { table: PublicTable; seq: number }[] }> {
      const heads = await store.tablesOf(guest.id, LISTED)
      return {
        tables: heads.map(({ state, updated, seq }) => ({ table: publicTable(state, updated, guest.id), seq })),
      }
    },
    transcript: (id: string): Promise<Transcript> =>
      inRoom(id, room => {
        const { status, match, result } = room.state
        if (status !== 'over') throw new Problem('match-hidden')
        if (!match || !result) throw new Problem('abandoned')
        return transcribe(room.game, match, answersOf(room))
      }),
    /** Does something with the room and stays, told of every change, until `stop`. */
    watch: (id: string, watcher: (room: Room) => void, first: (room: Room) => void): Promise<() => void> =>
      inRoom(id, room => {
        first(room)
        room.watchers.add(watcher)
        return () => room.watchers.delete(watcher)
      }),
    hintDue: (guest: Guest, id: string, seat?: number): Promise<HintDue> =>
      inRoom(id, room => hintDue(room, guest, seat)),
    botDue: (id: string): Promise<BotDue | null> => inRoom(id, botDue),
    answerOfBot: (id: string, given: Answering): Promise<number> => inRoom(id, room => answer(room, given, now())),
  }
}
