// Headgear: what hangs behind the head, and what is worn over the hair.
import { burin, lerp, type Point, poly, print } from '../burin.ts'
import {
  BLACK,
  bead,
  both,
  curve,
  cut,
  cuts,
  form,
  hatch,
  isFine,
  type Knot,
  many,
  oval,
  PAPER,
  smooth,
  solid,
} from '../forms.ts'
import { type Ink, ink } from '../inks.ts'
import type { Face } from './face.ts'
import type { Figure } from './figure.ts'

export type Worn = readonly [behind: string, before: string]

/** Closed headgear hides the hair and the ears. */
export const CLOSED: ReadonlySet<Figure['hat']> = new Set(['hood', 'cowl', 'pelt', 'helmet', 'spectacle'] as const)
/** Where a hat casts its shadow on the brow. */
export const BRIM: Partial<Record<NonNullable<Figure['hat']>, number>> = {
  hat: -12,
  straw: -12,
  cap: -10,
  furhat: -13,
  kerchief: -9,
  helmet: -9,
  crown: -15,
}

/** A band round the head between two heights. */
function band(f: Face, top: number, foot: number, tone: Ink, half: number): string {
  const cloth = smooth(
    `${-half},${top}! ${f.m},${top + 4} ${half},${top}! ${half},${foot}! ${f.m},${foot + 4.5} ${-half},${foot}!`,
  )
  return solid(tone, cloth, 1.8) + cuts(tone, hatch(cloth, { a: 1.4, gap: 3, depth: 0.9, w: 0.9, max: 4 }))
}

const dome = (m: number, b: number, y: number, h: number): string =>
  `${-b},${y}! ${-b * 0.96},${y - h * 0.5} ${-b * 0.5},${y - h * 0.92} 0,${y - h} ${b * 0.5},${y - h * 0.92}
   ${b * 0.96},${y - h * 0.5} ${b},${y}! ${m},${y + 3}`

function cap(p: Figure, f: Face): Worn {
  const b = f.a + 4
  const tone = p.hatInk
  const cloth = smooth(`${-b},-16! ${-b * 0.9},-36 -8,-50 14,-54 30,-46 35,-32 27,-36 ${b},-16! ${f.m},-13`)
  const folds = cut('-14,-22 -10,-38 4,-48') + cut('2,-20 8,-36 20,-44') + cut('16,-22 20,-32 27,-38')
  const shade = hatch(cloth, { a: 0.6, depth: 0.22, max: 10 })
  return ['', solid(tone, cloth, 2.2) + cuts(tone, folds + shade) + band(f, -20, -11, p.trim ?? tone, b + 1)]
}

function kerchief(p: Figure, f: Face): Worn {
  const b = f.a + 4
  const k = -f.s
  const tone = p.hatInk
  const cloth = smooth(dome(f.m, b, -13, 33))
  const knot = form(tone, `${k * 16},4 ${k * 34},10 ${k * 40},26! ${k * 28},22 ${k * 24},34! ${k * 18},16`)
  const folds = cut('-18,-18 -8,-34 6,-42') + cut('-4,-15 4,-30 14,-38')
  const dots = many(p.dots ? 9 : 0, i => oval(-20 + i * 5, -24 - Math.sin((i / 8) * 3.14) * 12 + (i % 2) * 5, 1.5, 1.5))
  return [
    knot,
    solid(tone, cloth, 2.2) +
      cuts(tone, folds + hatch(cloth, { depth: 0.2, max: 9 })) +
      band(f, -16, -10, tone, b + 1) +
      print(ink(p.trim ?? 'paper'), dots),
  ]
}

/** A pointed hood; the face looks out of its shadow, deeper in a cowl. */
function hood(p: Figure, f: Face): Worn {
  const { a, m, chin } = f
  const b = a + 12
  const tone = p.hatInk
  const brow = p.hat === 'cowl' ? -17 : -27
  const peak = `${-b},-6 ${-b * 0.7},-36 -4,-52 9,-58! 14,-46 ${b * 0.8},-30 ${b + 1},-4`
  const opening = `${a * 0.72},${chin + 4} ${a + 1},8 ${a - 1},-10 ${a * 0.55 + m * 0.5},${brow + 1} ${m},${brow - 2}
    ${-a * 0.55 + m * 0.5},${brow + 1} ${1 - a},-10 ${-a - 1},8 ${-a * 0.72},${chin + 4}`
  const cloth = smooth(`${-b - 3},34! ${peak} ${b + 3},34! ${opening}`)
  const inner = smooth(opening, false)
  const shadow = inner.map(([x, y]): Point => [x * 0.9 + m * 0.1, y + (y < 0 ? 5 : 0)])
  const folds =
    cut(`${-b * 0.8},22 ${-b * 0.82},-6 ${-b * 0.5},-32`, 1.3) +
    cut(`${-b * 0.6},-30 -2,-44 6,-52`) +
    cut(`${-a - 5},30 ${-a - 5},6 ${-a - 3},-8`, 1)
  return [
    form(tone, `${-b - 4},30! ${peak} ${b + 4},30! ${b * 0.7},46 0,52 ${-b * 0.7},46`, 2.2),
    print(BLACK, poly([...inner, ...shadow.reverse()]), 'opacity=".75"') +
      solid(tone, cloth, 2.2) +
      cuts(tone, hatch(cloth, { depth: 0.75, max: 11 }) + folds) +
      (p.trim ? print(ink(p.trim), burin(curve(opening), 2.4, 'none', 24)) : ''),
  ]
}

