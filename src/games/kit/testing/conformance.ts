// What the engine promises, held by random matches of every size and with every option.
import { expect, test } from 'vitest'
import { conform } from '#conformance'
import type { AnyGame } from '#engine'

const MATCHES = 60
/** Seconds on a quiet machine; tests share theirs. */
const PATIENCE = 120_000

/** `matches`: fewer where one of them is many. */
export function conformanceSuite(game: AnyGame, matches = MATCHES): void {
  const { min, max } = game.seats
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  test(`${matches} random matches of ${min} to ${max} players keep every promise`, { timeout: PATIENCE }, () => {
    const report = conform(game, { games: matches, seed: 'test' })
    expect(report.found).toEqual([])
    const seats = Object.fromEntries(sizes.map(size => [size, matches / sizes.length]))
    expect(report).toMatchObject({ games: matches, failures: 0, leaks: 0, seats })
    expect(report.longest).toBeLessThan(game.bound)
  })
  test.each(sizes)('a match of %i players keeps them at every step', { timeout: PATIENCE }, seats => {
    const report = conform(game, { games: 1, seats, seed: `every step ${seats}`, thorough: 1 })
    expect(report.found).toEqual([])
    expect(report).toMatchObject({ games: 1, failures: 0, leaks: 0 })
  })
}
