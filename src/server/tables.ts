// The tables of this server: everything that can be done at one, whoever asks and by whatever way.
import { commitment, type Json, type Transcript } from '#engine'
import {
  type Answering,
  answer,
  answerAs,
  type BotDue,
  botDue,
  customsOf,
  type HintDue,
  hintDue,
  type Joining,
  join,
  lateDue,
  lay,
  leave,
  mustBeLetIn,
  type PublicTable,
  publicTable,
  seatInView,
  seatsOf,
  start,
  type Table,
  type TablePlan,
  type TableSeen,
  type TableState,
  type Taken,
  tableMoved,
  tableSeen,
  talk,
  transcriptOf,
  undo,
  updatedOf,
} from '#tables'
import { type Bytes, newHex, newWord } from './chance.ts'
import { Problem } from './problem.ts'
import { append, type Outcome, type Watcher } from './room.ts'
import { openRooms } from './rooms.ts'
import type { Guest, Store } from './store.ts'

export interface TablesConfig {
  readonly store: Store
  readonly now: () => number
  readonly bytes: Bytes
  readonly allowSeeds: boolean
  /** How many tables are kept in memory while nobody watches them. */
  readonly roomsKept: number
  /** Told after every change of any table. */
  readonly changed: (table: string) => void
}
export type Tables = ReturnType<typeof openTables>

/** Which of their seats somebody means, and the name they have for what they do. */
interface Manner {
  readonly seat?: number | undefined
  readonly key?: string | undefined
}
const LISTED = 100
/** Whom we do not know, nobody's id. */
const NOBODY = ''

/** Keys belong to who uses them: nobody can guess or take those of others. */
const keyOf = ({ id }: Guest, key: string | undefined): string | undefined =>
  key === undefined ? undefined : `${id}:${key}`

export function openTables({ store, now, bytes, allowSeeds, roomsKept, changed }: TablesConfig) {
  const roomOf = openRooms(store, roomsKept, changed)
  const look = async <T>(id: string, work: (table: Table) => T): Promise<T> => (await roomOf(id)).look(work)
  const act = async (id: string, deed: (table: Table) => Table, key?: string): Promise<Outcome> =>
    (await roomOf(id)).act(deed, key)
  /** Acts on the match, and tells what has changed as a watcher would be told. */
  async function move(
    person: Guest,
    id: string,
    { key, since }: { readonly key: string | undefined; readonly since: number | undefined },
    deed: (table: Table) => Table,
  ): Promise<Taken> {
    const { seq, table } = await act(id, deed, keyOf(person, key))
    const { id: guest } = person
    return { seq, moved: tableMoved(table, guest, seatInView(table.state, guest), since ?? seq - 1) }
  }

  return {
    async create(guest: Guest, plan: TablePlan): Promise<{ id: string; invite: string }> {
      if (plan.seed !== undefined && !allowSeeds) throw new Problem('seeds-off')
      const [id, invite] = [newWord(bytes, 12), newWord(bytes, 8)]
      const { done } = await append(store, lay(plan, guest, { id, invite, from: bytes(1)[0]! }, now()))
      if (done !== 'appended') throw new Error(`the table id ${id} was drawn twice`)
      return { id, invite }
    },
    /** Makes a deed true, for whoever knows more deeds than stand here. */
    act,
    async join(guest: Guest, id: string, wanted: Joining) {
      const { seq, table } = await act(id, here => join(here, guest, wanted, now()))
      return { seq, seat: seatsOf(table.state, guest.id)[0]! }
    },
    async leave(guest: Guest, id: string, level?: string) {
      const { seq } = await act(id, table => leave(table, guest, now(), level))
      return { seq }
    },
    async start(guest: Guest, id: string) {
      const { seq, table } = await act(id, here => start(here, guest, newHex(bytes, 32), now()))
      return { seq, commitment: commitment(table.state.match!.rng.secret) }
    },
    answer: (guest: Guest, id: string, given: Manner & { readonly seq: number; readonly pick: Json }) =>
      move(guest, id, { key: given.key, since: given.seq }, table => answerAs(table, guest, given, now())),
    undo: (
      guest: Guest,
      id: string,
      given: Manner & { readonly seq?: number | undefined; readonly since?: number | undefined },
    ) =>
      move(guest, id, { key: given.key, since: given.since ?? given.seq }, table => undo(table, guest, given, now())),
    async say(guest: Guest, id: string, { text, key }: { readonly text: string; readonly key?: string | undefined }) {
      const { seq } = await act(id, table => talk(table, guest, text, now()), keyOf(guest, key))
      return { seq }
    },
    look: (guest: Guest, id: string, seat?: number, invite?: string): Promise<TableSeen> =>
      look(id, table => {
        mustBeLetIn(table.state, guest.id, invite)
        return tableSeen(table, guest.id, seatInView(table.state, guest.id, seat))
      }),
    /** What whoever has the link may know of a table before they say who they are. */
    invitation: (id: string, invite?: string): Promise<{ table: PublicTable }> =>
      look(id, table => {
        mustBeLetIn(table.state, NOBODY, invite)
        return { table: publicTable(table.state, updatedOf(table), NOBODY) }
      }),
    /** Open tables that whoever comes by may join, the last touched first. */
    async lobby(): Promise<{ tables: { table: PublicTable; seq: number }[] }> {
      const heads = await store.heads('open', LISTED)
      return {
        tables: heads.flatMap(({ state, updated, seq }) => {
          const open = state as TableState
          return customsOf(open).listed ? [{ table: publicTable(open, updated, NOBODY), seq }] : []
        }),
      }
    },
    async list(guest: Guest): Promise<{ tables: { table: PublicTable; seq: number }[] }> {
      const heads = await store.tablesOf(guest.id, LISTED)
      return {
        tables: heads.map(({ state, updated, seq }) => ({
          table: publicTable(state as TableState, updated, guest.id),
          seq,
        })),
      }
    },
    /** A finished match with the people who played it, for whoever has its link. */
    replay: (id: string, invite?: string): Promise<{ table: PublicTable; match: Transcript }> =>
      look(id, table => {
        mustBeLetIn(table.state, NOBODY, invite)
        return { table: publicTable(table.state, updatedOf(table), NOBODY), match: transcriptOf(table) }
      }),
    transcript: (guest: string, id: string, invite?: string): Promise<Transcript> =>
      look(id, table => {
        mustBeLetIn(table.state, guest, invite)
        return transcriptOf(table)
      }),
    /** Looks at a table and stays, told of every change, until the answer is called. */
    watch: async (id: string, watcher: Watcher, first: Watcher) => (await roomOf(id)).watch(watcher, first),
    hintDue: (guest: Guest, id: string, seat?: number): Promise<HintDue> =>
      look(id, table => hintDue(table, guest, seat)),
    botDue: (id: string): Promise<BotDue | null> => look(id, botDue),
    lateDue: (id: string) => look(id, lateDue),
    answerOfBot: (id: string, given: Answering) => act(id, table => answer(table, given, now())),
  }
}
