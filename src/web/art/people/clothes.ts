// Clothes: what covers the body, and what lies over the shoulders. x = 0 is the middle of the body.
import { burin, disc, type Point, print, round } from '../burin.ts'
import {
  BLACK,
  bead,
  both,
  box,
  curve,
  cut,
  cuts,
  form,
  hatch,
  isFine,
  type Knot,
  many,
  type Outline,
  oval,
  put,
  smooth,
  solid,
} from '../forms.ts'
import { type Ink, ink } from '../inks.ts'
import { EMBLEMS } from '../ships/sails.ts'
import type { Figure } from './figure.ts'

/** Half the width of the shoulders, and of the neck. */
export const BUILDS = { slim: [41, 10.5], normal: [48, 12], broad: [56, 15], huge: [63, 18] } as const

function pendant(kind: NonNullable<Figure['pendant']>): string {
  switch (kind) {
    case 'hammer':
      return form('foam-2', '-2,0! 2,0! 2,7! 9,8! 9,13! 0,16! -9,13! -9,8! -2,7!', 1.5)
    case 'ring':
      return bead('gold', 0, 7, 7, 7, 1.4) + print(BLACK, disc(0, 7, 3.6))
    case 'tooth':
      return many(5, i =>
        put((i - 2) * 7, 2 - Math.abs(i - 2) * 3, (2 - i) * 14, form('paper', '-2.6,0! 2.6,0! 0,11!', 1.3)),
      )
    case 'key':
      return bead('gold', 0, 3, 3.4) + box('gold', -1.3, 6, 1.3, 18, 1.1) + box('gold', 1.3, 13, 5, 17, 1)
  }
}

interface Trunk {
  readonly h: number
  readonly n: number
  /** Half width of the waist. */
  readonly w: number
  readonly neckline: Outline
}

function trunkOf(p: Figure): Trunk {
  const [h, n] = BUILDS[p.build]
  const w = h * (p.belly ? 1.04 : p.sex === 'f' ? 0.74 : 0.9)
  const neckline = p.deep
    ? `${-n - 3},110 0,140! ${n + 3},110`
    : `${-n - 4},111 ${-n * 0.5},121 0,123.5 ${n * 0.5},121 ${n + 4},111`
  return { h, n, w, neckline }
}

/** Marks in staggered rows, as far as the body is wide. */
function rows(h: number, top: number, gx: number, gy: number, mark: (x: number, y: number) => string): string {
  let out = ''
  for (let y = top, row = 0; y < 192; y += gy, row++)
    for (let x = (row % 2 ? gx / 2 : 0) - h; x < h; x += gx)
      if (Math.abs(x) < h * (y < 128 ? 0.62 : y < 134 ? 0.9 : 1) - 2) out += mark(x, y)
  return out
}

/** The weave of a garment, printed before the neck. */
function weave(p: Figure, { h }: Trunk): string {
  switch (p.garment) {
    case 'mail': {
      const size = isFine() ? 6 : 9
      const ring = (x: number, y: number): string =>
        `M${round(x - size / 2)} ${y}q${size / 2} ${size} ${size} 0q${-size / 2} 3.6${-size} 0Z`
      return cuts(p.cloth, rows(h, 116, size, size - 1, ring))
    }
    case 'quilt':
      return cuts(
        p.cloth,
        many(7, i => cut(`${h * (i * 0.3 - 0.9)},122 ${h * (i * 0.28 - 0.84)},190`, 1.6)) +
          (isFine() ? rows(h, 130, h * 0.3, 12, (x, y) => disc(x, y, 0.9)) : ''),
      )
    case 'stripes':
      return print(
        ink(p.hem),
        many(5, i => cut(`${-h * 0.98},${136 + i * 13} 0,${142 + i * 13} ${h * 0.98},${136 + i * 13}`, 5)),
        'opacity=".9"',
      )
    case 'patched':
      return (
        box('moss', -h * 0.5 - 7, 153, -h * 0.5 + 7, 167, 1.4) +
        box('slate', h * 0.45 - 8, 164, h * 0.45 + 8, 180, 1.4) +
        box('madder', -h * 0.1 - 6, 174, -h * 0.1 + 6, 188, 1.4)
      )
    case 'bare':
      return print(
        BLACK,
        both(k => cut(`${k * h * 0.5},152 ${k * h * 0.24},157 ${k * 3},152`, 1.8)) + cut('0,140 0,174', 1.4),
      )
    default:
      return ''
  }
}

