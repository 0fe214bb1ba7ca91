// The north in bands that lie over one another from the back to the front: mountains, hills, coast, sea, and the shore of the
// village. Each has its skyline at the top and goes on downwards, so that a board may show as much of it as it needs.
import {
  along,
  burin,
  type Curve,
  lerp,
  line,
  outlined,
  type Point,
  poly,
  print,
  type Random,
  random,
  round,
} from '../../../art/burin.ts'
import { BLACK } from '../../../art/forms.ts'
import { framed } from '../../../art/frames.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { cloud, gull, sky } from '../../../art/land/scene.ts'
import { sea } from '../../../art/land/sea.ts'

const W = 1280
/** How far a band of land goes on below its skyline, for boards that stack their cards. */
const DEEP = 640

/** Two inks one over the other: there are no tones between. */
const washed = (d: string, base: Ink, over: Ink, share: number): string =>
  print(ink(base), d, outlined(2)) + print(ink(over), d, `opacity="${share}"`)

/** A mountain: its lit side, its hatched side right of a broken ridge, and snow on its top. */
function mountain(rnd: Random, x: number, top: number, half: number, foot: number, snow: number): string {
  const tall = foot - top
  const flank = (side: 1 | -1): Point[] =>
    Array.from({ length: 6 }, (_, i): Point => {
      const t = (i + 1) / 6
      return [x + side * half * (t + (i < 5 ? (rnd() - 0.5) * 0.1 : 0)), top + tall * t ** 0.9 * (0.98 + rnd() * 0.04)]
    })
  const [left, right] = [flank(-1), flank(1)]
  const ridge = Array.from(
    { length: 6 },
    (_, i): Point => [x + half * (0.05 + (i % 2 ? 0.16 : -0.02) + i * 0.03), top + (tall * (i + 1)) / 6],
  )
  const peak: Point = [x, top]
  const outline = poly([peak, ...right, ...left.toReversed()])
  const shade = poly([peak, ...right, ...ridge.toReversed()])
  const cuts: string[] = []
  for (let i = 0; i < 22; i++) {
    const t = (i + 0.6) / 22
    const from: Point = [x + half * (0.06 + t * 0.1 + (i % 3) * 0.03), top + tall * t]
    const reach = half * t * 0.72 * (0.55 + rnd() * 0.45)
    cuts.push(line([from[0] + reach * 0.18, from[1]], [from[0] + reach, from[1] + reach * 0.5], 1.7, 'both'))
    if (i % 3 === 0) cuts.push(line([x - half * t * 0.5, from[1]], [x - half * t * 0.56, from[1] + 9], 1.3, 'both'))
  }
  const at = (points: readonly Point[], t: number): Point => points[Math.min(5, Math.floor(t * 6))]!
  const cap = poly([
    peak,
    ...right.slice(0, 2),
    [lerp(x, at(right, snow)[0], 0.62), top + tall * snow * 0.8],
    [lerp(x, at(right, snow)[0], 0.4), top + tall * snow * 1.5],
    [x + half * 0.04, top + tall * snow * 0.9],
    [x - half * 0.1, top + tall * snow * 1.6],
    [lerp(x, at(left, snow)[0], 0.7), top + tall * snow * 0.9],
    ...left.slice(0, 2).toReversed(),
  ])
  return (
    washed(outline, 'haze', 'slate', 0.42) +
    print(ink('slate'), shade, 'opacity=".5"') +
    print(ink('paper'), cap, outlined(1.2)) +
    print(BLACK, cuts, 'opacity=".8"')
  )
}

/** Level and slanting cuts that tell ground from a flat tone. */
function stubble(rnd: Random, from: number, to: number, count: number): string {
  const cuts = Array.from({ length: count }, () => {
    const [x, y, length] = [rnd() * W, lerp(from, to, rnd()), 14 + rnd() * 44]
    return line([x, y], [x + length, y + 1], 1.2, 'both')
  })
  return print(BLACK, cuts, 'opacity=".45"')
}

