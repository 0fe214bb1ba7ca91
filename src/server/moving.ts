// All data from one store to another, the embedded one or PostgreSQL, either way: all of it or nothing, counted and compared
// before it counts.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres, placeOf } from './postgres.ts'
import { LOCK, migrate as migratePostgres } from './postgres-schema.ts'
import { StoreInUse } from './store.ts'
import { FILE, migrate, openToWrite, ownOnly, takeLock } from './store-sqlite.ts'

/** What is moved, and in which order it is read: what came first goes first. Leases and the pulse are of the moment. */
const PARTS = [
  { name: 'guests', columns: ['id', 'name', 'created', 'seen'], by: 'id' },
  { name: 'tokens', columns: ['hash', 'guest', 'kind'], by: 'number' },
  { name: 'passkeys', columns: ['id', 'guest', 'key', 'counter'], by: 'number' },
  { name: 'tables', columns: ['id', 'seq', 'status', 'updated', 'state', 'summary', 'owner', 'due_at'], by: 'id' },
  { name: 'events', columns: ['table_id', 'seq', 'at', 'key', 'event'], by: 'table_id, seq' },
  { name: 'members', columns: ['guest', 'table_id'], by: 'guest, table_id' },
  { name: 'wishes', columns: ['guest', 'name', 'value'], by: 'guest, name' },
  {
    name: 'notices',
    columns: ['key', 'table_id', 'guest', 'turn', 'body', 'due', 'lease', 'tries'],
    by: 'key',
  },
] as const
type Part = (typeof PARTS)[number]
type Row = readonly (string | number | null)[]
const SOME = 500

/** A store that nobody else uses meanwhile. */
interface Side {
  rows(part: Part): AsyncIterable<readonly Row[]>
  write(part: Part, rows: readonly Row[]): Promise<void>
  secrets(): Promise<ReadonlyMap<string, string>>
  keepSecrets(secrets: ReadonlyMap<string, string>): Promise<void>
  /** What was written counts from now on. */
  commit(): Promise<void>
  close(): Promise<void>
}
export type Moved = { readonly [part in Part['name']]: number }

const isUrl = (place: string): boolean => /^\w+:\/\//.test(place)
const open = (place: string): Promise<Side> => (isUrl(place) ? openDatabaseSide(place) : openFolderSide(place))

/** From a folder or the URL of a database to another; the target must be empty. */
export async function moveData(from: string, to: string): Promise<Moved> {
  if (!isUrl(from) && !existsSync(join(from, FILE))) throw new Error(`there is no data in ${from}`)
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      return await moveAll(source, target, to)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
async function moveAll(source: Side, target: Side, to: string): Promise<Moved> {
  for (const part of PARTS) {
    for await (const rows of target.rows(part)) {
      if (rows.length > 0) throw new StoreInUse(`there is data in ${isUrl(to) ? placeOf(to) : to} already`)
    }
  }
  const counts: { [part: string]: number } = {}
  for (const part of PARTS) {
    const there = tally()
    for await (const rows of source.rows(part)) {
      there.add(rows)
      await target.write(part, rows)
    }
    const here = tally()
    for await (const rows of target.rows(part)) here.add(rows)
    if (here.digest() !== there.digest()) throw new Error(`${part.name} did not arrive as they were: nothing was moved`)
    counts[part.name] = here.count
  }
  await target.keepSecrets(await source.secrets())
  await target.commit()
  return counts as Moved
}
/** How many rows there are, and what is in them, in their order. */
function tally() {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows: readonly Row[]): void {
      count += rows.length
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
    },
    get count() {
      return count
    },
    digest: (): string => `${count} ${hash.digest('hex')}`,
  }
}

const columnsOf = ({ columns }: Part): string => columns.join(', ')
const valuesOf = (part: Part, row: object): Row =>
  part.columns.map(column => (row as { [name: string]: never })[column]!)

async function openFolderSide(folder: string): Promise<Side> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(folder)
  const db = await openToWrite(folder)
  migrate(db)
  db.exec('BEGIN IMMEDIATE')
  let open = true
  const end = (how: 'COMMIT' | 'ROLLBACK'): void => {
    if (open) db.exec(how)
    open = false
  }
  return {
    async *rows(part) {
      let some: Row[] = []
      const all = db.prepare(`SELECT ${columnsOf(part)} FROM ${part.name} ORDER BY ${part.by}`).iterate()
      for (const row of all) {
        some.push(valuesOf(part, row as object))
        if (some.length < SOME) continue
        yield some
        some = []
      }
      if (some.length > 0) yield some
    },
    async write(part, rows) {
      const marks = part.columns.map(() => '?').join(', ')
      const insert = db.prepare(`INSERT INTO ${part.name} (${columnsOf(part)}) VALUES (${marks})`)
      for (const row of rows) insert.run(...row)
    },
    async secrets() {
      const names = readdirSync(folder).flatMap(file => /^(\w+)\.key$/.exec(file)?.[1] ?? [])
      return new Map(names.map(name => [name, readFileSync(join(folder, `${name}.key`), 'utf8').trim()]))
    },
    async keepSecrets(secrets) {
      for (const [name, secret] of secrets) {
        const file = join(folder, `${name}.key`)
        rmSync(file, { force: true })
        ownOnly(file)
        writeFileSync(file, secret)
      }
    },
    commit: async () => end('COMMIT'),
    async close() {
      end('ROLLBACK')
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      db.close()
      lock.close()
    },
  }
}

async function openDatabaseSide(url: string): Promise<Side> {
  const db = openPostgres(url)
  const client = await db.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS free`)
    if (!rows[0]!.free) throw new StoreInUse(`a Naust server is using the database ${placeOf(url)}: stop it first`)
    await migratePostgres(client)
    await client.query('BEGIN')
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    async *rows(part) {
      await client.query(
        `DECLARE moved NO SCROLL CURSOR FOR SELECT ${columnsOf(part)} FROM ${part.name} ORDER BY ${part.by}`,
      )
      try {
        for (;;) {
          const { rows } = await client.query<{ [name: string]: never }>(`FETCH ${SOME} FROM moved`)
          if (rows.length === 0) return
          yield rows.map(row => valuesOf(part, row))
        }
      } finally {
        await client.query('CLOSE moved')
      }
    },
    async write(part, rows) {
      const width = part.columns.length
      const marks = rows.map((_, row) => `(${part.columns.map((_, i) => `$${row * width + i + 1}`).join(', ')})`)
      await client.query(`INSERT INTO ${part.name} (${columnsOf(part)}) VALUES ${marks.join(', ')}`, rows.flat())
    },
    async secrets() {
      const { rows } = await client.query<{ name: string; secret: string }>('SELECT name, secret FROM secrets')
      return new Map(rows.map(({ name, secret }) => [name, secret]))
    },
    async keepSecrets(secrets) {
      for (const [name, secret] of secrets) {
        await client.query(
          'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET secret = excluded.secret',
          [name, secret],
        )
      }
    },
    commit: async () => void (await client.query('COMMIT')),
    // What was not committed is gone with the connection.
    async close() {
      await client.end()
      await db.close()
    },
  }
}
