// The engraver's tools for people and for things at hand: splines printed twice (ink swollen towards the shade, then a
// flat tone), and hatching found by scanning a form, so that its cuts start on the contour and taper into the light.
// An outline is written as points, "x,y x,y!": a spline runs through them, and ! makes a corner.
import { burin, type Curve, lerp, mix, type Patch, type Point, poly, print, round, type Taper } from './burin.ts'
import { type Ink, ink } from './inks.ts'

export type Knot = readonly [x: number, y: number, sharp?: boolean]
export type Outline = string | readonly Knot[]

/** Small prints have fewer and heavier lines. Set for the time of one drawing only, so that every cut may ask. */
let fine = true

export const isFine = (): boolean => fine

export function engraved(inDetail: boolean, draw: () => string): string {
  fine = inDetail
  try {
    return draw()
  } finally {
    fine = true
  }
}

export function knots(outline: Outline): readonly Knot[] {
  if (typeof outline !== 'string') return outline
  return outline
    .trim()
    .split(/\s+/)
    .map((word): Knot => {
      const [x = '', y = ''] = word.split(',')
      return [Number.parseFloat(x), Number.parseFloat(y), word.endsWith('!')]
    })
}

/** Catmull-Rom through the points of an outline. */
export function smooth(outline: Outline, closed = true, steps = fine ? 5 : 4): Point[] {
  const points = knots(outline)
  const count = points.length
  const at = (i: number): Knot => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const b = at(i)
    const c = at(i + 1)
    const a = b[2] ? b : at(i - 1)
    const d = c[2] ? c : at(i + 2)
    const blend = (k: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    for (let j = 0; j < steps; j++) out.push([blend(0, j / steps), blend(1, j / steps)])
  }
  const last = at(count - 1)
  return closed ? out : [...out, [last[0], last[1]]]
}

export function curve(outline: Outline): Curve {
  const points = smooth(outline, false, 8)
  const last = points.length - 1
  return t => {
    const i = Math.min(last - 1, Math.floor(t * last))
    return mix(points[i] ?? [0, 0], points[i + 1] ?? [0, 0], t * last - i)
  }
}

/** A cut along an outline; what is too thin for a small print is left out of it. */
export function cut(outline: Outline, width = 1.2, ends: Taper = 'both'): string {
  if (!fine && width < 1.15) return ''
  return burin(curve(outline), fine ? width : width * 1.15, ends, Math.min(14, knots(outline).length * 2 + 1))
}

export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** On the left (-1) and on the right (1). */
export const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1)

