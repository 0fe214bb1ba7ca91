import { expect, test } from 'vitest'
import { turningPoints } from './turning.ts'

const course = (...first: number[]): number[][] => first.map(chance => [chance, 1 - chance])

test('the greatest changes are the turning points, in the order in which they happened', () => {
  const chances = course(0.5, 0.52, 0.8, 0.8, 0.79, 0.8, 0.8, 0.8, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.9)
  expect(turningPoints(chances, 2)).toEqual([
    { at: 8, seat: 0 },
    { at: 14, seat: 0 },
  ])
  expect(turningPoints(chances, 9).map(({ at }) => at)).toEqual([2, 8, 14])
})
test('of changes next to each other only the greatest counts', () => {
  expect(turningPoints(course(0.5, 0.7, 0.95, 0.95), 3)).toEqual([{ at: 2, seat: 0 }])
})
test('a match that never turned has no turning points', () => {
  expect(turningPoints(course(0.5, 0.51, 0.53, 0.55), 3)).toEqual([])
  expect(turningPoints([], 3)).toEqual([])
})
