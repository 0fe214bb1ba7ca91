import { expect, test } from 'vitest'
import { type Pairing, rate, strengths } from './ratings.ts'
import { wilson, winsOf } from './tally.ts'

test('the interval of a share is the one Wilson gives', () => {
  const near = ([low, high]: readonly [number, number]) => [low.toFixed(3), high.toFixed(3)]
  // 15 of 20 and 0 of 10, as in statistical tables.
  expect(near(wilson(15, 20))).toEqual(['0.531', '0.888'])
  expect(near(wilson(0, 10))).toEqual(['0.000', '0.278'])
  expect(near(wilson(200, 200))).toEqual(['0.981', '1.000'])
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('who is first alone wins, who are first together share the win', () => {
  const matches = [{ ranks: [1, 2, 3] }, { ranks: [1, 1, 3] }, { ranks: [1, 1, 1] }, { ranks: [3, 2, 1] }]
  expect([0, 1, 2].map(bot => winsOf(matches, bot))).toEqual([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3 + 1])
})

test('strengths of the worked example of Bradley and Terry', () => {
  // Four players: A beat B twice and lost thrice, and so on (the example of the encyclopaedias).
  const example: Pairing[] = [
    { bots: ['A', 'B'], games: 5, wins: 2 },
    { bots: ['A', 'D'], games: 5, wins: 1 },
    { bots: ['B', 'C'], games: 8, wins: 5 },
    { bots: ['C', 'D'], games: 4, wins: 1 },
  ]
  expect(strengths(['A', 'B', 'C', 'D'], example).map(s => s.toFixed(3))).toEqual(['0.640', '1.043', '0.660', '2.270'])
})

test('ratings are on the scale of Elo, with the anchor where it was put', () => {
  // Three times of four is 400 log10 3 = 191 points.
  const [first, second] = rate([{ bots: ['hard', 'easy'], games: 100_000, wins: 75_000 }], 'easy')
  expect(second).toEqual({ bot: 'easy', rating: 1000, interval95: [1000, 1000] })
  expect(first!.bot).toBe('hard')
  expect(first!.rating).toBeCloseTo(1190.8, 0)
  const [low, high] = first!.interval95
  // The standard error of the logarithm of the odds is 1 / sqrt(n p q).
  expect(high - low).toBeCloseTo((2 * 1.96 * (400 / Math.LN10)) / Math.sqrt(100_000 * 0.75 * 0.25), 1)
})

test('who wins every match has a rating, and who never met the others has none', () => {
  const ratings = rate(
    [
      { bots: ['easy', 'random'], games: 200, wins: 200 },
      { bots: ['gold', 'silver'], games: 10, wins: 5 },
      { bots: ['hard', 'easy'], games: 0, wins: 0 },
    ],
    'easy',
  )
  expect(ratings.map(({ bot }) => bot)).toEqual(['easy', 'random'])
  expect(ratings[1]!.rating).toBeLessThan(0)
  expect(Number.isFinite(ratings[1]!.interval95[0])).toBe(true)
})
