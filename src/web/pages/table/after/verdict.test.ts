import { expect, test } from 'vitest'
import { standings } from '#engine'
import { verdictOf } from './verdict.ts'

const end = (...rows: readonly (readonly [score: number, ...ties: number[]])[]) =>
  verdictOf(standings(rows.map(([score, ...ties]) => ({ score, parts: {}, ties }))))

test('by how many points somebody won, and before whom', () => {
  expect(end([12, 3], [20, 1], [15, 9])).toEqual({ winners: [1], score: 20, next: { seats: [2], by: 5 }, tie: null })
})
test('level on points: what decided is told with its numbers', () => {
  expect(end([20, 3, 7], [20, 3, 9], [1, 9, 9])).toMatchObject({ winners: [1], tie: { at: 1, mine: 9, theirs: 7 } })
})
test('level in everything is a shared victory', () => {
  expect(end([20, 3], [4, 1], [20, 3])).toMatchObject({ winners: [0, 2], next: { seats: [1], by: 16 }, tie: null })
  expect(end([0], [0])).toMatchObject({ winners: [0, 1], next: null, tie: null })
})
