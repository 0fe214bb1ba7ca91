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
import type { Guests } from './guests.ts'
import { AWAY, type AwayWish, awayIn, type Wishes } from './notices/wishes.ts'
import { Problem } from './problem.ts'
import type { Guest, Store } from './store.ts'
import type { Tables } from './tables.ts'

export type People = ReturnType<typeof openPeople>

export interface PeopleConfig {
  readonly store: Store
  readonly guests: Guests
  readonly tables: Pick<Tables, 'act' | 'forget'>
  /** What a device is told by goes with it, and what was told is not told again. */
  readonly giveNotices?: (from: Guest, to: Guest) => Promise<void>
  readonly now: () => number
  readonly bytes: Bytes
}
/** More than 95 bits. */
const CODE = 20
/** Tables that pass from hand to hand at a time. */
const SOME = 50
/** As it may come back from paper: in capitals, in groups. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export function openPeople({ store, guests, tables, giveNotices, now, bytes }: PeopleConfig) {
  /** Does something at every table of a guest's own; afterwards none is. */
  async function atAll({ id }: Guest, deed: (table: Table) => Table): Promise<void> {
    const done = new Set<string>()
    for (;;) {
      const listed = (await store.tablesOf(id, SOME)).map(({ summary }) => (summary as TableState).id)
      const some = listed.filter(each => !done.has(each))
      if (some.length === 0) return
      for (const each of some) {
        done.add(each)
        const { table } = await tables.act(each, deed)
        if (membersOf(table).length === 0) await tables.forget(each)
      }
    }
  }
  /** The holiday somebody is on, or will be. */
  async function holidayOf(guest: string): Promise<Period | null> {
    const away = awayIn((await store.wishesOf(guest)) as Wishes)
    return away && isHoliday(away, now()) ? away : null
  }
  /** Another device acts for a person. Who was somebody else there before brings their tables and passkeys along. */
  async function comeIn(person: Guest, before: Guest | null) {
    const { id, name } = person
    if (before && before.id !== id) {
      // First: who is somebody else is waited for at once.
      await giveNotices?.(before, person)
      await atAll(before, table => adopt(table, before.id, person, now()))
      await store.givePasskeys(before.id, id)
      const away = await holidayOf(before.id)
      if (away && !(await holidayOf(id))) await store.wish(id, AWAY, { kind: AWAY, ...away } satisfies AwayWish)
      await store.forgetGuest(before.id)
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
    async enter(code: string, before: Guest | null) {
      const person = await store.guestByToken(sha256(plain(code)), 'link')
      if (!person) throw new Problem('wrong-code')
      return comeIn(person, before)
    },
    comeIn,
    async me({ id, name }: Guest) {
      return { id, name, away: await holidayOf(id) }
    },
    /** Goes on holiday at all their tables and those to come, or is back. */
    async goAway(guest: Guest, period: Period | null): Promise<void> {
      if (period && !isHoliday(period, now())) throw new Problem('bad-holidays')
      await store.wish(guest.id, AWAY, period && ({ kind: AWAY, ...period } satisfies AwayWish))
      await atAll(guest, table => goAway(table, guest, period, now()))
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
    },
  }
}
