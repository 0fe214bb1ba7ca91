// What hands hold: the grip at 0, 0, the shaft upright.
import { disc, poly, print } from '../burin.ts'
import {
  BLACK,
  bead,
  both,
  box,
  cut,
  cuts,
  form,
  hatch,
  many,
  type Outline,
  oval,
  PAPER,
  put,
  smooth,
  solid,
} from '../forms.ts'
import { type Ink, ink } from '../inks.ts'
import type { Figure } from '../people/figure.ts'
import { EMBLEMS } from '../ships/sails.ts'

export function shaft(top: number, foot: number, half = 2.6, tone: Ink = 'quay'): string {
  const grain = cut(`${half * 0.4},${top + 2} ${half * 0.3},${(top + foot) / 2} ${half * 0.5},${foot - 2}`, 0.9)
  return box(tone, -half, top, half, foot, 1.8) + cuts(tone, grain)
}

export function metal(outline: Outline, tone: Ink = 'slate', width = 1.9): string {
  const shape = smooth(outline)
  return solid(tone, shape, width) + print(BLACK, hatch(shape, { a: 0.7, gap: 2.6, depth: 0.4, max: 8, w: 1 }))
}

export function flame(k: number): string {
  const tongue = (tone: Ink, q: number, width: number): string =>
    put(0, 0, 0, form(tone, '0,3 -11,-6 -9,-18 -4,-14 -2,-34! 5,-20 8,-24 11,-8', width), q * k)
  return tongue('madder', 1, 2) + tongue('gold', 0.68, 0.8) + tongue('paper', 0.36, 0.8)
}

/** One turn of a coil of rope. */
export function coil(rx: number, ry: number, y: number, tone: Ink, width: number): string {
  const ring = (stroke: string, w: number, more = ''): string =>
    `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${w}"${more}/>`
  return (
    ring(BLACK, width + 2.4) + ring(ink(tone), width) + ring(BLACK, width, ' stroke-dasharray="1.2 3.4" opacity=".75"')
  )
}

function roundShield([paint, ground, rays]: Figure['shield']): string {
  const r = 33
  const at = (a: number): string => `${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r)}`
  const gyrons =
    typeof rays === 'string'
      ? ''
      : many(rays, i => {
          const a = (i * Math.PI * 2) / rays
          return `M0 0L${at(a)}A${r} ${r} 0 0 1 ${at(a + Math.PI / rays)}Z`
        })
  const boards = many(5, i => {
    const x = -22 + i * 11
    const y = Math.sqrt(32 ** 2 - x ** 2)
    return cut(`${x},${-y} ${x},${y}`, 1)
  })
  const nails = many(16, i => disc(Math.cos(i * 0.3927) * 35, Math.sin(i * 0.3927) * 35, 1))
  const boss = bead('slate', 0, 0, 9.6, 9.6, 2) + print(PAPER, disc(-3.4, -3.6, 2))
  return (
    bead('oak-lip', 0, 0, 37, 37, 2.2) +
    print(ink(ground), disc(0, 0, r)) +
    print(ink(paint), gyrons) +
    print(BLACK, boards + nails, 'opacity=".85"') +
    (typeof rays === 'string' ? put(0, 0, 0, print(ink(paint), EMBLEMS[rays]), 2.1) : boss)
  )
}

