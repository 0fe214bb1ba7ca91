// The eight buildings of the village, where they stand; those of other games are shared. They fill the upper two thirds of the
// picture, since a worker stands before them.
import { burin, disc, edge, line, print } from '../../../art/burin.ts'
import { BLACK, bead, both, box, cut, cuts, form, hatch, many, PAPER, put, smooth, solid } from '../../../art/forms.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { wall } from '../../../art/land/walls.ts'
import { EMBLEMS } from '../../../art/ships/sails.ts'
import { boarded, door, finial, palisade, panel, shade, shingled } from '../../../art/things/carpentry.ts'
import { metal, thingInHand } from '../../../art/things/in-hand.ts'
import { type StillPicture, sited } from '../../../art/things/site.ts'
import { longHouse, silversmith, treasury } from '../../../art/things/village.ts'

function gateHouse(): string {
  const tower = (x: number): string =>
    boarded('quay', panel('quay', [x - 23, 58], [x + 23, 58], [x + 25, 152], [x - 25, 152]), 7) +
    print(BLACK, `M${x - 12} 76h7v13h-7ZM${x + 5} 76h7v13h-7Z`) +
    shingled('oak-2', panel('oak-2', [x - 7, 20], [x + 7, 20], [x + 34, 61], [x - 34, 61]), 3, 7) +
    form('gold', `${x - 2},22! ${x},8! ${x + 2},22!`, 1.3)
  return (
    shade(20, 212, 154) +
    palisade(edge([-8, 152], [50, 152]), 44, 7) +
    palisade(edge([178, 152], [238, 152]), 44, 7) +
    tower(62) +
    tower(166) +
    boarded('oak-lip', panel('oak-lip', [84, 74], [144, 74], [144, 100], [84, 100]), 6) +
    form('oak-3', '84,152! 84,116 114,98 144,116 144,152!', 2) +
    print(
      ink('ochre'),
      many(5, i => line([92 + i * 11, 110], [92 + i * 11, 152], 1.6)) + line([86, 128], [142, 128], 3),
    ) +
    bead('madder', 114, 86, 14, 14, 2) +
    put(114, 86, 0, print(PAPER, EMBLEMS.raven), 0.9)
  )
}

function townHall(): string {
  const gable = smooth('114,34! 174,104! 174,150! 54,150! 54,104!')
  const banner = (x: number, tone: Ink): string =>
    print(BLACK, line([x, 152], [x, 50], 2.6)) +
    form(tone, `${x - 9},56! ${x + 9},56! ${x + 9},104! ${x},96! ${x - 9},104!`, 1.6) +
    put(x, 74, 0, print(ink('gold'), EMBLEMS.sun), 0.62)
  return (
    shade(30, 206, 156) +
    solid('ochre', gable, 2.2) +
    cuts(
      'ochre',
      many(9, i => cut(`${62 + i * 13},${Math.max(62, 128 - (60 - Math.abs(i - 4) * 14))} ${62 + i * 13},149`, 1.4)),
    ) +
    both(k =>
      boarded(
        'oak-2',
        panel('oak-2', [114 - k * 6, 22], [114 + k * 4, 18], [114 + k * 78, 106], [114 + k * 68, 116]),
        3,
      ),
    ) +
    finial(110, 18, -1, 1.4) +
    finial(118, 18, 1, 1.4) +
    bead('fjord', 114, 72, 13, 13, 2) +
    put(114, 72, 0, print(ink('gold'), EMBLEMS.star), 0.9) +
    box('oak-3', 92, 98, 136, 152, 2) +
    print(ink('gold'), line([114, 100], [114, 151], 1.6) + disc(109, 126, 2.6) + disc(119, 126, 2.6)) +
    box('quay', 82, 94, 94, 154, 1.8) +
    box('quay', 134, 94, 146, 154, 1.8) +
    print(
      BLACK,
      [88, 140].map(x =>
        many(4, i => cut(`${x - 4},${100 + i * 13} ${x + 4},${106 + i * 13} ${x - 4},${112 + i * 13}`, 1.5)),
      ),
    ) +
    banner(32, 'madder') +
    banner(196, 'madder') +
    form('slate', '68,152! 160,152! 168,162! 60,162!', 1.6) +
    form('slate', '58,162! 170,162! 180,174! 48,174!', 1.6)
  )
}

