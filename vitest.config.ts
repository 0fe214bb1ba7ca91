import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What is about one of the two stores, and runs on it alone; what is about neither, files and programs, runs once. */
const ON_SQLITE = ['store-sqlite', 'copies', 'client', 'example'].map(name => `src/server/${name}.test.ts`)
const ON_POSTGRES = ['src/server/**/*postgres*.test.ts']

/** All tests, those of the server twice: with the embedded store, and with a PostgreSQL that is started for them. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Tests of the server wait half of their time, so that one more keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
          exclude: ON_POSTGRES,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['src/server/**/*.test.ts'],
          exclude: ON_SQLITE,
          globalSetup: ['tools/test-postgres.ts'],
        },
      },
    ],
  },
})
