import { defineConfig } from 'vitest/config'

/** What is measured in time needs the machine for itself. */
const MEASURED = ['e2e/cost.test.ts']

/** Browser tests: two files at a time, and afterwards alone what is measured. */
export default defineConfig({
  test: {
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Browsers on a shared machine stumble now and then; what fails twice fails.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['e2e/**/*.test.ts'],
          exclude: MEASURED,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: MEASURED, fileParallelism: false, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
