// Copies of the data: made while the server runs, and put back when the original is lost.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault } from '#engine'
import { openDatabase } from './sqlite.ts'
import { FILE, ownOnly, SCHEMA, takeLock } from './store-sqlite.ts'

export interface Copied {
  readonly file: string
  readonly tables: number
  readonly events: number
  readonly guests: number
}
const BUSY_MS = 10_000

/** The folder whose data is meant; where the data is in a database, what lies in the folder is of long ago. */
export function folderMeant({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv, instead: string): string {
  if (DATABASE_URL) throw new Fault('malformed', `DATABASE_URL says that the data is in a PostgreSQL: ${instead}`)
  return DATA_DIR || './data'
}

/** Writes all that was durable at one moment into one file; whoever plays goes on. */
export async function backup(folder: string, target: string): Promise<Copied> {
  const source = join(folder, FILE)
  if (!existsSync(source)) throw new Fault('malformed', `there is no data in ${folder}`)
  if (existsSync(target)) throw new Fault('malformed', `${target} is there already`)
  mkdirSync(dirname(target), { recursive: true })
  const draft = `${target}.part`
  rmSync(draft, { force: true })
  const db = await openDatabase(source, BUSY_MS)
  try {
    ownOnly(draft)
    db.prepare('VACUUM INTO ?').run(draft)
  } finally {
    db.close()
  }
  const counts = await check(draft)
  renameSync(draft, target)
  return { file: target, ...counts }
}

/** Puts a copy in the place of the data, which is kept beside it. Refused while a server uses the folder. */
export async function restore(copy: string, folder: string, at: number): Promise<Copied> {
  if (!existsSync(copy)) throw new Fault('malformed', `there is no file ${copy}`)
  const counts = await check(copy)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(folder)
  try {
    const draft = join(folder, `${FILE}.part`)
    rmSync(draft, { force: true })
    ownOnly(draft)
    copyFileSync(copy, draft)
    // What was written last may still lie beside the file, and belongs to it.
    for (const part of ['', '-wal', '-shm']) {
      const old = join(folder, FILE + part)
      if (existsSync(old)) renameSync(old, join(folder, `before-${at}.sqlite${part}`))
    }
    renameSync(draft, join(folder, FILE))
    return { file: join(folder, FILE), ...counts }
  } finally {
    lock.close()
  }
}

/** Whether a file is sound to the last page, and of a version that is known here. */
async function check(file: string): Promise<Omit<Copied, 'file'>> {
  let db: Awaited<ReturnType<typeof openDatabase>> | undefined
  try {
    db = await openDatabase(file, BUSY_MS)
    const one = (sql: string): unknown => Object.values(db!.prepare(sql).get() as object)[0]
    if (one('PRAGMA integrity_check') !== 'ok') throw new Error('it is damaged')
    if (Number(one('SELECT max(version) FROM schema_version')) > SCHEMA) throw new Error('a newer Naust wrote it')
    const count = (table: string): number => Number(one(`SELECT count(*) FROM ${table}`))
    return { tables: count('tables'), events: count('events'), guests: count('guests') }
  } catch (error) {
    throw new Fault('malformed', `${file} is no copy that can be used: ${(error as Error).message}`)
  } finally {
    db?.close()
  }
}