/** What is worn over the garment, printed after the neck. */
function overdress(p: Figure, t: Trunk): string {
  const { h, n } = t
  const slit = print(BLACK, cut('0,123 0,146', 2))
  switch (p.garment) {
    case 'tunic':
      return (
        slit +
        print(
          BLACK,
          many(3, i => cut(`-4,${129 + i * 6} 4,${131 + i * 6}`, 1.2)),
        )
      )
    case 'apron': {
      const bib = smooth(
        `${-h * 0.44},142! 0,145 ${h * 0.44},142! ${h * 0.5},166 ${h * 0.78},180 ${h * 0.8},206! ${-h * 0.8},206!
         ${-h * 0.78},180 ${-h * 0.5},166`,
      )
      const folds =
        cut(`${-h * 0.4},148 0,151 ${h * 0.4},148`, 1) +
        cut(`${-h * 0.3},154 ${-h * 0.34},184`) +
        cut(`${h * 0.06},158 ${h * 0.04},186`, 1.15)
      return (
        slit +
        straps(p.apron, h, n, 0.42) +
        solid(p.apron, bib) +
        cuts(p.apron, hatch(bib, { a: -0.5, max: 18 }) + folds)
      )
    }
    case 'dress':
      return apronDress(p, t)
    case 'robe': {
      const studs = many(8, i => disc(n + 6 - i * 4.4, 120 + i * 10.4, 1.3))
      const sash = `${n + 4},111! ${n + 12},114! ${h * 0.1},160 ${-h * 0.2},206! ${-h * 0.4},206! -2,150`
      return form(p.hem, sash, 1.7) + cuts(p.hem, studs)
    }
    default:
      return ''
  }
}

const straps = (tone: Ink, h: number, n: number, at: number): string =>
  both(k => form(tone, `${k * h * at},146! ${k * (n + 6)},113! ${k * (n + 12)},114! ${k * h * (at + 0.1)},146!`, 1.5))

/** The Norse apron dress: straps, two oval brooches, beads between them. */
function apronDress(p: Figure, { h, n, w }: Trunk): string {
  const cloth = smooth(
    `${-h * 0.5},143! 0,147 ${h * 0.5},143! ${h * 0.6},160 ${w * 0.95},178 ${w + 1},206! ${-w - 1},206! ${-w * 0.95},178
     ${-h * 0.6},160`,
  )
  const folds = cut(`${-h * 0.3},154 ${-h * 0.36},186`, 1.3) + cut(`${h * 0.1},156 ${h * 0.1},186`)
  const beads = many(9, i => {
    const u = i / 4 - 1
    const tone = (['madder', 'gold', 'fjord', 'paper'] as const)[i % 4] ?? 'gold'
    return bead(tone, u * h * 0.4, 152 - u * u * 8, 2.5, 2.5, 1.1)
  })
  return (
    straps(p.apron, h, n, 0.4) +
    solid(p.apron, cloth) +
    print(ink(p.hem), cut(`${-h * 0.48},147 0,151 ${h * 0.48},147`, 3.4, 'none')) +
    cuts(p.apron, hatch(cloth, { a: -0.4, depth: 0.28, max: 15 }) + folds) +
    beads +
    both(k => bead('gold', k * h * 0.46, 142.6, 5, 6.2, 1.6) + print(BLACK, oval(k * h * 0.46, 142.6, 2.2, 3)))
  )
}

