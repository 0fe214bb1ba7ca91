// What only heroes of the raids wear: put on a head besides its hat.
import { lerp, print } from '../../../art/burin.ts'
import { BLACK, both, cut, cuts, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import type { Face } from '../../../art/people/face.ts'
import type { Figure } from '../../../art/people/figure.ts'
import type { Worn } from '../../../art/people/hats.ts'

/** Three feathers a side, swept back from the band of a helm. */
export const wings = (_: Figure, f: Face): Worn => [
  both(k => {
    const b = f.a + 3
    const feather = (reach: number, rise: number): string => {
      const tip = smooth(
        `${k * b},-14! ${k * (b + reach * 0.7)},${-18 - rise * 0.4} ${k * (b + reach)},${-20 - rise}! ${k * (b + reach * 0.3)},${-24 - rise * 0.5} ${k * (b - 3)},-26!`,
      )
      return solid('paper', tip, 1.8) + print(BLACK, hatch(tip, { a: k > 0 ? -1 : -2.1, depth: 0.5, max: 9, gap: 2.6 }))
    }
    return feather(26, 10) + feather(24, 24) + feather(18, 38)
  }),
  '',
]

/** Leaves from both temples to the brow. */
export const laurel = (p: Figure, f: Face): Worn => [
  '',
  many(16, i => {
    const k = i % 2 ? 1 : -1
    const t = (i >> 1) / 8
    const leaf = form(p.hatInk, '0,4! -3.8,-3 0,-11! 3.8,-3', 1.3) + cuts(p.hatInk, cut('0,2 0,-7', 0.8))
    const [x, y] = [k * lerp(f.a + 2, 4, t ** 1.2), -12 - Math.sin(t * 1.57) * 20]
    return put(x, y, -k * lerp(10, 74, t), leaf)
  }),
]
