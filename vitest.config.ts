import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What is about one of the two stores, and runs on it alone; what is about neither, files and programs, runs once. */
const ON_SQLITE = ['store-sqlite', 'copies', 'client', 'example'].map(name => `src/server/${name}.test.ts`)
const ON_POSTGRES = ['src/server/**/*postgres*.test.ts']

/** What changes something for all who are in the same worker: scenes of Charpentiers, in a saga too, lay its first deck; a page has globals. */
const APART = [
  'src/**/{shipwrights,runesaga}/**/*.test.ts',
  'src/bots/shipwrights*.test.ts',
  'src/web/{kit,play}/**/*.test.{ts,tsx}',
  'tools/texts.test.ts',
]

/** What takes longest begins first, so that at the end nobody waits for one long file. */
const LONG = /\/(?:withstand|days|train|learn|restart|upgrade|several-postgres|trouble-postgres)\.test\.ts$/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap(project => {
      const own = sorted.filter(file => file.project === project)
      const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
      return [...own.filter(isLong), ...own.filter(file => !isLong(file))]
    })
  }
}

/** All tests, those of the server twice: with the embedded store, and with a PostgreSQL that is started for them. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Tests of the server wait half of their time, so that one more keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    // To load the games and the server takes longer than most files do: a worker loads them once for many.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
          exclude: [...ON_POSTGRES, ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, isolate: true } },
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
