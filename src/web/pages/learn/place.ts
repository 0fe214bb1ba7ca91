// Where the words stand: never over what is ringed, as long as there is such a place. Pure.
import type { Layout } from '../../kit/layout.ts'

export type Side = 'top' | 'bottom' | 'left' | 'right'
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much of one box another covers. */
export function covered(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The places to try, the best first: beside the board only where the window is wide. */
export function sidesFor(layout: Layout, wish: 'top' | 'bottom'): readonly Side[] {
  const across: readonly Side[] = wish === 'top' ? ['top', 'bottom'] : ['bottom', 'top']
  if (layout === 'phone') return across
  return layout === 'landscape' ? ['right', 'left', ...across] : [...across, 'right', 'left']
}

/** The first place that covers nothing of what is ringed, else the one that covers least. */
export function freeSide(sides: readonly Side[], ringed: Box, boxAt: (side: Side) => Box): Side {
  let best = sides[0]!
  let least = Number.POSITIVE_INFINITY
  for (const side of sides) {
    const hidden = covered(ringed, boxAt(side))
    if (hidden === 0) return side
    if (hidden < least) [best, least] = [side, hidden]
  }
  return best
}
