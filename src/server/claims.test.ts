// Who moves the bots of a table.
import { afterEach, expect, test, vi } from 'vitest'
import { KEEP_MS, openClaims } from './claims.ts'

afterEach(() => void vi.useRealTimers())

test('who gives a table back does not take it again by a word that was under way', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const waiting: (() => void)[] = []
  let slow = false
  const claims = openClaims(
    {
      async lease() {
        if (slow) await new Promise<void>(go => waiting.push(go))
        done.push('lease')
        return true
      },
      async release() {
        done.push('release')
      },
    },
    'me',
  )
  expect(await claims.take('t')).toBe(true)
  slow = true
  await vi.advanceTimersByTimeAsync(KEEP_MS)
  expect(waiting).toHaveLength(1)
  const given = claims.give('t')
  await vi.advanceTimersByTimeAsync(0)
  for (const go of waiting) go()
  await given
  await vi.advanceTimersByTimeAsync(5 * KEEP_MS)
  expect(done).toEqual(['lease', 'lease', 'release'])
})
