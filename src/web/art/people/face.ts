// Faces: the skull, eyes, brows, nose and mouth, and what life has written on them. The head stands at 0, 0.
import { type Point, poly, print } from '../burin.ts'
import { BLACK, cut, cuts, form, hatch, isFine, type Knot, many, oval, PAPER, smooth, solid } from '../forms.ts'
import { type Ink, ink } from '../inks.ts'
import type { Figure } from './figure.ts'

export interface Face {
  /** Half its width at the ears, the height of the chin, and that of the mouth. */
  readonly a: number
  readonly chin: number
  readonly mouth: number
  /** The middle of the features, the shift of the jaw, and the side the face looks to. */
  readonly m: number
  readonly jaw: number
  readonly s: 1 | -1
  readonly turn: number
  readonly outline: readonly Knot[]
}

const SHAPES = {
  oval: [25, 0.84, 36, 0.4],
  round: [28, 0.9, 34, 0.52],
  square: [26.5, 0.98, 36, 0.6],
  long: [23.5, 0.86, 41, 0.42],
  heart: [26, 0.76, 36, 0.3],
  gaunt: [24, 0.74, 40, 0.4],
} as const

export function faceOf(p: Figure): Face {
  const [a, cheek, chin, wide] = SHAPES[p.face]
  const jaw = p.turn * 3.4
  const half: readonly Point[] = [
    [0.62 * a, -33],
    [0.97 * a, -17],
    [a, -1],
    [0.95 * a, 10],
    [cheek * a, 22],
    [wide * a, chin - 2.6],
  ]
  /** The side turned away is a little narrower, and the jaw follows the turn. */
  const on =
    (side: 1 | -1) =>
    ([x, y]: Point): Knot => [side * x * (side * p.turn > 0 ? 1 - 0.09 * Math.abs(p.turn) : 1) + (y > 15 ? jaw : 0), y]
  return {
    a,
    chin,
    mouth: p.face === 'long' || p.face === 'gaunt' ? 23 : 20.5,
    m: p.turn * 6,
    jaw,
    s: p.turn < 0 ? -1 : 1,
    turn: p.turn,
    outline: [[0, -38], ...half.map(on(1)), [jaw, chin], ...half.toReversed().map(on(-1))],
  }
}

interface Eye {
  readonly x: number
  readonly w: number
  /** Towards its outer corner. */
  readonly out: 1 | -1
}

const EYES_Y = -1.5

function eye(p: Figure, { x, w, out }: Eye, kind: 'open' | 'narrow' | 'wide' | 'closed'): string {
  const y = EYES_Y
  const lash = p.sex === 'f' ? cut(`${x + out * (w - 1)},${y - 0.6} ${x + out * (w + 3)},${y - 2.6}`, 1.6, 'out') : ''
  if (kind === 'closed') return print(BLACK, cut(`${x - w},${y - 1} ${x},${y + 2} ${x + w},${y - 1}`, 2) + lash)
  const h = kind === 'narrow' ? 0.55 : kind === 'wide' ? 1.25 : 1
  const [up, low, look] = [y - 3.6 * h, y + 2.9 * h, x + p.gaze * 1.5]
  const white = smooth(
    `${x - w},${y + 0.6}! ${x - w * 0.4},${up} ${x + w * 0.45},${up} ${x + w},${y + 0.4}! ${x + w * 0.3},${low}
     ${x - w * 0.45},${low}`,
  )
  const lid = cut(`${x - w - 0.6},${y + 1} ${x - w * 0.4},${up} ${x + w * 0.45},${up} ${x + w + 0.6},${y + 0.6}`, 2.3)
  const under = cut(`${x - w * 0.6},${low - 0.6} ${x},${low + 0.3} ${x + w * 0.6},${low - 0.6}`, 0.9)
  const bag = p.age > 1 ? cut(`${x - w * 0.7},${low + 2.4} ${x},${low + 3.4} ${x + w * 0.7},${low + 2.2}`, 0.8) : ''
  const iris = oval(look, y - 0.3 * h, p.sex === 'f' ? 3 : 2.7, Math.min(2.8, 3.1 * h))
  return (
    print(PAPER, poly(white)) +
    print(BLACK, iris + lid + under + lash + bag) +
    print(PAPER, oval(look - 0.9, y - 1.3 * h, 0.8, 0.8))
  )
}

/** Heights of inner end, arch and outer end of a brow. */
const BROWS = {
  calm: [-9, -12.4, -9],
  raised: [-12, -16, -12],
  frown: [-6, -11, -12.4],
  sad: [-13.4, -12, -8],
  stern: [-7, -9.6, -9.6],
  sly: [-7, -13, -14],
} as const