const THINGS = {
  hammer: () =>
    shaft(-32, 16) + metal('-14,-44! 9,-44! 15,-40! 15,-34! 9,-30! -14,-30!') + print(PAPER, cut('-12,-41 6,-41', 1.4)),
  mallet: () =>
    shaft(-24, 14) +
    box('oak-lip', -15, -42, 15, -22, 2) +
    print(
      BLACK,
      many(4, i => cut(`-12,${-38 + i * 4.4} 0,${-37 + i * 4.4} 12,${-38 + i * 4.4}`, 0.9)),
    ),
  chisel: () => box('quay', -3, -12, 3, 12) + metal('-2.4,12! 2.4,12! 4.4,34! -4.4,34!'),
  axe: () =>
    shaft(-40, 30) +
    metal('-4,-36! 4,-37 20,-46! 24,-30 19,-14! 5,-24 -4,-25!') +
    print(PAPER, cut('19,-42 22,-30 18,-17', 2)),
  saw: () => {
    const teeth = Array.from(
      { length: 14 },
      (_, i) => `${9 + i * 0.5},${-62 + i * 4}! ${5.5 + i * 0.5},${-60 + i * 4}!`,
    )
    return (
      metal(`-3,-8! -5,-66! 4,-66! ${teeth.join(' ')} 13,-8!`, 'foam-2', 1.8) +
      form('oak-2', '-6,-10 14,-10 12,2 8,12 -6,12 -8,0')
    )
  },
  distaff: () =>
    shaft(-70, 40, 2) +
    form('paper', '-5,-24 -12,-38 -11,-56 0,-66 11,-56 12,-38 5,-24') +
    print(
      BLACK,
      many(7, i => {
        const x = 11 - Math.abs(i - 3)
        return cut(`${-x},${-56 + i * 5} 0,${-53 + i * 5} ${x},${-58 + i * 5}`, 1.15)
      }),
    ) +
    box('madder', -9, -44, 9, -39, 1.3),
  spindle: () =>
    print(BLACK, cut('0,-4 1,14 0,30', 1.3, 'none')) +
    put(0, 30, 0, shaft(-2, 34, 1.6)) +
    form('madder', '-8,40 0,32 8,40 7,50 0,55 -7,50', 1.8) +
    print(
      BLACK,
      many(4, i => cut(`-6,${39 + i * 3.6} 6,${41 + i * 3.6}`, 1.15)),
    ) +
    form('slate', '-8,57 8,57 6,61 -6,61', 1.4),
  rope: () => coil(19, 13, 12, 'ochre', 5) + coil(15, 10, 14, 'quay', 5) + coil(19, 13, 17, 'ochre', 4.4),
  bundle: () => coil(15, 24, 18, 'ochre', 5.4) + coil(10, 19, 20, 'quay', 5) + box('oak-2', -17, 1, 17, 6, 1.4),
  torch: () =>
    form('oak-2', '-3,22! 3,22! 5,-16! -5,-16!', 1.8) +
    put(0, -18, 0, flame(1.15)) +
    box('slate-dark', -6.4, -20, 6.4, -14),
  dagger: () =>
    metal('-4,-8! -4.4,-28 0,-44! 4.4,-28 4,-8!', 'foam-2', 1.8) +
    print(BLACK, cut('0,-10 0,-36', 1)) +
    box('gold', -10, -10, 10, -6) +
    box('oak-2', -2.6, -6, 2.6, 9) +
    bead('gold', 0, 11, 3),
  sword: () =>
    metal('-4.6,-10! -4,-66! 0,-76! 4,-66! 4.6,-10!', 'foam-2', 1.8) +
    print(BLACK, cut('0,-12 0,-60', 1.6)) +
    box('gold', -13, -12, 13, -7) +
    box('oak-2', -2.8, -7, 2.8, 10) +
    form('gold', '-6,11 0,9 6,11 4,17 -4,17', 1.6),
  scales: () =>
    print(
      BLACK,
      `${cut('0,0 0,14', 2, 'none')}${cut('-31,15 0,10 31,13', 6.6)}${many(6, i => {
        const [x, y] = i < 3 ? [-28, 42] : [28, 37]
        return cut(`${x},14 ${x + ((i % 3) - 1) * 11},${y}`, 1.2, 'none')
      })}`,
    ) +
    put(-28, 42, 0, form('gold', '-8,0 -4,-7 4,-6 8,0', 1.3) + form('ochre', '-13,0! 13,0! 8,7 -8,7', 1.7)) +
    put(28, 37, 0, box('slate', -5, -9, 5, 0, 1.3) + form('ochre', '-13,0! 13,0! 8,7 -8,7', 1.7)) +
    print(ink('gold'), cut('-29,14.8 0,10 29,12.8', 3.6)) +
    bead('gold', 0, 11, 4),
  purse: () => {
    const bag = smooth('-4,4 -15,18 -13,32 0,36 13,32 15,18 4,4')
    return (
      solid('oak-lip', bag, 2.1) +
      form('oak-lip', '-9,-6! 0,-3 9,-6! 4,4 -4,4', 1.7) +
      print(BLACK, hatch(bag, { depth: 0.4 }) + cut('-3,8 -7,16 -8,24', 1.15) + cut('1,8 0,18', 1.15)) +
      box('madder', -6, 2, 6, 6, 1.2) +
      bead('gold', -1, 23, 5)
    )
  },
  coin: () =>
    bead('gold', 0, -8, 10, 10, 1.8) +
    print(BLACK, disc(0, -8, 6.6)) +
    print(ink('gold'), disc(0, -8, 5.6)) +
    print(BLACK, cut('-2,-11 0,-5 2,-11', 1.4)),
  staff: () =>
    shaft(-84, 90, 2.8, 'oak-lip') +
    form('oak-lip', '-3,-80 -10,-90 -4,-101 7,-99 9,-89 4,-88 1,-92 -2,-90 3,-80') +
    print(
      BLACK,
      many(4, i => cut(`-2.4,${-60 + i * 9} 2.4,${-56 + i * 9}`)),
    ),
  spear: () =>
    shaft(-72, 96, 2.2) +
    metal('-2.4,-70! -7,-80 0,-100! 7,-80 2.4,-70!', 'foam-2', 1.8) +
    print(BLACK, cut('0,-72 0,-94', 1.15)) +
    box('madder', -3.4, -70, 3.4, -64, 1.2),
  oar: () =>
    shaft(-70, 90) +
    form('quay', '-2.6,-58! -8,-72 -7,-100 7,-100 8,-72 2.6,-58!') +
    print(BLACK, cut('0,-62 0,-94', 1) + cut('3.4,-72 3.6,-94', 0.9)),
  bow: () =>
    print(BLACK, cut('-4,-62 -2,0 -4,62', 1.3, 'none') + cut('-4,-64 8,-44 11,-20 5,0 11,20 8,44 -4,64', 6.6)) +
    print(ink('oak-lip'), cut('-2,-60 8.4,-42 10.8,-20 5,0 10.8,20 8.4,42 -2,60', 3.8)),
  horn: () => {
    const body = smooth('-7,-30! 16,-34! 16,-10 7,14 -12,27 -34,26! -20,17 -9,4 -6,-12')
    return (
      solid('paper-2', body) +
      print(BLACK, hatch(body, { a: 0.3, depth: 0.5, max: 10, gap: 2.8 })) +
      form('gold', '-8,-33! 17,-37! 17,-29! -7,-25!', 1.6) +
      form('gold', '-24,19! -20,27! -26,28! -29,23!', 1.3)
    )
  },
  map: () =>
    box('paper', -36, -22, 36, 20, 2) +
    print(ink('fjord'), cut('-28,-8 -16,-14 -8,-4 4,-8 10,4 24,0', 1.8) + cut('-24,10 -12,4 -2,12 12,10', 1.5)) +
    print(ink('madder'), cut('16,-16 24,-8', 2) + cut('24,-16 16,-8', 2)) +
    both(k => box('paper-3', k * 36 - 4, -26, k * 36 + 4, 25)),
  bowl: () => {
    const body = smooth('-20,-6! 20,-6! 13,10 0,14 -13,10')
    return (
      solid('oak-lip', body) +
      print(BLACK, oval(0, -6, 20, 5)) +
      print(ink('oak-2'), oval(0, -6, 18, 3.6)) +
      print(BLACK, hatch(body, { a: 0.3, depth: 0.4 })) +
      print(ink('gold'), oval(-4, -6, 4, 1.8))
    )
  },
  cup: () =>
    metal('-11,-26! 11,-26! 9,-12 3,-4 3,8 9,12! -9,12! -3,8 -3,-4 -9,-12', 'gold') +
    print(BLACK, oval(0, -26, 11, 3)) +
    print(ink('madder'), oval(0, -26, 9, 1.8)),
  sceptre: () =>
    shaft(-36, 34, 2.4, 'gold') +
    form('gold', '-8,-38 0,-30 8,-38 6,-48 0,-54 -6,-48', 1.8) +
    bead('madder', 0, -42, 4, 4, 1.3),
  barrel: () => {
    const body = smooth('-20,-26! 20,-26! 26,0 20,26! -20,26! -26,0')
    const staves = many(5, i => cut(`${-13 + i * 6.6},-25 ${-17 + i * 8.6},0 ${-13 + i * 6.6},25`))
    return (
      solid('quay', body, 2.2) +
      print(BLACK, staves + hatch(body, { a: 0.1, depth: 0.22 })) +
      box('slate-dark', -24, -16, 24, -11, 1.2) +
      box('slate-dark', -24, 12, 24, 17, 1.2)
    )
  },
  bucket: () => {
    const body = smooth('-17,8! 17,8! 13,40! -13,40!')
    const tar = smooth('-14,8! 14,8! 11,20 7,13 2,26 -3,14 -9,18')
    return (
      print(BLACK, cut('-16,10 -9,-2 0,-4 9,-2 16,10', 2.2, 'none')) +
      solid('quay', body) +
      print(BLACK, many(4, i => cut(`${-10 + i * 6.6},10 ${-8 + i * 5.4},39`, 1.15)) + hatch(body, { a: 0.2 })) +
      box('slate-dark', -15.4, 28, 15.4, 33, 1.2) +
      print(BLACK, oval(0, 8, 17, 4) + poly(tar))
    )
  },
  brush: () =>
    shaft(-22, 26, 2.4) +
    box('slate-dark', -6, -28, 6, -22) +
    form('ink', '-6,-28! -10,-42 -6,-50! -3,-44 0,-54! 4,-45 8,-50! 9,-40 6,-28!', 1.6) +
    print(ink('paper-2'), cut('-4,-31 -5,-42', 1) + cut('1,-31 1,-44', 1)),
  basket: () =>
    many(9, i => {
      const tone: Ink = i % 3 ? 'moss' : 'gold'
      const leaf = form(tone, `0,4! -5,-10 0,${-24 - (i % 2) * 5}! 5,-10`, 1.5) + cuts(tone, cut('0,0 0,-18', 0.9))
      return put(-20 + i * 5, 0, (i - 4) * 7, leaf)
    }) +
    form('ochre', '-26,0! 26,0! 20,24 0,28 -20,24', 2.1) +
    print(
      BLACK,
      many(3, i => cut(`${-24 + i * 2},${6 + i * 6} 0,${9 + i * 6} ${24 - i * 2},${6 + i * 6}`, 1.3)) +
        many(11, i => cut(`${-22 + i * 4.4},${2 + (i % 2) * 6} ${-21 + i * 4.2},${8 + (i % 2) * 6}`, 1.6)),
    ),
  sickle: () =>
    box('quay', -2.8, -8, 2.8, 14) +
    metal('-3,-8! -8,-26 2,-44 22,-48 34,-38! 20,-40 8,-34 4,-22 4,-8!', 'foam-2', 1.8),
  necklace: () =>
    print(BLACK, cut('-32,-14 -22,12 0,22 22,12 32,-14', 1.4, 'none')) +
    many(11, i => {
      const u = i / 5 - 1
      const tone = (['gold', 'madder', 'fjord'] as const)[i % 3] ?? 'gold'
      return bead(tone, u * 29, 22 - u * u * 30, i === 5 ? 6 : 3.9)
    }),
  keys: () =>
    `<circle cx="0" cy="8" r="9" fill="none" stroke="${BLACK}" stroke-width="3"/>` +
    [-24, 2, 26]
      .map((turn, i) =>
        put(0, 15, turn, box('gold', -1.6, 0, 1.6, 22 + i * 2, 1.3) + box('gold', 1.6, 14 + i * 2, 7, 20 + i * 2, 1.2)),
      )
      .join(''),
  compass: () =>
    bead('quay', 0, -4, 18, 18, 2) +
    print(
      BLACK,
      `${many(16, i => {
        const [c, s] = [Math.cos(i * 0.3927), Math.sin(i * 0.3927)]
        return cut(`${c * 17},${s * 17 - 4} ${c * 12},${s * 12 - 4}`, 1.4, 'out')
      })}M0-20 3-4 0 12-3-4Z`,
    ) +
    print(ink('madder'), 'M0-18.4 2-4h-4Z') +
    bead('gold', 0, -4, 2.6, 2.6, 1.2),
  shield: roundShield,
  sack: () => {
    const bag = smooth('-6,-10 -24,6 -30,34 -12,52 16,50 26,30 18,6 6,-10')
    const folds = cut('-4,-6 -14,10 -16,26', 1.3) + cut('2,-6 4,14 0,30', 1.3)
    return (
      solid('paper-3', bag, 2.2) +
      print(BLACK, hatch(bag, { depth: 0.35, max: 18 }) + folds) +
      form('paper-3', '-9,-18! 0,-15 10,-19! 5,-9 -5,-9', 1.7) +
      box('madder', -7, -12, 7, -8, 1.2)
    )
  },
  tongs: () =>
    print(BLACK, cut('-5,16 -2,0 3,-14 -2,-30', 3.6, 'none') + cut('5,16 2,0 -3,-14 2,-30', 3.6, 'none')) +
    box('madder', -5, -44, 5, -28) +
    box('gold', -2.4, -42, 2.4, -31, 0.4),
  carving: () => {
    const beast = smooth('-6,36! -8,6 -14,-14 -6,-34 8,-40 24,-32 30,-22! 18,-20 24,-14! 12,-12 7,0 10,36!')
    const grain = cut('-2,32 -2,8 -6,-10 0,-24', 1.4) + cut('4,32 3,6 0,-8 6,-18')
    return (
      many(4, i => put(-13 + i * 1.2, -24 + i * 10, -60, form('quay', '-3,0! 0,-8! 3,0!', 1.3))) +
      solid('quay', beast, 2.2) +
      print(BLACK, disc(9, -29, 2.2) + hatch(beast, { a: 0.6, depth: 0.4, side: -1, max: 9 }) + grain)
    )
  },
} as const satisfies Readonly<Record<string, (shield: Figure['shield']) => string>>

/** A thing of the house by its name, or one that a game draws itself. */
export type Thing = keyof typeof THINGS | (() => string)

/** A shield is painted as given. */
export const thingInHand = (thing: Thing, shield: Figure['shield'] = ['madder', 'paper', 4]): string =>
  typeof thing === 'function' ? thing() : THINGS[thing](shield)
