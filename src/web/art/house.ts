// The room: the engraved night fjord behind everything, and the grain of the oak boards.

import { burin, line, type Point, print, random } from './burin.ts'
import { framed } from './frames.ts'
import { type Ink, ink } from './inks.ts'
import { painterOf } from './painter.ts'

/** A ridge of the fjord with its hatching, over the whole width. */
function ridge(base: number, height: number, tone: Ink, seed: number): string {
  const rnd = random(seed)
  let d = `M-20 ${base}`
  let cuts = ''
  for (let x = -20, y = base; x < 1640; ) {
    const next: Point = [x + 30 + rnd() * 70, base - rnd() * height]
    for (let j = 0; j < 5; j++) {
      const t = 0.2 + j * 0.16
      const from: Point = [x + (next[0] - x) * t, y + (next[1] - y) * t + 4]
      cuts += line(from, [from[0] + 14, from[1] + 26 + height * 0.3], 1.3, 'both')
    }
    ;[x, y] = next
    d += `L${Math.round(x)} ${Math.round(y)}`
  }
  return print(ink(tone), `${d}V420H-20Z`) + print(ink('deep-line'), cuts, 'opacity=".5"')
}

/** The page background: two ridges and dark water, 1600 x 1000, to be shown from its top. */
function fjord(): string {
  const rnd = random(21)
  let waves = ''
  for (let y = 236, row = 0; y < 1000; y += 15 + row * 1.3, row++)
    for (let x = -50 * rnd(); x < 1640; ) {
      const [x0, y0, length] = [x, y, 26 + row * 3 + rnd() * 20]
      waves += burin(t => [x0 + length * t, y0 + Math.sin(Math.PI * t) * (4 + row * 0.25)], 1.5, 'both', 7)
      x += length + (rnd() > 0.8 ? 50 * rnd() : 0)
    }
  const water = print(ink('deep'), 'M0 226H1600V1000H0Z') + print(ink('deep-line'), waves, 'opacity=".6"')
  const air = print(ink('deep-2'), 'M0 0H1600V300H0Z')
  return framed(0, 0, 1600, 1000, air + ridge(150, 120, 'deep-3', 5) + ridge(190, 90, 'deep-2', 9) + water)
}

/** A tile of oak boards, 600 x 120, dark lines on nothing: the colour of the wood lies below. */
function grain(): string {
  const rnd = random(11)
  let cuts = ''
  for (let y = 3; y < 118; y += 5 + rnd() * 4)
    for (let x = -60 * rnd(); x < 600; ) {
      const [x0, y0, length, phase] = [x, y + rnd() * 3, 60 + rnd() * 180, rnd() * 3]
      cuts += burin(t => [x0 + length * t, y0 + Math.sin(t * 3 + phase) * 1.6], 0.9 + rnd() * 0.8, 'both', 8)
      x += length + 10 + rnd() * 40
    }
  const seams = 'M0 58.5h600v2H0ZM0 118.5h600v1.5H0ZM210 0h1.5v59H210ZM455 60h1.5v59H455Z'
  return framed(
    0,
    0,
    600,
    120,
    print(ink('oak-line'), cuts, 'opacity=".5"') +
      print(ink('oak-line'), seams, 'opacity=".8"') +
      print(ink('on-oak'), 'M0 60.5h600v1H0ZM0 0h600v1H0Z', 'opacity=".09"'),
  )
}

export const painter = painterOf({ fjord, grain }, 'fjord', 'grain')
