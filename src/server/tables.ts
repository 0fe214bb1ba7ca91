// The tables of this server: everything that can be done at one, whoever asks and by whatever way.
import { commitment, type Json, type Transcript } from '#engine'
import {
  type Answering,
  answer,
  answerAs,
  type BotDue,
  botDue,
  type Checked,
  checking,
  type HintDue,
  hintDue,
  hostOnReturn,
  isAsFar,
  isAsleep,
  isInvited,
  isListed,
  type Joining,
  join,
  keyOfCode,
  type Logged,
  lay,
  leave,
  logPage,
  mayLook,
  membersOf,
  mustBeLetIn,
  originOf,
  type PaceDue,
  type PublicTable,
  paceDue,
  publicTable,
  type Sealed,
  seal,
  seatInView,
  seatsOf,
  seqOf,
  setApart,
  start,
  type Table,
  type TablePlan,
  type TableSeen,
  type TableState,
  tableAtDoor,
  tableSeen,
  takingUp,
  talk,
  transcriptOf,
  undo,
  undoneIn,
  updatedOf,
} from '#tables'
import { forgetPlans } from './ahead.ts'
import { type Bound, openBounds } from './bounds.ts'
import { type Bytes, newHex, newWord } from './chance.ts'
import { mustBeFew } from './changes.ts'
import { type Move, type News, newsOf } from './news.ts'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'
import { append, LOBBY, type Outcome, type Watcher } from './room.ts'
import { openRooms } from './rooms.ts'
import { openSlices } from './slices.ts'
import type { Guest, Store } from './store.ts'
import { inPieces } from './versions.ts'

export interface TablesConfig {
  readonly store: Store
  readonly now: () => number
  readonly bytes: Bytes
  readonly allowSeeds: boolean
  /** How much of the tables is kept in memory beyond what is in use: the length of it as text. */
  readonly roomBytes: number
  readonly quotas: Quotas
  /** By which matches that leave here as files are sealed: no player has it. */
  readonly sealKey: Uint8Array
  /** At which home a guest is, which may be that of many; left out: each at one of their own. */
  readonly homeOf?: (guest: string) => string
  /** Told after every change of any table. */
  readonly changed: (table: Table) => void
  /** The same of what another server has done. */
  readonly heard?: (table: Table) => void
}
export type Tables = ReturnType<typeof openTables>

/** Which of their seats somebody means, and the name they have for what they do. */
interface Manner {
  readonly seat?: number | undefined
  readonly key?: string | undefined
}
interface Looking {
  readonly seat?: number | undefined
  readonly since?: number | undefined
  /** What lets in who does not sit there. */
  readonly invite?: string | undefined
}
interface Paging {
  readonly after?: number | undefined
  readonly most: number
  readonly invite?: string | undefined
}
/** Tables told at a time. */
const LISTED = 100
/** Looked through for those that stand in the lobby: the last touched of somebody’s own. */
const LOOKED_AT = 500
/** Whom we do not know, nobody's id. */
const NOBODY = ''
const DEEDS_MS = 4
const TELLING_MS = 3
const saidIn = (log: readonly Logged[]): number => log.reduce((sum, { event }) => sum + Number(event.do === 'said'), 0)

/** Keys belong to who uses them: nobody can guess or take those of others. */
const keyOf = ({ id }: Guest, key: string | undefined): string | undefined =>
  key === undefined ? undefined : `${id}:${key}`

