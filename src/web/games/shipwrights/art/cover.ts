// The cover of Charpentiers: a longship in frame on a beach, and the people who build her. Its middle third fills a phone.
import {
  along,
  burin,
  disc,
  lerp,
  line,
  type Patch,
  type Point,
  poly,
  print,
  type Random,
  random,
  rim,
} from '../../../art/burin.ts'
import { BLACK, bead, both, box, form, many, PAPER, put } from '../../../art/forms.ts'
import { framed, VIEW } from '../../../art/frames.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { cloud, gull, hills } from '../../../art/land/scene.ts'
import { sea } from '../../../art/land/sea.ts'
import { firs } from '../../../art/land/woods.ts'
import { painterOf } from '../../../art/painter.ts'
import { type AtWork, atWork } from '../../../art/people/at-work.ts'
import { clinker, cubic, curl } from '../../../art/ships/clinker.ts'
import { shipLayers } from '../../../art/ships/ship.ts'
import { LONGSHIPS, type LongshipId } from './longships.ts'

const W = 1200
const H = 600
const SHORE = 402
const SUN: Point = [610, 250]

function dawn(rnd: Random): string {
  const at = (a: number, r: number): Point => [SUN[0] + Math.cos(a) * r, SUN[1] - Math.sin(a) * r]
  const wedges: string[] = []
  const lines: string[] = []
  for (let i = -1; i <= 21; i++) {
    const a = ((i + 0.3) * Math.PI) / 21
    const b = a + Math.PI / 42
    wedges.push(poly([at(a, 70), at(a, 900), at(b, 900), at(b, 70)]))
    for (let j = 0; j < 5; j++) {
      const start = 150 + rnd() * 120
      lines.push(line(at(b + j * 0.014, start), at(b + j * 0.014, start + 130 + rnd() * 380), 2, 'both'))
    }
  }
  return (
    print(ink('haze'), `M0 0H${W}V${H}H0Z`) +
    print(ink('sky'), wedges) +
    print(ink('ink-2'), lines, 'opacity=".35"') +
    print(ink('sky'), disc(...SUN, 112)) +
    print(ink('gold'), disc(...SUN, 94))
  )
}

/** A ship on the fjord, its waterline on y. */
function afloat(id: LongshipId, x: number, y: number, size: number): string {
  const ship = LONGSHIPS[id]
  const { hull, afloat: foam } = shipLayers(ship, false, clinker(ship, false))
  const at = (svg: string): string => put(x - (VIEW.w / 2) * size, y - VIEW.water * size, 0, svg, size)
  return at(hull) + sea([x - 150, x + 150], y + 3, y + 12, 5, { wave: 18, swell: 0.8 }) + at(foam)
}

const STERN: Point = [268, 176]
const BOW: Point = [946, 150]
const gunwale = cubic(STERN, [326, 464], [864, 452], BOW)
const keel = cubic(STERN, [262, 678], [946, 670], BOW)
/** The near side of the hull: u from stern to bow, v from gunwale to keel. */
const side: Patch = (u, v) => {
  const [a, b] = [gunwale(u), keel(u)]
  const belly = Math.sin(v * Math.PI) * 10 * (1 - Math.abs(u - 0.5) * 1.6)
  return [lerp(a[0], b[0], v), lerp(a[1], b[1], v) + belly]
}
/** Planks reach from the keel up to here; above, the frames stand bare. */
const PLANKED = 0.46

