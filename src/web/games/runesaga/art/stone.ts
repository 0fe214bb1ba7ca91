// A runestone: granite with a serpent along its edge whose body is written full of runes, and what it asks cut into its face.
import { burin, type Curve, disc, line, type Point, print } from '../../../art/burin.ts'
import { BLACK, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import { ICON_GRID } from '../../../art/icons.ts'
import { type Ink, ink } from '../../../art/inks.ts'

/** The sheet a stone is drawn on. */
export const SHEET = { w: 104, h: 124 } as const
const MIDDLE = 52

/** The serpent's way along the edge, from its tail at the lower left to its head at the lower right. */
const serpent: Curve = t => {
  const a = Math.PI * (1.13 - t * 1.26)
  return [MIDDLE + Math.cos(a) * 37, 52 - Math.sin(a) * (Math.sin(a) > 0 ? 40 : 108)]
}
/** How many runes a serpent carries. */
const RUNES = 19
/** A stave and its twigs across the serpent. */
function rune(i: number, which: number): string {
  const [x, y] = serpent((i + 0.8) / (RUNES + 1.6))
  const [nx, ny] = [(x - MIDDLE) / 40, (y - 58) / 50]
  const on = (out: number, along: number): Point => [x + nx * out - ny * along, y + ny * out + nx * along]
  const twigs = [
    line(on(1.6, 0), on(-0.4, 3)) + line(on(-1, 0), on(-2.8, 2.8)),
    line(on(3, 0), on(0.4, 3)),
    line(on(0.8, -2.6), on(-0.8, 2.6)),
    line(on(3.4, 0), on(1, -2.8)) + line(on(3.4, 0), on(1, 2.8)),
    '',
  ]
  return line(on(-3.9, 0), on(3.9, 0), 1.5) + twigs[which % twigs.length]!
}
/** Each stone has an outline of its own: it leans and bulges a little, by its seed. */
function outline(seed: number): readonly Point[] {
  const by = (i: number): number => Math.sin(seed * 12.9 + i * 4.7) * 2.2
  return smooth(
    `${8 + by(1)},121! ${5 + by(2)},74 ${9 + by(3)},32 ${28 + by(4)},${8 + by(5)} ${53 + by(6)},${2.5 + by(7) / 2} ` +
      `${77 + by(8)},${8 + by(9)} ${95 + by(10)},33 ${99 + by(11)},74 ${96 + by(12)},121!`,
  )
}
/** A silhouette, so wide, with its middle there. */
export const carved = (tone: Ink, d: string, x: number, y: number, wide: number): string =>
  put(x - wide / 2, y - wide / 2, 0, print(ink(tone), d), wide / ICON_GRID)

export interface Runestone {
  readonly seed: number
  /** The ink of the serpent: each tale has its own. */
  readonly tone: Ink
  /** What is cut into its face; none: its back. */
  readonly sign: string | null
}
export function runestone({ seed, tone, sign }: Runestone): string {
  const shape = outline(seed)
  const face = sign
    ? carved('paper', sign, MIDDLE + 1.1, 65.2, 47) + carved('ink', sign, MIDDLE, 64, 47)
    : knot(MIDDLE, 66)
  return (
    solid(sign ? 'paper-3' : 'slate', shape, 2.6) +
    print(BLACK, hatch(shape, { a: 0.5, gap: 4, depth: 0.14, max: 11 })) +
    print(
      BLACK,
      many(14, i => nick(seed * 31 + i * 17)),
    ) +
    print(BLACK, burin(serpent, 15, 'none', 44)) +
    print(ink(tone), burin(serpent, 12, 'none', 44)) +
    print(
      ink('paper'),
      many(RUNES, i => rune(i, (i * i + i * seed) % 7)),
    ) +
    head(tone) +
    face
  )
}
/** Where frost has bitten. */
function nick(n: number): string {
  const [x, y] = [24 + ((n * 37) % 56), 34 + ((n * 53) % 76)]
  return line([x, y], [x + 2.4, y + 0.8], 0.7, 'both')
}
const head = (tone: Ink): string =>
  put(
    ...serpent(1),
    4,
    form(tone, '-8,-8! -10,1 -5,9 0,18! 4,11 8,2 6,-8!', 1.6) +
      print(ink('light'), disc(-1, -1, 2.3)) +
      print(BLACK, disc(-0.6, -0.6, 0.9)),
  )
/** The knot on the back of a stone: three triangles, each through the next. */
function knot(x: number, y: number): string {
  const triangle = (turn: number): string => {
    const at = (i: number): Point => {
      const a = -Math.PI / 2 + (i * 2 * Math.PI) / 3
      const [cx, cy] = [Math.cos(turn) * 7, Math.sin(turn) * 7]
      return [x + cx + Math.cos(a) * 17, y + cy + Math.sin(a) * 17]
    }
    return line(at(0), at(1), 3) + line(at(1), at(2), 3) + line(at(2), at(0), 3)
  }
  return print(ink('paper-2'), [0, 1, 2].map(i => triangle(-Math.PI / 2 + (i * 2 * Math.PI) / 3)).join(''))
}