export function openTables(config: TablesConfig) {
  const { store, now, bytes, allowSeeds, roomBytes, quotas, sealKey, changed, heard } = config
  const { homeOf = guest => guest } = config
  const [deeds, telling] = [openSlices(DEEDS_MS), openSlices(TELLING_MS)]
  const rooms = openRooms({ store, roomBytes, changed, heard, deeds, telling })
  const within = openBounds(store)
  const look = <T>(id: string, work: (table: Table) => T): Promise<T> => rooms.at(id, room => room.look(work))
  const act = (id: string, deed: (table: Table) => Table, key?: string): Promise<Outcome> =>
    rooms.at(id, room => room.act(deed, key))
  /** What is on the account of somebody: the tables that are kept, and the matches under way there. */
  const kept = ({ id }: Guest): Bound => ({
    code: 'too-many-tables',
    most: quotas.tables,
    count: async () => Object.values(await store.counts(id)).reduce((sum, count) => sum + count, 0),
  })
  const playing = ({ id }: Pick<Guest, 'id'>): Bound => ({
    code: 'too-many-matches',
    most: quotas.matches,
    count: async () => (await store.counts(id))['playing'] ?? 0,
  })
  /** Tables of a host in the lobby, which shows those last touched, and is there for everybody; but for one that is there already. */
  const listed = ({ id: host }: Guest, table: string | null): Bound => ({
    code: 'too-many-listed',
    most: quotas.listed,
    async count() {
      const theirs = (await store.tablesOf(host, LOOKED_AT)).map(({ summary }) => summary as TableState)
      return theirs.filter(each => isListed(each) && each.host.guest === host && each.id !== table).length
    },
  })
  /** The same of all hosts at one home, as far as it is known where hosts are. */
  const listedAt = (home: string, table: string | null): Bound => ({
    code: 'too-many-listed',
    most: quotas.listedOfAddress,
    async count() {
      const all = (await store.tablesOf(LOBBY, LOOKED_AT)).map(({ summary }) => summary as TableState)
      return all.filter(each => isListed(each) && each.id !== table && homeOf(each.host.guest) === home).length
    },
  })
  /** Does what lists one more, `table` or one that is new, if its host and their home may have one more; and within other bounds. */
  function listing<T>(
    guest: Guest,
    table: string | null,
    others: readonly Bound[],
    work: () => Promise<T>,
  ): Promise<T> {
    const home = homeOf(guest.id)
    const own = () => within(guest.id, [...others, listed(guest, table)], work)
    return within(`home ${home}`, [listedAt(home, table)], own)
  }
  /** Changes something about a table, for whoever knows more deeds than stand here. */
  const change = (id: string, deed: (table: Table) => Table): Promise<Outcome> =>
    act(id, table => {
      const changed = deed(table)
      if (changed !== table) mustBeFew(table, changed.log.at(-1)!, quotas)
      return changed
    })
  async function listFor(member: string, viewer: string, after = 0): Promise<{ table: PublicTable; seq: number }[]> {
    const listed = await store.tablesOf(member, LISTED, after)
    return listed.map(({ summary, updated, seq }) => ({
      table: publicTable(summary as TableState, updated, viewer),
      seq,
    }))
  }
  /** Acts on the match, and tells what has changed as a watcher would be told. */
  async function move(
    person: Guest,
    id: string,
    { key, since }: { readonly key: string | undefined; readonly since: number | undefined },
    deed: (table: Table) => Table,
  ): Promise<Move> {
    const { id: guest } = person
    const movedIn = (table: Table, from: number): News => newsOf(table, guest, seatInView(table.state, guest), from)
    let made: { readonly table: Table; readonly moved: News } | undefined
    // Written while the table is at hand, before it is durable; nobody is told before it is.
    const deedTold = (before: Table): Table => {
      const table = deed(before)
      made = { table, moved: movedIn(table, since ?? seqOf(before)) }
      return table
    }
    const { seq, table } = await act(id, deedTold, keyOf(person, key))
    if (made?.table === table) return { seq, moved: made.moved }
    return telling.run(() => ({ seq, moved: movedIn(table, since ?? seq - 1) }))
  }

  return {
    async create(guest: Guest, plan: TablePlan): Promise<{ id: string; invite: string }> {
      if (plan.seed !== undefined && !allowSeeds) throw new Problem('seeds-off')
      const [id, invite] = [newWord(bytes, 12), newWord(bytes, 8)]
      const laid = async (): Promise<void> => {
        const { done } = await append(store, lay(plan, guest, { id, invite, from: bytes(1)[0]! }, now()))
        if (done !== 'appended') throw new Error(`the table id ${id} was drawn twice`)
      }
      if (plan.customs?.listed) await listing(guest, null, [kept(guest)], laid)
      else await within(guest.id, [kept(guest)], laid)
      return { id, invite }
    },
    act,
    change,
    listing: <T>(guest: Guest, table: string, work: () => Promise<T>): Promise<T> => listing(guest, table, [], work),
    /** Does what lays one more, if they may have one more. */
    laying: <T>(guest: Guest, work: () => Promise<T>): Promise<T> => within(guest.id, [kept(guest)], work),
    /** Does what wakes a match, if its host to be may have one more under way, as if it began. */
    async waking<T>({ id: guest }: Guest, id: string, work: () => Promise<T>): Promise<T> {
      const host = await look(id, ({ state }) => (isAsleep(state) ? hostOnReturn(state, guest).guest : null))
      return host === null ? work() : within(host, [playing({ id: host })], work)
    },
    async join(guest: Guest, id: string, wanted: Joining) {
      const { seq, table } = await change(id, here => join(here, guest, wanted, now()))
      const mine = seatsOf(table.state, guest.id)
      return { seq, seat: mine.find(seat => seat === wanted.seat) ?? mine[0]! }
    },
    async leave(guest: Guest, id: string, level?: string) {
      const { seq, table } = await change(id, here => leave(here, guest, now(), level))
      return { seq, listed: membersOf(table).includes(guest.id) }
    },
    async start(guest: Guest, id: string) {
      const starts = () => act(id, here => start(here, guest, newHex(bytes, 32), now()))
      const { seq, table } = await within(guest.id, [playing(guest)], starts)
      return { seq, commitment: commitment(table.state.match!.rng.secret) }
    },
    answer: (guest: Guest, id: string, given: Manner & { readonly seq: number; readonly pick: Json }) =>
      move(guest, id, { key: given.key, since: given.seq }, table => answerAs(table, guest, given, now())),
    undo: (
      guest: Guest,
      id: string,
      given: Manner & { readonly seq?: number | undefined; readonly since?: number | undefined },
    ) =>
      move(guest, id, { key: given.key, since: given.since ?? given.seq }, table => {
        if (undoneIn(table.log).size >= quotas.undos) throw new Problem('too-many')
        return undo(table, guest, given, now())
      }),
    async say(guest: Guest, id: string, { text, key }: { readonly text: string; readonly key?: string | undefined }) {
      const deed = (table: Table): Table => {
        if (saidIn(table.log) >= quotas.words) throw new Problem('too-many')
        return talk(table, guest, text, now())
      }
      const { seq } = await act(id, deed, keyOf(guest, key))
      return { seq }
    },
    look: (guest: Guest, id: string, { seat, since, invite }: Looking = {}): Promise<TableSeen> =>
      look(id, table => {
        mustBeLetIn(table.state, guest.id, invite)
        return tableSeen(table, guest.id, seatInView(table.state, guest.id, seat), since)
      }),
    /** What whoever has the link may know of a table before they say who they are. */
    invitation: (id: string, invite?: string): Promise<{ table: PublicTable }> =>
      look(id, table => {
        const looks = mayLook(table.state, NOBODY, invite)
        if (!looks && !isInvited(table.state, invite)) throw new Problem('not-let-in')
        return { table: (looks ? publicTable : tableAtDoor)(table.state, updatedOf(table), NOBODY) }
      }),
    /** Open tables that whoever comes by may join, the last touched first. */
    lobby: async () => ({ tables: await listFor(LOBBY, NOBODY) }),
    /** Somebody's own, some at a time, the last touched first: after so many of them. */
    async list({ id }: Guest, after = 0) {
      const tables = await listFor(id, id, after)
      return { tables, next: tables.length < LISTED ? null : after + LISTED }
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
    /** How a match under way stands with the rules of today; one that goes on apart from its record says so from now on. */
    async check(id: string): Promise<Checked | null> {
      const found = await store.load(id)
      if (!found) return null
      const checked = await inPieces(checking({ state: found.state as TableState, log: found.events as Logged[] }))
      const verdict = checked?.verdict
      if (verdict === 'rewound') await act(id, table => setApart(table, verdict, now()))
      if (verdict === 'checkpoint' || verdict === 'carried')
        await act(id, table => setApart(table, 'checkpoint', now()))
      return checked
    },
    /** Erases a table: whoever still looks at it finds it gone. */
    async forget(id: string): Promise<void> {
      await store.forget(id)
      await forgetPlans(store, id)
      rooms.drop(id)
    },
    /** The record of a table, some events at a time. */
    page: (guest: Guest, id: string, { after = 0, most, invite }: Paging) =>
      look(id, table => {
        mustBeLetIn(table.state, guest.id, invite)
        return logPage(table, seatInView(table.state, guest.id), after, most)
      }),
    /** The match under way as a file, for those who sit there. */
    sealed: (guest: Guest, id: string): Promise<Sealed> =>
      look(id, table => {
        if (seatsOf(table.state, guest.id).length === 0) throw new Problem('not-seated')
        return seal(table, { key: sealKey, by: 'server', nonce: bytes(32) }, now())
      }),
    /**
     * Goes on with the match of a file: where it was taken along from, if it is still there, so that nobody tries at another
     * table how the dice fall; else at a table of its own.
     */
    async takeUp(guest: Guest, sealed: Sealed, code: string | undefined): Promise<{ id: string; invite: string }> {
      const key = sealed.by === 'server' ? sealKey : keyOfCode(code ?? '')
      const origin = originOf(sealed, key)
      if (origin && (await store.seqOf(origin.table)) > 0) {
        const there = await look(origin.table, table => {
          if (!membersOf(table).includes(guest.id)) throw new Problem('not-seated')
          return isAsFar(table, origin) ? { invite: table.state.invite ?? '' } : null
        })
        if (there) return { id: origin.table, ...there }
      }
      const [id, invite] = [newWord(bytes, 12), newWord(bytes, 8)]
      const taken = async (): Promise<void> => {
        try {
          for (const table of takingUp(sealed, key, guest, { id, invite, from: 0 }, now())) {
            const { done } = await append(store, table)
            if (done !== 'appended') throw new Error(`the table id ${id} was drawn twice`)
          }
        } catch (error) {
          // What cannot be played to where it stood is not kept half.
          await store.forget(id)
          throw error
        }
      }
      await within(guest.id, [kept(guest), playing(guest)], taken)
      await look(id, changed)
      return { id, invite }
    },
    /** Looks at a table and stays, told of every change, until the answer is called. */
    watch: (id: string, watcher: Watcher, first: (table: Table) => void) =>
      rooms.at(id, room => room.watch(watcher, first)),
    /** The table with all it keeps: for those of the house. */
    asItStands: (id: string): Promise<Table> => look(id, table => table),
    hear: rooms.hear,
    watched: rooms.watched,
    hintDue: (guest: Guest, id: string, seat?: number): Promise<HintDue> =>
      look(id, table => hintDue(table, guest, seat)),
    botDue: (id: string): Promise<BotDue | null> => look(id, botDue),
    /** A table as it stands, for whoever looks after it; null: there is none. */
    async stateOf(id: string): Promise<TableState | null> {
      return (await store.seqOf(id)) === 0 ? null : look(id, ({ state }) => state)
    },
    paceDue: (id: string): Promise<PaceDue | null> => look(id, paceDue),
    answerOfBot: (id: string, given: Answering) => act(id, table => answer(table, given, now())),
  }
}
