// Whether the dice of a step lie still. Who says what they show (a prompt, a chance, a sentence) waits for that.
import { useEffect, useState } from 'preact/hooks'
import { haste } from './settings.ts'

/** The step whose dice roll, and since when: whoever asks later, asks about the same throw. */
let throwing = { seq: -1, since: 0 }

/** How long the dice of a step go on rolling, in milliseconds; the first to ask about a step sees it thrown. */
export function rollingFor(seq: number, rest: number, now: number): number {
  if (throwing.seq !== seq) throwing = { seq, since: now }
  return Math.max(0, throwing.since + rest - now)
}

/** Whether what a step threw has come to rest; `rest` is how long that takes (0: it threw nothing). */
export function useSettled(seq: number, rest: number): boolean {
  const left = rollingFor(seq, rest * haste(), performance.now())
  const [looks, lookAgain] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => lookAgain(looks + 1), left)
    return () => clearTimeout(timer)
  }, [seq, left > 0, looks])
  return left <= 0
}
