// A tile as it is engraved, in layers that lie over those of its neighbours: water, land, relief, and the cut of the coast.
// Each depends on nothing but the outline and the place: what is drawn once stays. Inks are in the style sheet. Pure.
import { burin, disc, mix, type Point, poly, random } from '../../../art/burin.ts'
import { kept } from './kept.ts'
import { atPoint, distance, heartsOf, hexagon, isInside, SIDE, shoreOf } from './outline.ts'

export interface Print {
  readonly water: string
  readonly land: string
  readonly relief: string
  readonly coast: string
}

const path = (name: string, d: string): string => (d ? `<path class="${name}" d="${d}"/>` : '')
/** A line that is left open. */
export const trace = (points: readonly Point[]): string => poly(points).slice(0, -1)
/** The lightest cut: a triangle that begins `width` wide and ends in a point. */
function nick(a: Point, b: Point, width: number): string {
  const length = distance(a, b) || 1
  const [x, y] = [((a[1] - b[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)]
  return poly([[a[0] + x, a[1] + y], b, [a[0] - x, a[1] - y]])
}

/** The way out to sea at a point of a coast. */
function seaward(coast: readonly Point[], at: number): Point {
  const [a, b] = [coast[Math.max(0, at - 1)]!, coast[Math.min(coast.length - 1, at + 1)]!]
  const length = distance(a, b) || 1
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
}
/** The land along a coast, so many units deep from one line to another. */
export const band = kept(
  (coast: readonly Point[], from: number, to: number) =>
    // Where it begins, turns and ends.
    `${[0, 0.5, 1].map(part => atPoint(coast[Math.floor(part * (coast.length - 1))] ?? [0, 0])).join()} ${from} ${to}`,
  runBand,
)
function runBand(coast: readonly Point[], from: number, to: number): string {
  const inland = (deep: number): Point[] =>
    coast.map((p, i) => {
      const [x, y] = seaward(coast, i)
      return [p[0] - x * deep, p[1] - y * deep]
    })
  return coast.length > 0 ? poly([...inland(from), ...inland(to).reverse()]) : ''
}

/** A little farther at both ends, so that lines meet across a border without a gap. */
function drawnOut(coast: readonly Point[]): Point[] {
  const beyond = (a: Point, b: Point): Point => mix(a, b, 1 + 1.2 / (distance(a, b) || 1))
  return [beyond(coast[1]!, coast[0]!), ...coast, beyond(coast.at(-2)!, coast.at(-1)!)]
}
/** One cut for the whole coast, heavier on the side away from the light. */
function shoreCut(coast: readonly Point[]): string {
  const outer: Point[] = []
  const inner: Point[] = []
  coast.forEach((p, i) => {
    const [x, y] = seaward(coast, i)
    const wide = 1 + Math.max(0, x * 0.5 + y * 0.86) * 1.5
    outer.push([p[0] + x * wide, p[1] + y * wide])
    inner.unshift([p[0] - x * 0.9, p[1] - y * 0.9])
  })
  return coast.length > 0 ? poly([...outer, ...inner]) : ''
}
/** Level cuts that begin on the shore and run out to sea. */
function surf(coast: readonly Point[], rnd: () => number): string {
  const gap = 3.1
  let d = ''
  for (let i = 1; i < coast.length; i++) {
    const [a, b] = [coast[i - 1]!, coast[i]!]
    const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
    const out = Math.sign(b[1] - a[1])
    for (let y = Math.ceil(low / gap) * gap; y < high; y += gap) {
      const x = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
      d += nick([x, y], [x + out * (6 + 5 * Math.sin(y * 0.7) ** 2 + rnd() * 3), y], 1.5)
    }
  }
  return d
}
function wave([x, y]: Point, length: number): string {
  const arc = (dx: number, dy: number, swell: number, width: number): string =>
    burin(t => [x + dx + (t - 0.5) * length, y + dy + Math.sin(Math.PI * t) * swell], width, 'both', 4)
  return [-1, 0, 1].map(k => arc(k * length * 0.86, -2, 3.2, 1.3)).join('') + arc(0, 3, 2, 1)
}

/** What stands on land: its body, and the cuts on it. */
interface Mark {
  readonly body: string
  readonly cuts: string
}
function hill([x, y]: Point, size: number): Mark {
  const top = (t: number): Point => [x - 11 * size + 22 * size * t, y - Math.sin(Math.PI * t) ** 0.8 * 9 * size]
  let cuts = burin(top, 1.5, 'both', 8)
  for (let i = 0; i < 4; i++) {
    const p = top(0.58 + i * 0.1)
    cuts += nick([p[0], p[1] + 1], [p[0] + 1.6, Math.min(y + 0.6, p[1] + 6.5 * size)], 1.3)
  }
  return { body: poly(Array.from({ length: 9 }, (_, i) => top(i / 8))), cuts }
}
function fir([x, y]: Point, size: number): Mark {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const tree = [at(0, -12), at(3.4, -6), at(1.8, -6), at(4.8, 0), at(-4.8, 0), at(-1.8, -6), at(-3.4, -6)]
  return { body: poly(tree), cuts: nick(at(0.8, -8), at(2.4, -1), 1.2) + nick([x, y], [x, y + 3], 1.6) }
}
/** All of a kind as two paths: a chart has thousands of them. */
const marked = (name: string, marks: readonly Mark[]): string =>
  path(name, marks.map(({ body }) => body).join('')) + path('ex-cut', marks.map(({ cuts }) => cuts).join(''))

/** How near things may lie to the coast, to where pieces stand, and to each other. */
const OFFSHORE = 27
const INLAND = 12
const STAND = 25

export const printOf = kept((centre: Point, lands: readonly number[]) => `${atPoint(centre)} ${lands.join()}`, engrave)
function engrave(centre: Point, lands: readonly number[]): Print {
  const rnd = random(Math.round(centre[0] * 7 + centre[1] * 131) + lands.reduce((sum, land) => sum * 64 + land, 1))
  const shores = lands.map(land => shoreOf(centre, land))
  const coasts = shores.flatMap(({ coast }) => coast)
  const hearts = heartsOf(lands)
  const placed = ([x, y]: Point): Point => [centre[0] + x, centre[1] + y]
  const stands = [...hearts.lands.map(placed), placed(hearts.sea)]
  const taken: Point[] = []
  const isFree = (p: Point, far: number, room: number): boolean =>
    coasts.every(point => distance(p, point) > far) &&
    stands.every(point => distance(p, point) > STAND) &&
    taken.every(point => distance(p, point) > room)
  const anywhere = (): Point => [centre[0] + (rnd() - 0.5) * SIDE * 1.7, centre[1] + (rnd() - 0.5) * SIDE * 1.9]

  const sheet = hexagon(centre)
  const within = hexagon(centre, 0.86)
  let waves = ''
  for (let tries = 0; tries < 14; tries++) {
    const p = anywhere()
    if (!isInside(p, within) || shores.some(({ ring }) => isInside(p, ring)) || !isFree(p, OFFSHORE, 26)) continue
    taken.push(p)
    waves += wave(p, 8 + rnd() * 4)
  }
  const lines = shores.map(({ coast }) => (coast.length > 0 ? trace(drawnOut(coast)) : '')).join('')
  const water =
    path('ex-sea', poly(sheet)) +
    (lines && ['ex-far', 'ex-between', 'ex-near', 'ex-shallow'].map(name => path(name, lines)).join('')) +
    path('ex-surf', shores.map(({ coast }) => surf(coast, rnd)).join('')) +
    path('ex-wave', waves)

  const hills: Mark[] = []
  const firs: Mark[] = []
  for (const [at, { ring }] of shores.entries()) {
    for (let tries = 0; tries < 15 * Math.max(2, ring.length - STEPS_OF_COAST); tries++) {
      const p = anywhere()
      const big = rnd()
      if (!isInside(p, ring) || !isFree(p, INLAND, big < 0.34 ? 20 : 13)) continue
      // Outposts stand where borders meet.
      if (sheet.some(corner => distance(p, corner) < 17)) continue
      taken.push(p)
      if (big < 0.34 && at === 0) hills.push(hill(p, 0.85 + big * 0.6))
      else firs.push(fir(p, 0.75 + big * 0.3))
    }
  }
  return {
    water,
    land: path('ex-land', shores.map(({ ring }) => poly(ring)).join('')),
    relief: marked('ex-hill', hills) + marked('ex-fir', firs),
    coast: path('ex-coast', shores.map(({ coast }) => shoreCut(coast)).join('')),
  }
}
const STEPS_OF_COAST = 24

/** The edge of the known world, along one side: cuts that fade into the blank sheet. */
export const frayed = kept((centre: Point, side: number) => `${atPoint(centre)} ${side}`, fray)
function fray(centre: Point, side: number): string {
  const corners = hexagon(centre)
  const [a, b] = [corners[side]!, corners[(side + 1) % 6]!]
  const out: Point = [(b[1] - a[1]) / SIDE, (a[0] - b[0]) / SIDE]
  const rnd = random(Math.round(centre[0] * 3 + centre[1] * 17) + side)
  let d = ''
  for (let i = 0; i < 17; i++) {
    const p = mix(a, b, (i + rnd() * 0.5) / 16.5)
    const length = 4 + rnd() * 9
    d += nick(p, [p[0] + out[0] * length, p[1] + out[1] * length], 1.5)
  }
  return d
}

/** A compass rose. */
export function rose([x, y]: Point, size: number): string {
  const at = (angle: number, far: number): Point => {
    const turn = (angle * Math.PI) / 180
    return [x + Math.sin(turn) * far * size, y - Math.cos(turn) * far * size]
  }
  const rays = (angles: readonly number[], far: number, wide: number) =>
    angles.map(angle => ({
      dark: poly([at(angle, far), at(angle + 45, wide), [x, y]]),
      light: poly([at(angle, far), at(angle - 45, wide), [x, y]]),
    }))
  const all = [...rays([45, 135, 225, 315], 34, 8), ...rays([0, 90, 180, 270], 50, 11)]
  const ring = (far: number): string => trace(Array.from({ length: 41 }, (_, i) => at(i * 9, far)))
  return (
    path('ex-ring', ring(33) + ring(29)) +
    path('ex-light', all.map(({ light }) => light).join('')) +
    path('ex-cut', all.map(({ dark }) => dark).join(''))
  )
}
/** A serpent for the blank parts: coils that rise out of the paper. */
export function serpent([x, y]: Point, size: number): string {
  const coil = (cx: number, wide: number, high: number, thick: number): string => {
    const arc = (t: number, inner: number): Point => [
      x + (cx - (wide / 2 - inner) * Math.cos(Math.PI * t)) * size,
      y - Math.sin(Math.PI * t) * (high - inner) * size,
    ]
    const steps = Array.from({ length: 15 }, (_, i) => i / 14)
    const body = poly([...steps.map(t => arc(t, 0)), ...steps.toReversed().map(t => arc(t, thick))])
    const scales = steps.slice(7, 13).map(t => nick(arc(t, thick), arc(t, thick * 0.3), 1.6))
    const fins = steps.slice(2, 13).map(t => poly([arc(t - 0.025, 0), arc(t, -4.5), arc(t + 0.025, 0)]))
    return path('ex-beast', body) + path('ex-cut', [...scales, ...fins].join(''))
  }
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const neck = [
    at(-31, 0),
    at(-32, -8),
    at(-35, -16),
    at(-36, -24),
    at(-38, -30),
    at(-42, -34),
    at(-44, -39),
    at(-47, -34),
    at(-53, -32),
    at(-60, -28),
    at(-59, -25),
    at(-52, -25),
    at(-57, -22),
    at(-55, -20),
    at(-48, -21),
    at(-46, -15),
    at(-45, -7),
    at(-45, 0),
  ]
  return (
    coil(-16, 30, 20, 9) +
    coil(14, 26, 16, 8) +
    coil(40, 20, 11, 6) +
    path('ex-beast', poly(neck)) +
    path('ex-cut', disc(...at(-48, -29), 1.3)) +
    path(
      'ex-cut',
      burin(t => at(-60 + t * 118, 2 + Math.sin(t * 20) * 1.5), 1.2, 'both', 22),
    )
  )
}