function brow(p: Figure, { x, w, out }: Eye, lifted: boolean): string {
  const [inner, arch, outer] = BROWS[p.brows].map(h => EYES_Y + 1 + h - (lifted ? 3 : 0))
  const arc = `${x - out * (w + 0.8)},${inner} ${x},${arch} ${x + out * (w + 2)},${outer}`
  const width = p.bushy ? 5.2 : p.sex === 'f' ? 2.2 : 3.4
  if (p.hairInk === 'ink') return print(BLACK, cut(arc, width))
  const tone: Ink = p.hairInk === 'paper' ? 'paper-2' : p.hairInk
  return print(BLACK, cut(arc, width + 1.4)) + print(ink(tone), cut(arc, width - 0.6))
}

/** Length and half width. */
const NOSES = {
  straight: [12, 4],
  long: [15, 4.4],
  big: [14, 7.4],
  hook: [15, 6],
  snub: [10.5, 4.4],
  flat: [12.5, 5.4],
} as const

function nose(p: Figure, { m, s }: Face): string {
  const soft = p.sex === 'f' ? 1 : 0
  const [length, half] = NOSES[p.nose]
  const y = EYES_Y + length - soft * 0.8
  const w = half - soft * 0.9
  const bridge = p.nose === 'hook' ? 5.4 : p.nose === 'snub' ? 2 : 3.2
  const line = cut(
    `${m + s * 2},${EYES_Y - 4.5} ${m + s * bridge},${EYES_Y + length * 0.45} ${m + s * (w + 2)},${y - 0.6}
     ${m + s * w * 0.7},${y + 2} ${m},${y + 2.4}`,
    2 - soft * 0.5,
  )
  const wing = cut(
    `${m + s},${y + 2.6} ${m - s * w * 0.55},${y + 2.2} ${m - s * (w + 0.4)},${y - 0.6} ${m - s * (w - 0.6)},${y - 2.4}`,
    1.7 - soft * 0.5,
  )
  const flush =
    p.nose === 'big' && p.bloom ? print(ink('madder'), oval(m + s * 2, y - 0.6, 4.6, 3.4), 'opacity=".3"') : ''
  const fold =
    p.age > 0 ? cut(`${m - s * (w + 3)},${y + 1} ${m - s * (w + 6.5)},${y + 5} ${m - s * (w + 7.4)},${y + 9}`, 1.1) : ''
  return print(BLACK, line + wing + fold) + flush
}

export function features(p: Figure, f: Face): string {
  const { m, s } = f
  const width = p.sex === 'f' ? 7 : 6.4
  const near: Eye = { x: m - s * 10.8, w: width, out: s === 1 ? -1 : 1 }
  const far: Eye = { x: m + s * (10 - Math.abs(f.turn)), w: width - 1.3 * Math.abs(f.turn), out: s }
  const cheeks = oval(near.x - s * 3, 12, 6, 4.6) + oval(far.x + s * 1.5, 12, 4.6, 4.4)
  const kind = p.eyes === 'wink' ? 'open' : p.eyes
  let marks = ''
  if (p.age > 1)
    marks +=
      many(3, i => cut(`${m - 11 + i},${-22 + i * 4} ${m},${-23.6 + i * 4} ${m + 11 - i},${-22 + i * 4}`, 0.9)) +
      many(3, i =>
        cut(`${near.x - s * (width + 3)},${-2.5 + i * 2} ${near.x - s * (width + 7)},${-4.9 + i * 3.4}`, 0.9, 'out'),
      )
  if (p.scar)
    marks +=
      cut(`${near.x - s},-16 ${near.x - s * 3},0 ${near.x - s * 5},14`, 1.7) +
      many(2, i => cut(`${near.x - s * 6.6},${6 + i * 4} ${near.x - s * 1.4},${7 + i * 4}`, 1.15))
  if (p.freckles && isFine()) marks += many(9, i => oval(m + (i - 4) * 3.6, 9 + ((i * 7) % 4), 0.7, 0.7))
  const soot = p.smudge
    ? cut(`${near.x - s * 9},8 ${near.x - s},11 ${near.x + s * 4},9`, 4.4) +
      cut(`${m - 2},-24 ${m + 5},-21 ${m + 12},-23`, 3.6)
    : ''
  const stripe = ({ x }: Eye): string => `M${x - 9} ${EYES_Y + 5}h18l-2 4.4h-14Z`
  return (
    (p.bloom ? print(ink('madder'), cheeks, `opacity="${p.bloom}"`) : '') +
    eye(p, near, kind) +
    eye(p, far, p.eyes === 'wink' ? 'closed' : kind) +
    brow(p, near, false) +
    brow(p, far, p.brows === 'sly') +
    nose(p, f) +
    print(BLACK, soot, 'opacity=".8"') +
    (p.paint ? print(ink(p.paint), stripe(near) + stripe(far), 'opacity=".85"') : '') +
    print(BLACK, marks, 'opacity=".85"')
  )
}

