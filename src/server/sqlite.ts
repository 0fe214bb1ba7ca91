// SQLite as Node brings it along or, where Node does not, as a package of the same interface.
import type { DatabaseSyncInstance, SqliteModule } from '@photostructure/sqlite'

type Sqlite = Pick<SqliteModule, 'DatabaseSync'>
export type Database = DatabaseSyncInstance

export async function openDatabase(file: string, busyMs: number): Promise<Database> {
  const builtIn = process.getBuiltinModule?.('node:sqlite') as Sqlite | undefined
  const { DatabaseSync } = builtIn ?? (await import('@photostructure/sqlite'))
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA busy_timeout = ${busyMs}`)
  return db
}
