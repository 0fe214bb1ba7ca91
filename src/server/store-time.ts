// What time it is where several servers must agree on it: that of their store, by how far our clock is from it.
import type { Others } from './store.ts'

const AGAIN_MS = 60_000
/** Of an answer that took longer nobody can say well of which moment it is: one asks again, and goes by the former measure. */
const BELIEVED_MS = 250
const TRIES = 5

export interface StoreTime {
  now(): number
  /** Sets our clock by theirs, as happens every minute. */
  measure(): Promise<void>
  close(): void
}
interface Measured {
  readonly ahead: number
  readonly took: number
}
export async function openStoreTime({ time }: Pick<Others, 'time'>, here: () => number = Date.now): Promise<StoreTime> {
  async function ask(): Promise<Measured> {
    const asked = here()
    const there = await time()
    const took = here() - asked
    // On the way there as long as on the way back.
    return { ahead: Math.round(there - (asked + took / 2)), took }
  }
  /** The first that can be believed, or the best of some. */
  async function askWell(): Promise<Measured> {
    let best = await ask()
    for (let tries = 1; tries < TRIES && best.took > BELIEVED_MS; tries++) {
      const next = await ask()
      if (next.took < best.took) best = next
    }
    return best
  }
  let { ahead } = await askWell()
  async function measure(): Promise<void> {
    const measured = await askWell()
    if (measured.took <= BELIEVED_MS) ahead = measured.ahead
  }
  // Where it cannot be asked just now, clocks do not drift far apart.
  const again = setInterval(() => void measure().catch(() => {}), AGAIN_MS)
  again.unref()
  return { now: () => here() + ahead, measure, close: () => clearInterval(again) }
}