/** A boulder, or a fir the size of the settlements' own. */
const boulder = (x: number, y: number, k: number): string =>
  print(
    ink('slate'),
    `M${round(x - 9 * k)} ${y}l${3 * k}-${7 * k} ${7 * k}-${3 * k} ${8 * k} ${6 * k} ${2 * k} ${4 * k}Z`,
    outlined(1.4),
  ) +
  print(
    BLACK,
    [0, 1, 2].map(i => line([x + (2 + i * 3) * k, y - (7 - i * 2) * k], [x + (3 + i * 3) * k, y - 1], 1.2, 'both')),
  )

function fir(x: number, y: number, k: number): string {
  const bough = (top: number, half: number, foot: number): string =>
    `M${round(x)} ${round(y - top * k)}l${round(half * k)} ${round((top - foot) * k)}q${round(-half * k)} ${round(3 * k)} ${round(-2 * half * k)} 0Z`
  return (
    print(BLACK, `M${round(x - 1.4)} ${y}v${round(-6 * k)}h2.8v${round(6 * k)}Z`) +
    print(ink('moss-ink'), bough(20, 9, 4) + bough(30, 7, 14) + bough(38, 5, 24), outlined(1.3)) +
    print(ink('moss'), [
      line([x + 2, y - 16 * k], [x + 6 * k, y - 6 * k], 1.6, 'both'),
      line([x + 1, y - 28 * k], [x + 4 * k, y - 17 * k], 1.4, 'both'),
    ])
  )
}

/** Things strewn over a band, the farther ones first. */
function strewn(
  rnd: Random,
  count: number,
  from: number,
  to: number,
  draw: (x: number, y: number, k: number) => string,
) {
  return Array.from({ length: count }, () => [rnd() * W, lerp(from, to, rnd())] as const)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => draw(Math.round(x), Math.round(y), 0.8 + rnd() * 0.5))
    .join('')
}

/** Groves: a few firs close together. */
const grove = (rnd: Random, x: number, y: number): string =>
  [-15, 14, 0].map((dx, i) => fir(x + dx + rnd() * 6, y + i * 3, 0.75 + rnd() * 0.45)).join('')

function mountains(): string {
  const rnd = random(29)
  const far = Array.from({ length: 15 }, (_, i) =>
    mountain(rnd, 20 + i * 92 + rnd() * 30, 34 + rnd() * 34, 74 + rnd() * 26, 152, 0.2),
  )
  const near = Array.from({ length: 9 }, (_, i) =>
    mountain(rnd, 60 + i * 146 + rnd() * 40, 46 + rnd() * 40, 96 + rnd() * 34, 186, 0.16),
  )
  const scree = `M-4 168Q${W * 0.2} 150 ${W * 0.42} 166T${W * 0.8} 160T${W + 4} 166V${DEEP}H-4Z`
  return (
    sky(rnd, W, 170, 'haze', { x: 1010, y: 34, r: 18, ink: 'ochre' }) +
    cloud(rnd, 210, 34, 110) +
    cloud(rnd, 720, 28, 90) +
    print(BLACK, [gull(430, 26, 8), gull(456, 36, 6), gull(905, 40, 7)]) +
    far.join('') +
    near.join('') +
    washed(scree, 'paper-3', 'slate', 0.4) +
    stubble(rnd, 176, DEEP, 170) +
    strewn(rnd, 64, 182, DEEP - 20, boulder)
  )
}

