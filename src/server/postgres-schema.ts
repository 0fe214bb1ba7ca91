// How PostgreSQL is laid out, brought to the present by whichever server comes first.
import type { ClientBase } from 'pg'

/**
 * `MIGRATIONS[n - 1]` leads to version n. Never change one that was released: add another.
 * Ids are compared byte by byte, and no foreign keys lead to tables: only the one statement that appends writes there.
 * The day stands beside the time of the last event, so that an event that falls on the same day leaves every index alone.
 */
const MIGRATIONS = [
  `CREATE TABLE guests (
     id text COLLATE "C" PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL);
   CREATE INDEX guests_by_seen ON guests (seen);
   CREATE TABLE tokens (
     number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, hash text COLLATE "C" NOT NULL UNIQUE,
     guest text COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE, kind text NOT NULL);
   CREATE INDEX tokens_by_guest ON tokens (guest, kind, number);
   CREATE TABLE passkeys (
     number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE,
     guest text COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE, key text NOT NULL, counter bigint NOT NULL);
   CREATE INDEX passkeys_by_guest ON passkeys (guest, number);
   CREATE TABLE tables (
     id text COLLATE "C" PRIMARY KEY, seq integer NOT NULL, status text COLLATE "C" NOT NULL, updated bigint NOT NULL,
     day integer NOT NULL GENERATED ALWAYS AS (updated / 86400000) STORED, state text NOT NULL, summary text NOT NULL, owner text COLLATE "C" NOT NULL, due_at bigint)
     WITH (fillfactor = 70);
   CREATE INDEX tables_by_owner ON tables (owner, status);
   CREATE INDEX tables_by_age ON tables (status, day);
   CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
   CREATE TABLE events (
     table_id text COLLATE "C" NOT NULL, seq integer NOT NULL, at bigint NOT NULL, key text COLLATE "C",
     event text NOT NULL, PRIMARY KEY (table_id, seq));
   CREATE UNIQUE INDEX events_by_key ON events (table_id, key) WHERE key IS NOT NULL;
   CREATE TABLE members (
     guest text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, PRIMARY KEY (guest, table_id));
   CREATE INDEX members_by_table ON members (table_id);
   CREATE TABLE secrets (name text PRIMARY KEY, secret text NOT NULL);
   CREATE UNLOGGED TABLE leases (name text COLLATE "C" PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL);
   CREATE TABLE pulse (one boolean PRIMARY KEY CHECK (one), at bigint NOT NULL);
   INSERT INTO pulse VALUES (true, 0);`,
  // By what people want to be told, and what they are to be told once.
  `CREATE TABLE wishes (
     guest text COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE, name text COLLATE "C" NOT NULL,
     value text NOT NULL, PRIMARY KEY (guest, name));
   CREATE TABLE notices (
     key text COLLATE "C" PRIMARY KEY, table_id text COLLATE "C" NOT NULL, guest text COLLATE "C" NOT NULL,
     turn integer NOT NULL, body text NOT NULL, due bigint, lease bigint NOT NULL DEFAULT 0, tries integer NOT NULL DEFAULT 0);
   CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
   CREATE INDEX notices_by_table ON notices (table_id, guest, turn);`,
]

/** By which the servers of one schema know each other: as a lock, and as the name of the channel they speak on. */
export const LOCK = `hashtextextended('naust ' || current_schema(), 0)`

/** Brings data to the present, or to a version on the way there; whoever starts at the same moment waits. */
export async function migrate(client: ClientBase, to = MIGRATIONS.length): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK} + 1)`)
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM schema_version',
    )
    const { version } = rows[0]!
    if (version > MIGRATIONS.length) {
      throw new Error(`the data was written by a newer Naust (version ${version}, here is ${MIGRATIONS.length})`)
    }
    for (const [i, sql] of MIGRATIONS.slice(0, to).entries()) {
      if (i >= version) await client.query(`${sql}; INSERT INTO schema_version VALUES (${i + 1})`)
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
