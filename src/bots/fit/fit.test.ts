import { expect, test } from 'vitest'
import { Swift } from '#engine'
import type { Moment, Weights } from '#games/kit/sense'
import { fit, type Lesson, weightsText } from './index.ts'

const NAMES = ['point', 'gold', 'dust']
const TRUE: Weights = { margin: [3, 2], traits: { point: [0.4, 1], gold: [0.6, 0.1], dust: [0, 0] }, fitted: null }
const NONE: Weights = { margin: [1, 1], traits: {}, fitted: null }

/** Matches of one moment each, won by chance as the true weights have it. */
function lessons(count: number, seed: number): Lesson[] {
  const chance = new Swift(seed)
  const part = (): number => chance.below(1_000_000) / 1_000_000
  return Array.from({ length: count }, (_, n) => {
    const progress = part()
    const seats = Array.from({ length: 2 + (n % 3) }, () => NAMES.map(() => 6 * part()))
    const moment: Moment = { progress, seats }
    const odds = seats.map(
      seat =>
        3 **
        (NAMES.reduce((sum, name, i) => {
          const [early, late] = TRUE.traits[name]!
          return sum + seat[i]! * (early + (late - early) * progress)
        }, 0) /
          (3 - progress)),
    )
    let left = part() * odds.reduce((a, b) => a + b)
    const winner = Math.max(
      0,
      odds.findIndex(each => (left -= each) < 0),
    )
    return { ranks: seats.map((_, seat) => (seat === winner ? 1 : 2)), moments: [moment] }
  })
}

test('weights that decided made-up matches are found again, in points of the score', () => {
  const found = fit(NAMES, 'point', lessons(6000, 1), TRUE)
  expect(found.traits['point']![1]).toBe(1)
  // Early, points and margin may both be somewhat larger: what they decide together is what counts.
  for (const name of NAMES) {
    for (const when of [0, 1]) {
      const [is, was] = [found, TRUE].map(({ traits, margin }) => traits[name]![when]! / margin[when]!)
      expect(Math.abs(is! - was!), name).toBeLessThan(0.06)
    }
  }
  expect(found.margin[0]).toBeGreaterThan(found.margin[1])
  expect(found.margin[1]).toBeGreaterThan(1.6)
  expect(found.margin[1]).toBeLessThan(2.4)
  expect(found.loss.test).toBeLessThan(found.nothing.test - 0.1)
  expect(Math.abs(found.loss.test - found.inUse.test)).toBeLessThan(0.01)
})

test('the same matches lead to the same weights, and too few to none', () => {
  expect(fit(NAMES, 'point', lessons(300, 2), NONE)).toEqual(fit(NAMES, 'point', lessons(300, 2), NONE))
  expect(() => fit(NAMES, 'point', lessons(1, 2), NONE)).toThrow('too few')
})

test('what is written is read again as it was', () => {
  const loss = { train: 1, test: 1.1, nothing: 1.4 }
  const fitted = { command: 'npm run fit', edition: 'abc', matches: 5, seats: [2, 3], loss }
  for (const weights of [TRUE, { ...TRUE, fitted }]) expect(JSON.parse(weightsText(weights))).toEqual(weights)
})