/** A helm of plates: ridge, band, rivets, and a nasal or spectacles. */
function helm(p: Figure, f: Face): Worn {
  const { m } = f
  const b = f.a + 4
  const tone = p.hatInk
  const trim = p.trim ?? 'ochre'
  const bowl = smooth(
    `${-b},-13! ${-b * 0.94},-32 ${-b * 0.5},-48 ${m * 0.3},-58! ${b * 0.5},-48 ${b * 0.94},-32 ${b},-13! ${m},-9`,
  )
  const rings = both(k => {
    const x = m + k * 10.4
    return (
      print(BLACK, `M${x - 10.2}-13h20.4v12a10.2 8.6 0 0 1-20.4 0Z${oval(x, -1.4, 6.3, 4.6)}`, 'fill-rule="evenodd"') +
      print(ink(trim), `M${x - 9}-13h18v11.6a9 7.6 0 0 1-18 0Z${oval(x, -1.4, 7.2, 5.4)}`, 'fill-rule="evenodd"')
    )
  })
  const nasal = form(trim, `${m - 3.2},-12! ${m + 3.2},-12! ${m + 2.6},9! ${m},12! ${m - 2.6},9!`, 1.6)
  const ridge = form(trim, `${m * 0.8 - 4},-16! ${m * 0.3 - 1.6},-57! ${m * 0.3 + 1.6},-57! ${m * 0.8 + 4},-16!`, 1.4)
  const rivets = many(7, i => oval(5 - b + (i * (b * 2 - 10)) / 6, -14 + Math.sin((i / 6) * 3.14) * 3.8, 1.3, 1.3))
  return [
    '',
    solid(tone, bowl, 2.3) +
      cuts(
        tone,
        hatch(bowl, { a: 0.9, depth: 0.42, max: 14, gap: 2.8 }) +
          cut(`${-b * 0.7},-20 ${-b * 0.62},-34 ${-b * 0.3},-46`, 1.6),
      ) +
      ridge +
      band(f, -19, -10, trim, b + 1) +
      print(BLACK, rivets) +
      (p.hat === 'spectacle' ? rings : '') +
      nasal,
  ]
}

function crown(f: Face): Worn {
  const y = -26
  const b = f.a + 1
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const u = i / 4 - 1
    return [u * b * (i % 2 ? 0.98 : 1.06), y + (1 - u * u) * 5 - (i % 2 ? 6 : 20)]
  })
  const gold = [...points, ...smooth(`${b},${y + 8} ${f.m},${y + 13.5} ${-b},${y + 8}`, false)]
  const gems = many(5, i => oval((i / 2 - 1) * b * 0.9, y + 3 + (1 - (i / 2 - 1) ** 2) * 5.6, 2, 2))
  const rim = cut(`${-b},${y + 2} ${f.m},${y + 8} ${b},${y + 2}`, 1.3)
  return [
    '',
    solid('gold', gold, 2.2) +
      print(BLACK, hatch(gold, { a: 1.2, depth: 0.5, max: 8, gap: 2.8, w: 1 }) + rim) +
      print(ink('madder'), gems) +
      points.map(([px, py], i) => (i % 2 ? '' : bead('paper', px, py, 1.8, 1.8, 1))).join(''),
  ]
}

/** A broad brim, seen slightly from below; straw is woven round. */
function brimmed(p: Figure, f: Face): Worn {
  const b = f.a + 4
  const tone = p.hatInk
  const head = smooth(`${2 - b},-22! ${5 - b},-44 -10,-54 10,-54 ${b - 5},-44 ${b - 2},-22! ${f.m},-18`)
  const rays = many(15, i => {
    const u = (i / 14) * 2 - 1
    return cut(`${u * 25},${-12.6 - u * u * 3} ${u * 38},${-13.6 - u * u * 3}`, 1, 'out')
  })
  const weave =
    p.hat === 'straw' ? many(3, i => cut(`${6 - b},${-30 - i * 7} 0,${-26 - i * 7} ${b - 6},${-30 - i * 7}`, 1)) : ''
  return [
    '',
    solid(tone, head, 2.2) +
      cuts(tone, hatch(head, { a: p.hat === 'straw' ? 0.2 : 1.2, depth: 0.5 }) + weave + cut('-16,-48 0,-44 14,-48')) +
      form(tone, `-46,-18 -26,-27 0,-30 26,-27 46,-19 27,-12 ${f.m},-9 -27,-12`, 2.2) +
      cuts(tone, rays) +
      form(p.trim ?? 'ink', `${2 - b},-28! ${f.m},-23 ${b - 2},-28! ${b - 2},-23! ${f.m},-18 ${2 - b},-23!`, 1.5),
  ]
}