/** A rolling skyline, hatched under its right slopes. */
function rolling(
  rnd: Random,
  y: number,
  swell: number,
  waves: number,
): { readonly d: string; readonly cuts: string; readonly at: Curve } {
  const [a, b] = [rnd() * 6, rnd() * 6]
  const at: Curve = t => [
    t * (W + 8) - 4,
    y - Math.abs(Math.sin(t * waves + a)) * swell - Math.sin(t * waves * 2.7 + b) * swell * 0.24,
  ]
  const cuts: string[] = []
  for (let i = 0; i < 170; i++) {
    const t = i / 170
    const [p, q] = [at(t), at(t + 0.004)]
    if (q[1] > p[1] + 0.3) cuts.push(line([p[0], p[1] + 2], [p[0] + 4, p[1] + 10 + rnd() * 16], 1.6, 'out'))
  }
  return { d: poly([...along(at, 160), [W + 4, DEEP], [-4, DEEP]]), cuts: cuts.join(''), at }
}

function land(seed: number, y: number, swell: number, waves: number, green: number, groves: number): string {
  const rnd = random(seed)
  const back = rolling(rnd, y, swell, waves)
  const front = rolling(rnd, y + 74, swell * 0.6, waves * 0.7)
  const onLine = (curve: Curve, count: number): string =>
    Array.from({ length: count }, (_, i) => grove(rnd, ...curve((i + rnd() * 0.8) / count))).join('')
  return (
    washed(back.d, 'paper-3', 'moss', green) +
    print(BLACK, back.cuts, 'opacity=".8"') +
    onLine(back.at, groves) +
    washed(front.d, 'paper-3', 'moss', green + 0.1) +
    print(BLACK, front.cuts, 'opacity=".8"') +
    stubble(rnd, y + 84, DEEP, 150) +
    onLine(front.at, groves - 2) +
    strewn(rnd, groves * 4, y + 100, DEEP - 20, (x, top, k) => (k > 1 ? fir(x, top, k) : grove(rnd, x, top)))
  )
}

/** A line of coast: small bays in larger ones. */
const coastline =
  (y: number, phase: number): Curve =>
  t => [t * (W + 8) - 4, y + Math.sin(t * 24 + phase) * 6 + Math.sin(t * 57 + phase) * 3]

function water(): string {
  const rnd = random(8)
  const edge = coastline(16, 0)
  const shelf = Array.from({ length: 300 }, (_, i) => {
    const [x, y] = edge(i / 300)
    return line([x, y + 2], [x + 1, y + 8 + rnd() * 9], 1.4, 'out')
  })
  return (
    print(ink('paper-2'), poly([...along(coastline(8, 0), 180), [W + 4, 60], [-4, 60]]), outlined(2)) +
    print(ink('sea'), poly([...along(edge, 180), [W + 4, DEEP], [-4, DEEP]]), outlined(1.6)) +
    print(ink('fjord-ink'), shelf) +
    sea([-10, W + 10], 44, 330, 8, { wave: 30 })
  )
}

function shore(): string {
  const rnd = random(63)
  const edge = coastline(18, 2)
  const foam = [5, 11].map(drop => burin(t => [edge(t)[0], edge(t)[1] - drop], 1.6, 'none', 160))
  return (
    print(ink('paper'), foam, 'opacity=".7"') +
    print(ink('paper-2'), poly([...along(edge, 180), [W + 4, 700], [-4, 700]]), outlined(2.4)) +
    washed(poly([...along(coastline(34, 2.3), 180), [W + 4, 700], [-4, 700]]), 'paper-3', 'moss', 0.4) +
    stubble(rnd, 44, 690, 260)
  )
}

interface Strip {
  readonly draw: () => string
  readonly height: number
}

/** From the back to the front. */
export const BANDS = {
  mountains: { draw: mountains, height: DEEP },
  hills: { draw: () => land(31, 66, 40, 13, 0.16, 11), height: DEEP },
  coast: { draw: () => land(47, 50, 22, 17, 0.36, 8), height: DEEP },
  sea: { draw: water, height: 330 },
  shore: { draw: shore, height: 700 },
} as const satisfies Readonly<Record<string, Strip>>

export type BandId = keyof typeof BANDS

export const band = ({ draw, height }: Strip): string => framed(0, 0, W, height, draw())
