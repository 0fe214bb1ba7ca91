// What a visit costs: bytes of the first load, taps to the first dice, time from a tap to what follows, and long frames.
// Times are asserted generously, since tests share their machine; `npm run bench -- web` tells them exactly.
import { expect, test } from 'vitest'
import { measureFrames } from './frames.ts'
import { stage } from './kit.ts'
import { firstLoad, tapsToFirstRoll, timeTaps } from './measure.ts'
import { ALONE, layTable } from './play.ts'

const { open } = stage()

test('a first load with a table takes at most 92 KB of JavaScript and 250 KB in all', async () => {
  const page = await open('about:blank', { painted: true })
  const { javascriptKB, totalKB } = await firstLoad(page)
  expect(javascriptKB).toBeLessThanOrEqual(92)
  expect(totalKB).toBeLessThanOrEqual(250)
})

test('from the home page it takes at most four taps until dice roll', async () => {
  const page = await open('about:blank', { painted: true })
  expect(await tapsToFirstRoll(page)).toBeLessThanOrEqual(4)
})

test('a tap is felt at once, and its outcome is there soon', async () => {
  const page = await open('about:blank', { painted: true })
  await layTable(page, { seats: ALONE, seed: 'taps' })
  const { feedbackMs, outcomeMs } = await timeTaps(page, 6)
  expect(feedbackMs).toBeLessThan(200)
  expect(outcomeMs).toBeLessThan(1000)
})

test('all cards fly and dice roll smoothly on a processor four times slower', async () => {
  const page = await open('about:blank', { motion: true })
  const { long, pieces, count } = await measureFrames(page, 4, 2, 6)
  expect(pieces).toBeGreaterThanOrEqual(24)
  // Other programs share the machine and there is no graphics card: that none is over 50 ms only the bench can tell.
  expect(long / count).toBeLessThan(0.5)
})