function furHat(p: Figure, f: Face): Worn {
  const b = f.a + 4
  const fur = p.trim ?? 'oak-2'
  const cloth = smooth(dome(f.m, b, -22, 30))
  const tufts = Array.from({ length: 26 }, (_, i): Knot => {
    const u = (i / 26) * Math.PI * 2
    const y = Math.sin(u) * 8.5 * (i % 2 ? 1.24 : 0.9) + Math.sin(u) ** 2 * 1.6
    return [Math.cos(u) * (b + 4) * (i % 2 ? 1.1 : 0.96), -21 + y, i % 2 === 1]
  })
  const hairs = many(isFine() ? 22 : 10, i => {
    const u = (i / (isFine() ? 22 : 10)) * Math.PI * 2
    const [x, y] = [Math.cos(u) * b * 0.8, -20 + Math.sin(u) * 5.4]
    return cut(`${x},${y - 2} ${x + ((i % 3) - 1) * 1.6},${y + 2.6}`, 1.15)
  })
  const folds = cut('-16,-26 -10,-40 2,-48') + cut('4,-26 6,-38 4,-48')
  return [
    '',
    solid(p.hatInk, cloth, 2.2) +
      cuts(p.hatInk, hatch(cloth, { a: 0.7, max: 12 }) + folds) +
      solid(fur, smooth(tufts, true, 3)) +
      cuts(fur, hairs),
  ]
}

/** A wolf's mask over the brow, the hide down the back. */
function wolf(p: Figure, f: Face): Worn {
  const { a, m } = f
  const b = a + 4
  const tone = p.hatInk
  const hem = Array.from({ length: 21 }, (_, i): Point => {
    const u = 1 - i / 10
    return [u * (b + 16), 54 - Math.abs(u) * 8 + (i % 2 ? 6 : 0)]
  })
  const hide = smooth(`${-b - 16},46 ${-b - 11},0 ${-b - 4},-30 0,-46 ${b + 4},-30 ${b + 11},0 ${b + 16},46`, false)
  const hairs = many(isFine() ? 24 : 10, i => {
    const [k, y, x] = [i % 2 ? 1 : -1, -14 + (i >> 1) * 5.4, b + (i % 3) * 3]
    return cut(`${k * (x + 1)},${y} ${k * (x + 3)},${y + 7}`, 1.3, 'out')
  })
  const mask = `${-b - 5},-2! ${-b - 5},-26 -22,-42 -30,-62! -12,-53 0,-55 12,-53 30,-62! 22,-42 ${b + 5},-26 ${b + 5},-2!
    ${a - 3},-12 ${16 + m},-19 ${11 + m},-11 ${m},-9 ${m - 11},-11 ${m - 16},-19 ${3 - a},-12`
  const coat = many(isFine() ? 18 : 8, i => {
    const [k, t] = [i % 2 ? 1 : -1, (i >> 1) / (isFine() ? 9 : 4)]
    return cut(`${k * lerp(5, b, t)},${-46 + t * 22} ${k * lerp(8, b + 2, t)},${-38 + t * 26}`, 1.2, 'out')
  })
  const eyes = both(k => {
    const x = k * 10 + m * 0.6
    const white = smooth(`${x - k * 5},-30! ${x},-34 ${x + k * 6},-34! ${x},-29`)
    return print(PAPER, poly(white)) + print(BLACK, oval(x, -32, 1.9, 1.9))
  })
  const fangs = [-14, -8.4, 8.4, 14].map((x, i) => `M${m + x - 1.9} ${i % 3 ? -11.6 : -17.5}h3.8l-1.9 7Z`)
  return [
    solid(tone, [...hide, ...hem], 2.2) + cuts(tone, hairs),
    form(tone, mask, 2.2) +
      cuts(tone, coat + both(k => cut(`${k * 25},-55 ${k * 20},-46`, 1.4))) +
      eyes +
      form('ink', `${m - 5},-19 ${m},-21 ${m + 5},-19 ${m},-13`, 0.8) +
      print(PAPER, fangs, 'stroke="var(--ink)" stroke-width=".9"'),
  ]
}

export function headgear(p: Figure, f: Face): Worn {
  const [behind, before] = hatOf(p, f)
  const [beyond, above] = p.crest?.(p, f) ?? ['', '']
  return [beyond + behind, before + above]
}
function hatOf(p: Figure, f: Face): Worn {
  switch (p.hat) {
    case null:
      return ['', '']
    case 'cap':
      return cap(p, f)
    case 'kerchief':
      return kerchief(p, f)
    case 'hood':
    case 'cowl':
      return hood(p, f)
    case 'helmet':
    case 'spectacle':
      return helm(p, f)
    case 'crown':
      return crown(f)
    case 'diadem':
      return ['', band(f, -26, -21, 'gold', f.a) + bead(p.trim ?? 'madder', f.m, -21, 3, 3.6, 1.4)]
    case 'hat':
    case 'straw':
      return brimmed(p, f)
    case 'furhat':
      return furHat(p, f)
    case 'pelt':
      return wolf(p, f)
  }
}
