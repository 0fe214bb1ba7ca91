// How the chart is held: scrolled by whatever the device scrolls with, dragged by a mouse, zoomed by wheel, fingers and keys.
// While a zoom lasts the sheet is only stretched; it is laid out anew when the hand lets go.
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Point } from '../../../art/burin.ts'
import { isStill } from '../../../kit/settings.ts'
import type { Frame } from './standing.ts'

/** Pixels for a unit of the chart, by 16 for those who want larger text. */
const NEAREST = 2.4
const FARTHEST = 0.28
/** Left to itself the chart shows all there is, if that is not too small to be read and touched, nor needlessly large. */
const READABLE = 0.72
const LARGE = 1.45
const STEP = 0.84
/** Pieces shrink less than the land they stand on. */
const LEGIBLE = 0.86
const MOST_GROWN = 1.5
/** Farther than this the mouse drags, and touches nothing. */
const DRAGS = 6
const SETTLES_MS = 140
/** Of the window, what lies nearer to its edge is moved into sight. */
const EDGE = 0.16
/** Around a ship there is more to see: how far it could sail. */
const WIDE_EDGE = 0.34
/** Smaller than this, what can be touched would lie over each other: it is looked at, and a touch comes closer. */
const TOUCHABLE = { finger: 0.62, mouse: 0.45 } as const

export interface Camera {
  zoom(factor: number): void
  /** All of it, or back to what can be read, around a point. */
  fit(around: Point): void
  /** Brings a point into sight, unless it is; with what lies around it. */
  show(point: Point, around?: boolean): void
  /** The same, and so near that it can be touched; answers whether it was not before. */
  near(point: Point): boolean
}

