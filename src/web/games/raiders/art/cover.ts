// The cover of Pillards: longships under the raven before a monastery in flames, at dusk. Its middle third fills a phone.
import { afloat } from '../../../art/afloat.ts'
import { along, burin, disc, lerp, line, type Point, poly, print, type Random, random } from '../../../art/burin.ts'
import { BLACK, cut, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import { framed } from '../../../art/frames.ts'
import { ink } from '../../../art/inks.ts'
import { gull, hills } from '../../../art/land/scene.ts'
import { sea } from '../../../art/land/sea.ts'
import { firs } from '../../../art/land/woods.ts'
import { painterOf } from '../../../art/painter.ts'
import { thingInHand } from '../../../art/things/in-hand.ts'
import { builder } from './builder.ts'
import { RAVEN } from './longship.ts'
import { banner } from './things.ts'

const W = 1200
const H = 600
const HORIZON = 372
const SUN: Point = [470, 330]

function dusk(rnd: Random): string {
  const at = (a: number, r: number): Point => [SUN[0] + Math.cos(a) * r, SUN[1] - Math.sin(a) * r]
  const wedges: string[] = []
  const cuts: string[] = []
  for (let i = 0; i <= 20; i++) {
    const a = ((i - 0.2) * Math.PI) / 20
    wedges.push(poly([at(a, 80), at(a, 1000), at(a + 0.078, 1000), at(a + 0.078, 80)]))
    for (let j = 0; j < 5; j++) {
      const from = 160 + rnd() * 140
      cuts.push(line(at(a + 0.09 + j * 0.013, from), at(a + 0.09 + j * 0.013, from + 120 + rnd() * 400), 2, 'both'))
    }
  }
  return (
    print(ink('dusk'), `M0 0H${W}V${H}H0Z`) +
    print(ink('sky'), wedges, 'opacity=".75"') +
    print(ink('madder-ink'), cuts, 'opacity=".35"') +
    print(ink('light'), disc(...SUN, 118)) +
    print(ink('madder'), disc(...SUN, 98))
  )
}

/** Smoke that drifts over half the sky: rolls of it, the larger the older. */
function pall(x: number, y: number): string {
  const rolls = Array.from({ length: 24 }, (_, i) => {
    const t = i / 23
    return [
      x - t ** 1.15 * 640 + Math.sin(i * 2.1) * 14,
      y - Math.sin(t * 1.5) * 128 + Math.cos(i * 1.7) * 14,
      18 + Math.sin(t * 2.7) * 44 + Math.sin(i * 4.3) * 5,
    ] as const
  }).toReversed()
  const each = (draw: (x: number, y: number, r: number) => string): string => rolls.map(roll => draw(...roll)).join('')
  const curl = (px: number, py: number, r: number, from: number, size: number): string =>
    burin(t => [px + Math.cos(from + t * 2.4) * r * size, py + Math.sin(from + t * 2.4) * r * size], 2.4, 'both', 8)
  return (
    print(
      BLACK,
      each((px, py, r) => disc(px, py, r + 2.4)),
    ) +
    print(ink('slate-dark'), each(disc)) +
    print(
      ink('slate'),
      each((px, py, r) => disc(px + r * 0.12, py + r * 0.1, r * 0.72)),
    ) +
    print(
      ink('dusk'),
      each((px, py, r) => curl(px, py, r, 1.2, 0.86) + curl(px, py, r, 1.5, 0.66)),
      'opacity=".8"',
    ) +
    print(
      BLACK,
      each((px, py, r) => curl(px, py, r, 4.4, 0.8) + curl(px, py, r, 4.8, 0.52)),
    )
  )
}

/** The cliff the monastery stands on. */
function headland(rnd: Random): string {
  const rock = smooth(
    '700,440! 716,404! 742,384! 752,340! 778,318! 800,286! 848,276 960,270 1080,276 1210,262! 1210,470! 700,470!',
  )
  const clefts = many(26, i => {
    const [x, y] = [730 + i * 19 + rnd() * 8, Math.max(292, 396 - i * 14) + rnd() * 26]
    return cut(`${x},${y} ${x - 7},${y + 40 + rnd() * 20}! ${x + 4},${Math.min(446, y + 84 + rnd() * 40)}`, 3.4)
  })
  return (
    solid('slate', rock, 3) +
    print(BLACK, hatch(rock, { a: 1.2, gap: 8, depth: 0.4, max: 60, w: 2 }) + clefts) +
    form('moss-ink', '796,290! 848,272 960,266 1080,272 1210,258! 1210,284! 1090,294 960,286 860,294', 2)
  )
}

function monastery(): string {
  const b = builder(true)
  const nave = smooth('72,101! 72,62! 134,62! 134,101!')
  return (
    b.house(-26, 101, 1.1, 'oak-2') +
    b.fire(0, 70, 0.9) +
    solid('paper-3', nave, 1.6) +
    print(BLACK, hatch(nave, { a: 0, gap: 3.4, depth: 0.3, max: 16 })) +
    print(
      ink('light'),
      many(3, i => `M${82 + i * 17} 94v-13q4-8 8 0v13Z`),
      'stroke="var(--ink)" stroke-width="1.6"',
    ) +
    print(
      BLACK,
      many(6, i => line([78 + i * 11, 62], [70 + i * 11, 42], 2.6)),
    ) +
    [84, 104, 124].map((x, i) => b.fire(x, 64 - (i % 2) * 3, 1.1 + (i % 2) * 0.35)).join('') +
    b.tower(38, 26, 32, 103) +
    b.roof('oak-2', 34, 74, 30, -6) +
    put(
      54,
      0,
      0,
      print(
        ink('gold'),
        'M-2 6V-8H-7V-12H-2V-19H2V-12H7V-8H2V6Z',
        'stroke="var(--ink)" stroke-width="2" paint-order="stroke"',
      ),
    ) +
    b.fire(60, 26, 0.9) +
    b.gate(54, 102, 13, 20)
  )
}

const WATER = { tone: ink('fjord'), line: ink('deep') } as const

/** The light of the sun on the water. */
function glitter(rnd: Random): string {
  const glints = Array.from({ length: 90 }, () => {
    const t = rnd()
    const [x, y] = [SUN[0] + (rnd() - 0.5) * lerp(190, 420, t), HORIZON + 6 + t * 220]
    return line([x, y], [x + 16 + t * 40, y], 2 + t * 1.6, 'both')
  })
  return print(ink('light'), glints, 'opacity=".9"')
}

/** Those who land first, against the light: backs, helms, spears and shields along the foot of the picture. */
function landing(): string {
  const man = (
    x: number,
    size: number,
    cloth: 'madder-ink' | 'moss-ink' | 'slate-dark' | 'oak',
    hold: 'spear' | 'axe' | 'torch' | typeof banner,
  ): string =>
    put(
      x,
      640,
      0,
      put(38, -84, 6, thingInHand(hold), hold === 'axe' || hold === 'torch' ? 1.5 : 1.15) +
        form(cloth, '-46,20! -44,-50 -26,-72 0,-78 26,-72 44,-50 46,20!', 3) +
        form(cloth, '22,-66! 46,-78 46,-96! 32,-98 18,-76!', 2.4) +
        print(
          ink('ochre'),
          many(5, i => cut(`${-26 + i * 12},-60 ${-30 + i * 14},10`, 2)),
          'opacity=".4"',
        ) +
        form('slate', '-20,-84! -21,-104 -10,-118 0,-126! 10,-118 21,-104 20,-84!', 2.6) +
        form('ochre', '-22,-90! 22,-90! 22,-80! -22,-80!', 2) +
        print(BLACK, cut('0,-122 1,-106 0,-92', 3)) +
        put(
          -24,
          -26,
          0,
          thingInHand('shield', [cloth === 'oak' ? 'fjord' : 'madder', 'paper', cloth === 'slate-dark' ? 6 : 4]),
          1.15,
        ),
      size,
    )
  return (
    man(70, 1.1, 'moss-ink', 'spear') +
    man(206, 1.02, 'oak', 'torch') +
    man(950, 1.02, 'slate-dark', 'axe') +
    man(1060, 1.08, 'madder-ink', banner) +
    man(1160, 1.12, 'moss-ink', 'spear')
  )
}

function draw(): string {
  const rnd = random(1066)
  const beach = along(t => [W * t, 566 + Math.cos(t * 6.28) * -22 + Math.sin(t * 31) * 4], 40)
  return (
    dusk(rnd) +
    pall(1012, 200) +
    print(BLACK, [gull(250, 120, 12), gull(300, 150, 9), gull(120, 190, 10), gull(690, 250, 9)]) +
    hills(rnd, 420, HORIZON + 4, 'fells', 'slate-dark', 2.2) +
    put(560, 0, 0, hills(rnd, 300, HORIZON + 4, 'fells', 'slate', 1.3)) +
    sea([-20, W + 20], HORIZON, H, 3, { ...WATER, wave: 24, swell: 1.1 }) +
    glitter(rnd) +
    put(1090, 0, 0, firs(rnd, -20, 120, 276, 40)) +
    headland(rnd) +
    put(862, 118, 0, monastery(), 1.62) +
    sea([690, W + 20], 452, 470, 7, { ...WATER, wave: 26, swell: 0.9 }) +
    afloat(RAVEN, { x: 150, y: 420, size: 0.72, water: WATER }, false) +
    afloat(RAVEN, { x: 296, y: 396, size: 0.46, water: WATER }, false) +
    afloat(RAVEN, { x: 590, y: 520, size: 1.9, water: WATER }, true) +
    print(ink('paper-3'), poly([...beach, [W, H], [0, H]]), 'stroke="var(--ink)" stroke-width="2.4"') +
    landing()
  )
}

export const painter = painterOf({ cover: () => framed(0, 0, W, H, draw()) }, 'cover')
