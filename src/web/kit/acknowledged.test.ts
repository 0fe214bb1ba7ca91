import { afterEach, expect, test, vi } from 'vitest'
import { tryPage } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())
const KEY = 'naust.acknowledged.t.1'

test('what was taken note of is kept, for each table and seat', async () => {
  const page = tryPage({ [KEY]: '12' })
  const { acknowledged } = await import('./acknowledged.ts')
  expect([acknowledged('t', 1).upTo, acknowledged('t', 0).upTo, acknowledged('u', 1).upTo]).toEqual([12, 0, 0])
  acknowledged('t', 1).to(20)
  expect([acknowledged('t', 1).upTo, page.kept.get(KEY)]).toEqual([20, '20'])
})
test('what was taken note of in another tab is known here', async () => {
  const page = tryPage()
  const { acknowledged } = await import('./acknowledged.ts')
  expect(acknowledged('t', 1).upTo).toBe(0)
  page.elsewhere(KEY, '8')
  expect(acknowledged('t', 1).upTo).toBe(8)
  expect(acknowledged('t', 0).upTo).toBe(0)
})