export function useCamera(
  scroller: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  frame: Frame,
  onTurn: (by: 1 | -1) => void,
): Camera {
  const held = useRef({
    unit: 0,
    by: 'itself' as 'itself' | 'hand' | 'all',
    frame,
    stretch: null as Stretch | null,
    /** How much of it was seen. */
    room: [0, 0] as Point,
  })
  const turn = useRef(onTurn)
  turn.current = onTurn
  const { current: now } = held
  const camera = useMemo(() => {
    const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const lay = (unit: number) => {
      now.unit = Math.min(NEAREST * rem(), Math.max(FARTHEST, unit))
      const { style } = sheet.current!
      style.setProperty('--u', `${now.unit}px`)
      style.setProperty('--grow', String(Math.min(MOST_GROWN, Math.max(1, (LEGIBLE * rem()) / now.unit))))
      sheet.current!.toggleAttribute('data-far', isFar())
    }
    const isFar = () => {
      const { finger, mouse } = TOUCHABLE
      return now.unit < (matchMedia('(pointer: coarse)').matches ? finger : mouse) * rem()
    }
    const whole = () => {
      const { clientWidth, clientHeight } = scroller.current!
      return Math.min(clientWidth / now.frame.w, clientHeight / now.frame.h)
    }
    /** As it would be left to itself. */
    const settle = () => {
      if (now.by === 'hand') return
      const [large, all] = [LARGE * rem(), whole()]
      // Step by step, so that not every tile that is laid makes everything smaller.
      const steps = Math.max(0, Math.ceil(Math.log(all / large) / Math.log(STEP)))
      lay(now.by === 'all' ? Math.min(large, all) : Math.max(READABLE * rem(), large * STEP ** steps))
    }
    const placeOf = ([x, y]: Point): Point => {
      const [a, b] = [sheet.current!.getBoundingClientRect(), scroller.current!.getBoundingClientRect()]
      return [(x - now.frame.x) * now.unit + a.left - b.left, (y - now.frame.y) * now.unit + a.top - b.top]
    }
    /** What was in the middle of as much as was seen. */
    const middle = (): Point => {
      const { scrollLeft, scrollTop } = scroller.current!
      const { unit, frame: of, room } = now
      const at = (scrolled: number, seen: number, from: number, long: number): number =>
        from + (scrolled + Math.min(seen, long * unit) / 2) / unit
      return [at(scrollLeft, room[0], of.x, of.w), at(scrollTop, room[1], of.y, of.h)]
    }
    const scrollBy = (left: number, top: number, smooth: boolean) =>
      scroller.current!.scrollBy({ left, top, behavior: smooth && !isStill() ? 'smooth' : 'instant' })
    const centre = (point: Point) => {
      const { clientWidth, clientHeight } = scroller.current!
      const [x, y] = placeOf(point)
      scrollBy(x - clientWidth / 2, y - clientHeight / 2, false)
    }
    /** Ends a stretch: the sheet is laid out as large as it was seen. */
    const commit = () => {
      const { stretch } = now
      if (!stretch) return
      now.stretch = null
      clearTimeout(stretch.timer)
      const { current: element } = sheet
      if (!element) return
      const seen = element.getBoundingClientRect()
      element.style.transform = ''
      element.style.willChange = ''
      lay(now.unit * stretch.by)
      const { left, top } = element.getBoundingClientRect()
      scrollBy(left - seen.left, top - seen.top, false)
    }
    /** Stretches the sheet about a point of the window, which may move on meanwhile. */
    const stretch = (by: number, from: Point, to: Point = from) => {
      const { current: element } = sheet
      if (!element) return
      now.by = 'hand'
      if (!now.stretch) {
        const { left, top } = element.getBoundingClientRect()
        now.stretch = { by: 1, left, top, timer: undefined }
        element.style.willChange = 'transform'
      }
      const { stretch: live } = now
      const most = (NEAREST * rem()) / now.unit
      const scale = Math.min(most, Math.max(FARTHEST / now.unit, by))
      const seen = element.getBoundingClientRect()
      const [x, y] = [(from[0] - seen.left) / live.by, (from[1] - seen.top) / live.by]
      live.by = scale
      element.style.transform = `translate(${to[0] - scale * x - live.left}px, ${to[1] - scale * y - live.top}px) scale(${scale})`
    }
    const soon = () => {
      const { stretch: live } = now
      if (!live) return
      clearTimeout(live.timer)
      live.timer = setTimeout(commit, SETTLES_MS)
    }
    /** In another window the same is in the middle of it. */
    const refit = () => {
      const { clientWidth, clientHeight } = scroller.current!
      const [wide, high] = now.room
      if (clientWidth === wide && clientHeight === high) return
      const kept = wide > 0 ? middle() : null
      now.room = [clientWidth, clientHeight]
      settle()
      if (kept) centre(kept)
    }
    return { isFar, refit, settle, centre, placeOf, scrollBy, commit, stretch, soon }
  }, [])

  useLayoutEffect(() => {
    camera.refit()
    const watch = new ResizeObserver(() => camera.refit())
    watch.observe(scroller.current!)
    return () => watch.disconnect()
  }, [])
  // A sheet that has grown keeps what is seen of it where it was.
  useLayoutEffect(() => {
    const { frame: before } = now
    now.frame = frame
    const left = (before.x - frame.x) * now.unit
    const top = (before.y - frame.y) * now.unit
    camera.settle()
    if (left || top) camera.scrollBy(left, top, false)
  }, [frame.x, frame.y, frame.w, frame.h])
  useEffect(() => hands(scroller.current!, camera, now, by => turn.current(by)), [])

  return useMemo((): Camera => {
    const show: Camera['show'] = (point, around = false) => {
      if (now.stretch) return
      const { clientWidth, clientHeight } = scroller.current!
      const [x, y] = camera.placeOf(point)
      const edge = around ? WIDE_EDGE : EDGE
      const into = (at: number, room: number): number =>
        at < room * edge ? at - room * edge : at > room * (1 - edge) ? at - room * (1 - edge) : 0
      const [left, top] = [into(x, clientWidth), into(y, clientHeight)]
      if (left || top) camera.scrollBy(left, top, true)
    }
    return {
      show,
      zoom(factor) {
        const { left, top, width, height } = scroller.current!.getBoundingClientRect()
        const middle: Point = [left + width / 2, top + height / 2]
        camera.stretch((now.stretch?.by ?? 1) * factor, middle)
        camera.commit()
      },
      fit(around) {
        camera.commit()
        now.by = now.by === 'all' ? 'itself' : 'all'
        camera.settle()
        camera.centre(around)
      },
      near(point) {
        camera.commit()
        const far = camera.isFar()
        if (far) {
          now.by = 'itself'
          camera.settle()
          camera.centre(point)
        } else show(point)
        return far
      },
    }
  }, [])
}

