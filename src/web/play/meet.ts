// How people meet at tables of the server: the calls beyond answering.
import type { Transcript } from '#engine'
import type { PublicTable, TablePlan } from '#tables'
import { at } from './at.ts'
import { call, insist, look } from './http.ts'
import { keepKey, keyTo } from './keys.ts'
import { originForOthers } from './origin.ts'
import { whoAmI } from './person-told.ts'
import { PlayProblem } from './types.ts'

export { start } from './at.ts'

/** How a nudge comes to whom it is meant for: before their eyes, by a notice, or not before they are back. */
export type Reach = 'eyes' | 'notice' | 'later'
type Seq = { readonly seq: number }
function unlessTaken(error: unknown): void {
  if (!(error instanceof PlayProblem && error.code === 'seat-taken')) throw error
}
const query = (invite: string | undefined): string =>
  invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`

export const meet = {
  async lobby(): Promise<readonly PublicTable[]> {
    const told = await look<{ readonly tables: readonly { readonly table: PublicTable }[] }>('/api/lobby')
    return told ? told.tables.map(({ table }) => table) : []
  },
  /** What a link leads to: as whoever we are, where we sit there already, else as nobody. */
  async invitation(table: string, invite: string | undefined): Promise<PublicTable> {
    const known = await whoAmI()
    const mine = known ? await look<{ readonly table: PublicTable }>(at(table, query(invite))).catch(() => null) : null
    if (mine) return mine.table
    return meet.door(table, invite)
  },
  /** The same as anybody finds it who has the link. */
  door: async (table: string, invite: string | undefined): Promise<PublicTable> =>
    (await look<{ readonly table: PublicTable }>(at(table, `/invitation${query(invite)}`)))!.table,
  async join(table: string, wanted: { readonly invite?: string; readonly seat?: number; readonly name?: string }) {
    if (wanted.invite !== undefined) keepKey(table, wanted.invite)
    return call<Seq & { readonly seat: number }>('POST', at(table, '/join'), wanted)
  },
  setSeat: (
    table: string,
    wanted: {
      readonly seat: number
      readonly kind: 'bot' | 'open'
      readonly level?: string
      readonly removes?: string
    },
  ) => call<Seq>('POST', at(table, '/seats'), wanted),
  /** Bots on the free seats; where somebody has sat down meanwhile, they stay. */
  async fill({ id, seats }: Pick<PublicTable, 'id' | 'seats'>, level?: string): Promise<void> {
    for (const [seat, { kind }] of seats.entries()) {
      if (kind !== 'open') continue
      await meet.setSeat(id, { seat, kind: 'bot', ...(level && { level }) }).catch(unlessTaken)
    }
  },
  agreeOn: (table: string, customs: TablePlan['customs']) => call<Seq>('POST', at(table, '/customs'), customs),
  renew: (table: string) => call<Seq>('POST', at(table, '/renew'), {}),
  leave: (table: string, level?: string) =>
    call<Seq>('POST', at(table, '/leave'), level === undefined ? {} : { level }),
  comeBack: (table: string) => call<Seq>('POST', at(table, '/return'), {}),
  askUndo: (table: string) => call<Seq>('POST', at(table, '/undo/ask'), {}),
  askSeat: (table: string, seat: number) =>
    call<Seq>('POST', at(table, '/substitute'), { seat, ...(keyTo(table) && { invite: keyTo(table) }) }),
  askStandIn: (table: string, seat: number, level: string) =>
    call<Seq>('POST', at(table, '/stand-in'), { seat, level }),
  nudge: (table: string, seat: number) => call<{ readonly reaches: Reach }>('POST', at(table, '/nudge'), { seat }),
  vote: (table: string, motion: number, yes: boolean) => call<Seq>('POST', at(table, '/vote'), { motion, yes }),
  /** Sent again until it is heard, and said once. */
  say: (table: string, text: string) =>
    insist<Seq>(at(table, '/chat'), { text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }),
  again: (table: string) => call<{ readonly id: string }>('POST', at(table, '/again'), {}),
  /** A finished match, for whoever has its link. */
  replay: async (table: string, invite: string) =>
    (await look<{ readonly table: PublicTable; readonly match: Transcript }>(at(table, `/replay${query(invite)}`)))!,
  /** The link that lets others in. */
  link: ({ id, invite }: Pick<PublicTable, 'id' | 'invite'>): string =>
    `${originForOthers()}/join/${id}/${invite ?? keyTo(id) ?? ''}`,
}
