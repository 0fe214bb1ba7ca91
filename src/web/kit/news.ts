// What just happened and is to be shown for a moment; what it is shown in comes when there is something.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Told } from './board.ts'

/** How long a banner is seen, at leisure. */
export const BANNER_MS = 3200

/** What of the latest step is to be shown, until it has been seen; each step but once. */
export function useNews<N, T>(told: Told<N>, find: (notes: readonly N[]) => T | null) {
  const [news, show] = useState<{ readonly key: number; readonly news: T } | null>(null)
  const seen = useRef(0)
  useEffect(() => {
    const latest = told.at(-1)
    if (!latest || latest.seq <= seen.current) return
    const found = find(told.map(({ note }) => note))
    if (found === null) return
    seen.current = latest.seq
    show({ key: latest.seq, news: found })
  }, [told])
  return [news, () => show(null)] as const
}
