// What a store keeps for notices: by what people want to be told, and what they are to be told. What stands in a wish or in
// a notice, the store does not look into.

/** Something somebody is to be told, once. */
export interface Notice {
  /** Nobody is told twice by one key. */
  readonly key: string
  readonly table: string
  readonly guest: string
  /** Those of a turn take the place of all of the same person's turns before it at the table. */
  readonly turn: number
  readonly body: unknown
  /** When to tell it; null: it is settled. */
  readonly due: number | null
}
/** A notice that one sender alone has, until its lease ends. */
export interface NoticeTaken extends Notice {
  readonly lease: number
  /** How often it was tried in vain. */
  readonly tries: number
}
/** What a guest wants, by name. */
export type WishesKept = { readonly [name: string]: unknown }

/** What is still to be told, and when the first of it is due; null: there is nothing. */
export interface Outbox {
  readonly waiting: number
  readonly oldest: number | null
}

export interface NoticeStore {
  /** What a guest wants, by name; null: no longer. Goes with who is forgotten. */
  wish(guest: string, name: string, value: unknown): Promise<void>
  wishesOf(guest: string): Promise<WishesKept>
  /** The same of many at once: of those who wish anything. */
  wishesOfAll(guests: readonly string[]): Promise<ReadonlyMap<string, WishesKept>>
  /** Puts notices where senders find them. One that is there already is only put off, or settled, by this; one that is settled stays so. */
  putNotices(notices: readonly Notice[]): Promise<void>
  /** Takes some that are due, the first due first, and that nobody else has: they are this sender's until the lease ends. */
  takeNotices(now: number, lease: number, limit: number): Promise<readonly NoticeTaken[]>
  /** Says when a notice is due again, and how often it was tried; null: never. Only who has it can: answers whether it was so. */
  settleNotice(
    taken: Pick<NoticeTaken, 'key' | 'lease'>,
    again: { readonly due: number; readonly tries: number } | null,
  ): Promise<boolean>
  /** What somebody is not to be told any more at some tables, of the turn of each that it was last about. */
  settledOf(guest: string, tables: readonly string[]): Promise<readonly Pick<Notice, 'table' | 'turn' | 'body'>[]>
  outbox(): Promise<Outbox>
}

/** In the order in which they are told, whichever way a store found them. */
export const inOrder = (taken: readonly NoticeTaken[]): readonly NoticeTaken[] =>
  taken.toSorted((a, b) => a.due! - b.due! || (a.key < b.key ? -1 : 1))

/** Of both stores: it reads nothing but the index of what is due. */
export const OUTBOX = 'SELECT count(*) AS waiting, min(due) AS oldest FROM notices WHERE due IS NOT NULL'