/** The line of a closed mouth: heights of its left corner, middle and right corner. */
const LIPS = {
  calm: [-0.4, 0.6, -0.4],
  smile: [-2.4, 1, -2.4],
  smirk: [0.4, 0.8, -3.4],
  grim: [2.4, -0.4, 2.4],
} as const

export function mouth(p: Figure, f: Face): string {
  const x = f.m * 0.85 + f.jaw * 0.2
  const y = f.mouth
  const w = 8
  if (p.mouth === 'shout' || p.mouth === 'grin') {
    const h = p.mouth === 'shout' ? 12 : 5.4
    const gap = smooth(
      `${x - w - 1},${y - 2}! ${x},${y - 1.4} ${x + w + 1},${y - 2}! ${x + w * 0.7},${y + h * 0.7} ${x},${y + h}
       ${x - w * 0.7},${y + h * 0.7}`,
    )
    // lips round a shout, so that it shows even in a black beard
    const lips = gap.map(([px, py]): Point => [x + (px - x) * 1.2, y + h * 0.4 + (py - y - h * 0.4) * 1.28])
    const teeth = `M${x - w + 1} ${y - 1}h${2 * w - 2}l-2 2.6h${6 - 2 * w}Z`
    return (
      (p.mouth === 'shout' ? solid('madder', lips, 1) : '') +
      solid('ink', gap, 0.8) +
      print(ink('madder'), oval(x, y + h * 0.72, w * 0.5, h * 0.2)) +
      print(PAPER, teeth)
    )
  }
  const [left, middle, right] = LIPS[p.mouth]
  const line = cut(
    `${x - w},${y + left} ${x - w * 0.3},${y + middle} ${x},${y + middle + 0.5} ${x + w * 0.3},${y + middle}
     ${x + w},${y + right}`,
    p.mouth === 'grim' ? 2.4 : 2,
  )
  const dimple = (side: 1 | -1, h: number): string =>
    cut(`${x + side * (w + 1.6)},${y + h - 2} ${x + side * (w + 1)},${y + h} ${x + side * (w - 1)},${y + h + 1}`, 1.2)
  const dimples = p.mouth === 'smile' ? dimple(-1, -2.4) + dimple(1, -2.4) : p.mouth === 'smirk' ? dimple(1, -3.4) : ''
  const red =
    p.sex === 'f'
      ? print(
          ink('madder'),
          cut(`${x - 6},${y + 0.4} ${x},${y + 2.4} ${x + 6},${y + 0.4}`, 3.4) +
            cut(`${x - 6},${y - 0.4} ${x},${y - 1.2} ${x + 6},${y - 0.4}`, 2.2),
        )
      : print(BLACK, cut(`${x - 3.6},${y + 4.6} ${x},${y + 5.6} ${x + 3.6},${y + 4.6}`, 1.2))
  return red + print(BLACK, line + dimples)
}

/** A scarf over nose and mouth. */
export function scarf(tone: Ink, { a, m, jaw, chin, s }: Face): string {
  const cloth = smooth(
    `${-a - 1},2! ${m - 8},6 ${m + s * 3},5 ${m + 10},6 ${a + 1},2! ${a * 0.96},20 ${jaw + 10},${chin + 3}
     ${jaw},${chin + 9}! ${jaw - 10},${chin + 3} ${-a * 0.96},20`,
  )
  const folds = many(3, i => cut(`${-a + 3},${8 + i * 5} ${m - 6},${17 + i * 5} ${m + 8},${20 + i * 4}`, 1.3))
  const tip = cut(`${m + s * 5},8 ${m + s * 6},13 ${m + s * 2},17`, 1.4)
  return solid(tone, cloth) + cuts(tone, hatch(cloth, { a: -0.3, max: 11 }) + tip + folds)
}

export function ear({ a }: Face, side: 1 | -1, skin: Ink): string {
  const x = side * (a + 0.5)
  return (
    form(skin, `${x - side * 3},-6 ${x + side * 4},-7 ${x + side * 5},0 ${x + side * 2},8 ${x - side * 3},8`, 1.7) +
    print(BLACK, cut(`${x + side * 2.6},-4 ${x + side},0 ${x + side * 1.6},4`, 1))
  )
}