/** A drawing moved, turned by degrees, and scaled; `flip` mirrors it. */
export function put(x: number, y: number, turn: number, svg: string, scale = 1, flip = false): string {
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${sized}">${svg}</g>`
}

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0` +
  `a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`

const DARK: ReadonlySet<Ink> = new Set<Ink>([
  'ink',
  'ink-2',
  'oak',
  'oak-2',
  'oak-3',
  'slate-dark',
  'night',
  'fjord',
  'fjord-ink',
  'madder-ink',
  'moss-ink',
  'deep-3',
])
export const isDark = (tone: Ink): boolean => DARK.has(tone)
/** Cuts on a dark ink are left in paper. */
export const cutInk = (tone: Ink): string => ink(isDark(tone) ? 'paper-2' : 'ink')
export const BLACK = ink('ink')
export const PAPER = ink('paper')
/** Cuts on a tone. */
export const cuts = (tone: Ink, d: string, opacity = 1): string =>
  print(cutInk(tone), d, opacity < 1 ? `opacity="${opacity}"` : '')

/** Ink, then the flat tone: the edge is `width` wide, thin to the light and heavy in the shade (lower right). */
export function solid(tone: Ink, points: readonly Point[], width = 2): string {
  const count = points.length
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  const area = points.reduce((sum, p, i) => sum + p[0] * at(i + 1)[1] - p[1] * at(i + 1)[0], 0)
  const out = area > 0 ? 1 : -1
  const edge = points.map((p, i): Point => {
    const [a, b] = [at(i - 1), at(i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (out * (b[1] - a[1])) / length
    const ny = (out * (a[0] - b[0])) / length
    const k = (fine ? width : width * 1.2) * (0.5 + 0.5 * Math.max(0, nx * 0.6 + ny * 0.8))
    return [p[0] + nx * k, p[1] + ny * k]
  })
  return print(BLACK, poly(edge)) + print(ink(tone), poly(points))
}

export const form = (tone: Ink, outline: Outline, width = 2): string => solid(tone, smooth(outline), width)

export const box = (tone: Ink, x0: number, y0: number, x1: number, y1: number, width = 1.6): string =>
  form(tone, `${x0},${y0}! ${x1},${y0}! ${x1},${y1}! ${x0},${y1}!`, width)

/** A disc or an oval with its ink edge. */
export const bead = (tone: Ink, x: number, y: number, rx: number, ry = rx, edge = 1.5): string =>
  print(BLACK, oval(x, y, rx + edge, ry + edge)) + print(ink(tone), oval(x, y, rx, ry))

export interface Hatching {
  /** Angle of the cuts, in radians. */
  readonly a?: number
  readonly gap?: number
  readonly w?: number
  /** How far they reach: a share of the form, and a length. */
  readonly depth?: number
  readonly max?: number
  /** The edge they start from: 1 on the right, -1 on the left. */
  readonly side?: 1 | -1
  readonly from?: number
  readonly to?: number
}

/** Where a level line crosses a polygon, from left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  const xs: number[] = []
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    if (p[1] > y !== q[1] > y) xs.push(lerp(p[0], q[0], (y - p[1]) / (q[1] - p[1])))
  })
  return xs.sort((a, b) => a - b)
}

const heights = (points: readonly Point[]): [low: number, high: number] => {
  const ys = points.map(p => p[1])
  return [Math.min(...ys), Math.max(...ys)]
}

/** Parallel cuts inside a form, from its shaded edge, tapering inwards. */
export function hatch(points: readonly Point[], style: Hatching = {}): string {
  const { a = 0.5, gap = 3.2, w = 1.2, depth = 0.3, max = 16, side = 1, from = -1e3, to = 1e3 } = style
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const turned = points.map(([x, y]): Point => [x * c + y * s, y * c - x * s])
  const back = (x: number, y: number): Point => [x * c - y * s, y * c + x * s]
  const [low, high] = heights(turned)
  const step = fine ? gap : gap * 2
  let out = ''
  for (let y = low + step * 0.7, i = 0; y < high; y += step, i++) {
    const xs = crossings(turned, y)
    const [edge, next] = side > 0 ? [xs.at(-1), xs.at(-2)] : [xs[0], xs[1]]
    if (edge === undefined || next === undefined) continue
    const length = Math.min(max, Math.abs(edge - next) * depth) * (i % 2 ? 1 : 0.7)
    const start = back(edge, y)
    const end = back(edge - side * length, y)
    if (length > 1.5 && start[1] > from && start[1] < to)
      out += burin(t => mix(start, end, t), fine ? w : w * 1.5, 'out', 3)
  }
  return out
}

/** The same shade as one flat tone: a crescent along the right edge of a form. */
export function crescent(points: readonly Point[], depth = 0.24): string {
  const [low, high] = heights(points)
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 20; i++) {
    const y = lerp(low + 0.4, high - 0.4, i / 20)
    const xs = crossings(points, y)
    const [left, right] = [xs[0], xs.at(-1)]
    if (left === undefined || right === undefined || left === right) continue
    outer.push([right, y])
    inner.unshift([right - (right - left) * depth * (0.8 + 0.35 * Math.sin((i / 20) * 9)), y])
  }
  return poly([...outer, ...inner])
}

/** The surface between two open curves: v = 0 on the first, 1 on the second. */
export function between(first: Outline, second: Outline): Patch {
  const [f, g] = [curve(first), curve(second)]
  return (u, v) => mix(f(u), g(u), v)
}

/** A plait along a curve: lobes laid alternately from both sides, then a tie and a tuft. */
export function plait(outline: Outline, width: number, lobes: number, tone: Ink, tie: Ink): string {
  const f = curve(outline)
  const out = many(lobes, i => {
    const t = i / lobes
    const a = f(t)
    const b = f(Math.min(1, t + 1.5 / lobes))
    const q = width * (1 - t * 0.35) * (i % 2 ? 1 : -1)
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const at = (x: number, y: number): Knot => [a[0] + x * length * c - y * q * s, a[1] + x * length * s + y * q * c]
    const lobe = [at(-0.2, 1), at(0.55, 1.05), at(1.05, -0.1), at(0.6, -0.5), at(0, -0.1)]
    return (
      solid(tone, smooth(lobe, true, 4), 1.3) + cuts(tone, cut([at(0.05, 0.55), at(0.5, 0.5), at(0.85, 0)], 0.8), 0.8)
    )
  })
  const [end, before] = [f(1), f(0.94)]
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI - 90
  const w = width
  const tuft = form(tone, `${-w * 0.5},0! ${-w * 0.6},${w * 0.9} 0,${w * 2}! ${w * 0.6},${w * 0.9} ${w * 0.5},0!`, 1.2)
  return out + put(end[0], end[1], turn, tuft + box(tie, -w * 0.65, -2, w * 0.65, 2, 1.1))
}
