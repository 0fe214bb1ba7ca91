import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What is measured in time needs the machine for itself. */
const MEASURED = ['e2e/cost.test.ts']

/** What takes longest begins first, so that at the end nobody waits for one long file: the sweeps, then by how long they are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSweep = ({ moduleId }: TestSpecification): boolean => basename(moduleId).startsWith('sweep-')
    return [...sorted.filter(isSweep), ...sorted.filter(file => !isSweep(file))]
  }
}

/** Browser tests: two files at a time, and afterwards alone what is measured. */
export default defineConfig({
  test: {
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Browsers on a shared machine stumble now and then; what fails twice fails.
    retry: 1,
    sequence: { sequencer: LongestFirst },
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
