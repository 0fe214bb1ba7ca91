import { expect, test } from 'vitest'
import { positionAt, spread, ticksOf, xOf } from './plot.ts'

const room = { width: 500, height: 200, left: 40, right: 60, top: 10, bottom: 30 }

test('a touch finds the position that is drawn there', () => {
  for (const position of [0, 7, 99, 100]) expect(positionAt(room, xOf(room, position, 100), 100)).toBe(position)
  expect(positionAt(room, -20, 100)).toBe(0)
  expect(positionAt(room, 9000, 100)).toBe(100)
})
test('turns stand at round numbers where they began, no more than there is room for', () => {
  const moments = Array.from({ length: 90 }, (_, i) => `turn ${1 + Math.floor(i / 3)}`)
  expect(ticksOf(moments, 6).map(({ label }) => label)).toEqual([
    'turn 5',
    'turn 10',
    'turn 15',
    'turn 20',
    'turn 25',
    'turn 30',
  ])
  expect(ticksOf(moments, 6)[0]!.position).toBe(12)
  expect(ticksOf(['day 1', 'day 1', 'day 2'], 6)).toEqual([
    { position: 0, label: 'day 1' },
    { position: 2, label: 'day 2' },
  ])
})
test('labels never lie on each other, and stay on the drawing', () => {
  const placed = spread([50, 51, 52, 190], 20, 10, 195)
  const sorted = placed.toSorted((a, b) => a - b)
  for (const [i, y] of sorted.entries()) if (i > 0) expect(y - sorted[i - 1]!).toBeGreaterThanOrEqual(20)
  expect(spread([195, 196, 194], 20, 10, 195).toSorted((a, b) => a - b)).toEqual([155, 175, 195])
})
