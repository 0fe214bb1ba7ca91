// Hair and beards: surfaces between two curves, whose lines are the locks.
import { burin, lerp, print, random } from '../burin.ts'
import {
  BLACK,
  between,
  both,
  box,
  curve,
  cut,
  cutInk,
  cuts,
  form,
  isDark,
  isFine,
  type Knot,
  many,
  oval,
  plait,
  put,
  smooth,
  solid,
} from '../forms.ts'
import { type Ink, ink } from '../inks.ts'
import { type Face, mouth } from './face.ts'
import type { Figure } from './figure.ts'

/** What of the hair hangs behind the head. */
export function hairBehind(p: Figure, f: Face): string {
  const { a } = f
  const tone = p.hairInk
  switch (p.hair) {
    case 'bun':
      return (
        form(tone, '-10,-48 0,-54 10,-48 8,-38 -8,-38') +
        cuts(tone, cut('-7,-46 0,-50 7,-46', 1) + cut('-6,-42 0,-46 6,-42', 1.2))
      )
    case 'topknot':
      return horsetail(tone, p.tie, f.s === 1)
    case 'long':
      return fall(tone, a, 62, 6, 0)
    case 'bob':
      return fall(tone, a, 32, 6, 0)
    case 'wild':
      return fall(tone, a, 40, 9, 8)
    default:
      return ''
  }
}

/** From a knot on the crown, falling on the near side. */
function horsetail(tone: Ink, tie: Ink, flip: boolean): string {
  const strands = many(4, i =>
    cut(`${6 + i * 2},${-51 + i * 3} ${20 + i},${-50 + i * 3.4} ${33 - i * 2},${-30 + i * 3} ${34 - i * 2},-6`, 1.2),
  )
  const tail = form(tone, '-4,-42 6,-55 22,-56 35,-40 38,-14 33,12! 29,-8 26,4! 24,-20 17,-38 8,-40')
  return put(0, 0, 0, tail + cuts(tone, strands, 0.85) + put(5, -46, 40, box(tie, -5, -5, 5, 5, 1.5)), 1, flip)
}

/** Hair falling to both sides of the neck, down to `low`. */
function fall(tone: Ink, a: number, low: number, locks: number, spread: number): string {
  const ends = Array.from({ length: locks * 2 + 1 }, (_, i): Knot => {
    const u = i / locks - 1
    return [u * (a + 13 + spread), low - u * u * 8 + (i % 2 ? 5 : -1), i % 2 === 1]
  })
  const b = a + 8 + spread
  const crown = `${-b},16 ${1 - b},-18 ${-a * 0.6},-42 0,-48 ${a * 0.6},-42 ${b - 1},-18 ${b},16`
  const surface = between(crown, ends)
  const strands = many(isFine() ? 22 : 8, i => {
    const u = isFine()
      ? i < 11
        ? 0.02 + i * 0.02
        : 0.76 + (i - 11) * 0.02
      : i < 4
        ? 0.04 + i * 0.05
        : 0.76 + (i - 4) * 0.06
    const lock = (t: number) => surface(u, 0.12 + t * (0.6 + (i % 3) * 0.1))
    return burin(t => [lock(t)[0] + Math.sin(t * 5 + i) * 1.4, lock(t)[1]], 1.1, 'both', 6)
  })
  return solid(tone, [...smooth(crown, false), ...smooth(ends.toReversed(), false)], 2.2) + cuts(tone, strands, 0.8)
}

const LINE_OF = {
  long: 'part',
  braids: 'part',
  bun: 'part',
  wreath: 'part',
  wild: 'short',
  short: 'short',
  bob: 'fringe',
  plait: 'side',
} as const

