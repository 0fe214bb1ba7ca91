// The tools of Charpentiers as still lifes: one large thing each, where it is used.

import { burin, line, print } from '../../../art/burin.ts'
import { BLACK, bead, box, cut, form, hatch, many, oval, PAPER, put, smooth, solid } from '../../../art/forms.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { wall } from '../../../art/land/walls.ts'
import { boarded, panel, shade, wheel } from '../../../art/things/carpentry.ts'
import { coil, flame, metal, thingInHand } from '../../../art/things/in-hand.ts'
import { type StillPicture, sited } from '../../../art/things/site.ts'

/** A log lying across, its cut end to the left. */
function oakLog(x0: number, x1: number, y: number, r: number): string {
  const bark = smooth(`${x0},${y - r}! ${x1},${y - r * 0.94}! ${x1 + r * 0.4},${y} ${x1},${y + r}! ${x0},${y + r}!`)
  const grain = many(6, i => {
    const x = x0 + r + (i * (x1 - x0 - r * 2)) / 6
    return cut(
      `${x},${y - r * 0.6 + ((i * 5) % 4) * r * 0.38} ${x + 26},${y - r * 0.56 + ((i * 5) % 4) * r * 0.38}`,
      1.4,
    )
  })
  return (
    solid('oak-lip', bark, 2.2) +
    print(BLACK, grain + hatch(bark, { a: 1.4, depth: 0.3, max: 9 })) +
    bead('paper-2', x0, y, r * 0.56, r, 2) +
    print(BLACK, oval(x0, y, r * 0.36, r * 0.64)) +
    print(ink('paper-2'), oval(x0, y, r * 0.3, r * 0.56)) +
    print(BLACK, oval(x0, y, r * 0.12, r * 0.22))
  )
}

/** A trestle under the log: two crossed posts. */
const trestle = (x: number): string =>
  put(x, 146, 24, box('quay', -4, -34, 4, 34, 1.8)) + put(x, 146, -24, box('quay', -4, -34, 4, 34, 1.8))

function bowSaw(): string {
  const teeth = Array.from({ length: 23 }, (_, i) => `${70 - i * 6},50! ${67 - i * 6},56!`).join(' ')
  const cord = (width: number, tone: string): string =>
    print(
      tone,
      burin(t => [-74 + 148 * t, -42 + Math.sin(t * 3.14) * 5], width, 'none', 12),
    )
  const saw =
    cord(5, BLACK) +
    cord(2.8, ink('ochre')) +
    form('oak-2', '-2,-36! 2,-36! 5,14 -5,14', 1.4) +
    box('quay', -76, -2, 76, 6, 2) +
    metal(`-76,44! 76,44! ${teeth}`, 'foam-2', 1.8) +
    [-76, 76]
      .map(x => form('oak-lip', `${x - 7},-50 ${x + 6},-48 ${x + 4},0 ${x + 8},54 ${x - 5},56 ${x - 6},2`, 2))
      .join('')
  return (
    shade(30, 210, 168) +
    trestle(62) +
    trestle(172) +
    put(114, 73, -5, saw, 0.84) +
    oakLog(26, 196, 138, 19) +
    print(
      BLACK,
      `${line([112, 120], [110, 136], 4)}${many(12, i => oval(90 + ((i * 11) % 40), 168 + ((i * 7) % 12), 2.4, 1.2))}`,
    ) +
    print(
      PAPER,
      many(14, i => oval(86 + ((i * 13) % 46), 166 + ((i * 5) % 14), 1.8, 1)),
    )
  )
}

/** A ball of yarn with its threads. */
function ball(x: number, y: number, r: number, tone: Ink): string {
  const threads =
    many(5, i =>
      cut(
        `${x - r * 0.86},${y - r * 0.5 + i * r * 0.3} ${x},${y - r * 0.8 + i * r * 0.36} ${x + r * 0.8},${y - r * 0.2 + i * r * 0.24}`,
        1.4,
      ),
    ) +
    many(3, i =>
      cut(
        `${x - r * 0.5 + i * r * 0.34},${y + r * 0.8} ${x - r * 0.2 + i * r * 0.4},${y} ${x - r * 0.1 + i * r * 0.36},${y - r * 0.86}`,
        1.2,
      ),
    )
  return bead(tone, x, y, r, r, 2) + print(tone === 'madder' || tone === 'fjord' ? ink('paper-2') : BLACK, threads)
}

