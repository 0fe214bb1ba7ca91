// The buildings of Charpentiers, drawn of boards, shingles and stone; each title has a picture of its own.
import { along, burin, edge, line, type Patch, print } from '../../../art/burin.ts'
import { BLACK, both, box, cut, cuts, form, hatch, many, PAPER, put, smooth, solid } from '../../../art/forms.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { boarded, finial, palisade, panel, shade, shingled } from '../../../art/things/carpentry.ts'
import { metal, thingInHand } from '../../../art/things/in-hand.ts'
import { type StillPicture, sited } from '../../../art/things/site.ts'
import { longHouse, silversmith, treasury } from '../../../art/things/village.ts'

function church(): string {
  /** One tier: a wall and the roof over it, both narrowing. */
  const tier = (y: number, half: number, tall: number, roof: number, courses: number): string => {
    const walls = panel('ochre', [-half, y - tall], [half, y - tall], [half, y], [-half, y])
    const cap = panel(
      'oak-2',
      [-half * 0.6, y - tall - roof],
      [half * 0.6, y - tall - roof],
      [half + 9, y - tall + 5],
      [-half - 9, y - tall + 5],
      0,
      0.03,
    )
    return (
      boarded('ochre', walls, Math.round(half / 4)) +
      shingled('oak-2', cap, courses, Math.round(half / 4)) +
      finial(half * 0.6, y - tall - roof, 1, 0.7) +
      finial(-half * 0.6, y - tall - roof, -1, 0.7)
    )
  }
  return (
    shade(60, 190, 152) +
    put(
      114,
      9,
      0,
      tier(156, 58, 26, 22, 3) +
        form('oak-3', '-13,156! -13,128 0,116! 13,128 13,156!', 1.8) +
        tier(112, 36, 12, 18, 3) +
        tier(84, 20, 10, 20, 3) +
        form('oak-2', '-9,56! 0,16! 9,56!', 1.8) +
        print(ink('gold'), 'M-1.6 22V0h3.2v22Z', 'stroke="var(--ink)" stroke-width="1"') +
        print(ink('gold'), 'M-7 6H7v3.2H-7Z', 'stroke="var(--ink)" stroke-width="1"'),
      0.945,
    )
  )
}

function fortress(): string {
  const mound = smooth('-10,190! -10,148 40,134 114,130 188,134 238,148 238,190!')
  const tower = panel('quay', [88, 66], [140, 66], [144, 140], [84, 140])
  const cap = panel('oak-2', [104, 36], [124, 36], [152, 70], [76, 70])
  const banner = (x: number, y: number, tone: Ink): string =>
    print(BLACK, line([x, y + 30], [x, y - 12], 1.8)) +
    form(tone, `${x},${y - 11}! ${x + 20},${y - 8} ${x + 14},${y - 2}! ${x + 20},${y + 4} ${x},${y + 1}!`, 1.4)
  return (
    solid('moss', mound) +
    cuts('moss', hatch(mound, { a: 0.2, depth: 0.14, max: 40, gap: 6 })) +
    form('paper-3', '98,141! 130,141! 146,164 176,192! 86,192! 92,164', 1.2) +
    banner(114, 24, 'madder') +
    boarded('quay', tower, 8) +
    print(
      BLACK,
      many(3, i => `M${94 + i * 16} 86h7v10h-7Z`),
    ) +
    shingled('oak-2', cap, 3, 7) +
    palisade(edge([2, 150], [86, 142]), 44, 9) +
    palisade(edge([142, 142], [226, 150]), 44, 9) +
    form('oak-3', '98,142! 98,118 114,106 130,118 130,142!', 1.8) +
    print(
      ink('ochre'),
      many(4, i => line([102 + i * 8, 114], [102 + i * 8, 141], 1.2)),
    ) +
    banner(20, 96, 'fjord') +
    banner(196, 96, 'fjord')
  )
}

function miningCamp(): string {
  const hill = smooth(
    '-10,150! 12,108! 34,92! 58,50! 84,40! 104,20! 130,38! 152,44! 172,78! 202,92! 238,128! 238,170! -10,170!',
  )
  const crags = many(9, i => {
    const [x, y] = [62 + ((i * 37) % 96), 48 + ((i * 29) % 40)]
    return (
      cut(`${x},${y} ${x + 9},${y + 14}! ${x + 4},${y + 30}`, 1.8) + cut(`${x + 5},${y + 10} ${x + 14},${y + 24}`, 1.3)
    )
  })
  const heap = smooth('150,160! 160,142 176,134 192,142 204,160!')
  return (
    solid('slate', hill, 2.2) +
    print(BLACK, hatch(hill, { a: 1.1, depth: 0.4, max: 34, gap: 4 }) + crags) +
    form('ink', '70,160! 74,116 94,102 116,116 120,160!', 1.2) +
    box('oak-lip', 62, 108, 72, 162, 2) +
    box('oak-lip', 118, 108, 128, 162, 2) +
    box('oak-2', 56, 98, 134, 109, 2) +
    print(
      BLACK,
      line([72, 162], [88, 132], 1.8) +
        line([118, 162], [102, 132], 1.8) +
        many(4, i => line([84 - i * 4, 138 + i * 7], [106 + i * 4, 138 + i * 7], 1.6)),
    ) +
    solid('ochre', heap) +
    print(BLACK, hatch(heap, { depth: 0.4 })) +
    many(7, i =>
      metal(
        `${158 + i * 6},${154 - ((i * 5) % 12)} ${163 + i * 6},${148 - ((i * 5) % 12)} ${168 + i * 6},${155 - ((i * 5) % 12)}`,
        'slate-dark',
        1.4,
      ),
    ) +
    shade(14, 60, 164) +
    form('dusk', '8,164! 30,112! 60,164!', 2) +
    form('ink', '26,164! 31,132! 40,164!', 1) +
    print(BLACK, line([30, 116], [28, 104], 2)) +
    put(146, 150, 34, box('quay', -2, -40, 2, 14, 1.5) + metal('-22,-32 0,-42 22,-32 0,-36', 'slate-dark', 1.6))
  )
}

