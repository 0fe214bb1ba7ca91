// The PostgreSQL that tests run on: started for them, and gone afterwards. Nothing of it needs to outlive a power failure.
import type { TestProject } from 'vitest/node'
import { startCluster } from '../src/server/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is; not given: the tests are on the embedded store. */
    readonly postgres?: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ fsync: 'off', full_page_writes: 'off', autovacuum: 'off' })
  project.provide('postgres', cluster.url)
  return cluster.stop
}
