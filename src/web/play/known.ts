// The tables of this player as they were last known: shown at once when the page opens, and where no host can be asked.
import type { PublicTable } from '#tables'
import { waiting } from '../kit/waiting.ts'

const KEPT = 'naust.tables'
/** More than anybody has going; of the finished ones the latest will do. */
const MOST = 60

export interface Known {
  readonly tables: readonly PublicTable[]
  /** When the server was last heard, in milliseconds since 1970; 0: never. */
  readonly heard: number
}

/** Tables of this device have an id that says so. */
export const isOnDevice = (table: string): boolean => table.startsWith('d-')

/** Tables of this device that take up a finished match from one of its moments: what comes of them counts for nothing. */
export const whatIf = (id: string): string => id.replace('d-', 'd-if-')
export const isWhatIf = (table: string): boolean => table.startsWith('d-if-')

/** Whether this player is waited for there: it is their turn, or they are asked to agree to something. */
export const waitsForMe = (table: PublicTable): boolean =>
  table.status === 'playing' && (isMyTurn(table) || table.motion?.asks === true)
export const isMyTurn = ({ seats, waiting: asked }: Pick<PublicTable, 'seats' | 'waiting'>): boolean =>
  asked.some(seat => seats[seat]?.mine)

export function knownTables(): Known {
  try {
    const { tables, heard } = JSON.parse(localStorage.getItem(KEPT)!) as Known
    return { tables: [...tables], heard: Number(heard) }
  } catch {
    return { tables: [], heard: 0 } // nothing was kept, or storage is switched off
  }
}
/** Those that wait for me come first, then those in play: nothing pushes them out. */
const rankOf = (table: PublicTable): number => (table.status === 'over' ? 2 : waitsForMe(table) ? 0 : 1)

/** Tables of the device wait for nobody but whoever holds it. */
function tell(): void {
  waiting.value = knownTables().tables.flatMap(table => (!isOnDevice(table.id) && waitsForMe(table) ? [table.id] : []))
}
globalThis.addEventListener?.('storage', tell)
tell()

export function keepKnown({ tables, heard }: Known): void {
  try {
    const kept = tables.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST)
    localStorage.setItem(KEPT, JSON.stringify({ tables: kept, heard }))
  } catch {}
  tell()
}
/** A table was seen: what is known of it is known anew. */
export function keepSeen(table: PublicTable, heard: number): void {
  const { tables } = knownTables()
  keepKnown({ tables: [table, ...tables.filter(({ id }) => id !== table.id)], heard })
}
