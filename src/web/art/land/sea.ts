// Water: rows of waves, larger towards the viewer.
import { along, burin, type Curve, type Point, poly, print, random } from '../burin.ts'
import { ink } from '../inks.ts'

export interface SeaStyle {
  readonly tone?: string
  readonly line?: string
  /** Length of a wave in the first row. */
  readonly wave?: number
  /** How much each row is bigger than the one behind it. */
  readonly swell?: number
}

const sunk = ([x, y]: Point, drop: number): Point => [x, y + drop]

/** Rows of cusped waves from y0 down to y1: a flat tone, a swelling crest line, short cuts under each crest. */
export function sea([left, right]: Point, y0: number, y1: number, seed: number, style: SeaStyle = {}): string {
  const { tone = ink('sea'), line: cut = ink('fjord-ink'), wave = 20, swell = 1 } = style
  const rnd = random(seed)
  let out = ''
  for (let y = y0, row = 0; y < y1 + 4 * swell; y += (7.5 + row * 1.6) * swell, row++) {
    const length = wave * (1 + row * 0.16)
    const height = (3.4 + row * 0.5) * swell
    const crests: Point[] = []
    const cuts: string[] = []
    for (let x = left - length * rnd(); x < right + length; x += length) {
      const crest: Curve = t => [
        x + length * t,
        y - height + Math.sin(Math.PI * t) ** 0.8 * height * 1.25 - Math.max(0, t - 0.9) * 9 * swell,
      ]
      const under = (from: number, reach: number, drop: number, width: number): string =>
        burin(t => sunk(crest(from + t * reach), drop), width, 'both', 5)
      crests.push(...along(crest, 6))
      cuts.push(burin(crest, 1.9 * swell, 'both', 7))
      if (rnd() > 0.25) cuts.push(under(0.45, 0.42, 3 * swell, 1.1 * swell))
      if (rnd() > 0.55) cuts.push(under(0.5, 0.3, 5.6 * swell, 0.9 * swell))
    }
    out += print(tone, poly([...crests, [right + 40, y1 + 20], [left - 40, y1 + 20]])) + print(cut, cuts)
  }
  return out
}
