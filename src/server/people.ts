// A person is more than one token: they come back from another device by a link of their own, are called otherwise, and go
// for good. What they had as a guest of one device becomes theirs.
import {
  adopt,
  customsOf,
  forsake,
  goAway,
  isHoliday,
  membersOf,
  type Period,
  peopleOf,
  type Table,
  type TableState,
} from '#tables'
import { type Bytes, newWord, sha256 } from './chance.ts'
import { isTooMuch } from './changes.ts'
import type { Guests } from './guests.ts'
import { AWAY, type AwayWish, awayIn, type Wishes } from './notices/wishes.ts'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'
import type { Guest, Store } from './store.ts'
import type { Tables } from './tables.ts'

export type People = ReturnType<typeof openPeople>

export interface PeopleConfig {
  readonly store: Store
  readonly guests: Guests
  readonly tables: Pick<Tables, 'act' | 'forget'>
  /** What a device is told by goes with it, and what was told is not told again. */
  readonly giveNotices?: (from: Guest, to: Guest) => Promise<void>
  readonly quotas: Quotas
  readonly now: () => number
  readonly bytes: Bytes
}
/** More than 95 bits. */
const CODE = 20
/** Tables that pass from hand to hand at a time. */
const SOME = 50
/** As it may come back from paper: in capitals, in groups. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export function openPeople({ store, guests, tables, giveNotices, quotas, now, bytes }: PeopleConfig) {
  /** Does something at every table of a guest's own, or at those it concerns. */
  async function atAll(
    { id }: Guest,
    deed: (table: Table) => Table,
    concerns: (state: TableState) => boolean = () => true,
  ): Promise<void> {
    const done = new Set<string>()
    for (;;) {
      // Where something is done, that table comes first from then on, or is no longer theirs: what is left comes after it.
      const listed = (await store.tablesOf(id, done.size + SOME)).map(({ summary }) => summary as TableState)
      const some = listed.filter(state => !done.has(state.id))
      if (some.length === 0) return
      for (const state of some) {
        done.add(state.id)
        if (!concerns(state)) continue
        const { table } = await tables.act(state.id, deed)
        if (membersOf(table).length === 0) await tables.forget(state.id)
      }
    }
  }
  /** The holiday somebody is on, or will be. */
  async function holidayOf(guest: string): Promise<Period | null> {
    const away = awayIn((await store.wishesOf(guest)) as Wishes)
    return away && isHoliday(away, now()) ? away : null
  }
  /** Whether a guest is more than this device knows: they come in elsewhere, or can. */
  async function isElsewhere(guest: Guest): Promise<boolean> {
    const { devices, links, passkeys } = await store.waysIn(guest.id)
    return devices > 1 || links + passkeys > 0
  }
  /**
   * Another device acts for a person. Who was somebody else there before brings their tables, passkeys and devices along: a
   * guest of this device only as a matter of course, a person with other ways in only if they are to be joined.
   */
  async function comeIn(person: Guest, before: Guest | null, join = false) {
    const { id, name } = person
    if (before && before.id !== id) {
      if (!join && (await isElsewhere(before))) throw new Problem('somebody-here', { here: before.name, as: name })
      // First: who is somebody else is waited for at once.
      await giveNotices?.(before, person)
      await atAll(before, table => adopt(table, before.id, person, now()))
      await store.givePasskeys(before.id, id)
      const away = await holidayOf(before.id)
      if (away && !(await holidayOf(id))) await store.wish(id, AWAY, { kind: AWAY, ...away } satisfies AwayWish)
      await store.giveDevices(before.id, id)
      await store.forgetGuest(before.id)
      guests.shut(before.id)
    }
    return { id, name, token: await guests.admit(person) }
  }
  return {
    async rename({ id }: Guest, name: string) {
      await store.rename(id, name)
      return { id, name }
    },
    /** A link to oneself; the one before no longer holds. */
    async newLink({ id }: Guest) {
      const code = newWord(bytes, CODE)
      await store.addToken(id, sha256(code), 'link', 1)
      return { code }
    },
    /** Comes in by the link to oneself. */
    async enter(code: string, before: Guest | null, join?: boolean) {
      const person = await store.guestByToken(sha256(plain(code)), 'link')
      if (!person) throw new Problem('wrong-code')
      return comeIn(person, before, join)
    },
    comeIn,
    async me({ id, name }: Guest) {
      const [away, { devices, links, passkeys }] = await Promise.all([holidayOf(id), store.waysIn(id)])
      return { id, name, away, devices, link: links > 0, passkeys }
    },
    /** Goes on holiday at all their tables and those to come, or is back. */
    async goAway(guest: Guest, period: Period | null): Promise<void> {
      if (period && !isHoliday(period, now())) throw new Problem('bad-holidays')
      await store.wish(guest.id, AWAY, period && ({ kind: AWAY, ...period } satisfies AwayWish))
      const rest = (table: Table): Table => {
        const gone = goAway(table, guest, period, now())
        // Who went and came back so often at a table stays there; who went may always come back.
        const isOnce = gone === table || period === null || !isTooMuch(table, gone.log.at(-1)!, quotas)
        return isOnce ? gone : table
      }
      await atAll(guest, rest, ({ status }) => status !== 'over')
    },
    /** Whoever sits at a table that has just come together, or is played over days from now on, is on holiday there too. */
    async restAt(id: string): Promise<void> {
      const { table } = await tables.act(id, here => here)
      const { pace } = customsOf(table.state)
      if (!pace || pace.kind === 'live') return
      for (const guest of peopleOf(table.state)) {
        const away = await holidayOf(guest)
        const rest = (here: Table): Table =>
          peopleOf(here.state).includes(guest) ? goAway(here, { id: guest, name: '' }, away, now()) : here
        if (away) await tables.act(id, rest)
      }
    },
    /** Leaves every table, and is forgotten; tables where nobody else has a part go along. */
    async forget(guest: Guest): Promise<void> {
      await atAll(guest, table => forsake(table, guest, now()))
      await store.forgetGuest(guest.id)
      guests.shut(guest.id)
    },
  }
}
