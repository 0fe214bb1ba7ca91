// How what is kept is read back, whichever store it lies in.
import type { Guest, Listed, Loaded, Passkey, Stored } from './store.ts'
import type { WishesKept } from './store-notices.ts'

export interface TableRow {
  readonly seq: number
  readonly updated: number
  readonly state: string
}
export interface EventRow {
  readonly seq: number
  readonly at: number
  readonly event: string
}
export interface ListedRow {
  readonly seq: number
  readonly updated: number
  readonly summary: string
}
export type PasskeyRow = Passkey & Required<Omit<Guest, 'id'>>

export function loadedFrom(row: TableRow | undefined, rows: readonly EventRow[]): Loaded | null {
  if (!row) return null
  const events = rows.map(({ seq, at, event }): Stored => ({ seq, at, event: JSON.parse(event) }))
  const bytes = rows.reduce((sum, { event }) => sum + event.length, row.state.length)
  return { seq: row.seq, updated: row.updated, state: JSON.parse(row.state), events, bytes }
}
export const listedFrom = ({ seq, updated, summary }: ListedRow): Listed => ({
  seq,
  updated,
  summary: JSON.parse(summary),
})
export function passkeyFrom(row: PasskeyRow | undefined): (Passkey & { readonly owner: Guest }) | null {
  if (!row) return null
  const { id, guest, key, counter, name, created, seen } = row
  return { id, guest, key, counter, owner: { id: guest, name, created, seen } }
}
export const idsOf = (rows: unknown): string[] => (rows as { id: string }[]).map(({ id }) => id)
export const countsFrom = (rows: readonly { status: string; count: number }[]): { [status: string]: number } =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]))
export interface WishRow {
  readonly guest: string
  readonly name: string
  readonly value: string
}
export function wishesFrom(rows: readonly WishRow[]): ReadonlyMap<string, WishesKept> {
  const found = new Map<string, { [name: string]: unknown }>()
  for (const { guest, name, value } of rows) {
    const wishes = found.get(guest) ?? {}
    wishes[name] = JSON.parse(value)
    found.set(guest, wishes)
  }
  return found
}
