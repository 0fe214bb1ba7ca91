// What nobody has seen yet: rhumb lines from a rose, and a serpent, wherever there is room for them.
import { useRef } from 'preact/hooks'
import type { View } from '#games/explorers'
import type { Point } from '../../../art/burin.ts'
import { rose, serpent, trace } from '../art/print.ts'
import { centreOf } from './place.ts'
import { COUNTRY, type Frame } from './standing.ts'

export function Blank({ g, frame }: { readonly g: View; readonly frame: Frame }) {
  const kept = useRef<readonly Point[]>([])
  kept.current = blanksOf(g, frame, kept.current)
  const [drawn, beast] = kept.current
  const from: Point = drawn ?? [frame.x, frame.y]
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16
    return trace([from, [from[0] + Math.cos(angle) * 2400, from[1] + Math.sin(angle) * 2400]])
  })
  return (
    <>
      <path class="ex-rhumb" d={rays.join('')} />
      <g dangerouslySetInnerHTML={{ __html: (drawn ? rose(drawn, 0.92) : '') + (beast ? serpent(beast, 0.95) : '') }} />
    </>
  )
}

/** The rose, and the serpent, which is wider: how far they keep from the edge, and from the middle of every tile and every place for one. */
const BLANKS = [
  { edge: 58, room: 112 },
  { edge: 74, room: 124 },
] as const
const [ABOVE, BELOW] = [56, 50] as const
/** The corner of the tools. */
const TOOLS = { wide: 130, high: 190 } as const
/** Tried so far apart. */
const STEP = 48

/** Where they are: as far from all that as can be; but whoever has a place keeps it as long as there is room. */
export function blanksOf({ map, gaps }: View, { x, y, w, h }: Frame, kept: readonly Point[]): Point[] {
  const taken = [...COUNTRY, ...[...map.slice(1), ...gaps].map(({ hex }) => hex)].map(centreOf)
  const places: Point[] = []
  for (const [which, { edge, room }] of BLANKS.entries()) {
    const [left, right, top, bottom] = [x + edge, x + w - edge, y + ABOVE, y + h - BELOW]
    /** As a square. */
    const roomAt = ([px, py]: Point): number => {
      const outside = px < left || px > right || py < top || py > bottom
      if (outside || (px > x + w - TOOLS.wide && py > y + h - TOOLS.high)) return 0
      let least = Number.POSITIVE_INFINITY
      for (const [tx, ty] of taken) least = Math.min(least, (tx - px) ** 2 + (ty - py) ** 2)
      return least
    }
    const farthest = (): Point | null => {
      let best: Point | null = null
      let most: number = room ** 2
      for (let px = left; px <= right; px += STEP) {
        for (let py = top; py <= bottom; py += STEP) {
          const far = roomAt([px, py])
          if (far > most) [best, most] = [[px, py], far]
        }
      }
      return best
    }
    const old = kept[which]
    const place = old && roomAt(old) > room ** 2 ? old : farthest()
    if (!place) break
    places.push(place)
    taken.push(place)
  }
  return places
}
