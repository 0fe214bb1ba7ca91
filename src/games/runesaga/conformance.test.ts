// What the engine promises, held by random sagas and single tales of every size and with every option.
import { expect, test } from 'vitest'
import { conform } from '#conformance'
import { conformanceSuite } from '#games/kit/testing'
import { runesaga } from '#games/runesaga'

conformanceSuite(runesaga, 24)

test('whole sagas keep every promise, too', { timeout: 120_000 }, () => {
  const report = conform(runesaga, { games: 9, seed: 'whole sagas', options: { play: 'saga' } })
  expect(report.found).toEqual([])
  expect(report).toMatchObject({ games: 9, failures: 0, leaks: 0 })
})