/** The hairline, left to right. */
function hairline(line: NonNullable<Figure['line']>, { a, m }: Face, r: number): string {
  switch (line) {
    case 'short':
      return `${1 - a},6 ${3 - a},-12 ${-a * 0.5},-22 ${m},-21 ${a * 0.55},-23 ${r - 3},-12 ${r - 1},6`
    case 'fringe':
      return `${1 - a},8 ${3 - a},-8 ${-a * 0.55},-13 ${m},-15 ${a * 0.55},-13 ${r - 3},-8 ${r - 1},8`
    case 'part':
      return `${2 - a},8 ${5 - a},-6 ${m - 12},-20 ${m},-32 ${m + 12},-20 ${r - 5},-6 ${r - 2},8`
    case 'side':
      return `${2 - a},8 ${4 - a},-10 ${m - 13},-29 ${m - 9},-31 ${m + 8},-20 ${r - 3},-9 ${r - 1},8`
    case 'receding':
      return `${1 - a},4 ${2 - a},-14 ${-a * 0.62},-31 ${m},-27 ${a * 0.62},-31 ${r - 2},-14 ${r - 1},4`
  }
}

/** The hair on the skull, with what is plaited from it. */
export function hairBefore(p: Figure, f: Face): string {
  const { a, s } = f
  const tone = p.hairInk
  if (p.hair === 'none') return ''
  if (p.hair === 'bald')
    return (
      print(BLACK, cut('-13,-30 -6,-34 2,-35', 1.15) + cut('-9,-27 -5,-29 0,-30', 0.9)) +
      both(k => {
        const x = (d: number): number => k * (a + d)
        return (
          form(tone, `${x(-2)},-16! ${x(5)},-10 ${x(6)},4 ${x(1)},10! ${x(-2)},0`, 1.6) +
          cuts(tone, cut(`${x(1)},-11 ${x(3)},-2 ${x(2)},6`, 1))
        )
      })
    )
  if (p.hair === 'topknot') return shavedSides(tone, f)
  const r = a * (1 - 0.06 * p.turn)
  const crown = `${-a - 2.5},8 ${-a - 3.4},-12 ${-a * 0.72},-37 0,-45 ${r * 0.72},-37 ${r + 3.4},-12 ${r + 2.5},8`
  const style = p.line ?? LINE_OF[p.hair]
  const line = hairline(style, f, r)
  const surface = between(crown, line)
  const rim = p.hair === 'wild' ? sweptLocks(crown, s) : crown
  const combed = style !== 'short' && style !== 'fringe'
  const strands = combed
    ? many(4, i => both(k => burin(t => surface(0.5 + k * (0.03 + t * 0.44), 0.14 + i * 0.21), 1.25, 'both', 10)))
    : many(isFine() ? 19 : 9, i => {
        const u = isFine() ? 0.06 + i * 0.049 : 0.08 + i * 0.1
        const lock = (t: number) => surface(u, lerp(0.15 + (i % 3) * 0.12, 0.96, t))
        return burin(t => [lock(t)[0] + Math.sin(t * 3) * 1.5, lock(t)[1]], 1.2, 'both', 5)
      })
  const skull = [...smooth(rim, false), ...smooth(line, false).toReversed()]
  return solid(tone, skull) + cuts(tone, strands, 0.85) + plaited(p, f)
}

function sweptLocks(crown: string, s: number): Knot[] {
  const edge = curve(crown)
  return Array.from({ length: 19 }, (_, i): Knot => {
    const [x, y] = edge(i / 18)
    const k = i % 2 ? 1.2 + ((i * 5) % 4) * 0.05 : 1.02
    return [x * k + (i % 2 ? -s * 7 : 0), -4 + (y + 4) * k, i % 2 === 1]
  })
}

/** Stubble, and a crest drawn back to the knot. */
function shavedSides(tone: Ink, { a, m }: Face): string {
  const stubble = many(isFine() ? 26 : 0, i => {
    const x = (i % 2 ? 1 : -1) * (a - 4 - ((i * 7) % 5))
    const y = -26 + (i >> 1) * 2.2
    return cut(`${x},${y} ${x + 0.5},${y + 2.4}`, 0.9)
  })
  return (
    print(BLACK, stubble, 'opacity=".8"') +
    form(tone, `${m - 12},-24! -13,-38 -6,-45 6,-45 13,-38 ${m + 12},-24! ${m},-28`) +
    cuts(
      tone,
      many(5, i => cut(`${m - 8 + i * 4},-27 ${-8 + i * 4},-36 ${-4 + i * 2},-44`, 1.15)),
    )
  )
}

