// The time of the store, told by how far our clock is from it.
import { expect, onTestFinished, test } from 'vitest'
import { openStoreTime } from './store-time.ts'

/** A store whose clock is ahead, and that answers after so long each: it looks at its clock at the end of the way there. */
async function house(ahead: number, waits: number[]) {
  let here = 1_000_000
  const time = async (): Promise<number> => {
    const wait = waits.shift() ?? 2
    here += wait - 1
    const there = here + ahead
    here += 1
    return there
  }
  const store = await openStoreTime({ time }, () => here)
  onTestFinished(store.close)
  return { store, waits, isOff: () => store.now() - here - ahead }
}

test('what took long is not believed: one asks again', async () => {
  const { store, waits, isOff } = await house(5000, [6000, 2])
  expect(Math.abs(isOff())).toBeLessThan(2)
  waits.push(8000, 8000, 2)
  await store.measure()
  expect(Math.abs(isOff())).toBeLessThan(2)
})

test('as long as all takes long, the former measure holds; at the start the best there is', async () => {
  const { store, waits, isOff } = await house(5000, [4000, 600, 8000, 8000, 8000])
  expect(Math.abs(isOff())).toBeLessThan(301)
  const before = isOff()
  waits.push(8000, 8000, 8000, 8000, 8000)
  await store.measure()
  expect(isOff()).toBe(before)
  await store.measure()
  expect(Math.abs(isOff())).toBeLessThan(2)
})
