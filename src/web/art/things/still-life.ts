// Still lifes: silhouettes cut like a woodcut, lit from the left, on a quay, a shore or the sea.
import { burin, line, placed, print, random, round } from '../burin.ts'
import { framed, VIEW } from '../frames.ts'
import { ICON_GRID } from '../icons.ts'
import { type Ink, ink } from '../inks.ts'
import { type Backdrop, backdrop, type GroundKind, ground } from '../land/scene.ts'
import { sea } from '../land/sea.ts'

export interface Thing {
  /** An outline of an `icons.ts`. */
  readonly of: string
  readonly x: number
  readonly size: number
  readonly tint: Ink
  /** How much lower than the others it lies, for a silhouette with air below it. */
  readonly drop?: number
}

export interface StillLife extends Pick<Backdrop, 'sky' | 'land' | 'landTone' | 'sun'> {
  readonly on: GroundKind | 'sea'
  readonly things: readonly [Thing, ...Thing[]]
}

/** A silhouette standing on y: paper halo, body with its hollows filled, hatching on the side away from the light. */
function thing({ of, x, size, tint, drop = 0 }: Thing, y: number, id: number): string {
  const outlines = of.split(/(?=M)/)
  const solid = (colour: string, width: number): string =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round">` +
    `${outlines.map(d => `<path d="${d}"/>`).join('')}</g>`
  const unit = ICON_GRID / 100
  const hatch: string[] = []
  for (let i = 0; i < 22; i++)
    hatch.push(burin(t => [unit * (98 - t * (22 + (i % 3) * 5)), unit * (4 + i * 4.5 - t * 5.5)], unit * 1.7, 'out', 4))
  const scale = Math.round((size / ICON_GRID) * 1000) / 1000
  return (
    `<clipPath id="t${id}"><path d="${of}"/></clipPath>` +
    placed(
      x - size / 2,
      y + drop - size,
      scale,
      solid(ink('paper'), unit * 6.6) +
        solid(ink('ink'), unit * 3.1) +
        print(ink(tint), of) +
        `<g clip-path="url(#t${id})">${print(ink('ink'), hatch, 'opacity=".7"')}</g>`,
    )
  )
}

/** Things where they lie, in their weather: the picture of a card of goods. */
export function still(life: StillLife, seed: number): string {
  const { w, h } = VIEW
  const { on, things } = life
  const [main, ...others] = things
  const y = on === 'sea' ? 150 : 132
  const scene = backdrop({ seed, clouds: 2, ...life, horizon: y, gulls: on === 'sea' ? 2 : 1 })
  if (on === 'sea') return framed(0, 0, w, h, scene + thing(main, y + 20, 0) + sea([0, w], y + 6, h, seed))
  const shade: string[] = []
  for (let i = 0; i < 7; i++) {
    const at = y + 16 + i * 2.4
    shade.push(line([main.x - main.size * 0.32 + i * 3, at], [main.x + main.size * (0.62 - i * 0.03), at], 1.8, 'both'))
  }
  return framed(
    0,
    0,
    w,
    h,
    scene +
      sea([0, w], y - 12, y, seed, { wave: 15 }) +
      ground(random(seed * 31), w, y, h, on) +
      others.map((other, i) => thing(other, y + 14, i + 1)).join('') +
      print(ink('ink'), shade, 'opacity=".75"') +
      thing(main, y + 26, 0),
  )
}
