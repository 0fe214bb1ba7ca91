// Clinker hulls of the North: gunwale and keel meet in both stems, so that every strake runs from tip to tip.
import {
  burin,
  type Curve,
  disc,
  edge,
  lerp,
  line,
  mix,
  type Patch,
  type Point,
  placed,
  print,
  rim,
  round,
} from '../burin.ts'
import { VIEW } from '../frames.ts'
import { ink } from '../inks.ts'
import { type Hull, sweep } from './carvel.ts'
import { draught, type Ship } from './draught.ts'
import { flag } from './sails.ts'

const WATER = VIEW.water
const BLACK = ink('ink')
const PAPER = ink('paper')

export interface Longship extends Ship {
  /** How far the gunwale and the keel keep their depth towards the stems. */
  readonly flare: number
  readonly fullness: number
  readonly head: 'plain' | 'curl' | 'vane' | 'dragon'
  readonly shields: number
  /** Bales and casks amidships; figures standing at these places. */
  readonly cargo: number
  readonly crew: readonly number[]
}

type Own = Partial<Longship> & Pick<Ship, 'seed' | 'inks' | 'length' | 'beam' | 'sternRise' | 'bowRise' | 'strakes'>

/** A longship of the common build, but for what is said. */
export const longship = (own: Own): Longship => ({
  ...draught(own),
  flare: 0.86,
  fullness: 1,
  head: 'plain',
  shields: 0,
  cargo: 0,
  crew: [],
  ...own,
})

export const cubic =
  (a: Point, b: Point, c: Point, d: Point): Curve =>
  t => {
    const middle = mix(b, c, t)
    return mix(mix(mix(a, b, t), middle, t), mix(middle, mix(c, d, t), t), t)
  }

/** Evenly spread from a to b, in the middle if there is only one. */
const spread = (count: number, a: number, b: number): number[] =>
  Array.from({ length: count }, (_, i) => lerp(a, b, count < 2 ? 0.5 : i / (count - 1)))

/** A stem head curling inboard; `dir` is 1 at the bow, -1 at the stern. */
export function curl([x, y]: Point, dir: 1 | -1, size: number, width: number): string {
  return burin(
    t => {
      const q = size * (1 - t * 0.78)
      const angle = t * Math.PI * 2.3
      return [x + dir * (q * Math.cos(angle) - size), y - q * Math.sin(angle)]
    },
    width,
    'out',
    26,
  )
}

const DRAGON =
  'M-7.5 19C-8-2-6-13 2-18.5 1-22-2-24.5-6-25.5-1-28.5 6-27 9-22.5 10-26 8.5-29 6-31.5 12-30 15-26.5 15.5-22' +
  ' 20-22 25-20.5 29-17 29.5-15 28-13.6 25.5-14.2L26-11 22.5-13.2 22-10.4 18.5-12.8 17-10.6C20-9.6 24-9 27.5-9.6' +
  ' 25-6.5 20-4.5 14.5-5.2 11-5.8 8.5-7 7-8.2 3-4 2 8-3.5 19Z'
const TONGUE = 'M18.5-8.6C22-8 26-7.2 31-9.5 27-5 22-5.6 18.5-7Z'

function dragonHead([x, y]: Point, mark: string): string {
  const rings = [-12, -6.5, -1].map(at => burin(edge([-2.6, at], [3.9, at - 2.5], 0.12), 1.3, 'both', 5))
  return placed(
    x - 1.5,
    y + 5,
    1.05,
    print(BLACK, DRAGON) + print(mark, disc(14.6, -17.2, 1.9) + TONGUE) + print(PAPER, rings),
  )
}

function stemHeads(s: Longship, bow: Point, stern: Point): string {
  const [bx, by] = bow
  const [sx, sy] = stern
  switch (s.head) {
    case 'dragon':
      return dragonHead(bow, s.inks.mark) + print(BLACK, curl([sx, sy + 4], -1, 9, 5))
    case 'curl':
      return print(BLACK, curl([bx, by + 3], 1, 7.5, 4.5) + curl([sx, sy + 3], -1, 6, 4))
    case 'vane':
      return (
        print(BLACK, line([bx, by + 4], [bx + 2, by - 9], 2.6) + line([sx, sy + 4], [sx - 2, sy - 5], 2.6)) +
        flag(bx + 2, by - 6, 15, ink('gold'), 6)
      )
    case 'plain':
      return print(BLACK, line([bx - 1, by + 4], [bx + 1.5, by - 4], 4) + line([sx + 1, sy + 4], [sx - 1.5, sy - 4], 4))
  }
}

