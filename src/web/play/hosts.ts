// Which host keeps a table: tables of this device have an id that says so.
import type { PublicTable, TablePlan } from '#tables'
import { device } from './device.ts'
import { server } from './server.ts'
import type { Host } from './types.ts'

export const isOnDevice = (table: string): boolean => table.startsWith('d-')
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

/** All tables of this player, wherever they are; those of an unreachable server are left out. */
export async function listTables(): Promise<readonly PublicTable[]> {
  const [here, there] = await Promise.all([device.list().catch(() => []), server.list().catch(() => [])])
  return [...here, ...there].sort((a, b) => b.updated - a.updated)
}
