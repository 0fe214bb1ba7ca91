// Scenes behind ships and things: sky, clouds, hills, gulls, ground; seeded, in the same burin line as the ships.
import { burin, disc, lerp, line, outlined, type Point, print, type Random, random, round } from '../burin.ts'
import { VIEW } from '../frames.ts'
import { type Ink, ink } from '../inks.ts'

export type Land = 'fells' | 'downs' | 'isles'
export type SkyTone = 'sky' | 'haze' | 'dusk' | 'night'

interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly ink: Ink
}

const level = (x0: number, y: number, x1: number, width: number): string => line([x0, y], [x1, y], width, 'both')

/** Long level cuts, denser towards the top, broken around the sun. */
function skyCuts(rnd: Random, w: number, h: number, sun: Sun | null): string {
  let cuts = ''
  for (let y = 5, i = 0; y < h - 12; y += 4.2 + i * 0.75, i++) {
    for (let x = -30 * rnd(); x < w; ) {
      const length = 26 + rnd() * 80 * (1 - y / h)
      const at = y + rnd() * 1.4
      const near = sun && Math.abs(at - sun.y) < sun.r + 14 && x + length > sun.x - sun.r - 15 && x < sun.x + sun.r + 15
      if (!near && rnd() > (y / h) * 0.75) cuts += level(x, at, x + length, 1.1 - (y / h) * 0.5)
      x += length + 8 + rnd() * 26
    }
  }
  return cuts
}

function stars(rnd: Random, w: number, h: number): string {
  let nicks = ''
  for (let i = 0; i < 18; i++) {
    const [x, y, q] = [rnd() * w, rnd() * h * 0.7, 1.2 + rnd() * 2.4]
    nicks += line([x, y - q], [x, y + q], q * 0.55, 'both') + level(x - q, y, x + q, q * 0.55)
  }
  return print(ink('paper'), nicks)
}

function sunDisc({ x, y, r, ink: colour }: Sun): string {
  let rays = ''
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10
    const ray = (q: number): Point => [x + Math.cos(a) * q, y + Math.sin(a) * q]
    rays += line(ray(r + 3), ray(r + (i % 2 ? 8 : 13)), 1.7, 'both')
  }
  return print(ink(colour), rays + disc(x, y, r))
}

function moonDisc({ x, y, r }: Sun): string {
  return print(ink('paper'), disc(x, y, r + 3)) + print(ink('night'), disc(x + 6, y - 4, r))
}

export function sky(rnd: Random, w: number, h: number, tone: SkyTone, sun: Sun | null): string {
  const ground = print(ink(tone), `M0 0H${w}V${h}H0Z`)
  const cuts = skyCuts(rnd, w, h, sun)
  if (tone === 'night')
    return ground + print(ink('foam-2'), cuts, 'opacity=".28"') + stars(rnd, w, h) + (sun ? moonDisc(sun) : '')
  return ground + print(ink('ink-2'), cuts, 'opacity=".5"') + (sun ? sunDisc(sun) : '')
}

/** A bank of cloud: lobes with a flat foot, and a few cuts beneath. */
export function cloud(rnd: Random, x: number, y: number, w: number): string {
  const lobes = 4 + Math.floor(rnd() * 2)
  const step = w / lobes
  let d = `M${round(x)} ${round(y)}`
  for (let i = 0; i < lobes; i++)
    d += `a${round(step * 0.62)} ${round(step * (0.5 + rnd() * 0.3))} 0 0 1 ${round(step)} 0`
  let cuts = ''
  for (let i = 0; i < 3; i++) cuts += level(x + 3 + i * 5, y - 2.5 - i * 2.6, x + w * (0.82 - i * 0.18), 1)
  return print(ink('paper'), `${d}Z`, outlined(1.2)) + print(ink('ink-2'), cuts, 'opacity=".75"')
}

const RELIEF: Readonly<Record<Land, { step: number; low: number; high: number; saddle: number }>> = {
  fells: { step: 18, low: 16, high: 44, saddle: 0.35 },
  downs: { step: 30, low: 8, high: 18, saddle: 0.35 },
  isles: { step: 30, low: 6, high: 16, saddle: 0 },
}