function shield([x, y]: Point, r: number, paint: string): string {
  const seam = (side: 1 | -1): string =>
    burin(edge([x + side * r * 0.2, y - r * 0.8], [x + side * r * 0.2, y + r * 0.8], -side * 0.35), 0.8, 'both', 5)
  return (
    print(BLACK, disc(x, y, r + 0.8)) +
    print(paint, disc(x, y, r - 0.3)) +
    print(BLACK, disc(x, y, r * 0.32) + (r > 4 ? seam(1) + seam(-1) : ''))
  )
}

function bale([x, y]: Point, h: number, paint: string): string {
  const shape = `M${round(x - 7)} ${round(y + 3)}v${-h}q7-4.5 14 0v${h}Z`
  const ropes = line([x - 7, y - h / 2 + 1], [x + 7, y - h / 2 + 1], 1) + line([x, y - h], [x, y + 2], 1)
  return print(paint, shape, `stroke="${BLACK}" stroke-width="1.3"`) + print(BLACK, ropes)
}

/** A standing figure with cloak, hat and pole, on its feet at 0, 0. */
function ferryman([x, y]: Point): string {
  const folds = burin(edge([-2, -13], [-3, 0], 0.05), 1.1) + burin(edge([1, -12], [1, 0], -0.03), 1)
  const figure = `${line([7, -34], [1, 4], 1.4)}M-9 3C-8-10-3-17 0-19 4-16 7-8 7 3Z${disc(0.6, -20.5, 3)}M-5-21H6L2-26H-1Z`
  return placed(x, y, 1, print(BLACK, figure) + print(PAPER, folds))
}

/** The strakes with their nails, the painted uppermost one, and gunwale and keel. */
function planking(s: Longship, side: Patch, fine: boolean): string {
  const seams: string[] = []
  const nails: string[] = []
  for (let i = 1; i < s.strakes; i++) {
    seams.push(burin(t => side(lerp(0.015, 0.985, t), i / s.strakes), 1.25, 'both', 24))
    for (let j = 0; j < (fine ? 15 : 0); j++)
      nails.push(disc(...side(0.16 + j * 0.05 + (i % 2) * 0.02, (i - 0.5) / s.strakes), 0.5))
  }
  return (
    print(s.inks.hull, rim(side, 0, 0, 1, 1, 26)) +
    print(s.inks.trim, rim(side, 0.02, 0.02, 0.98, 1 / s.strakes, 26)) +
    print(PAPER, seams, 'opacity=".92"') +
    print(PAPER, nails, 'opacity=".55"') +
    print(BLACK, [burin(t => side(t, 0), 2.6, 'none', 26), burin(t => side(t, 1), 2.4, 'none', 26)])
  )
}

export function clinker(s: Longship, fine: boolean): Hull {
  const middle = VIEW.w / 2 + s.shift
  const half = s.length / 2
  const stern: Point = [middle - half, WATER - s.beam - s.sternRise]
  const bow: Point = [middle + half, WATER - s.beam - s.bowRise]
  const tips = (stern[1] + bow[1]) / 2
  /** From stem to stem, at height y amidships. */
  const sweepOf = (y: number, reach: number): Curve => {
    const pull = (y - tips / 4) / 0.75
    return cubic(stern, [middle - half * reach, pull], [middle + half * reach, pull], bow)
  }
  const gunwale = sweepOf(WATER - s.beam, s.flare)
  const keel = sweepOf(WATER + 9, s.fullness)
  const side: Patch = (u, v) => mix(gunwale(u), keel(u), v)
  const r = Math.min(6, (s.length * 0.29) / s.shields)
  return {
    side,
    deck: gunwale,
    bow,
    stern,
    stem: v => keel(0.5 + v * 0.5),
    stays: [mix(stern, gunwale(0.1), 0.5), mix(bow, gunwale(0.9), 0.5)],
    aboard:
      spread(s.cargo, 0.33, 0.67)
        .map((u, i) => bale(gunwale(u), 8 + (i % 3) * 3, i % 2 ? ink('paper-3') : s.inks.trim))
        .join('') + s.crew.map(u => ferryman(gunwale(u))).join(''),
    oars: spread(s.oars, 0.2, 0.77)
      .map(u => side(u, s.shields ? 0.3 : 0.16))
      .map(pin => sweep(pin, [pin[0] - 11 - (WATER - pin[1]) * 0.3, WATER + 8]))
      .join(''),
    body:
      stemHeads(s, bow, stern) +
      planking(s, side, fine) +
      spread(s.shields, 0.2, 0.8)
        .map((u, i) => shield(side(u, 0.05), r, i % 2 ? PAPER : s.inks.stripe))
        .join(''),
  }
}