/** A camp of war: tents, a rack of spears, a man of straw to strike at. */
function barracks(): string {
  const tent = (x: number, k: number, tone: Ink): string => {
    const cloth = smooth('0,-78! 46,0! -46,0!')
    return put(
      x,
      152,
      0,
      solid(tone, cloth, 2.2) +
        cuts(tone, hatch(cloth, { a: 1.05, gap: 4, depth: 0.5, max: 40 })) +
        print(ink('paper'), 'M-22-37h10L-26 0h-12ZM12-37h10l16 37H26Z', 'opacity=".85"') +
        form('ink', '0,-50! 13,0! -13,0!', 1.4) +
        print(BLACK, line([-3, -84], [6, -62], 2.4) + line([3, -84], [-6, -62], 2.4)),
      k,
    )
  }
  const spear = (x: number, lean: number): string => put(x, 150, lean, thingInHand('spear'), 0.62)
  return (
    tent(176, 1.05, 'fjord') +
    tent(84, 1.35, 'madder') +
    shade(20, 220, 154) +
    [-9, -3, 4, 10].map((lean, i) => spear(138 + i * 5, lean)).join('') +
    put(150, 142, 0, thingInHand('shield', ['gold', 'madder', 4]), 0.58) +
    put(
      34,
      156,
      0,
      box('quay', -3, -74, 3, 4, 1.6) +
        box('quay', -26, -58, 26, -52, 1.6) +
        form('ochre', '-13,-60 13,-60 15,-38 12,-22 -12,-22 -15,-38', 2) +
        print(
          BLACK,
          many(4, i => cut(`${-9 + i * 6},-56 ${-10 + i * 6.6},-26`, 1.4)) + cut('-14,-40 0,-37 14,-40', 2),
        ) +
        bead('ochre', 0, -72, 10, 11, 1.8) +
        metal('-12,-72! -9,-84 0,-88 9,-84 12,-72!', 'slate', 1.6),
    )
  )
}

/** The armoury: shields on the wall, mail on its stand, an anvil. */
function armoury(): string {
  const mail = smooth(
    '-14,-52! -30,-46 -36,-22! -24,-18! -22,-28 -22,22! 22,22! 22,-28 24,-18! 36,-22! 30,-46 14,-52! 0,-44',
  )
  const rings = many(24, i => {
    const [x, y] = [-17 + (i % 5) * 8.6, -32 + Math.floor(i / 5) * 11]
    return `M${x - 4} ${y}q4 7 8 0q-4 3-8 0Z`
  })
  return (
    put(46, 54, 0, thingInHand('shield', ['madder', 'paper', 4]), 0.95) +
    put(182, 54, 0, thingInHand('shield', ['fjord', 'gold', 6]), 0.95) +
    box('oak-2', 110, 58, 118, 164, 1.8) +
    put(
      114,
      96,
      0,
      solid('foam-2', mail, 2.2) +
        print(BLACK, rings + hatch(mail, { a: 0.2, depth: 0.26, max: 12 })) +
        box('oak', -22, 2, 22, 8, 1.4),
    ) +
    put(
      114,
      40,
      0,
      metal('-22,6! -20,-14 -8,-26 0,-32! 8,-26 20,-14 22,6! 6,6! 3,20! -3,20! -6,6!') +
        box('gold', -23, -2, 23, 5, 1.5),
    ) +
    boarded('oak-lip', panel('oak-lip', [-4, 158], [232, 158], [232, 194], [-4, 194]), 3) +
    metal('20,158! 28,144 20,132 4,128! 2,120! 66,118! 80,124 62,134 52,144 58,158!', 'slate-dark', 2.2) +
    put(60, 116, 66, thingInHand('hammer'), 1) +
    put(176, 150, 14, thingInHand('sword'), 0.95) +
    put(200, 152, -10, thingInHand('axe'), 1.1)
  )
}

function mill(): string {
  const body = panel('paper-2', [94, 66], [134, 66], [148, 152], [80, 152])
  const sail = (turn: number): string =>
    put(
      114,
      60,
      turn,
      box('oak-2', -2, -66, 2, 4, 1.4) +
        form('paper', '3,-64! 19,-64! 17,-16! 3,-16!', 1.8) +
        print(BLACK, many(5, i => line([3, -56 + i * 9], [18, -56 + i * 9], 1.4)) + line([10, -63], [10, -17], 1.2)),
    )
  const sack = (x: number, k: number): string => put(x, 142, 0, thingInHand('sack'), k)
  return (
    shade(56, 190, 154) +
    boarded('paper-2', body, 6) +
    form('madder', '114,24! 146,68! 82,68!', 2.2) +
    cuts(
      'madder',
      many(4, i => cut(`${118 + i * 4},${38 + i * 4} ${122 + i * 6},64`, 1.4)),
    ) +
    box('oak-3', 106, 92, 122, 106, 1.6) +
    door(114, 152, 20, 32) +
    [32, 122, 212, 302].map(sail).join('') +
    bead('gold', 114, 60, 6, 6, 1.8) +
    sack(52, 0.62) +
    sack(176, 0.7) +
    sack(198, 0.52) +
    print(
      ink('gold'),
      many(14, i => burin(t => [6 + i * 3 + t * 3, 156 - t * (22 + (i % 3) * 5)], 2.2, 'out', 3)),
    )
  )
}

export const HOUSES = {
  gate_house: {
    draw: gateHouse,
    behind: sited({ on: 'grass', sky: 'haze', land: 'fells', landTone: 'slate', sun: 0.5 }),
  },
  town_hall: { draw: townHall, behind: sited({ on: 'grass', sky: 'dusk', land: 'fells', sun: 0.88 }) },
  treasury,
  barracks: { draw: barracks, behind: sited({ on: 'grass', sky: 'sky', land: 'downs', landTone: 'moss', sun: 0.5 }) },
  armoury: { draw: armoury, behind: seed => wall('gate', seed) },
  mill: { draw: mill, behind: sited({ on: 'grass', sky: 'haze', land: 'downs', landTone: 'moss', sun: 0.84 }) },
  silversmith,
  long_house: longHouse,
} as const satisfies Readonly<Record<string, StillPicture>>
