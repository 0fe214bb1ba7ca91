// A ring around what the guide points at, which follows it wherever the layout puts it; all else is in shade.
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isStill } from '../../kit/settings.ts'

interface RingProps {
  readonly root: RefObject<HTMLElement | null>
  readonly point: string | null
  readonly step: number
  readonly takesFocus: boolean
  /** What should be ringed is not there, and has not been for a while. */
  readonly onLost: () => void
}
const MARGIN = 6
const A_WHILE = 90

export function Ring({ root, point, step, takesFocus, onLost }: RingProps) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let seen: Element | null = null
    let missed = 0
    const follow = () => {
      const thing = point === null ? null : (root.current?.querySelector<HTMLElement>(`.stage ${point}`) ?? null)
      if (thing && thing !== seen) {
        thing.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' })
        if (takesFocus) thing.focus({ preventScroll: true })
      }
      seen = thing
      if (point !== null && !thing && ++missed === A_WHILE) onLost()
      if (!ring.current) return
      const { style } = ring.current
      if (thing) {
        const { x, y, width, bottom } = thing.getBoundingClientRect()
        const chance = thing.parentElement?.querySelector(':scope > .plate')?.getBoundingClientRect()
        style.translate = `${x - MARGIN}px ${y - MARGIN}px`
        style.width = `${width + 2 * MARGIN}px`
        style.height = `${Math.max(bottom, chance?.bottom ?? 0) - y + 2 * MARGIN}px`
      }
      style.opacity = thing ? '1' : '0'
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [point, step])
  return <div class="ring" ref={ring} aria-hidden="true" />
}
