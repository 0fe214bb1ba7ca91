// The icon of the app, in the manner of the prints: a ship coming out of the boathouse, the sun behind. Pure.
import { burin, disc, lerp, line, type Patch, type Point, placed, poly, print, rim } from './burin.ts'
import { ink, mixInks, PLAIN_INKS } from './inks.ts'
import { sea } from './land/sea.ts'

const fan = (i: number, rays: number, r: number): Point => {
  const a = (i / rays) * 2 * Math.PI
  return [50 + Math.cos(a) * r, 52 + Math.sin(a) * r]
}

function sunrise(): string {
  const rays = 28
  const wedges = Array.from({ length: rays / 2 }, (_, i) =>
    poly([[50, 52], fan(2 * i, rays, 90), fan(2 * i + 1, rays, 90)]),
  )
  return (
    print(ink('fjord-ink'), 'M-20-20H120V120H-20Z') +
    print(ink('fjord'), wedges) +
    print(ink('light'), disc(50, 52, 23.5)) +
    print(ink('madder'), disc(50, 52, 20))
  )
}

/** A board of the gable, to the left (-1) or to the right (1) of the ridge. */
const board =
  (dir: 1 | -1): Patch =>
  (u, v) => [50 + dir * (lerp(-5, 41, u) + v * 0.5), lerp(7, 71, u) + v * 15]

/** The gable: two boards that cross at the ridge, with their grain. */
function gable(): string {
  return ([-1, 1] as const)
    .map(dir => {
      const plank = board(dir)
      const veins = [0.4, 0.72].map(v => burin(t => plank(lerp(0.1, 0.92, t), v), 1.3, 'both', 8))
      return (
        print(ink('paper'), rim(plank), 'stroke="var(--ink)" stroke-width="3" stroke-linejoin="round"') +
        print(ink('ink'), veins)
      )
    })
    .join('')
}

/** The side of the ship seen from ahead: u from board to board, v from gunwale to keel. */
const hull: Patch = (u, v) => {
  const x = lerp(-21, 21, u) * (1 - v * v * 0.82)
  return [50 + x, 54 + (1 - Math.abs(u - 0.5) * 2) * 5 + v * 32]
}

/** The ship seen from ahead: a round hull with its strakes, and the stem in the middle. */
function prow(): string {
  const strakes = [0.24, 0.46, 0.68].map(v => burin(t => hull(lerp(0.03, 0.97, t), v), 1.7, 'both', 14))
  return (
    print(ink('ink'), rim(hull), 'stroke="var(--ink)" stroke-width="3" stroke-linejoin="round"') +
    print(ink('ochre'), rim(hull, 0, 0, 1, 0.14)) +
    print(ink('paper'), strakes) +
    print(ink('ink'), line([50, 44], [50, 88], 5.4)) +
    print(ink('light'), line([50, 46], [50, 84], 2))
  )
}

const ROUND_CORNERS = '<rect width="100" height="100" rx="22"/>'

/** Round corners of its own; or a full square, of which the system cuts corners (`square`) or much more (`maskable`). */
export type IconShape = 'round' | 'square' | 'maskable'
/** How much of the square the picture fills: what matters of a maskable one lies in its middle four fifths. */
const FILLS: Readonly<Record<IconShape, number>> = { round: 0.92, square: 0.86, maskable: 0.74 }

export function appIcon(size: number, shape: IconShape): string {
  const k = FILLS[shape]
  const picture = placed(50 - 50 * k, 50 - 50 * k, k, gable() + prow())
  const water = sea([-10, 110], lerp(50, 76, k), 104, 5, { wave: 17, swell: 1.1 })
  const clip = shape !== 'round' ? '' : `<clipPath id="c">${ROUND_CORNERS}</clipPath>`
  return mixInks(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${clip}` +
      `<g${clip && ' clip-path="url(#c)"'}>${sunrise()}${picture}${water}</g></svg>`,
    PLAIN_INKS,
  )
}