/** The longship in frame: far frames, near frames, strakes, keel and stems, shored up on the slip. */
function shipInFrame(): string {
  const rib = (u: number, from: number, to: number, width: number, shift: number): string =>
    burin(t => [side(u, lerp(from, to, t))[0] + shift, side(u, lerp(from, to, t))[1] - shift * 0.5], width, 'none', 10)
  const stations = Array.from({ length: 15 }, (_, i) => 0.16 + i * 0.0486)
  const far = stations.map(u => rib(u, 0.05, PLANKED + 0.1, 9, 12))
  const near = (width: number): string[] => stations.map(u => rib(u, -0.06, PLANKED + 0.04, width, 0))
  const strakes = many(6, i => {
    const v = PLANKED + (i * (1 - PLANKED)) / 6
    const tone: Ink = i % 2 ? 'quay' : 'oak-lip'
    const [from, to] = i === 0 ? [0.2, 0.62] : i === 1 ? [0.1, 0.86] : [0.02, 0.98]
    const plank = rim(side, from, v, to, Math.min(1, v + (1 - PLANKED) / 6), 30)
    const nails = many(Math.round((to - from) * 40), j => disc(...side(from + 0.012 + j * 0.0245, v + 0.02), 1.7))
    const grain = many(7, j =>
      burin(t => side(lerp(from, to, (j + 0.2 + t * 0.5) / 7), v + 0.03 + (j % 3) * 0.016), 1.2, 'both', 6),
    )
    return print(ink(tone), plank, 'stroke="var(--ink)" stroke-width="3"') + print(BLACK, nails + grain, 'opacity=".8"')
  })
  const ribband = (v: number, width: number, tone: string): string =>
    print(
      tone,
      burin(t => side(0.05 + t * 0.9, v), width, 'none', 34),
    )
  /** A prop from the turn of the bilge to the ground. */
  const shore = (u: number, lean: number): string => {
    const [x, top] = side(u, 0.66)
    return (
      form('quay', `${x - 6},${top}! ${x + 6},${top}! ${x + lean + 7},570! ${x + lean - 7},570!`, 2.4) +
      print(BLACK, line([x + 2, top + 10], [x + lean + 2, 556], 1.3, 'both'))
    )
  }
  return (
    print(ink('oak-2'), far, 'stroke="var(--ink)" stroke-width="2"') +
    print(BLACK, near(13)) +
    print(ink('ochre'), near(8.4)) +
    ribband(0.02, 12, BLACK) +
    ribband(0.02, 7.4, ink('oak-lip')) +
    ribband(0.26, 9, BLACK) +
    ribband(0.26, 5, ink('quay')) +
    strakes +
    print(BLACK, burin(keel, 19, 'none', 40)) +
    print(ink('oak-2'), burin(keel, 13, 'none', 40)) +
    print(BLACK, [
      burin(t => keel(lerp(0, 0.08, t)), 24, 'none', 8),
      burin(t => keel(lerp(0.92, 1, t)), 24, 'none', 8),
    ]) +
    print(BLACK, curl([BOW[0] + 6, BOW[1] + 12], 1, 30, 20) + curl([STERN[0] - 6, STERN[1] + 10], -1, 24, 17)) +
    print(ink('ochre'), curl([BOW[0] + 5, BOW[1] + 10], 1, 27, 9) + curl([STERN[0] - 5, STERN[1] + 8], -1, 22, 8)) +
    shore(0.14, -34) +
    shore(0.3, -24) +
    shore(0.7, 24) +
    shore(0.86, 34) +
    form('oak-lip', '300,560! 916,560! 926,576! 290,576!', 2.6) +
    print(
      BLACK,
      many(14, i => line([320 + i * 42, 566], [346 + i * 42, 567], 1.6, 'both')),
    )
  )
}

const logs = (x: number, y: number): string =>
  [
    [0, 0],
    [34, 0],
    [68, 0],
    [17, -29],
    [51, -29],
    [34, -58],
  ]
    .map(([dx = 0, dy = 0]) => {
      const [cx, cy] = [x + dx, y + dy - 17]
      return (
        bead('oak-lip', cx, cy, 17, 17, 2.4) +
        bead('paper-2', cx, cy, 13, 13, 1.4) +
        print(BLACK, disc(cx, cy, 8)) +
        print(ink('paper-2'), disc(cx, cy, 6.6)) +
        print(BLACK, disc(cx, cy, 2))
      )
    })
    .join('')

/** The boathouse at the edge of the picture, its gable to the viewer. */
function boathouse(x: number, y: number): string {
  const boards = many(10, i => line([20 + i * 19, 0], [20 + i * 19, -76 - (94 - Math.abs(i - 4.4) * 20)], 1.8, 'both'))
  return put(
    x,
    y,
    0,
    form('oak-3', '6,0! 6,-100! 106,-206! 206,-100! 206,0!', 3) +
      print(BLACK, boards, 'opacity=".8"') +
      form('ink', '62,0! 62,-78 106,-112 150,-78 150,0!', 2) +
      both(
        k =>
          form('oak-lip', `${106 - k * 12},-232! ${106 + k * 6},-238! ${106 + k * 124},-98! ${106 + k * 110},-84!`, 3) +
          print(BLACK, line([106 + k * 4, -222], [106 + k * 112, -98], 1.6, 'both')),
      ),
  )
}

