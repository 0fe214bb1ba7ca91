// Buildings that several games of the north have, where they stand.
import { disc, line, print, random } from '../burin.ts'
import { BLACK, bead, box, cut, cuts, form, hatch, isFine, many, oval, put, smooth, solid } from '../forms.ts'
import { FRAME } from '../frames.ts'
import { type Ink, ink } from '../inks.ts'
import { wall } from '../land/walls.ts'
import { boarded, door, finial, panel, shade, shingled, smoke } from './carpentry.ts'
import { flame, metal, thingInHand } from './in-hand.ts'
import { type StillPicture, sited } from './site.ts'

const { w: W, h: H } = FRAME

function langhus(): string {
  const roof = panel('oak-lip', [46, 64], [156, 54], [138, 116], [18, 112], -0.05)
  const side = panel('quay', [26, 111], [138, 115], [138, 152], [26, 146])
  const gable = smooth('156,54! 138,116! 138,152! 204,146! 204,106!')
  const gableBoards = many(6, i =>
    cut(`${148 + i * 9},${Math.max(64, 96 - Math.abs(i - 1.4) * 14)} ${148 + i * 9},${151 - i}`, 1.2),
  )
  return (
    smoke(92, 58) +
    shade(30, 214, 150) +
    boarded('quay', side, 11) +
    solid('ochre', gable) +
    cuts('ochre', gableBoards + hatch(gable, { a: 0.3, depth: 0.24 })) +
    door(174, 149, 17, 30) +
    shingled('oak-lip', roof, 5, 13) +
    form('oak-2', '152,50! 160,48! 142,118! 133,119!', 1.6) +
    form('oak-2', '152,48! 160,50! 210,106! 204,110!', 1.6) +
    finial(152, 46, -1, 1.1) +
    finial(159, 46, 1, 1.1) +
    finial(46, 62, -1, 1)
  )
}

function hoard(): string {
  const lid = smooth('52,92! 58,66 114,56 170,66 176,92!')
  const coin = (x: number, y: number): string => bead('gold', x, y, 7, 4.6, 1.4) + print(BLACK, oval(x, y, 3.4, 2))
  const hoard = smooth('56,104! 70,88 92,80 114,76 138,80 160,88 172,104!')
  const rnd = random(12)
  return (
    print(ink('slate-dark'), `M0 150H${W}V${H}H0Z`) +
    print(
      BLACK,
      many(4, i => line([0, 151 + i * 11], [W, 151 + i * 11], 1.6)) +
        many(9, i => line([114 + (i - 4) * 24, 150], [114 + (i - 4) * 46, 192], 1.4)),
    ) +
    shade(50, 196, 158) +
    solid('oak-2', lid, 2.2) +
    print(
      ink('slate'),
      many(3, i => line([76 + i * 38, 92], [80 + i * 34, 62], 5)),
    ) +
    solid('gold', hoard) +
    many(isFine() ? 16 : 9, () => coin(66 + rnd() * 96, 88 + rnd() * 14)) +
    put(86, 82, -14, thingInHand('cup'), 0.9) +
    put(140, 86, 20, thingInHand('sceptre'), 0.8) +
    boarded('oak-lip', panel('oak-lip', [46, 104], [182, 104], [178, 160], [50, 160]), 9) +
    print(ink('slate-dark'), 'M60 104h9v56h-9ZM159 104h9v56h-9Z', 'stroke="var(--ink)" stroke-width="1.4"') +
    bead('gold', 114, 124, 10, 12) +
    print(BLACK, `${disc(114, 121, 3)}M112.6 122h2.8l1.6 9h-6Z`) +
    many(7, i => coin(30 + i * 28, 168 + (i % 3) * 5)) +
    put(206, 96, 0, thingInHand('keys'), 1.1)
  )
}

function bench(): string {
  const window =
    box('oak-3', 24, 22, 84, 74, 2) +
    print(ink('night'), 'M29 27h50v42h-50Z') +
    print(ink('paper'), disc(62, 42, 8)) +
    print(ink('night'), disc(66, 39, 7)) +
    box('oak-3', 52, 26, 56, 70, 0.6)
  const ring = (r: number, tone: Ink): string =>
    bead(tone, 0, 0, r, r, 1.8) + print(BLACK, disc(0, 0, r * 0.66)) + print(ink('quay'), disc(0, 0, r * 0.58))
  return (
    window +
    put(
      168,
      66,
      0,
      ring(30, 'foam-2') +
        many(10, i => put(0, 0, i * 36, bead('gold', 0, -24.6, 2.8, 2.8, 1.2))) +
        form('foam-2', '-2.4,-44! 2.4,-44! 1.4,40! 0,44! -1.4,40!', 1.6) +
        bead('madder', 0, 30, 5) +
        print(BLACK, line([-36, -28], [36, -28], 0.1)),
    ) +
    boarded('oak-lip', panel('oak-lip', [-4, 138], [232, 138], [232, 194], [-4, 194]), 3) +
    print(
      BLACK,
      many(3, i => line([0, 150 + i * 13], [228, 152 + i * 13], 1.3, 'both')),
    ) +
    metal('40,138! 46,122 40,112 28,110! 26,100! 100,98! 112,104 96,112 84,116 82,126 90,138!', 'slate-dark', 2.2) +
    put(64, 96, -64, thingInHand('hammer'), 0.95) +
    put(
      130,
      140,
      0,
      metal('-12,-30! 12,-30! 10,-14 3,-6 3,4 10,8! -10,8! -3,4 -3,-6 -10,-14', 'foam-2') +
        print(BLACK, oval(0, -30, 12, 3.4)),
    ) +
    put(
      164,
      136,
      0,
      many(4, i => put(i * 15, -i % 2, 0, metal('-9,8! -6,-2! 10,-2! 13,8!', 'foam-2', 1.5))),
    ) +
    put(196, 128, 0, flame(0.9)) +
    box('paper', 191, 128, 201, 138, 1.4)
  )
}

export const longHouse: StillPicture = {
  draw: langhus,
  behind: sited({ on: 'grass', sky: 'sky', land: 'fells', sun: 0.88 }),
}
export const treasury: StillPicture = { draw: hoard, behind: seed => wall('gate', seed) }
export const silversmith: StillPicture = { draw: bench, behind: seed => wall('shop', seed) }
