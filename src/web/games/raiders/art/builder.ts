// What the settlements of the north are built of. After a raid roofs are burnt down to their rafters, walls are breached, and
// no flag flies.
import { burin, disc, line, print, round } from '../../../art/burin.ts'
import { BLACK, bead, box, cut, cuts, form, hatch, many, put, smooth, solid } from '../../../art/forms.ts'
import { type Ink, ink } from '../../../art/inks.ts'
import { boarded, panel, shingled } from '../../../art/things/carpentry.ts'
import { flame } from '../../../art/things/in-hand.ts'

/** A column of smoke, leaning with the wind. */
export function plume(x: number, y: number, size = 1): string {
  const puffs = [5, 4, 3, 2, 1, 0].map(
    i => [(i * i * 1.3 + Math.sin(i * 2.3) * 4) * size, -i * 10 * size, (4.5 + i * 1.9) * size] as const,
  )
  const all = (draw: (x: number, y: number, r: number) => string): string => puffs.map(p => draw(...p)).join('')
  const curls = all((px, py, r) =>
    burin(t => [px + Math.cos(t * 2.2 - 0.6) * r * 0.7, py + Math.sin(t * 2.2 - 0.6) * r * 0.7], 1.3, 'both', 6),
  )
  return put(
    x,
    y,
    0,
    print(
      BLACK,
      all((px, py, r) => disc(px, py, r + 1.3)),
    ) +
      print(ink('slate'), all(disc)) +
      print(
        ink('foam-2'),
        all((px, py, r) => disc(px - r * 0.25, py - r * 0.25, r * 0.55)),
        'opacity=".5"',
      ) +
      print(BLACK, curls),
  )
}

