// The points of a match counted up: each part of the score for one player after the other, until all are told or somebody
// has seen enough.
import { useEffect, useState } from 'preact/hooks'
import { isStill } from '../../../kit/settings.ts'

/** How long all of it takes at most, and a single number. */
const [ALL_MS, EACH_MS] = [4500, 420]

/** How many numbers are told so far; any key or touch tells the rest. */
export function useCounting(numbers: number, counts: boolean): number {
  const [told, tell] = useState(counts && !isStill() ? 0 : numbers)
  useEffect(() => {
    if (told >= numbers) return
    // It may fall due after a key and before that is cleared away: the rest stays told.
    const next = setTimeout(() => tell(now => Math.min(now + 1, numbers)), Math.min(EACH_MS, ALL_MS / numbers))
    const rest = (): void => tell(numbers)
    addEventListener('pointerdown', rest)
    addEventListener('keydown', rest)
    return () => {
      clearTimeout(next)
      removeEventListener('pointerdown', rest)
      removeEventListener('keydown', rest)
    }
  }, [told, numbers])
  return told
}
