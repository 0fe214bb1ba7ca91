// Appending to PostgreSQL: one statement for all that arrives together, each table judged by itself; one round trip, one sync.
import { type Batches, openBatches } from './batches.ts'
import type { Postgres } from './postgres.ts'
import { type Append, type Appended, StoreDown } from './store.ts'

/** So many batches are under way at once, so that one is on its way while another is being synced; and so much is in each. */
const LANES = 1
/** Each is a statement of its own, which every connection has to understand once: what is between two of them is filled up with nothing. */
const SIZES = [1, 2, 4, 8, 16, 24, 32, 48]
export const MOST = SIZES.at(-1)!

const GIVEN = {
  table_id: 'text',
  expect: 'int4',
  at: 'int8',
  key: 'text',
  event: 'text',
  state: 'text',
  summary: 'text',
  status: 'text',
  owner: 'text',
  due_at: 'int8',
  members: 'text[]',
} as const
const NAMES = Object.keys(GIVEN) as (keyof typeof GIVEN)[]

/**
 * Tables are locked in the order of their ids, so that two batches never wait for each other. Whoever had to wait for a lock
 * finds the table further than expected: what else they read is of the moment they began, and that is as it should be.
 */
const statement = (count: number): string => {
  const rows = Array.from(
    { length: count },
    (_, row) => `(${[row, ...NAMES.map((name, i) => `$${row * NAMES.length + i + 1}::${GIVEN[name]}`)].join(', ')})`,
  )
  return `
    WITH given (n, ${NAMES.join(', ')}) AS (VALUES ${rows.join(', ')}),
    locked AS MATERIALIZED (
      SELECT id, seq FROM tables WHERE id IN (SELECT table_id FROM given) ORDER BY id FOR NO KEY UPDATE),
    judged AS MATERIALIZED (
      SELECT given.*, coalesce(locked.seq, 0) AS now, events.seq AS first FROM given
        LEFT JOIN locked ON locked.id = given.table_id
        LEFT JOIN events ON events.table_id = given.table_id AND events.key = given.key),
    fit AS (SELECT * FROM judged WHERE first IS NULL AND now = expect),
    created AS (
      INSERT INTO tables (id, seq, status, updated, state, summary, owner, due_at)
        SELECT table_id, 1, status, at, state, summary, owner, due_at FROM fit WHERE expect = 0
        ON CONFLICT (id) DO NOTHING RETURNING id),
    moved AS (
      UPDATE tables SET seq = fit.expect + 1, status = fit.status, updated = fit.at,
          state = fit.state, summary = fit.summary, owner = fit.owner, due_at = fit.due_at
        FROM fit WHERE tables.id = fit.table_id AND fit.expect > 0 RETURNING id),
    taken AS MATERIALIZED (
      SELECT fit.* FROM fit JOIN (SELECT id FROM created UNION ALL SELECT id FROM moved) AS done ON done.id = fit.table_id),
    written AS (
      INSERT INTO events (table_id, seq, at, key, event) SELECT table_id, expect + 1, at, key, event FROM taken),
    gone AS (
      DELETE FROM members USING taken WHERE members.table_id = taken.table_id AND members.guest <> ALL (taken.members)),
    come AS (
      INSERT INTO members (guest, table_id) SELECT DISTINCT unnest(members), table_id FROM taken WHERE members IS NOT NULL
        ON CONFLICT DO NOTHING)
    SELECT judged.n, judged.now, judged.first, taken.n IS NOT NULL AS done
      FROM judged LEFT JOIN taken ON taken.n = judged.n ORDER BY judged.n`
}
const STATEMENTS = SIZES.map(size => ({ size, name: `append-${size}`, text: statement(size) }))

interface Judged {
  readonly now: number
  readonly first: number | null
  readonly done: boolean
}
const valuesOf = (wanted: Append): readonly unknown[] => {
  const { table, expect, at, key = null, event, state, summary, status, owner, dueAt } = wanted
  return [table, expect, at, key, event, state, summary, status, owner, dueAt, wanted.members ?? null]
}

/** `moved` is told of each event once it is durable. */
export function openAppends(
  db: Postgres,
  moved: (wanted: Append, seq: number) => void,
): {
  append(wanted: Append): Promise<Appended>
  close(): Promise<void>
} {
  /** Where the connection broke nobody knows whether it was written: then what stands there is held against what was wanted. */
  async function isMine({ table, expect, at, event }: Append): Promise<boolean> {
    const text = 'SELECT 1 FROM events WHERE table_id = $1 AND seq = $2 AND at = $3 AND event = $4'
    return (await db.ask({ text, values: [table, expect + 1, at, event] })).length > 0
  }
  async function outcomeOf({ now, first, done }: Judged, wanted: Append, again: boolean): Promise<Appended> {
    const appended = { done: 'appended', seq: wanted.expect + 1, bytes: wanted.event.length } as const
    if (done) return appended
    if (again && (first ?? now) > wanted.expect && (await isMine(wanted))) return appended
    return first === null ? { done: 'stale', seq: now, bytes: 0 } : { done: 'repeated', seq: first, bytes: 0 }
  }
  async function commit(batch: readonly Append[]): Promise<readonly Appended[]> {
    let again = false
    const { size, name, text } = STATEMENTS.find(each => each.size >= batch.length)!
    const nothing = Array<null>((size - batch.length) * NAMES.length).fill(null)
    const values = [...batch.flatMap(valuesOf), ...nothing]
    const judged = await db.ask<Judged>({ name, text, values }, () => (again = true))
    if (judged.length < batch.length) throw new Error('there is something PostgreSQL cannot hold')
    const outcomes = await Promise.all(batch.map((each, i) => outcomeOf(judged[i]!, each, again)))
    for (const [i, { done, seq }] of outcomes.entries()) if (done === 'appended') moved(batch[i]!, seq)
    return outcomes
  }
  const batches: Batches<Append, Appended> = openBatches({
    commit,
    lanes: LANES,
    most: MOST,
    nameOf: ({ table }) => table,
    isForAll: error => error instanceof StoreDown,
  })
  return { append: batches.add, close: batches.close }
}
