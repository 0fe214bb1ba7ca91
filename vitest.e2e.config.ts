import { defineConfig } from 'vitest/config'

/** Browser tests: one file after the other, since a browser needs the machine for itself. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