function boatHouse(): string {
  const hull: Patch = (u, v) => [
    114 + (u - 0.5) * 2 * 42 * (1 - v * v * 0.84),
    96 + (1 - Math.abs(u - 0.5) * 2) * 8 + v * 58,
  ]
  const outline = [...along(t => hull(t, 0), 12), ...along(t => hull(1, t), 12), ...along(t => hull(0, 1 - t), 12)]
  const strakes = [0.18, 0.36, 0.54, 0.72].map(v => burin(t => hull(0.03 + t * 0.94, v), 1.6, 'both', 14))
  const slip = (k: 1 | -1): string =>
    form('quay', `${114 + k * 12},156! ${114 + k * 18},156! ${114 + k * 40},192! ${114 + k * 28},192!`, 1.6)
  return (
    shade(40, 204, 156) +
    form('oak-3', '114,34! 196,118! 188,158! 40,158! 32,118!', 2.2) +
    print(
      ink('ink'),
      many(9, i => line([52 + i * 16, 150], [52 + i * 16, 70 + Math.abs(i - 4) * 14], 1.4)),
      'opacity=".7"',
    ) +
    both(slip) +
    solid('ink', outline, 2) +
    print(
      ink('ochre'),
      burin(t => hull(t, 0.05), 6, 'none', 14),
    ) +
    print(PAPER, strakes) +
    box('ink', 111, 74, 117, 160, 1) +
    box('gold', 112.8, 80, 115.2, 156, 0.4) +
    put(114, 76, 0, print(BLACK, 'M-4 10C-8-4-2-14 6-14 14-14 16-4 8-3 12-9 4-11 3-4 2 2 4 6 4 10Z')) +
    both(k => {
      const plank = panel('oak-lip', [114 - k * 8, 22], [114 + k * 3, 18], [114 + k * 98, 116], [114 + k * 88, 124])
      return (
        plank.svg +
        cuts('oak-lip', [0.35, 0.7].map(u => burin(t => plank.on(u, 0.06 + t * 0.88), 1.3, 'both', 8)).join(''), 0.85)
      )
    }) +
    box('quay', 30, 116, 42, 162, 2) +
    box('quay', 186, 116, 198, 162, 2)
  )
}

function marketHall(): string {
  const roof = panel('moss', [62, 40], [166, 40], [212, 86], [16, 86], -0.03, 0.02)
  const post = (x: number): string =>
    box('quay', x - 4, 84, x + 4, 160, 1.8) + print(BLACK, cut(`${x + 1},90 ${x},154`, 0.9))
  const stall = (x: number, tone: Ink): string =>
    form(tone, `${x - 26},104! ${x + 26},104! ${x + 22},116 ${x},119 ${x - 22},116`, 1.6)
  return (
    shade(22, 214, 162) +
    print(ink('ink-2'), 'M22 84H206V150H22Z', 'opacity=".35"') +
    put(66, 134, 0, thingInHand('barrel'), 0.9) +
    put(104, 116, 0, thingInHand('sack'), 0.85) +
    put(136, 122, 0, thingInHand('sack'), 0.7) +
    put(176, 138, 0, thingInHand('basket'), 0.95) +
    stall(64, 'madder') +
    stall(166, 'fjord') +
    put(115, 78, 0, thingInHand('scales'), 0.8) +
    [26, 84, 144, 202].map(post).join('') +
    box('oak-lip', 16, 84, 212, 91, 1.8) +
    shingled('moss', roof, 4, 15) +
    put(114, 34, 0, box('gold', -1.2, -22, 1.2, 6, 1) + form('gold', '1,-21! 16,-18 10,-14! 16,-10 1,-8!', 1.3))
  )
}

export const BUILDINGS = {
  langhus: longHouse,
  mining_camp: { draw: miningCamp, behind: sited({ on: 'shore', sky: 'haze', land: 'fells', sun: 0.86 }) },
  church: { draw: church, behind: sited({ on: 'grass', sky: 'dusk', land: 'downs', landTone: 'moss', sun: 0.15 }) },
  fortress: {
    draw: fortress,
    behind: sited({ on: 'grass', sky: 'haze', land: 'fells', landTone: 'slate', sun: 0.84 }),
  },
  treasury,
  boat_house: {
    draw: boatHouse,
    behind: sited({ on: 'shore', sky: 'sky', land: 'isles', landTone: 'sea', sun: 0.12, water: true }),
  },
  market_hall: {
    draw: marketHall,
    behind: sited({ on: 'quay', sky: 'dusk', land: 'isles', landTone: 'sea', sun: 0.5, water: true }),
  },
  silversmith,
} as const satisfies Readonly<Record<string, StillPicture>>