/** One ridge line, hatched on its shaded side: fells are steep, downs are round, isles are broken by water. */
export function hills(rnd: Random, w: number, y: number, land: Land, tone: Ink, rise = 1): string {
  const { step, low, high, saddle } = RELIEF[land]
  let d = `M-10 ${y}`
  let cuts = ''
  let from: Point = [-10, y]
  const to = (p: Point): void => {
    d += land === 'fells' ? 'L' : `Q${round((from[0] + p[0]) / 2)} ${round(Math.min(from[1], p[1]) - 2)} `
    d += `${round(p[0])} ${round(p[1])}`
    from = p
  }
  for (let x = -10; x < w + 10; ) {
    const stride = (step + rnd() * 26) * rise
    const up = (land === 'isles' && rnd() > 0.5 ? 0 : low + rnd() * high) * rise
    const top: Point = [x + stride * 0.5, y - up]
    to(top)
    to([x + stride, y - up * saddle])
    if (up > 6)
      for (let j = 0; j < 7; j++) {
        const t = j / 7
        const [cx, cy, length] = [top[0] + t * 14 * rise, top[1] + t * up * 0.75, up * (0.85 - t * 0.6)]
        cuts += line([cx, cy + 1], [cx + length * 0.3, Math.min(y, cy + length)], 1.3, 'both')
      }
    x += stride
  }
  return print(ink(tone), `${d}L${w + 20} ${y}V${y + 6}H-10Z`, outlined(1.2)) + print(ink('ink'), cuts, 'opacity=".8"')
}

export function gull(x: number, y: number, q: number): string {
  return (
    burin(t => [x - q + q * t, y - Math.sin(t * 2.4) * q * 0.5], q * 0.24, 'both', 5) +
    burin(t => [x + q * t, y - Math.sin(t * 2.4 + 0.7) * q * 0.5 + q * 0.3], q * 0.24, 'both', 5)
  )
}

export interface Backdrop {
  readonly seed: number
  readonly sky: SkyTone
  readonly land: Land | null
  readonly landTone?: Ink
  /** Where the sun stands, 0 to 1 across the picture. */
  readonly sun: number
  readonly clouds?: number
  readonly gulls?: number
  readonly w?: number
  readonly horizon?: number
}

const SUN_INKS = ['ochre', 'madder', 'gold', 'ochre'] as const

export function backdrop(b: Backdrop): string {
  const { seed, land, landTone = 'paper-3', clouds = 1, gulls = 2, w = VIEW.w, horizon = VIEW.water } = b
  const rnd = random(seed * 7919)
  const colour = SUN_INKS[seed % 4] ?? 'ochre'
  const sun: Sun = { x: round(w * b.sun), y: round(horizon * 0.42 + rnd() * 24), r: round(11 + rnd() * 4), ink: colour }
  let out = sky(rnd, w, horizon, b.sky, sun)
  for (let i = 0; i < clouds; i++) out += cloud(rnd, rnd() * w * 0.7, 40 + rnd() * 40, 46 + rnd() * 40)
  if (land) out += hills(rnd, w, horizon + 1, land, landTone)
  let birds = ''
  for (let i = 0; i < gulls; i++) birds += gull(20 + rnd() * (w - 40), 18 + rnd() * 40, 4 + rnd() * 3)
  return out + print(ink('ink'), birds)
}

export type GroundKind = 'shore' | 'quay' | 'grass'
const GROUND_TONE = { shore: 'paper-3', quay: 'quay', grass: 'moss' } as const

/** A shore, a meadow, or the boards of a quay running away from the viewer. */
export function ground(rnd: Random, w: number, y: number, h: number, kind: GroundKind): string {
  let cuts = ''
  if (kind === 'quay') {
    const seam = (board: number, t: number): Point => [w / 2 + board * lerp(15, 34, t), lerp(y, h, t)]
    for (let i = -9; i < 10; i++) cuts += line(seam(i, 0), seam(i, 1.1), 1.8, 'both')
    for (let i = 0; i < 16; i++) {
      const [board, t] = [Math.floor(rnd() * 18) - 8.5, rnd()]
      cuts += line(seam(board, t), seam(board, t + 0.3), 1, 'both')
    }
  } else {
    for (let i = 0; i < 5; i++) {
      const at = y + 6 + i * i * 2.4 + i * 5
      if (at > h) break
      for (let x = -20 * rnd(); x < w; x += 30 + rnd() * 50) cuts += level(x, at, x + 24 + rnd() * 50, 1.2 + i * 0.15)
    }
  }
  if (kind === 'grass')
    for (let i = 0; i < 26; i++) {
      const [x, foot] = [rnd() * w, y + 4 + rnd() * (h - y)]
      for (const lean of [-2, 0, 2]) cuts += line([x, foot], [x + lean, foot - 5], 1, 'both')
    }
  const shape = `M0 ${y}H${w}V${h}H0Z`
  const rimLine = `M0 ${round(y - 0.8)}H${w}v1.6H0Z`
  return print(ink(GROUND_TONE[kind]), shape) + print(ink('ink'), rimLine) + print(ink('ink'), cuts, 'opacity=".7"')
}
