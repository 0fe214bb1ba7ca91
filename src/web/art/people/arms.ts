// Arms and hands. The elbow stays at the flank, wherever the hand is: only a hanging arm is stretched.
import { lerp, mix, type Point, print } from '../burin.ts'
import { BLACK, cut, cuts, form, hatch, many, put, smooth, solid } from '../forms.ts'
import type { Ink } from '../inks.ts'
import { thingInHand } from '../things/in-hand.ts'
import { BUILDS } from './clothes.ts'
import type { Figure, Hand } from './figure.ts'

/** Hands with what they hold at 0, 0; a shaft runs along y. */
function hand(kind: 'fist' | 'open' | 'over' | 'pinch', skin: Ink): string {
  switch (kind) {
    case 'open':
      return (
        form(skin, '-7,8 -9,-2 -8,-12 -5,-13 -3,-15 0,-16 3,-15 6,-12 8,-3 13,-7 15,-4 9,6 6,9', 1.7) +
        print(
          BLACK,
          cut('-3.4,-12 -3,-3', 1.15) +
            cut('.4,-13 .4,-3', 1.15) +
            cut('4,-11 3.4,-3', 1.15) +
            cut('-4,2 0,4 5,0', 0.9),
        )
      )
    case 'over': // four fingers over an edge
      return (
        form(skin, '-10,-5 -8.6,-10 -5.4,-8.6 -2.6,-11 .6,-9 3.4,-11 6,-8.6 9,-9.6 10,-4 10,6 5,11 -6,11 -10,5', 1.8) +
        print(BLACK, cut('-5,-8 -5,2', 1.3) + cut('.2,-8.6 0,2', 1.3) + cut('5.4,-8 5,2', 1.3))
      )
    case 'pinch': // thumb and finger meet, the others are folded
      return (
        form(skin, '-6,23 -9,15 -8,6 -3,-1 1,-3 4,0 10,3 12,9 11,18 7,24', 1.8) +
        print(BLACK, cut('3,7 11,8', 1.3) + cut('3,12 11.4,13', 1.3) + cut('3,17 10,18', 1.15)) +
        form(skin, '-8,9 -5,1 0,-3 3,-1 1,4 -2,10 -5,12', 1.5)
      )
    case 'fist':
      return (
        form(skin, '-9,-9 2,-10.4 9,-8 10,0 9,9 0,10.6 -8,9 -10,0', 1.9) +
        print(
          BLACK,
          many(3, i => cut(`-8.4,${-4.4 + i * 4.8} -1,${-5 + i * 4.8} 5,${-4.2 + i * 4.8}`, 1.35)) +
            cut('7.6,-5 8.4,1 7,6', 0.9),
        ) +
        form(skin, '9,-9 3,-12.4 -5,-11 -6,-7.4 2,-6.4 8,-3', 1.5)
      )
  }
}

interface Limb {
  readonly svg: string
  /** A ring round it, between two shares of its length. */
  readonly ring: (from: number, to: number, half: number) => Point[]
}

function limb(from: Point, to: Point, thick: number, thin: number, tone: Ink): Limb {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (t: number, w: number): Point => [lerp(from[0], to[0], t) - ey * w, lerp(from[1], to[1], t) + ex * w]
  const waist = lerp(thick, thin, 0.3)
  const past = (p: Point, by: number): Point => [p[0] + ex * by, p[1] + ey * by]
  const shape = smooth([
    at(0, thick),
    at(0.45, waist),
    at(1, thin),
    past(to, thin * 0.4),
    at(1, -thin),
    at(0.45, -waist),
    at(0, -thick),
    past(from, -thick * 0.7),
  ])
  const shade = hatch(shape, { a: Math.atan2(ex, -ey) + 0.35, side: -ey > 0 ? 1 : -1, depth: 0.42, max: 12, gap: 3 })
  return {
    svg: solid(tone, shape) + cuts(tone, shade, 0.9),
    ring: (a, b, half) => [at(a, half), at(b, half), at(b, -half), at(a, -half)],
  }
}

/** Where the hand is joined: below it, if it pinches. */
function wristOf({ at, grip = [0, 0], hand: kind }: Hand): Point {
  return [at[0] + grip[0], at[1] + grip[1] + (kind === 'pinch' ? 16 : 0)]
}

/** Below and a little out of the shoulder, as far from the hand as a forearm is long. */
function elbowOf(half: number, side: 1 | -1, [x, y]: Point): Point {
  const out = side * (half - 1)
  const across = out - x
  const drop = Math.sqrt(Math.max(0, 46 ** 2 - across ** 2))
  return [out, Math.max(152, Math.min(174, y + drop))]
}

export interface Arm {
  /** From the back to the front: the thing carried behind, the upper arm, the forearm with the hand and its thing. */
  readonly behind: string
  readonly upper: string
  readonly fore: string
}

export function arm(p: Figure, side: 1 | -1, spec: Hand): Arm {
  const [half] = BUILDS[p.build]
  const k = half / 50
  const shoulder: Point = [side * (half - 9), 136]
  const hanging = spec.at[1] > 195
  const wrist = wristOf(spec)
  const elbow: Point = hanging ? [side * (half - 2), 174] : elbowOf(half, side, wrist)
  const sleeve = p.sleeve ?? p.cloth
  const upper = limb(shoulder, elbow, 14 * k, 11.4 * k, sleeve)
  const fore = limb(elbow, mix(elbow, wrist, 0.9), 10.4 * k, 7.2, p.rolled ? p.skin : sleeve)
  const cuff = p.rolled
    ? solid(sleeve, fore.ring(-0.12, 0.14, 11.4 * k), 1.7) +
      (p.armring ? solid('gold', fore.ring(0.6, 0.76, 8.6), 1.3) : '')
    : solid(p.hem, fore.ring(0.78, 0.98, 8.6), 1.6)
  if (hanging) return { behind: '', upper: upper.svg + fore.svg + cuff, fore: '' }
  const { at, turn = 0, size = 1, flip = false, grip = [0, 0], hand: kind = 'fist' } = spec
  const thing = spec.hold ? put(at[0], at[1], turn, thingInHand(spec.hold, p.shield), size, flip) : ''
  const lean = kind === 'pinch' || kind === 'over' ? 0 : turn
  const fist = kind === 'none' ? '' : put(at[0] + grip[0], at[1] + grip[1], lean, hand(kind, p.skin), 1.02, side > 0)
  const reach = fore.svg + cuff
  return spec.behind
    ? { behind: thing, upper: upper.svg, fore: reach + fist }
    : { behind: '', upper: upper.svg, fore: reach + thing + fist }
}