export function builder(sacked: boolean) {
  const stone: Ink = sacked ? 'paper-3' : 'paper'
  const wood: Ink = sacked ? 'oak-2' : 'quay'
  const whole = (svg: string): string => (sacked ? '' : svg)
  const after = (svg: string): string => (sacked ? svg : '')

  /** A block of stone with battlements. */
  function tower(x: number, top: number, w: number, base: number): string {
    const merlons = Math.max(3, Math.round(w / 7) | 1)
    const k = w / merlons
    const teeth = Array.from({ length: merlons }, (_, i) => {
      const fallen = sacked && i > merlons / 2
      const y = i % 2 || fallen ? top + 5 + (fallen ? i * 2 : 0) : top
      return `${x + i * k},${y}! ${x + (i + 1) * k},${y}!`
    })
    const shape = smooth(`${x},${base}! ${teeth.join(' ')} ${x + w},${base}!`)
    const courses = many(Math.floor((base - top - 12) / 8), i => {
      const [u, y] = [0.1 + (i % 3) * 0.12, top + 13 + i * 8]
      return cut(`${x + w * u},${y} ${x + w * (u + 0.2)},${y}`, 1.15)
    })
    return (
      solid(stone, shape, 1.8) +
      print(BLACK, hatch(shape, { a: 0, gap: 3.2, depth: 0.46, max: 15, from: top + 7 }) + courses) +
      print(BLACK, `M${round(x + w * 0.34)} ${top + 12}h2.6v7h-2.6Z`)
    )
  }

  /** A pointed roof over x0 to x1. */
  function roof(tone: Ink, x0: number, x1: number, foot: number, peak: number): string {
    const x = (x0 + x1) / 2
    if (sacked) {
      const [left, right] = [(x0 + x) / 2, (x1 + x) / 2]
      return print(
        BLACK,
        line([x0, foot], [x - 2, peak + 8], 2.6) +
          line([x1 - 3, foot], [right - 2, (foot + peak) / 2 + 4], 2.4) +
          line([left, (foot + peak) / 2], [right, foot], 2) +
          line([x, peak + 12], [x - 1, foot], 2),
      )
    }
    const shape = smooth(`${x0},${foot}! ${x},${peak}! ${x1},${foot}! ${x},${foot + 2.4}`)
    return solid(tone, shape, 1.8) + cuts(tone, hatch(shape, { a: 1.2, gap: 3, depth: 0.6, max: 20, w: 1.1 }))
  }

  const flag = (x: number, y: number): string =>
    whole(
      print(BLACK, line([x, y + 2], [x, y - 17], 1.8)) +
        form(
          'madder',
          `${x + 1},${y - 17}! ${x + 16},${y - 15} ${x + 11},${y - 12}! ${x + 16},${y - 8} ${x + 1},${y - 8}!`,
          1.3,
        ),
    )

  const cross = (x: number, y: number): string =>
    whole(
      put(
        x,
        y,
        0,
        print(
          ink('gold'),
          'M-1.5 2V-6H-5V-8.8H-1.5V-13H1.5V-8.8H5V-6H1.5V2Z',
          'stroke="var(--ink)" stroke-width="1.8" paint-order="stroke"',
        ),
      ),
    )

  const gate = (x: number, y: number, w = 10, h = 14): string =>
    form(
      'oak-3',
      `${x - w / 2},${y}! ${x - w / 2},${y - h * 0.6} ${x},${y - h} ${x + w / 2},${y - h * 0.6} ${x + w / 2},${y}!`,
      1.4,
    )

  /** A house with its gable to the left and its long side to the right; the left foot of its roof at x. */
  function house(x: number, y: number, k: number, tone: Ink): string {
    const rafters = line([5, -34], [16, -15], 2.2) + line([20, -28], [24, -15], 2) + line([5, -33], [32, -25], 2)
    return put(
      x,
      y,
      0,
      boarded(wood, panel(wood, [12, -17], [40, -17], [40, 0], [12, 0]), 5) +
        form(sacked ? 'oak-3' : 'paper-2', '-4,0! -4,-17! 5,-34! 14,-17! 14,0!', 1.8) +
        form('oak-3', '1,0! 1,-11 5,-14 9,-11 9,0!', 1) +
        whole(shingled(tone, panel(tone, [6, -34], [36, -34], [44, -15], [15, -15]), 2, 6)) +
        after(print(BLACK, rafters + line([30, -25], [32, -15], 2))) +
        print(BLACK, line([-7, -15], [6, -37], 2.6) + line([4, -37], [17, -13], 2.6)),
      k,
    )
  }

  /** One tier of a stave church, its foot on y and its roof above. */
  function tier(x: number, y: number, w: number, tall: number): string {
    const top = y - tall
    const eaves = smooth(
      `${x - 6},${top + 4}! ${x + w * 0.24},${top - 4} ${x + w / 2},${top - w * 0.36}! ${x + w * 0.76},${top - 4} ${x + w + 6},${top + 4}!`,
    )
    const lines = many(3, i =>
      cut(`${x + w * (0.6 + i * 0.1)},${top - 7 + i * 2} ${x + w * (0.7 + i * 0.12)},${top + 2}`, 1.2),
    )
    return (
      boarded(wood, panel(wood, [x, top], [x + w, top], [x + w, y], [x, y]), Math.round(w / 6)) +
      whole(solid('oak-2', eaves, 1.8) + cuts('oak-2', lines)) +
      after(print(BLACK, line([x - 4, top + 3], [x + w / 2, top - w * 0.3], 2.4) + line([x, top], [x + w, top], 2.6)))
    )
  }

  /** A look-out on four legs. */
  function lookout(x: number, y: number): string {
    const legs = line([x - 17, y], [x - 11, y - 46], 3) + line([x + 17, y], [x + 11, y - 46], 3)
    const braces = line([x - 15, y - 8], [x + 12, y - 42], 1.8) + line([x + 15, y - 8], [x - 12, y - 42], 1.8)
    return (
      print(BLACK, legs + braces) +
      box(wood, x - 17, y - 60, x + 17, y - 44, 1.8) +
      print(
        BLACK,
        many(5, i => line([x - 11 + i * 5.5, y - 59], [x - 11 + i * 5.5, y - 45], 1.1, 'both')) +
          line([x - 14, y - 60], [x - 14, y - 71], 2) +
          line([x + 14, y - 60], [x + 14, y - 71], 2),
      ) +
      roof('oak-2', x - 21, x + 21, y - 70, y - 88)
    )
  }

  /** The open gable of a boathouse, a stem within. */
  const boathouse = (x: number, y: number): string =>
    put(
      x,
      y,
      0,
      form('oak-3', '-26,0! -26,-18! 0,-46! 26,-18! 26,0!', 2) +
        whole(
          form('ink', '-13,0! -17,-18 0,-12 17,-18 13,0!', 1.2) +
            print(ink('ochre'), line([-16, -17], [0, -11], 2) + line([16, -17], [0, -11], 2)) +
            bead('gold', 0, -14, 3, 3, 1.3),
        ) +
        form(wood, '-2,-53! 5,-53! -28,-10! -35,-14!', 1.8) +
        whole(form(wood, '2,-53! -5,-53! 28,-10! 35,-14!', 1.8)),
    )

  /** A ship at the quay; after a raid she lies sunk to her gunwale. */
  const moored = (x: number, y: number, k: number, stripe: Ink): string =>
    put(
      x,
      y,
      sacked ? -16 : 0,
      print(BLACK, line([0, 0], [0, -47], 2.2)) +
        whole(
          form('paper', '-18,-41! 18,-41! 21,-30 18,-19! -18,-19! -15,-30', 1.6) +
            print(ink(stripe), 'M-11-41q3 11 0 22h6.5q3-11 0-22ZM4-41q3 11 0 22h6.5q3-11 0-22Z'),
        ) +
        form('oak-lip', '-31,-18! -25,-5 -14,3 14,3 25,-5 31,-20! 28,-9 16,-6 -16,-6 -28,-9', 1.8) +
        print(
          BLACK,
          burin(t => [-24 + 48 * t, -4 + Math.sin(t * Math.PI) * 4], 1.3, 'both', 8) +
            disc(31, -20, 2.6) +
            disc(-31, -18, 2.4),
        ),
      k,
    )

  return {
    stone,
    wood,
    whole,
    after,
    tower,
    roof,
    flag,
    cross,
    gate,
    house,
    tier,
    lookout,
    boathouse,
    moored,
    fire: (x: number, y: number, k: number): string => after(put(x, y, 0, flame(k))),
    smoke: (x: number, y: number, k = 1.1): string => after(plume(x, y, k)),
  }
}
export type Builder = ReturnType<typeof builder>