interface Stretch {
  /** As large as so many times what is laid out. */
  by: number
  /** Where the sheet lay when it began. */
  readonly left: number
  readonly top: number
  timer: ReturnType<typeof setTimeout> | undefined
}
interface Held {
  by: 'itself' | 'hand' | 'all'
  readonly stretch: Stretch | null
}
interface Moves {
  commit(): void
  stretch(by: number, from: Point, to?: Point): void
  soon(): void
}

/** Wheel, mouse and fingers. */
function hands(element: HTMLElement, { commit, stretch, soon }: Moves, held: Held, turn: (by: 1 | -1) => void) {
  const stop = new AbortController()
  const hear = <K extends keyof HTMLElementEventMap>(
    type: K,
    run: (event: HTMLElementEventMap[K]) => void,
    more = {},
  ) => element.addEventListener(type, run, { signal: stop.signal, ...more })
  hear(
    'wheel',
    event => {
      event.preventDefault()
      if (event.target instanceof Element && event.target.closest('.ex-ghost')) {
        if (Math.abs(event.deltaY) > 3) turn(event.deltaY > 0 ? 1 : -1)
        return
      }
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
      stretch((held.stretch?.by ?? 1) * by, [event.clientX, event.clientY])
      soon()
    },
    { passive: false },
  )
  // A mouse drags the sheet.
  let from: { x: number; y: number; left: number; top: number; dragged: boolean } | null = null
  hear('pointerdown', event => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    commit()
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop, dragged: false }
  })
  addEventListener(
    'pointermove',
    (event: PointerEvent) => {
      if (!from || event.pointerType !== 'mouse') return
      if (!(event.buttons & 1)) from = null
      else {
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        if (!from.dragged && Math.hypot(x, y) < DRAGS) return
        from.dragged = true
        element.classList.add('dragged')
        element.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' })
      }
    },
    { signal: stop.signal },
  )
  addEventListener(
    'pointerup',
    () => {
      element.classList.remove('dragged')
      if (!from?.dragged) from = null
    },
    { signal: stop.signal },
  )
  // The click that ends a drag touches nothing.
  hear(
    'click',
    event => {
      if (!from?.dragged) return
      from = null
      event.stopPropagation()
      event.preventDefault()
    },
    { capture: true },
  )
  // Two fingers stretch it; one scrolls as everywhere.
  let pinch: { far: number; by: number; middle: Point } | null = null
  const between = ({ touches: [a, b] }: TouchEvent): { far: number; middle: Point } => ({
    far: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY) || 1,
    middle: [(a!.clientX + b!.clientX) / 2, (a!.clientY + b!.clientY) / 2],
  })
  hear('touchstart', event => {
    if (event.touches.length === 2) pinch = { ...between(event), by: held.stretch?.by ?? 1 }
  })
  hear(
    'touchmove',
    event => {
      if (!pinch || event.touches.length !== 2) return
      event.preventDefault()
      const { far, middle } = between(event)
      stretch((pinch.by * far) / pinch.far, pinch.middle, middle)
      pinch = { far, middle, by: held.stretch?.by ?? 1 }
    },
    { passive: false },
  )
  hear('touchend', event => {
    if (!pinch || event.touches.length > 1) return
    pinch = null
    commit()
  })
  return () => {
    commit()
    stop.abort()
  }
}
