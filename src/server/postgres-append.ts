// Appending to PostgreSQL: one statement for all that arrives together, each table judged by itself; one round trip, one sync.
import { type Batches, openBatches } from './batches.ts'
import type { Postgres } from './postgres.ts'
import { type Append, type Appended, StoreDown } from './store.ts'

/** So many batches are under way at once, so that one is on its way while another is being synced; and so much is in each. */
const LANES = 4
const MOST = 24

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
const STATEMENTS = Array.from({ length: MOST }, (_, i) => ({ name: `append-${i + 1}`, text: statement(i + 1) }))

interface Judged {
  readonly now: number
  readonly first: number | null
  readonly done: boolean
}
/** An append with what the store does not look into as text. */
interface Written {
  readonly wanted: Append
  readonly event: string
  readonly state: string
  readonly summary: string
}
const valuesOf = ({ wanted, event, state, summary }: Written): readonly unknown[] => {
  const { table, expect, at, key = null, status, owner, dueAt, members = null } = wanted
  return [table, expect, at, key, event, state, summary, status, owner, dueAt, members]
}

/** `moved` is told of each event of a table, as text, once it is durable. */
export function openAppends(
  db: Postgres,
  moved: (table: string, seq: number, at: number, event: string) => void,
): {
  append(wanted: Append): Promise<Appended>
  close(): Promise<void>
} {
  /** Where the connection broke nobody knows whether it was written: then what stands there is held against what was wanted. */
  async function isMine({ wanted: { table, expect, at }, event }: Written): Promise<boolean> {
    const text = 'SELECT 1 FROM events WHERE table_id = $1 AND seq = $2 AND at = $3 AND event = $4'
    return (await db.ask({ text, values: [table, expect + 1, at, event] })).length > 0
  }
  async function outcomeOf({ now, first, done }: Judged, written: Written, again: boolean): Promise<Appended> {
    const { wanted, event } = written
    const appended = { done: 'appended', seq: wanted.expect + 1, bytes: event.length } as const
    if (done) return appended
    if (again && (first ?? now) > wanted.expect && (await isMine(written))) return appended
    return first === null ? { done: 'stale', seq: now, bytes: 0 } : { done: 'repeated', seq: first, bytes: 0 }
  }
  async function commit(batch: readonly Written[]): Promise<readonly Appended[]> {
    let again = false
    const { name, text } = STATEMENTS[batch.length - 1]!
    const judged = await db.ask<Judged>({ name, text, values: batch.flatMap(valuesOf) }, () => (again = true))
    if (judged.length < batch.length) throw new Error('there is something PostgreSQL cannot hold')
    const outcomes = await Promise.all(judged.map((each, i) => outcomeOf(each, batch[i]!, again)))
    for (const [i, { done, seq }] of outcomes.entries()) {
      const { wanted, event } = batch[i]!
      if (done === 'appended') moved(wanted.table, seq, wanted.at, event)
    }
    return outcomes
  }
  const batches: Batches<Written, Appended> = openBatches({
    commit,
    lanes: LANES,
    most: MOST,
    nameOf: ({ wanted }) => wanted.table,
    isForAll: error => error instanceof StoreDown,
  })
  return {
    append: wanted =>
      batches.add({
        wanted,
        event: JSON.stringify(wanted.event),
        state: JSON.stringify(wanted.state),
        summary: JSON.stringify(wanted.summary),
      }),
    close: batches.close,
  }
}
