// What is built of wood: boarded walls, shingled roofs, palisades, doors, wheels; and the shadow and smoke that go with it.
import { along, burin, type Curve, disc, edge, line, type Patch, type Point, patch, print } from '../burin.ts'
import { BLACK, bead, box, cut, cuts, form, isFine, many, put, solid } from '../forms.ts'
import { type Ink, ink } from '../inks.ts'

/** A board surface by its corners, from the upper left clockwise, its top and foot bowed. */
export interface Panel {
  readonly svg: string
  readonly on: Patch
}

export function panel(tone: Ink, a: Point, b: Point, c: Point, d: Point, top = 0, foot = 0): Panel {
  const [head, sill] = [edge(a, b, top), edge(d, c, foot)]
  const outline = [...along(head, 8), ...along(sill, 8).reverse()]
  return { svg: solid(tone, outline, 2), on: patch(head, edge(b, c), sill, edge(a, d)) }
}

/** Upright boards. */
export function boarded(tone: Ink, p: Panel, count: number, width = 1.3): string {
  const seams = many(count - 1, i => burin(t => p.on((i + 1) / count, t), width, 'both', 4))
  const grain = many(isFine() ? count : 0, i =>
    burin(t => p.on((i + 0.5) / count, 0.2 + t * (0.3 + (i % 3) * 0.15)), 0.8, 'both', 4),
  )
  return p.svg + cuts(tone, seams + grain, 0.85)
}

/** Shingles in courses, darker to the right. */
export function shingled(tone: Ink, p: Panel, courses: number, count: number): string {
  let lines = ''
  for (let i = 1; i <= courses; i++) {
    const v = i / (courses + 1)
    lines += burin(t => p.on(t, v), 1.3, 'both', 10)
    for (let j = 0; j < (isFine() ? count : 0); j++) {
      const u = (j + (i % 2 ? 0.5 : 0)) / count
      lines += burin(t => p.on(u, v + (t * 0.8) / (courses + 1)), 0.9, 'both', 2)
    }
  }
  return p.svg + cuts(tone, lines, 0.85)
}

/** A beast's head at the end of a ridge, looking out to the side. */
export const finial = (x: number, y: number, side: 1 | -1, size: number): string =>
  put(x, y, 0, print(BLACK, 'M-3 6C-4-2-2-8 4-10 9-12 13-10 16-7L9-6 14-3C9-2 5-2 3 7Z'), size, side < 0)

export function smoke(x: number, y: number): string {
  const puff: Curve = t => [x + Math.sin(t * 6) * 5 + t * 12, y - t * 40]
  return (
    print(ink('paper'), burin(puff, 9, 'both', 14), 'opacity=".8"') +
    print(ink('ink-2'), burin(puff, 1.4, 'both', 14), 'opacity=".6"')
  )
}

/** Cast shadow on the ground, to the right. */
export const shade = (x0: number, x1: number, y: number): string =>
  print(
    BLACK,
    many(5, i => line([x0 + i * 4, y + i * 2.6], [x1 + 14 - i * 3, y + i * 2.6], 1.8, 'both')),
    'opacity=".7"',
  )

export const door = (x: number, y: number, w: number, h: number): string =>
  box('oak-3', x - w / 2, y - h, x + w / 2, y) +
  print(
    ink('ochre'),
    many(2, i => line([x - w / 2, y - h * (0.3 + i * 0.4)], [x + w / 4, y - h * (0.3 + i * 0.4)], 1.6)),
  )

export const wheel = (x: number, y: number, r: number): string =>
  bead('quay', x, y, r, r, 2) +
  print(BLACK, disc(x, y, r * 0.74)) +
  print(ink('paper-3'), disc(x, y, r * 0.66)) +
  put(
    x,
    y,
    0,
    many(4, i => put(0, 0, i * 45, box('quay', -r * 0.07, -r * 0.68, r * 0.07, r * 0.68, 1))),
  ) +
  bead('oak-2', x, y, r * 0.2, r * 0.2, 1.4)

/** A row of sharpened logs standing on a curve. */
export function palisade(foot: Curve, height: number, count: number): string {
  return many(count, i => {
    const [x, y] = foot((i + 0.5) / count)
    const h = height + ((i * 7) % 4)
    return (
      form(
        'quay',
        `${x - 4.4},${y}! ${x - 4.4},${y - h + 7}! ${x},${y - h}! ${x + 4.4},${y - h + 7}! ${x + 4.4},${y}!`,
        1.6,
      ) +
      print(
        BLACK,
        cut(`${x + 2},${y - h + 9} ${x + 2.4},${y - 3}`, 1.2) +
          cut(`${x - 1},${y - h + 14} ${x - 1},${y - h * 0.4}`, 0.8),
      )
    )
  })
}
