import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
    testTimeout: 30_000,
    // By default one core is left to others, which of two is half.
    maxWorkers: '100%',
  },
})
