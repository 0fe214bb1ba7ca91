// Where coasts run. A tile is told by its corners alone: a land's coast is a curve between the middles of the two sides it
// shares with the sea, and leaves both at a right angle, so that neighbours meet without a kink. Pure.
import { mix, type Point } from '../../../art/burin.ts'
import { kept } from './kept.ts'

/** The side of a hexagon; all lengths of the chart are in these units. */
export const SIDE = 64
const ALL = 0b111111
export const WIDE = SIDE * Math.sqrt(3)
export const HIGH = SIDE * 2

/** A point as a key. */
export const atPoint = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const CORNERS = [0, 1, 2, 3, 4, 5] as const
/** Whether a land, given by the bits of its corners, holds one of them. */
const holds = (land: number, corner: number): boolean => ((land >> corner) & 1) === 1
export function cornerAt([x, y]: Point, corner: number): Point {
  const angle = ((corner * 60 - 90) * Math.PI) / 180
  return [x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)]
}
/** The six corners, as large as `size` makes it. */
export const hexagon = (centre: Point, size = 1): Point[] =>
  CORNERS.map(corner => mix(centre, cornerAt(centre, corner), size))

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  })
  return inside
}
/** Which hexagon a point of the chart lies in, by its column and its row. */
export function placeAt([x, y]: Point): readonly [column: number, row: number] {
  const row = y / (SIDE * 1.5)
  const column = x / WIDE - row / 2
  let [q, r, s] = [Math.round(column), Math.round(row), Math.round(-column - row)]
  const [dq, dr, ds] = [Math.abs(q - column), Math.abs(r - row), Math.abs(s + column + row)]
  if (dq > dr && dq > ds) q = -r - s
  else if (dr > ds) r = -q - s
  return [q, r]
}

/** A field over the whole chart, the same on both sides of a border: gives every coast its own character. */
const roughness = ([x, y]: Point): number =>
  Math.sin(x * 0.061 + y * 0.023 + 1) +
  Math.sin(x * -0.037 + y * 0.083 + 4) * 0.8 +
  Math.sin(x * 0.17 + y * 0.11) * 0.7 +
  Math.sin(x * 0.29 - y * 0.23 + 2) * 0.45 +
  Math.sin(x * 0.43 + y * 0.51) * 0.22

export interface Shore {
  /** From side to side, the land on its right; none where there is no sea. */
  readonly coast: readonly Point[]
  /** All round the land, along its coast and its borders. */
  readonly ring: readonly Point[]
}
const STEPS = 24

/** The shore of one land of a tile, given by its corners. */
export const shoreOf = kept((centre: Point, land: number) => `${atPoint(centre)} ${land}`, runShore)
function runShore(centre: Point, land: number): Shore {
  if (land === ALL) return { coast: [], ring: hexagon(centre) }
  const corners = CORNERS.filter(corner => holds(land, corner))
  const first = corners.find(corner => !holds(land, (corner + 5) % 6))!
  const at = (corner: number): Point => cornerAt(centre, (first + corner + 12) % 6)
  const count = corners.length
  const from = mix(at(count - 1), at(count), 0.5)
  const to = mix(at(-1), at(0), 0.5)
  const span = distance(from, to)
  const pull = (span * (span < SIDE ? 0.44 : span < SIDE * 1.6 ? 0.36 : 0.33)) / (WIDE / 2)
  const [a, b] = [mix(from, centre, pull), mix(to, centre, pull)]
  const along = (t: number): Point => {
    const middle = mix(a, b, t)
    return mix(mix(mix(from, a, t), middle, t), mix(middle, mix(b, to, t), t), t)
  }
  const coast = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS
    const [p, next] = [along(t), along(t + 0.01)]
    const length = distance(p, next) || 1
    // Nothing of it is left at the sides, where the next tile goes on.
    const rough = roughness(p) * SIDE * 0.054 * Math.sin(Math.PI * t) ** 2 * Math.min(1, span / SIDE)
    return [p[0] + ((next[1] - p[1]) / length) * rough, p[1] - ((next[0] - p[0]) / length) * rough]
  })
  return { coast, ring: [to, ...Array.from({ length: count }, (_, i) => at(i)), ...coast.slice(0, -1)] }
}

/** Where things stand on a tile: in the heart of each of its lands, and of its sea. */
export interface Hearts {
  readonly lands: readonly Point[]
  readonly sea: Point
}
/** As seen from the middle of the tile: the same for all tiles of this outline. */
export const heartsOf = kept((lands: readonly number[]) => lands.join(), find)
const MIDDLE: Point = [0, 0]
const GRID = 6
/** Far from the coast, and not far from the middle. */
function find(lands: readonly number[]): Hearts {
  const shores = lands.map(land => shoreOf(MIDDLE, land))
  const coasts = shores.flatMap(({ coast }) => coast)
  const hex = hexagon(MIDDLE, 0.9)
  const heart = (isThere: (p: Point) => boolean, pull: number): Point => {
    let best: Point = MIDDLE
    let most = Number.NEGATIVE_INFINITY
    for (let x = -SIDE; x <= SIDE; x += GRID) {
      for (let y = -SIDE; y <= SIDE; y += GRID) {
        const p: Point = [x, y]
        if (!isInside(p, hex) || !isThere(p)) continue
        const room = Math.min(34, ...coasts.map(point => distance(p, point))) - distance(p, MIDDLE) * pull
        if (room <= most) continue
        most = room
        best = p
      }
    }
    return best
  }
  return {
    lands: shores.map(({ ring }) => heart(p => isInside(p, ring), 0.3)),
    sea: heart(p => !shores.some(({ ring }) => isInside(p, ring)), 0.2),
  }
}
