// Cloth: sails with their patterns, emblems and shading, and flags.
import {
  along,
  burin,
  disc,
  lerp,
  outlined,
  type Patch,
  type Point,
  placed,
  poly,
  print,
  rim,
  round,
} from '../burin.ts'
import { ink } from '../inks.ts'
import type { Emblem, Pattern, Ship } from './draught.ts'

const ray = (angle: number, r: number): Point => [Math.cos(angle) * r, Math.sin(angle) * r]

function sunEmblem(): string {
  let rays = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    rays += poly([ray(a - 0.16, 6), ray(a, i % 2 ? 9 : 11), ray(a + 0.16, 6)])
  }
  return rays + disc(0, 0, 5)
}

/** Unit drawings in a box of about -10 to 10. */
export const EMBLEMS: Readonly<Record<Emblem, string>> = {
  cross: 'M-2.4-10h4.8L2-2 10-2.4v4.8L2 2l.4 8h-4.8L-2 2l-8 .4v-4.8L-2-2Z',
  sun: sunEmblem(),
  lys:
    'M0-11C3-7 4-4 1.6 1H4C5-5 10-5 10-1 10 2 7 3 6 1.6 6 4 4 4 2.4 4L4 9 0 11-4 9-2.4 4C-4 4-6 4-6 1.6-7 3-10 2-10-1' +
    '-10-5-5-5-4 1H-1.6C-4-4-3-7 0-11Z',
  star: poly(Array.from({ length: 16 }, (_, i) => ray((i * Math.PI) / 8, i % 2 ? 4.2 : i % 4 ? 8.6 : 12))),
  raven:
    'M11.5-4.2 7.2-6.6C5.6-8.2 2.6-8.2 1-6-1.2-3.8-3.4-2.8-6.2-2.6L-11.6-5C-10.6-1.8-9 0-7 .8L-11 3.8C-8 4.2-5.4 3.8' +
    '-3.2 3.4-2.4 4.6-1.8 5.4-1 5.8L-3 10H.2L1.2 6.2C5 5 7 1.6 7-2.4Z',
  glass: 'M-7-10H7v2.6H5.4C5.4-4 3-2 1.4 0 3 2 5.4 4 5.4 7.4H7V10H-7V7.4H-5.4C-5.4 4-3 2-1.4 0-3-2-5.4-4-5.4-7.4H-7Z',
  anchor:
    'M0-11a3 3 0 0 1 1.3 5.7V-4H5v2.6H1.3V6.2C4 5.8 6 4 6.6 1.6L4.6 2.2 7.6-2.6 10.4 2 8.6 2C8 7 4.6 9.6 0 10.4' +
    '-4.6 9.6-8 7-8.6 2L-10.4 2-7.6-2.6-4.6 2.2-6.6 1.6C-6 4-4 5.8-1.3 6.2V-1.4H-5V-4H-1.3V-5.3A3 3 0 0 1 0-11Z',
}

/** The fields of a cloth of so many columns and four rows, by their middle and their half sides. */
function fields(columns: number, draw: (u: number, v: number, w: number, h: number) => string): string[] {
  const out: string[] = []
  for (let i = 0; i < columns * 4; i++)
    out.push(draw(((i >> 2) + 0.5) / columns, ((i & 3) + 0.5) / 4, 0.5 / columns, 0.125))
  return out
}

function bands(cloth: Patch, pattern: Pattern, stripes: number): string[] {
  const count = 2 * stripes + 1
  const each = (stripe: (from: number, to: number) => string): string[] =>
    Array.from({ length: stripes }, (_, i) => stripe((2 * i + 1) / count, (2 * i + 2) / count))
  switch (pattern) {
    case 'plain':
      return []
    case 'pales':
      return each((from, to) => rim(cloth, from, 0, to, 1))
    case 'bars':
      return each((from, to) => rim(cloth, 0, from, 1, to))
    case 'chief':
      return [rim(cloth, 0, 0, 1, 0.27)]
    case 'patched':
      return [rim(cloth, 0.56, 0.12, 0.8, 0.38, 3), rim(cloth, 0.2, 0.55, 0.42, 0.8, 3)]
    case 'border':
      return [rim(cloth, 0, 0, 0.11, 1), rim(cloth, 0.89, 0, 1, 1), rim(cloth, 0.1, 0.88, 0.9, 1)]
    case 'check':
      return fields(6, (u, v, w, h) => rim(cloth, u - w, v - h, u + w, v + h, 3)).filter((_, i) => ((i >> 2) + i) % 2)
    case 'lozenge':
      return fields(5, (u, v, w, h) => poly([cloth(u, v - h), cloth(u + w, v), cloth(u, v + h), cloth(u - w, v)]))
  }
}

