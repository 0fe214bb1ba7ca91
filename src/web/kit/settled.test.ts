import { afterEach, expect, test, vi } from 'vitest'
import { tryPage } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('the dice of a step roll from the moment it is first asked about, for everybody who asks', async () => {
  tryPage()
  const { rollingFor } = await import('./settled.ts')
  expect(rollingFor(7, 900, 10_000)).toBe(900)
  expect(rollingFor(7, 900, 10_600)).toBe(300)
  expect(rollingFor(7, 900, 10_900)).toBe(0)
  expect(rollingFor(7, 900, 99_000)).toBe(0)
})
test('the next step throws anew; one that throws nothing lies still at once', async () => {
  tryPage()
  const { rollingFor } = await import('./settled.ts')
  expect(rollingFor(7, 900, 10_000)).toBe(900)
  expect(rollingFor(8, 0, 10_100)).toBe(0)
  expect(rollingFor(9, 900, 10_200)).toBe(900)
  // Gone back to in a match watched again.
  expect(rollingFor(7, 900, 10_300)).toBe(900)
})
