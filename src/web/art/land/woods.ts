// Firs, for what is built or felled near a wood.
import { line, print, type Random, round } from '../burin.ts'
import { ink } from '../inks.ts'

/** A straight cut that tapers at both ends. */
export const seam = (x0: number, y0: number, x1: number, y1: number, width: number): string =>
  line([x0, y0], [x1, y1], width, 'both')

/** Firs from x0 to x1, standing on y. */
export function firs(rnd: Random, x0: number, x1: number, y: number, tall = 70): string {
  let out = ''
  for (let x = x0; x < x1; x += 18 + rnd() * 12) {
    const height = tall + rnd() * tall
    let cuts = ''
    for (let k = 0; k < 4; k++) {
      const half = 8 + k * 5
      const top = y - height + k * height * 0.22
      out += print(
        ink(k % 2 ? 'moss-ink' : 'moss'),
        `M${round(x)} ${round(top - 8)}l${half} ${round(height * 0.32)}q${-half} 6 ${-2 * half} 0Z`,
        'stroke="var(--ink)" stroke-width="1.2"',
      )
      for (let j = 0; j < 3; j++)
        cuts += seam(x + half * 0.2 + j * 2, top + 4 + j * 4, x + half * 0.5 + j * 2, top + height * 0.26, 1.1)
    }
    out += print(ink('ink'), cuts)
  }
  return out
}
