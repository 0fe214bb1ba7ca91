// How people meet at the tables of this server, come back to them, and agree on what takes more than one.
import {
  agreeOn,
  askSeat,
  askStandIn,
  askUndo,
  comeBack,
  layAgain,
  meetAgain,
  renew,
  type SeatWanted,
  setSeat,
  type Table,
  type TablePlan,
  undoneIn,
  vote,
} from '#tables'
import { type Bytes, newWord } from './chance.ts'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'
import { append } from './room.ts'
import type { Guest, Store } from './store.ts'
import type { Tables } from './tables.ts'

export type Meeting = ReturnType<typeof openMeeting>

export interface MeetingConfig {
  readonly tables: Pick<Tables, 'act' | 'change' | 'listing' | 'laying' | 'waking'>
  readonly store: Store
  readonly quotas: Quotas
  readonly now: () => number
  readonly bytes: Bytes
}
export function openMeeting({ tables, store, quotas, now, bytes }: MeetingConfig) {
  const done = async (id: string, deed: (table: Table) => Table): Promise<{ seq: number }> => {
    const { seq } = await tables.change(id, deed)
    return { seq }
  }
  return {
    setSeat: (guest: Guest, id: string, wanted: SeatWanted & { readonly seat: number }) =>
      done(id, table => setSeat(table, guest, { ...wanted, from: bytes(1)[0]! }, now())),
    agreeOn(guest: Guest, id: string, customs: TablePlan['customs']) {
      const agreed = () => done(id, table => agreeOn(table, guest, customs, now()))
      return customs?.listed ? tables.listing(guest, id, agreed) : agreed()
    },
    async renew(guest: Guest, id: string) {
      const invite = newWord(bytes, 8)
      return { ...(await done(id, table => renew(table, guest, invite, now()))), invite }
    },
    comeBack: (guest: Guest, id: string) =>
      tables.waking(guest, id, () => done(id, table => comeBack(table, guest, now()))),
    askUndo: (guest: Guest, id: string, seat?: number) =>
      done(id, table => {
        if (undoneIn(table.log).size >= quotas.undos) throw new Problem('too-many')
        return askUndo(table, guest, seat, now())
      }),
    askSeat: (guest: Guest, id: string, wanted: { readonly seat: number; readonly invite?: string | undefined }) =>
      done(id, table => askSeat(table, guest, wanted, now())),
    askStandIn: (guest: Guest, id: string, wanted: { readonly seat: number; readonly level: string }) =>
      done(id, table => askStandIn(table, guest, wanted, now())),
    vote: (guest: Guest, id: string, given: { readonly motion: number; readonly yes: boolean }) =>
      done(id, table => vote(table, guest, given, now())),
    /** The table where the same people meet again: laid by the first who asks, found by the others. */
    async again(guest: Guest, id: string): Promise<{ id: string }> {
      const { next: known } = (await tables.act(id, here => here)).table.state
      const lays = async (): Promise<string> => {
        const { table } = await tables.change(id, here => meetAgain(here, guest, newWord(bytes, 12), now()))
        const next = table.state.next!
        // Also where a server went down after the people were told and before there was a table.
        if ((await store.seqOf(next)) === 0) {
          const drawn = { id: next, invite: newWord(bytes, 8), from: bytes(1)[0]! }
          await append(store, layAgain(table, guest, drawn, now()))
        }
        return next
      }
      const isThere = known != null && (await store.seqOf(known)) > 0
      return { id: await (isThere ? lays() : tables.laying(guest, lays)) }
    },
  }
}