export function trunk(p: Figure): string {
  const t = trunkOf(p)
  const { h, n, w } = t
  const body = smooth(
    `${-n - 2},112 ${-h * 0.62},121 ${-h},134 ${-h - 1},152 ${-w},178 ${-w - 3},206! ${w + 3},206! ${w},178 ${h + 1},152
     ${h},134 ${h * 0.62},121 ${n + 2},112`,
  )
  const folds =
    cut(`${-h * 0.5},136 ${-h * 0.36},154 ${-h * 0.3},180`, 1.4) +
    cut(`${h * 0.34},140 ${h * 0.22},160 ${h * 0.2},184`, 1.4) +
    cut(`${-h * 0.12},152 ${-h * 0.1},170 ${-h * 0.14},190`)
  const throat: Point[] = [
    ...smooth(`${-n},92 ${0.6 - n},104 ${-n - 3},111`, false),
    ...smooth(t.neckline, false),
    ...smooth(`${n + 3},111 ${n - 0.6},104 ${n},92`, false),
  ]
  const edge = (width: number): string => burin(curve(t.neckline), width, 'none', 18)
  const [hemWidth, hemInk]: [number, Ink] = p.garment === 'mail' ? [3, 'slate'] : [5, p.hem]
  const chain = cut(`${-n - 2},116 ${-n * 0.6},132 0,143 ${n * 0.6},132 ${n + 2},116`, 1.8, 'none')
  return (
    solid(p.cloth, body, 2.3) +
    cuts(p.cloth, hatch(body, { a: -0.25, depth: 0.22, max: 17 }) + folds) +
    weave(p, t) +
    solid(p.skin, throat, 1.8) +
    print(BLACK, hatch(throat, { a: 0.25, depth: 0.8, max: n * 1.5, gap: 2.6, to: 116 })) +
    (p.garment === 'bare' ? '' : print(BLACK, edge(hemWidth + 2.4)) + print(ink(hemInk), edge(hemWidth))) +
    overdress(p, t) +
    (p.pendant ? print(BLACK, chain) + put(0, 143, 0, pendant(p.pendant)) : '') +
    (p.badge ? put(0, 158, 0, print(ink(p.hem), EMBLEMS.anchor), 1.3) : '') +
    (p.belt
      ? form(p.belt, `${-w - 2},176! ${w + 2},176! ${w + 3},184! ${-w - 3},184!`, 1.7) +
        box('gold', -7, 173.6, 7, 186.4) +
        box('ink', -3.4, 177, 3.4, 183, 0.1)
      : '')
  )
}

/** A strip of fur along a curve, with its jagged hem. */
function furry(outline: Outline, tone: Ink, half: number): string {
  const f = curve(outline)
  const steps = 30
  const upper: Point[] = []
  const lower: Knot[] = []
  for (let i = 0; i <= steps; i++) {
    const [p, a, b] = [f(i / steps), f(Math.max(0, i / steps - 0.01)), f(Math.min(1, i / steps + 0.01))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(a[1] - b[1]) / length, (b[0] - a[0]) / length]
    const reach = half + (i % 2 ? 5 : 0)
    upper.push([p[0] - nx * half, p[1] - ny * half])
    lower.unshift([p[0] + nx * reach, p[1] + ny * reach, i % 2 === 1])
  }
  const count = isFine() ? 44 : 18
  const hairs = many(count, i => {
    const [x, y] = f((i + 0.5) / count)
    const off = (((i * 7) % 5) - 2) * 2.6
    return cut(`${x + off * 0.3},${y + off - 3} ${x + off * 0.3 + ((i % 3) - 1) * 2},${y + off + 4}`, 1.2, 'out')
  })
  return solid(tone, [...upper, ...smooth(lower, false, 3)]) + cuts(tone, hairs)
}

