// The cover of the Runesaga: under northern lights, three runestones on a headland, and out on the fjord a ship of each tale.
// Its middle third fills a phone.
import { afloat } from '../../../art/afloat.ts'
import { along, disc, lerp, line, type Point, poly, print, type Random, random } from '../../../art/burin.ts'
import { BLACK, form, many, put } from '../../../art/forms.ts'
import { framed } from '../../../art/frames.ts'
import { ink } from '../../../art/inks.ts'
import { hills } from '../../../art/land/scene.ts'
import { sea } from '../../../art/land/sea.ts'
import { firs } from '../../../art/land/woods.ts'
import { painterOf } from '../../../art/painter.ts'
import { flame } from '../../../art/things/in-hand.ts'
import { EXPLORER } from '../../explorers/art/longships.ts'
import { RAVEN } from '../../raiders/art/longship.ts'
import { LONGSHIPS } from '../../shipwrights/art/longships.ts'
import { ICONS } from './icons.ts'
import { runestone, SHEET } from './stone.ts'
import { TONES } from './tones.ts'

const W = 1200
const H = 600
const HORIZON = 366
const MOON: Point = [846, 96]

function night(rnd: Random): string {
  const stars = many(90, () => {
    const [x, y, q] = [rnd() * W, rnd() * 300, 1.2 + rnd() * 2.6]
    return line([x, y - q], [x, y + q], q * 0.5, 'both') + line([x - q, y], [x + q, y], q * 0.5, 'both')
  })
  return (
    print(ink('night'), `M0 0H${W}V${H}H0Z`) +
    print(ink('deep-2'), `M0 0H${W}V120Q${W / 2} 30 0 120Z`) +
    print(ink('paper'), stars) +
    print(ink('paper'), `M${MOON[0]} ${MOON[1] - 38}a38 38 0 1 0 38 46a33 33 0 0 1-38-46Z`)
  )
}

/** A curtain of light: rays that rise from a bent hem, each cut by the burin. */
function lights(
  rnd: Random,
  hem: (t: number) => Point,
  tall: number,
  tone: 'sea' | 'moss' | 'foam-2',
  strength: number,
) {
  const rays = many(170, i => {
    const [x, y] = hem(i / 169)
    const height = tall * (0.55 + rnd() * 0.45) * (0.55 + 0.45 * Math.sin(i * 0.13 + 1))
    return line([x, y + rnd() * 12], [x - 8 + rnd() * 6, y - height], 3 + rnd() * 4, 'both')
  })
  return print(ink(tone), rays, `opacity="${strength}"`)
}
const hemOf =
  (y: number, bend: number, waves: number) =>
  (t: number): Point => [-60 + t * (W + 120), y + Math.sin(t * waves + 0.6) * bend - t * 40]

const WATER = { tone: ink('fjord-ink'), line: ink('deep') } as const

function glitter(rnd: Random): string {
  const glints = Array.from({ length: 80 }, () => {
    const t = rnd()
    const [x, y] = [MOON[0] + (rnd() - 0.5) * lerp(90, 330, t), HORIZON + 6 + t * 150]
    return line([x, y], [x + 14 + t * 36, y], 1.6 + t * 1.4, 'both')
  })
  return print(ink('foam-2'), glints, 'opacity=".75"')
}

/** The headland they stand on, with grass along its edge. */
function headland(rnd: Random): string {
  const edge = along(t => [W * t, 532 - Math.sin(t * Math.PI) * 44 + Math.sin(t * 23) * 4], 60)
  const grass = many(110, i => {
    const t = (i + rnd()) / 110
    const [x, y] = [W * t, 536 - Math.sin(t * Math.PI) * 44 + rnd() * 50]
    return line([x, y], [x - 3 + rnd() * 6, y - 9 - rnd() * 6], 2, 'out')
  })
  return (
    print(ink('moss-ink'), poly([...edge, [W, H], [0, H]]), 'stroke="var(--ink)" stroke-width="3"') +
    print(BLACK, grass) +
    print(
      ink('moss'),
      many(60, () => {
        const [x, y] = [rnd() * W, 560 + rnd() * 36]
        return line([x, y], [x + 16 + rnd() * 30, y], 1.8, 'both')
      }),
    )
  )
}
const stone = (tale: 'shipwrights' | 'raiders' | 'explorers', x: number, foot: number, size: number, lean: number) =>
  put(
    x,
    foot,
    lean,
    put(
      (-SHEET.w / 2) * size,
      -121 * size,
      0,
      runestone({
        seed: { shipwrights: 1, raiders: 5, explorers: 3 }[tale],
        tone: TONES[tale],
        sign: ICONS[({ shipwrights: 'hammer', raiders: 'shield', explorers: 'horn' } as const)[tale]],
      }),
      size,
    ),
  )
const fire = (x: number, y: number, size: number): string =>
  put(
    x,
    y,
    0,
    print(ink('light'), disc(0, -14, 34), 'opacity=".22"') +
      form('oak-2', '-16,2! -10,-6! 12,4! 6,8!', 1.6) +
      form('oak', '16,2! 10,-6! -12,4! -6,8!', 1.6) +
      flame(1.5),
    size,
  )

function draw(): string {
  const rnd = random(1016)
  return (
    night(rnd) +
    lights(rnd, hemOf(262, 34, 6.2), 250, 'moss', 0.6) +
    lights(rnd, hemOf(236, 30, 6.6), 220, 'sea', 0.5) +
    lights(rnd, hemOf(150, 24, 5.1), 120, 'foam-2', 0.22) +
    put(0, 0, 0, hills(rnd, 520, HORIZON + 4, 'fells', 'slate-dark', 2.3)) +
    put(620, 0, 0, hills(rnd, 620, HORIZON + 4, 'fells', 'deep-3', 1.7)) +
    sea([-20, W + 20], HORIZON, H, 3, { ...WATER, wave: 24, swell: 1.05 }) +
    glitter(rnd) +
    afloat(LONGSHIPS.drakkar, { x: 322, y: 444, size: 1.06, water: WATER }, true) +
    afloat(EXPLORER, { x: 880, y: 430, size: 0.84, water: WATER }, true) +
    afloat(RAVEN, { x: 118, y: 400, size: 0.56, water: WATER }, false) +
    headland(rnd) +
    put(-30, 0, 0, firs(rnd, 0, 190, 560, 130)) +
    put(1010, 0, 0, firs(rnd, 0, 220, 566, 150)) +
    stone('shipwrights', 470, 552, 1.5, -5) +
    stone('explorers', 736, 552, 1.46, 5) +
    stone('raiders', 602, 564, 1.9, 0) +
    fire(526, 574, 1) +
    fire(682, 576, 0.9)
  )
}

export const painter = painterOf({ cover: () => framed(0, 0, W, H, draw()) }, 'cover')