export interface Sail {
  readonly cloth: Patch
  /** Rough width: it sizes hatching and emblem. */
  readonly size: number
  readonly pattern: Pattern
  readonly seams: number
  readonly triangle?: boolean
  readonly emblem?: Emblem | undefined
  readonly emblemInk?: string | undefined
}

/** One sail: cloth, pattern, shade on the lee side and at the foot, hatching from the leech, seams, emblem, outline. */
export function sail(s: Ship, drawn: Sail, fine: boolean): string {
  const { cloth, size, pattern, seams, triangle = false, emblem, emblemInk = s.inks.mark } = drawn
  const shade = rim(cloth, 0, 0, 0.2, 1) + (triangle ? '' : rim(cloth, 0.2, 0.86, 0.97, 1))
  const cuts: string[] = []
  const rows = fine ? Math.max(5, Math.round(size / 4.6)) : 4
  for (let i = 0; i < rows; i++) {
    const v = (i + 0.6) / (rows + 0.3)
    const low = i > rows * 0.7 ? 0.1 : 0
    const reach = (triangle ? 0.34 : 0.3) * (0.62 + 0.38 * Math.sin(i * 2.1)) + low
    cuts.push(burin(t => cloth(t * reach, v + Math.sin(t * 2) * 0.03), 1.15, 'out', 5))
  }
  if (fine) for (let i = 1; i < seams; i++) cuts.push(burin(t => cloth(i / seams, lerp(0.52, 0.97, t)), 0.7, 'both', 5))
  const side = (u0: number, v0: number, u1: number, v1: number): string =>
    burin(t => cloth(lerp(u0, u1, t), lerp(v0, v1, t)), 1.7, 'none', 10)
  return (
    print(s.inks.sail, rim(cloth)) +
    print(s.inks.stripe, bands(cloth, pattern, s.stripes)) +
    print(ink('ink'), shade, `opacity="${s.dark ? 0.4 : 0.12}"`) +
    print(s.dark ? ink('paper') : ink('ink'), cuts, s.dark ? 'opacity=".8"' : '') +
    (emblem ? device(s.inks.sail, emblemInk, cloth, emblem, size, !OPEN_PATTERNS.has(pattern)) : '') +
    print(ink('ink'), [side(0, 0, 0, 1), side(0, 1, 1, 1), side(1, 0, 1, 1), side(0, 0, 1, 0)])
  )
}

/** Patterns that leave the middle of the cloth plain. */
const OPEN_PATTERNS: ReadonlySet<Pattern> = new Set(['plain', 'chief', 'border'])

/** The emblem in the belly of a sail; on a striped sail it stands on a plain roundel. */
function device(ground: string, mark: string, cloth: Patch, emblem: Emblem, size: number, roundel: boolean): string {
  const [x, y] = cloth(0.54, 0.52)
  const plain = roundel ? print(ground, disc(0, 0, 13)) : ''
  const figure = print(mark, EMBLEMS[emblem], 'fill-rule="evenodd"')
  return placed(x, y, round(size / 48), plain + figure)
}

/** A swallow-tailed pennant streaming forward. */
export function flag(x: number, y: number, length: number, colour: string, height = 5): string {
  const wave = (t: number): Point => [x + length * t, y + Math.sin(t * 6.5) * 1.8 * t]
  const side = (half: number): Point[] => along(wave, 9).map(([a, b]): Point => [a, b + half])
  return print(colour, poly([...side(-height / 2), wave(0.76), ...side(height / 2).reverse()]), outlined(0.9))
}