function beach(rnd: Random): string {
  let marks = ''
  for (let i = 0; i < 120; i++) {
    const [x, t] = [rnd() * W, rnd()]
    const y = SHORE + 40 + t * 160
    marks += line([x, y], [x + 20 + rnd() * 60 * (0.4 + t), y + rnd() * 2], 1 + t * 1.2, 'both')
  }
  const edge = along(t => [W * t, SHORE + 30 + Math.sin(t * 9) * 6], 24)
  return (
    print(ink('paper-3'), poly([...edge, [W, H], [0, H]]), 'stroke="var(--ink)" stroke-width="2"') +
    print(BLACK, marks, 'opacity=".55"')
  )
}

const CREW: readonly AtWork[] = [
  { x: 452, y: 590, size: 1.18, pose: 'strike', cloth: 'madder', hair: 'ochre' },
  { x: 700, y: 592, size: 1.2, pose: 'hold', cloth: 'fjord', hair: 'oak-2', hat: 'moss', flip: true },
  { x: 566, y: 588, size: 1.12, pose: 'point', cloth: 'moss', hair: 'gold', dress: true },
  { x: 966, y: 586, size: 1.2, pose: 'saw', cloth: 'ochre', hair: 'madder', hat: 'slate-dark' },
  { x: 232, y: 588, size: 1.16, pose: 'carry', cloth: 'slate', hair: 'ink' },
  { x: 120, y: 588, size: 1.16, pose: 'carry', cloth: 'paper', hair: 'oak-2', hat: 'madder' },
]

function draw(): string {
  const rnd = random(1014)
  const gulls = Array.from({ length: 8 }, () => gull(140 + rnd() * 920, 50 + rnd() * 130, 7 + rnd() * 8))
  const plank =
    form('quay', '60,486! 296,482! 296,494! 60,498!', 2.4) + print(BLACK, line([76, 490], [280, 487], 1.4, 'both'))
  const trestle = (x: number): string =>
    put(x, 566, 16, box('quay', -4, -26, 4, 22, 2)) + put(x, 566, -16, box('quay', -4, -26, 4, 22, 2))
  const inShip = { size: 0.86, cloth: 'madder-ink', hair: 'ochre' } as const
  return (
    dawn(rnd) +
    cloud(rnd, 60, 120, 200) +
    cloud(rnd, 900, 90, 230) +
    hills(rnd, 520, SHORE - 20, 'fells', 'slate', 2.4) +
    put(700, 0, 0, hills(rnd, 520, SHORE - 20, 'fells', 'paper-3', 2.1)) +
    print(BLACK, gulls) +
    sea([-20, W + 20], SHORE - 18, SHORE + 36, 3, { wave: 22, swell: 0.9 }) +
    afloat('knarr', 1092, SHORE - 4, 0.62) +
    afloat('karve', 180, SHORE - 2, 0.5) +
    put(1050, 0, 0, firs(rnd, 60, 150, 470, 96)) +
    beach(rnd) +
    boathouse(-60, 500) +
    logs(1080, 562) +
    atWork({ x: 556, y: 432, pose: 'strike', ...inShip }) +
    atWork({ x: 690, y: 432, pose: 'hold', ...inShip, cloth: 'fjord', hair: 'ink', flip: true }) +
    shipInFrame() +
    print(
      PAPER,
      many(40, i =>
        line(
          [360 + ((i * 67) % 520), 578 + ((i * 11) % 18)],
          [366 + ((i * 67) % 520), 576 + ((i * 11) % 18)],
          2.4,
          'both',
        ),
      ),
    ) +
    trestle(990) +
    trestle(1070) +
    form('oak-lip', '952,534! 1110,534! 1110,550! 952,550!', 2.4) +
    CREW.map(atWork).join('') +
    plank
  )
}

export const painter = painterOf({ cover: () => framed(0, 0, W, H, draw()) }, 'cover')
