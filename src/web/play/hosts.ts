// Which host keeps a table, and all tables of this player wherever they are.
import type { PublicTable, TablePlan } from '#tables'
import { device } from './device.ts'
import { isOnDevice, type Known, keepKnown, knownTables } from './known.ts'
import { forgetOthers } from './seen.ts'
import { server } from './server.ts'
import type { Host } from './types.ts'

export { onHope } from './soon.ts'

export const hostOf = (table: string): Host => (isOnDevice(table) ? device : server)

/** Makes a table on the server, or on this device where the server cannot be reached. */
export async function createTable(request: TablePlan): Promise<string> {
  try {
    return await server.create(request)
  } catch (error) {
    if ((error as { code?: string }).code !== 'unreachable') throw error
    return device.create(request)
  }
}

export interface Listing extends Known {
  /** Whether the server cannot be reached: its tables are as they were when it was last heard. */
  readonly away: boolean
}
/** All tables of this player, wherever they are, the latest first. */
export async function listTables(): Promise<Listing> {
  const [here, there] = await Promise.all([
    device.list().catch((): readonly PublicTable[] => []),
    server.list().catch(() => null),
  ])
  const known = knownTables()
  const remote = there ?? known.tables.filter(({ id }) => !isOnDevice(id))
  const tables = [...here, ...remote].sort((a, b) => b.updated - a.updated)
  const heard = there ? Date.now() : known.heard
  keepKnown({ tables, heard })
  if (there) void forgetOthers(new Set(there.map(({ id }) => id)))
  return { tables, heard, away: there === null }
}
