// The stone an offering is cut into: a serpent with runes around an empty face, and a fire before it.
import { burin, type Curve, disc, line, print } from '../../../art/burin.ts'
import { BLACK, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import { framed } from '../../../art/frames.ts'
import { ink } from '../../../art/inks.ts'
import { flame } from '../../../art/things/in-hand.ts'

const W = 100
const H = 120

/** The serpent's way along the edge, from its tail at the lower left to its head at the lower right. */
const serpent: Curve = t => {
  const a = Math.PI * (1.12 - t * 1.24)
  return [50 + Math.cos(a) * 38, 52 - Math.sin(a) * (Math.sin(a) > 0 ? 42 : 90)]
}

export function stone(): string {
  const shape = smooth('10,116! 4,60 12,20 34,5 62,4 88,18 96,58 90,116!')
  const runes = many(17, i => {
    const [x, y] = serpent((i + 1.2) / 19.4)
    const [nx, ny] = [(x - 50) / 40, (y - 56) / 48]
    const stave = line([x - nx * 3.6, y - ny * 3.6], [x + nx * 3.6, y + ny * 3.6], 1.5)
    return stave + (i % 3 ? line([x + nx * 1.6, y + ny * 1.6], [x - ny * 3.4, y + nx * 3.4], 1.4) : '')
  })
  return framed(
    0,
    0,
    W,
    H,
    solid('paper-3', shape, 2.6) +
      print(BLACK, hatch(shape, { a: 0.5, gap: 4, depth: 0.14, max: 11 })) +
      print(BLACK, burin(serpent, 14.4, 'none', 40)) +
      print(ink('madder'), burin(serpent, 11.6, 'none', 40)) +
      print(ink('paper'), runes) +
      put(
        ...serpent(1),
        0,
        form('madder', '-8,-7! -10,1 -5,9 0,17! 4,10 8,2 6,-7!', 1.6) + print(ink('light'), disc(-1, -1, 2.2)),
      ) +
      put(18, 114, 0, flame(0.72)) +
      put(82, 114, 0, flame(0.72)),
  )
}
