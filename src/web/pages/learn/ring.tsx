// A ring around what the guide points at, which follows it wherever the layout puts it; all else is in shade. The words go
// where they do not hide it, and if there is no such place, the page scrolls until there is.
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Point } from '../../kit/guide.ts'
import { layout } from '../../kit/layout.ts'
import { sheetIn } from './above.tsx'
import { type Box, covered, freeSide, type Side, sidesFor } from './place.ts'

/** What is ringed now; `there`: it is the thing itself, not something on the way to it. */
export interface Ringed {
  readonly thing: HTMLElement
  readonly there: boolean
  readonly box: Box
}
interface RingProps {
  readonly stage: RefObject<HTMLElement | null>
  readonly point: Point
  readonly step: number
  readonly takesFocus: boolean
  readonly words: 'top' | 'bottom'
  /** Told in every frame what is ringed. */
  readonly ringed: RefObject<Ringed | null>
  /** What should be ringed is not there, and has not been for a while. */
  readonly onLost: () => void
}
const MARGIN = 6
/** Frames: until something is given up, and until something that moved lies still. */
const A_WHILE = 90
const STILL = 3

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0

/** The thing, or what leads to it; under a sheet there is nothing to be touched. */
function find(stage: HTMLElement | null, point: Point): Omit<Ringed, 'box'> | null {
  if (!stage || point === null) return null
  const sheet = sheetIn(stage)
  const ways = typeof point === 'string' ? [point] : point
  for (const [i, way] of ways.entries()) {
    const thing = [...stage.querySelectorAll<HTMLElement>(way)].find(
      each => isSeen(each) && (!sheet || sheet.contains(each)),
    )
    if (thing) return { thing, there: i === 0 }
  }
  return null
}
function boxAround(thing: HTMLElement): Box {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  // A chance that stands below a card belongs to it.
  const plate = thing.parentElement?.querySelector(':scope > .plate')?.getBoundingClientRect()
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    right: right + MARGIN,
    bottom: Math.max(bottom, plate?.bottom ?? 0) + MARGIN,
  }
}
const intoSight = (thing: HTMLElement): void =>
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
const isSame = (a: Box | null, b: Box): boolean =>
  a !== null &&
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) < 1 &&
  Math.abs(a.right - b.right) + Math.abs(a.bottom - b.bottom) < 1

export function Ring({ stage, point, step, takesFocus, words, ringed, onLost }: RingProps) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let seen: HTMLElement | null = null
    let missed = 0
    let still = 0
    let last: Box | null = null
    // A phone that is turned lays the board anew: once it lies still, what is ringed is brought into sight again.
    let turned = false
    const turn = (): void => {
      turned = true
      still = 0
    }
    const coach = (): HTMLElement | null => ring.current?.parentElement?.querySelector<HTMLElement>('.coach') ?? null

    /** Moves the words out of the way of what is ringed, or if they cannot go anywhere, what is ringed. */
    function makeRoom(box: Box): void {
      const element = coach()
      if (!element) return
      const at = (side: Side): Box => {
        element.dataset['side'] = side
        return element.getBoundingClientRect()
      }
      const side = freeSide(sidesFor(layout.value, words), box, at)
      const over = at(side)
      document.documentElement.style.setProperty('--words', `${over.bottom - over.top}px`)
      if (covered(box, over) === 0 || sheetIn(stage.current)) return
      scrollBy({ top: side === 'top' ? box.top - over.bottom : box.bottom - over.top, behavior: 'instant' })
    }
    function follow(): void {
      frame = requestAnimationFrame(follow)
      const style = ring.current?.style
      const found = find(stage.current, point)
      if (!style) return
      style.opacity = found ? '1' : '0'
      if (!found) {
        seen = null
        ringed.current = null
        if (point !== null && !sheetIn(stage.current) && ++missed === A_WHILE) onLost()
        return
      }
      const { thing, there } = found
      if (thing !== seen) {
        seen = thing
        last = null
        intoSight(thing)
        if (takesFocus) thing.focus({ preventScroll: true })
      }
      const box = boxAround(thing)
      if (isSame(last, box)) still++
      else {
        // What flies or scrolls is followed; the words move once it has arrived.
        if (last === null) makeRoom(box)
        still = 0
      }
      if (still === STILL) {
        if (turned) intoSight(thing)
        turned = false
        makeRoom(boxAround(thing))
      }
      last = box
      ringed.current = { thing, there, box }
      style.translate = `${box.left}px ${box.top}px`
      style.width = `${box.right - box.left}px`
      style.height = `${box.bottom - box.top}px`
    }
    follow()
    addEventListener('resize', turn)
    if (point === null) {
      const element = coach()
      if (element) element.dataset['side'] = sidesFor(layout.value, words)[0]!
    }
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', turn)
      ringed.current = null
    }
  }, [point, step])
  useEffect(() => () => void document.documentElement.style.removeProperty('--words'), [])
  return <div class="ring" ref={ring} aria-hidden="true" />
}