function plaited(p: Figure, { a, s }: Face): string {
  const tone = p.hairInk
  switch (p.hair) {
    case 'braids':
      return both(k =>
        plait(`${k * (a + 1)},4 ${k * (a + 5)},26 ${k * (a + 1)},48 ${k * (a - 3)},70`, 6.4, 10, tone, p.tie),
      )
    case 'plait':
      return plait(`${-s * (a + 1)},6 ${-s * (a + 3)},28 ${-s * (a - 4)},50 ${-s * (a - 8)},74`, 7.4, 10, tone, p.tie)
    case 'wreath':
      return plait(`${-a - 3},-6 ${-a * 0.8},-30 0,-42 ${a * 0.8},-30 ${a + 3},-6`, 6, 14, tone, tone)
    case 'long':
      if (p.sex !== 'f') return ''
      return both(k => {
        const x = (d: number): number => k * (a + d)
        const locks = many(3, i =>
          cut(`${x(i * 1.6)},${4 + i * 3} ${x(1 + i * 2.2)},30 ${x(-4 + i * 2.4)},${62 - i * 3}`, 1.2),
        )
        const tress = `${x(-2)},-6! ${x(5)},6 ${x(8)},30 ${x(2)},56 ${x(-6)},74! ${x(-8)},54 ${x(-4)},30 ${x(-1)},12`
        return form(tone, tress) + cuts(tone, locks)
      })
    default:
      return ''
  }
}

/** How far a beard hangs below the chin, how wide it is, and its locks. */
const BEARDS = {
  short: [7, 1.03, 9],
  full: [22, 1.08, 10],
  huge: [46, 1.22, 11],
  forked: [34, 1.08, 10],
  braided: [16, 1.06, 10],
  curly: [16, 1.12, 9],
  goatee: [14, 0.5, 5],
} as const

/** A beard hangs between the cheek line and an outline of locks; the mouth is printed after it, the moustache last. */
export function beard(p: Figure, f: Face): string {
  if (p.beard === 'none') return mouth(p, f)
  if (p.beard === 'stubble') return stubble(f) + mouth(p, f)
  const hanging = p.beard === 'moustache' ? '' : locksOf(p, f, p.beard)
  return hanging + moustache(p, f)
}

function stubble({ a, jaw, m, mouth: lips }: Face): string {
  const rnd = random(5)
  const hairs = many(isFine() ? 46 : 0, () => {
    const x = (rnd() * 2 - 1) * a * 0.8
    const y = 17 + rnd() * 17
    const onJaw = Math.abs(x) < a * 0.9 - (y - 17) * 0.8
    const onLips = Math.abs(x - m) < 9 && Math.abs(y - lips) < 3
    return onJaw && !onLips ? cut(`${x + jaw * 0.8},${y} ${x + jaw * 0.8 + 0.4},${y + 2}`, 0.9) : ''
  })
  const shade = isFine() ? '' : oval(jaw, 27, a * 0.62, 9)
  return print(BLACK, hairs, 'opacity=".75"') + print(ink('ink-2'), shade, 'opacity=".3"')
}