function brooch(x: number, y: number, gem: Ink, scale = 1): string {
  const rays = many(6, i => {
    const [c, s] = [Math.cos(i * 1.047), Math.sin(i * 1.047)]
    return cut(`${c * 4},${s * 4} ${c * 6.6},${s * 6.6}`, 1)
  })
  return put(x, y, 0, bead('gold', 0, 0, 6.6, 6.6, 1.8) + print(BLACK, rays) + bead(gem, 0, 0, 2.5, 2.5, 1.1), scale)
}

/** Over the shoulders: what hangs behind the body, and what lies before it. */
export function mantle(p: Figure): readonly [behind: string, before: string] {
  const [shoulder, n] = BUILDS[p.build]
  const h = shoulder + 7
  const tone = p.mantleInk
  const gem = p.gem ?? 'madder'
  const back = form(
    tone,
    `${-n - 6},108 ${-h * 0.8},118 ${-h - 4},140 ${-h - 8},206! ${h + 8},206! ${h + 4},140 ${h * 0.8},118 ${n + 6},108`,
    2.3,
  )
  const drape = (side: 1 | -1): string => {
    const x = (q: number): number => side * q
    const cloth = smooth(
      `${x(n + 3)},110! ${x(h * 0.78)},118 ${x(h + 3)},138 ${x(h + 8)},206! ${x(h * 0.62)},206! ${x(h * 0.5)},160
       ${x(h * 0.1)},134 ${x(-n * 0.9)},120! 0,117`,
    )
    const folds = many(3, i =>
      cut(`${x(n + 2 + i * 5)},${122 + i} ${x(h * (0.56 + i * 0.13))},150 ${x(h * (0.68 + i * 0.12))},200`, 1.5),
    )
    return solid(tone, cloth, 2.2) + cuts(tone, hatch(cloth, { a: -0.3 * side, side, depth: 0.4, max: 14 }) + folds)
  }
  switch (p.mantle) {
    case null:
      return ['', '']
    case 'cloak':
      return [back, drape(-1) + drape(1) + brooch(-n * 0.2, 122, gem)]
    case 'half':
      return [
        form(tone, `${n},108 ${h * 0.8},118 ${h + 6},140 ${h + 9},206! 0,206!`, 2.2),
        drape(1) + brooch(-n * 0.9, 122, gem),
      ]
    case 'fur': {
      const collar = `${-h * 0.95},134 ${-h * 0.5},121 ${-n - 4},116 0,128 ${n + 4},116 ${h * 0.5},121 ${h * 0.95},134`
      return [back, drape(-1) + drape(1) + furry(collar, p.fur, 8) + brooch(0, 131, gem)]
    }
    case 'pelt': {
      const hide = `${-h},142 ${-h * 0.7},124 ${-n - 4},114 0,124 ${n + 4},114 ${h * 0.7},124 ${h},142`
      return [back, furry(hide, p.fur, 10.6)]
    }
    case 'shawl':
      return ['', shawl(p, h, n)]
  }
}

function shawl(p: Figure, h: number, n: number): string {
  const tone = p.mantleInk
  const cloth = smooth(
    `${-n - 5},109 ${-h * 0.7},117 ${-h},136 ${-h * 0.6},152 0,174! ${h * 0.6},152 ${h},136 ${h * 0.7},117 ${n + 5},109
     0,128!`,
  )
  const folds = many(3, i => both(k => cut(`${k * (n + 4 + i * 6)},118 ${k * (12 + i * 2)},136 0,${148 + i * 7}`, 1.3)))
  const knot = form(tone, '-7,130 0,126 7,130 9,142! 1,138 -7,144!', 1.6)
  return (
    solid(tone, cloth, 2.2) +
    cuts(tone, hatch(cloth, { a: -0.4 }) + folds) +
    (p.gem ? brooch(0, 134, p.gem, 0.8) : knot)
  )
}
