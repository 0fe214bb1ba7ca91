// What just happened and must not be missed: it lies above the table for a moment, takes no touch away from what is
// below, and any touch ends it.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import './board.css'
import type { Told } from './board.ts'

/** How long a banner is seen. */
export const BANNER_MS = 3200

export function Banner(props: { readonly class: string; onDone(): void; readonly children: ComponentChildren }) {
  const { class: name, onDone, children } = props
  useEffect(() => {
    const done = setTimeout(onDone, BANNER_MS)
    addEventListener('pointerdown', onDone)
    addEventListener('keydown', onDone)
    return () => {
      clearTimeout(done)
      removeEventListener('pointerdown', onDone)
      removeEventListener('keydown', onDone)
    }
  }, [])
  return (
    <div class={`banner ${name}`} role="status">
      <div class="wood">{children}</div>
    </div>
  )
}

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
