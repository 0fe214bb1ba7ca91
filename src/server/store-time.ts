// What time it is where several servers must agree on it: that of their store, by how far our clock is from it.
import type { Others } from './store.ts'

const AGAIN_MS = 60_000

export interface StoreTime {
  now(): number
  /** Sets our clock by theirs, as happens every minute. */
  measure(): Promise<void>
  close(): void
}
export async function openStoreTime({ time }: Pick<Others, 'time'>, here: () => number = Date.now): Promise<StoreTime> {
  let ahead = 0
  async function measure(): Promise<void> {
    const asked = here()
    const there = await time()
    // On the way there as long as on the way back.
    ahead = Math.round(there - (asked + here()) / 2)
  }
  await measure()
  // Where it cannot be asked just now, clocks do not drift far apart.
  const again = setInterval(() => void measure().catch(() => {}), AGAIN_MS)
  again.unref()
  return { now: () => here() + ahead, measure, close: () => clearInterval(again) }
}
