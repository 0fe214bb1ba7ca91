// The ten settlements of the north: cut-outs that stand on the landscape at y = 100, whole or plundered, no two alike.
import { burin, edge, line, print, random } from '../../../art/burin.ts'
import { BLACK, box, cut, cuts, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import { framed } from '../../../art/frames.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { backdrop, ground } from '../../../art/land/scene.ts'
import { sea } from '../../../art/land/sea.ts'
import { firs } from '../../../art/land/woods.ts'
import { boarded, palisade, panel, shingled } from '../../../art/things/carpentry.ts'
import { flame } from '../../../art/things/in-hand.ts'
import { type Builder, builder } from './builder.ts'

/** The sheet of a cut-out. */
const SITE = { w: 168, h: 118 } as const

function crag(): string {
  const rock = smooth('4,116! 12,101! 26,92! 38,79! 58,75! 112,75! 132,82! 140,94! 156,101! 164,116!')
  const clefts = many(9, i => {
    const [x, y] = [24 + i * 15, 84 + ((i * 7) % 9)]
    return cut(`${x},${y} ${x - 4},${y + 13}! ${x + 2},113`, 1.7)
  })
  return solid('slate', rock, 2) + print(BLACK, hatch(rock, { a: 1.15, gap: 4, depth: 0.45, max: 24 }) + clefts)
}

function turf(tone: Ink): string {
  const blades = many(11, i => {
    const y = 105 + (i % 3) * 2.6
    return cut(`${14 + i * 12},${y} ${28 + i * 12},${y}`, 1.2)
  })
  return form(tone, '2,114! 20,102 60,98 110,98 148,102 166,114!', 1.6) + cuts(tone, blades, 0.8)
}

const fir = (x: number, y: number, k: number): string =>
  put(
    x,
    y,
    0,
    box('oak-3', -1.4, -6, 1.4, 0, 1) +
      form('moss-ink', '0,-18! 10,-3! 0,-5 -10,-3!', 1.4) +
      form('moss', '0,-28! 8,-12! 0,-14 -8,-12!', 1.4) +
      form('moss-ink', '0,-37! 6,-22! 0,-24 -6,-22!', 1.4) +
      print(ink('paper-2'), line([5, -10], [8, -4], 1.1) + line([3, -30], [5, -23], 1.1)),
    k,
  )

/** Water before the quay, and the quay on its piles. */
function bay(x0: number, x1: number): string {
  const ripples = many(Math.floor((x1 - x0 - 12) / 12), i => {
    const [x, y] = [x0 + 4 + i * 12, 107 + (i % 2) * 5]
    return burin(t => [x + t * 18, y + Math.sin(t * Math.PI) * 2.4], 1.4, 'both', 6)
  })
  return form('sea', `${x0},104! ${x1},104! ${x1},116! ${x0 + 8},116!`, 1) + print(ink('fjord-ink'), ripples)
}
const quay = (x0: number, x1: number): string =>
  print(
    BLACK,
    many(Math.floor((x1 - x0) / 13), i => `M${x0 + 4 + i * 13} 104h3.4v11h-3.4Z`),
  ) + box('quay', x0, 98, x1, 104, 1.6)

const logs = (height: number): string => palisade(edge([22, 103], [148, 103], 0.02), height, 14)

/** A round tower under a pointed roof. */
const spire = (b: Builder, x: number, top: number, w: number, base: number, tone: Ink): string =>
  b.tower(x, top, w, base) + b.roof(tone, x - 4, x + w + 4, top + 5, top - w * 1.15)

const NAVE = '72,101! 72,66! 130,66! 130,101!'

const DRAWN = {
  fortress_a: b =>
    crag() +
    spire(b, 32, 50, 18, 84, 'madder-ink') +
    b.smoke(66, 38) +
    b.tower(58, 36, 32, 80) +
    b.flag(74, 36) +
    b.tower(40, 60, 88, 84) +
    spire(b, 112, 44, 24, 90, 'madder-ink') +
    b.gate(80, 83, 13, 18) +
    b.fire(102, 64, 0.6),
  fortress_b: b =>
    crag() +
    b.smoke(84, 36) +
    spire(b, 68, 42, 30, 80, 'fjord') +
    b.tower(28, 50, 26, 92) +
    b.flag(41, 50) +
    b.tower(50, 62, 72, 82) +
    spire(b, 118, 56, 18, 92, 'fjord') +
    b.gate(84, 81, 13, 17) +
    b.fire(60, 64, 0.6),
  fortress_c: b =>
    crag() +
    b.tower(64, 24, 30, 78) +
    b.flag(79, 24) +
    b.smoke(108, 44) +
    b.tower(34, 42, 24, 88) +
    b.tower(106, 38, 28, 88) +
    b.tower(48, 60, 66, 84) +
    b.gate(81, 83, 14, 18) +
    b.fire(66, 62, 0.6),
  // a stone church, its tower before the nave
  monastery_a: b =>
    turf('moss') +
    fir(20, 103, 0.9) +
    b.smoke(100, 56) +
    form(b.stone, NAVE, 1.8) +
    print(BLACK, hatch(smooth(NAVE), { a: 0, gap: 3.4, depth: 0.3, max: 14 })) +
    many(3, i => b.gate(84 + i * 16, 91, 6, 14)) +
    b.whole(shingled('oak-2', panel('oak-2', [64, 46], [124, 46], [137, 69], [70, 69]), 3, 9)) +
    b.after(
      print(
        BLACK,
        many(5, i => line([80 + i * 12, 66], [70 + i * 12, 49], 2.4)),
      ),
    ) +
    b.tower(40, 46, 30, 102) +
    b.roof('oak-2', 36, 74, 51, 20) +
    b.cross(55, 20) +
    b.gate(55, 102, 12, 18) +
    fir(144, 104, 1.1) +
    fir(156, 107, 0.8) +
    b.fire(114, 66, 0.7),
  // a stave church, and the round tower the monks flee to
  monastery_b: b =>
    turf('moss') +
    b.smoke(92, 46) +
    b.tower(116, 42, 18, 103) +
    b.roof('slate-dark', 112, 138, 47, 22) +
    b.tier(32, 102, 64, 26) +
    b.tier(44, 66, 40, 12) +
    b.tier(54, 45, 20, 8) +
    b.cross(64, 29) +
    b.gate(64, 102, 13, 18) +
    fir(18, 104, 1) +
    fir(150, 105, 0.9) +
    b.fire(46, 74, 0.75),
  outpost_a: b =>
    turf('moss') +
    b.smoke(70, 40) +
    b.lookout(68, 100) +
    b.house(100, 98, 1, 'oak-2') +
    logs(24) +
    fir(12, 106, 1) +
    fir(158, 107, 0.85) +
    b.fire(122, 74, 0.7),
  outpost_b: b =>
    turf('moss') +
    fir(154, 105, 1.2) +
    b.house(32, 98, 1, 'moss-ink') +
    b.smoke(108, 50) +
    boarded(b.wood, panel(b.wood, [86, 56], [128, 56], [128, 100], [86, 100]), 6) +
    print(BLACK, 'M95 65h6v9h-6ZM113 65h6v9h-6Z') +
    b.roof('oak-2', 78, 136, 58, 30) +
    b.flag(107, 34) +
    logs(20) +
    b.fire(46, 74, 0.7),
  harbour_a: b =>
    turf('paper-3') +
    bay(88, 166) +
    b.smoke(54, 62) +
    b.house(16, 101, 1.1, 'ochre') +
    b.house(50, 103, 1.2, 'madder') +
    b.moored(132, 99, 1, 'madder') +
    quay(100, 164) +
    b.fire(76, 70, 0.75),
  harbour_b: b =>
    turf('paper-3') +
    bay(104, 166) +
    b.smoke(76, 54) +
    b.house(12, 102, 1, 'moss-ink') +
    b.house(98, 99, 0.85, 'ochre') +
    b.boathouse(76, 103) +
    b.moored(142, 101, 0.8, 'fjord') +
    quay(116, 166) +
    b.fire(34, 78, 0.7),
  // the beacon tells it from afar
  harbour_c: b =>
    turf('paper-3') +
    bay(2, 74) +
    b.moored(36, 99, 0.95, 'moss') +
    quay(4, 72) +
    b.smoke(96, 46) +
    b.whole(put(90, 46, 0, flame(0.7))) +
    b.tower(78, 46, 24, 103) +
    b.house(112, 102, 1.15, 'madder') +
    b.fire(134, 70, 0.75),
} as const satisfies Readonly<Record<string, (b: Builder) => string>>

export type SiteId = keyof typeof DRAWN
export const SITES = Object.keys(DRAWN) as readonly SiteId[]

const drawn = (id: SiteId, sacked: boolean): string => DRAWN[id](builder(sacked))

export const cutOut = (id: SiteId, sacked: boolean): string => framed(0, 0, SITE.w, SITE.h, drawn(id, sacked))

/** A wide picture: what is raided, in its weather. */
const SCENE = { w: 336, h: 168, horizon: 126 } as const
const INLET = 20

const WEATHER = {
  fortress: { land: 'fells', landTone: 'slate', on: 'shore' },
  monastery: { land: 'downs', landTone: 'moss', on: 'grass' },
  outpost: { land: 'fells', landTone: 'paper-3', on: 'grass' },
  harbour: { land: 'isles', landTone: 'moss', on: 'shore' },
} as const
const SKIES = ['dusk', 'haze', 'sky'] as const

export function raidScene(id: SiteId): string {
  const seed = SITES.indexOf(id) + 1
  const { w, h, horizon } = SCENE
  const { on, ...weather } = WEATHER[id.slice(0, id.indexOf('_')) as keyof typeof WEATHER]
  const rnd = random(seed * 17)
  const back = backdrop({ seed, w, horizon, sky: SKIES[seed % 3]!, sun: seed % 2 ? 0.86 : 0.12, clouds: 2, ...weather })
  const wood = on === 'grass' ? firs(rnd, -6, 70, horizon + 6, 26) + firs(rnd, w - 64, w + 8, horizon + 6, 26) : ''
  const water = (from: number): string => sea([0, w], from, h, seed, { wave: 18 })
  const stands = put(w / 2 - SITE.w * 0.66, 14, 0, drawn(id, false), 1.28)
  // Ships come to every place: before those inland lies an inlet.
  const front = id.startsWith('harbour')
    ? water(horizon + 2) + stands
    : ground(rnd, w, horizon, h, on) + stands + water(h - INLET)
  return framed(0, 0, w, h, back + wood + front)
}
