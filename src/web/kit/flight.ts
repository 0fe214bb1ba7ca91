// Pieces that visibly move: after each step every piece flies from where it was to where it is now.
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from './settings.ts'

const FLIGHT: KeyframeAnimationOptions = { duration: 450, easing: 'cubic-bezier(.2,.8,.2,1)' }
/** Nearer than this it has not moved, only been laid out anew. */
const NEAR = 12

/** Pieces are the elements with `data-piece`; the same name before and after is the same piece. */
export function useFlight(root: RefObject<HTMLElement | null>, step: number): void {
  const places = useRef(new Map<string, DOMRect>())
  useLayoutEffect(() => {
    const before = places.current
    const now = new Map<string, DOMRect>()
    const pieces = [...(root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])]
    for (const piece of pieces) now.set(piece.dataset['piece']!, piece.getBoundingClientRect())
    places.current = now
    if (isStill()) return
    for (const piece of pieces) {
      const from = before.get(piece.dataset['piece']!)
      const to = now.get(piece.dataset['piece']!)!
      if (from && from.width > 0 && to.width > 0) fly(piece, from, to)
    }
  }, [step])
}

/** Only `transform` is animated: that the browser does apart from the page, however busy the page is. */
function fly(piece: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const far = Math.hypot(x, y) >= NEAR
  // It lies above the others until the next step: to lay it down when it lands would cost a frame in the middle of motion.
  if (far !== 'aloft' in piece.dataset) piece.toggleAttribute('data-aloft', far)
  if (!far) return
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  piece.animate([{ transform: start }, { transform: 'none' }], FLIGHT)
}
