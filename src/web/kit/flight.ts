// Pieces that visibly move: after each step every piece flies from where it was to where it is now.
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { haste } from './settings.ts'

const FLIGHT_MS = 450
const EASING = 'cubic-bezier(.2,.8,.2,1)'
/** Nearer than this it has not moved, only been laid out anew. */
const NEAR = 12

type Places = ReadonlyMap<string, DOMRect>

/**
 * Pieces are the elements with `data-piece`; the same name before and after is the same piece. One that was not there
 * comes from the piece that its `data-from` names, such as a pile.
 */
export function useFlight(root: RefObject<HTMLElement | null>, step: number): void {
  const seen = useRef({ step, before: new Map() as Places, flights: [] as readonly Animation[] })
  const { current: at } = seen
  // While this is rendered the page still shows the step before, wherever it has been scrolled to.
  if (at.step !== step) {
    at.step = step
    at.before = haste() > 0 && root.current ? placesIn(root.current) : new Map()
  }
  useLayoutEffect(() => {
    // Who is still in the air is taken out of it, or its new place would be measured in flight.
    for (const flight of at.flights) flight.cancel()
    at.flights = []
    if (at.before.size === 0 || !root.current) return
    const now = placesIn(root.current)
    at.flights = piecesIn(root.current).flatMap(piece => {
      const { piece: name = '', from: source = '' } = piece.dataset
      const from = at.before.get(name) ?? at.before.get(source)
      return (from && fly(piece, from, now.get(name)!)) ?? []
    })
  }, [step])
}

const piecesIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-piece]')]
const placesIn = (root: HTMLElement): Places =>
  new Map(piecesIn(root).map(piece => [piece.dataset['piece']!, piece.getBoundingClientRect()]))

/** What has been scrolled away is not seen to start. */
const isInSight = ({ left, top, right, bottom, width }: DOMRect): boolean =>
  width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight

/** Only `transform` is animated: that the browser does apart from the page, however busy the page is. */
function fly(piece: HTMLElement, from: DOMRect, to: DOMRect): Animation | null {
  const [x, y] = [from.left - to.left, from.top - to.top]
  const far = Math.hypot(x, y) >= NEAR && to.width > 0 && isInSight(from)
  // It lies above the others until the next step: to lay it down when it lands would cost a frame in the middle of motion.
  if (far !== 'aloft' in piece.dataset) piece.toggleAttribute('data-aloft', far)
  if (!far) return null
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  return piece.animate([{ transform: start }, { transform: 'none' }], { duration: FLIGHT_MS * haste(), easing: EASING })
}