function spindle(): string {
  const wound = smooth('-12,-26 -20,-6 -16,14 0,22 16,14 20,-6 12,-26')
  return (
    boarded('oak-lip', panel('oak-lip', [-4, 142], [232, 142], [232, 194], [-4, 194]), 2) +
    print(
      BLACK,
      many(3, i => line([0, 154 + i * 13], [228, 156 + i * 13], 1.3, 'both')),
    ) +
    shade(40, 190, 150) +
    put(58, 132, 14, thingInHand('distaff'), 1.35) +
    print(
      PAPER,
      burin(t => [76 + 44 * t, 66 - Math.sin(t * 3.14) * 10], 2, 'none', 10),
    ) +
    put(
      128,
      90,
      0,
      box('quay', -2.6, -62, 2.6, 60, 2) +
        solid('madder', wound, 2.2) +
        print(
          ink('paper-2'),
          many(6, i => cut(`-17,${-18 + i * 7} 0,${-14 + i * 7} 17,${-19 + i * 7}`, 1.5)),
        ) +
        form('slate', '-24,30 0,25 24,30 22,38 0,42 -22,38', 2) +
        print(BLACK, cut('-18,34 0,37 18,34', 1.3)),
    ) +
    ball(182, 132, 23, 'fjord') +
    ball(160, 150, 15, 'paper') +
    ball(206, 154, 14, 'gold')
  )
}

function bloomery(): string {
  const stack = smooth('70,160! 76,120 88,70 92,46! 128,46! 132,70 146,120 152,160!')
  const bellows =
    form('oak-2', '-8,-4! 20,-16 46,-18! 46,18! 20,16 -8,4!', 2) +
    many(3, i => box('ochre', 22 + i * 8, -15, 25 + i * 8, 15, 1)) +
    box('quay', 46, -3, 66, 3, 1.5)
  return (
    shade(64, 200, 162) +
    put(110, 48, 0, flame(1.15)) +
    solid('dusk', stack, 2.4) +
    print(
      BLACK,
      hatch(stack, { a: 0.3, depth: 0.34, max: 26, gap: 4 }) +
        cut('94,64 90,92 84,112', 1.3) +
        cut('104,84 100,104', 1.2) +
        many(3, i => cut(`${84 - i * 5},${78 + i * 28} 110,${83 + i * 28} ${136 + i * 5},${78 + i * 28}`, 1.5)),
    ) +
    form('oak-3', '92,160! 92,138 110,124 128,138 128,160!', 1.8) +
    put(110, 160, 0, flame(0.9)) +
    print(
      ink('light'),
      many(12, i =>
        line([110 + Math.cos(i * 2.4) * (18 + i), 34 - i * 2], [110 + Math.cos(i * 2.4) * (20 + i), 30 - i * 2], 1.8),
      ),
    ) +
    put(160, 152, -6, bellows) +
    many(6, i =>
      metal(
        `${20 + i * 8},164 ${26 + i * 8},${148 - (i % 3) * 5} ${36 + i * 8},166`,
        i % 2 ? 'slate-dark' : 'slate',
        1.6,
      ),
    ) +
    put(
      44,
      172,
      0,
      many(3, i => put(i * 16 - 20, (i % 2) * 4, 0, metal('-10,6! -7,-4! 9,-4! 12,6!', 'slate', 1.5))),
    )
  )
}

function cart(): string {
  const rack = panel('quay', [40, 96], [182, 96], [172, 128], [50, 128])
  return (
    shade(44, 206, 168) +
    put(74, 92, -16, oakLog(-34, 36, 0, 12)) +
    put(90, 80, -10, oakLog(-36, 34, 0, 11)) +
    ball(128, 80, 20, 'paper') +
    ball(110, 84, 14, 'paper-2') +
    put(
      164,
      90,
      0,
      many(5, i => put(((i * 13) % 26) - 13, -(i >> 1) * 9, 0, metal('-12,6! -9,-4! 9,-4! 12,6!', 'slate', 1.6))),
    ) +
    put(0, 0, 0, form('oak-lip', '168,118! 226,140! 226,146! 166,128!', 1.8)) +
    boarded('quay', rack, 9) +
    box('oak-2', 36, 92, 186, 99, 1.8) +
    box('oak-2', 46, 126, 176, 133, 1.8) +
    wheel(104, 144, 32) +
    put(196, 164, 0, coil(14, 5, 0, 'ochre', 4))
  )
}

export const TOOLS = {
  bow_saw: { draw: bowSaw, behind: sited({ on: 'grass', sky: 'haze', land: null, sun: 0.87, trees: true }) },
  spindle: { draw: spindle, behind: seed => wall('loom', seed) },
  bloomery: {
    draw: bloomery,
    behind: sited({ on: 'shore', sky: 'night', land: 'fells', landTone: 'slate-dark', sun: 0.85 }),
  },
  cart: { draw: cart, behind: sited({ on: 'grass', sky: 'sky', land: 'downs', landTone: 'moss', sun: 0.14 }) },
} as const satisfies Readonly<Record<string, StillPicture>>