function locksOf(p: Figure, f: Face, kind: keyof typeof BEARDS): string {
  const { a, jaw, chin, m, mouth: lips } = f
  const tone = p.hairInk
  const [drop, wide, count] = BEARDS[kind]
  const goatee = kind === 'goatee'
  const on = (x: number): number => x + jaw * 0.8
  const cheeks = goatee
    ? `${on(-9)},${lips - 2} ${on(-5)},${lips + 5} ${on(5)},${lips + 5} ${on(9)},${lips - 2}`
    : `${-a * 0.99},0 ${-a * 0.8 + jaw},11 ${m - 10},${lips - 3} ${m},${lips - 4} ${m + 10},${lips - 3}
       ${a * 0.8 + jaw},11 ${a * 0.99 * (1 - 0.08 * f.turn)},0`
  const ends = Array.from({ length: count * 2 + 1 }, (_, i): Knot => {
    const u = i / count - 1
    const q = Math.abs(u)
    const fork = kind === 'forked' ? Math.max(0, 1 - q * 2.6) * drop * 0.95 : 0
    const round = Math.sign(u) * a * wide * Math.min(1.02, Math.sin(q * 1.57) ** 0.8)
    const x = goatee ? u * a * 0.42 : round * (kind === 'huge' ? 1 + 0.1 * Math.sin(q * 3.1) : 1)
    const depth = (1 - q ** (goatee ? 2 : 2.5)) ** (kind === 'forked' ? 0.9 : 0.75)
    const tip = (i % 2 ? 2.6 : -0.8) * (kind === 'short' ? 0.7 : 1.2)
    return [on(x), lerp(goatee ? lips : 4, chin + drop, depth) - fork + tip, i % 2 === 1]
  })
  const surface = between(cheeks, ends)
  const total = Math.ceil(count * (isFine() ? 2.4 : 1.2))
  const strands = many(total - 1, i => {
    const [from, to] = [0.1 + ((i * 5 + 5) % 7) / 22, 0.66 + ((i * 3 + 3) % 5) / 16]
    const lock = (t: number) => surface((i + 1) / total, lerp(from, to, t))
    const wave = kind === 'curly' ? 2.4 : 1
    return burin(t => [lock(t)[0] + Math.sin(t * 5 + i + 1) * wave, lock(t)[1]], isDark(tone) ? 1.3 : 1.15, 'both', 6)
  })
  const shape = [...smooth(cheeks, false), ...smooth(ends.toReversed(), false)]
  const ties =
    kind === 'braided'
      ? both(k =>
          plait(`${on(k * 5)},${chin + 6} ${on(k * 7)},${chin + 20} ${on(k * 8.4)},${chin + 34}`, 5.2, 6, tone, p.tie),
        )
      : kind === 'forked'
        ? both(k => box(p.tie, on(k * 12) - 6.2, chin + 13, on(k * 12) + 6.2, chin + 18, 1.2))
        : ''
  return solid(tone, shape) + print(cutInk(tone), strands, 'opacity=".85"') + ties
}

function moustache(p: Figure, f: Face): string {
  const tone = p.hairInk
  const open = p.mouth === 'shout' || p.mouth === 'grin'
  const lips = f.mouth
  const [x, y] = [f.m * 0.9, lips - (open ? 5 : 2.5)]
  const w = p.beard === 'moustache' ? 17 : 14
  const lift = p.mouth === 'smile' || open ? -3 : p.mouth === 'grim' ? 4 : 1
  const lip: Ink = isDark(tone) || tone === 'madder' ? 'dusk' : 'madder'
  return (
    (open
      ? put(0, p.mouth === 'shout' ? 2.4 : 1.6, 0, mouth(p, f))
      : print(BLACK, oval(x, lips + 2.2, 5.6, 2.8)) + print(ink(lip), oval(x, lips + 2.9, 4.2, 1.6))) +
    both(k => {
      const at = (d: number): number => x + k * d
      return (
        form(
          tone,
          `${x},${y - 2}! ${at(w * 0.45)},${y - 3} ${at(w)},${y + 2 + lift}! ${at(w * 0.55)},${y + 3.4 + lift * 0.3} ${at(1)},${y + 2}`,
          1.5,
        ) + cuts(tone, cut(`${at(2)},${y} ${at(w * 0.5)},${y + 0.2} ${at(w * 0.85)},${y + 1.6 + lift}`, 0.9))
      )
    })
  )
}
