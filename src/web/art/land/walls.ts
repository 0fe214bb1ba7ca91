// Walls, the size of a person's picture: boards of a forge, a hall, a shop or a loom, a tent, a gate, an arras.
import { burin, disc, print, type Random, random, round } from '../burin.ts'
import { FRAME } from '../frames.ts'
import { type Ink, ink } from '../inks.ts'
import { seam } from './woods.ts'

const { w: W, h: H } = FRAME
const WHOLE = `M0 0H${W}V${H}H0Z`

export type WallKind = 'forge' | 'hall' | 'shop' | 'loom' | 'tent' | 'gate' | 'arras'

const WALLS: Readonly<Record<WallKind, readonly [tone: Ink, cuts: Ink]>> = {
  forge: ['oak-3', 'ink'],
  hall: ['oak-lip', 'oak-3'],
  shop: ['quay', 'oak-2'],
  loom: ['paper-2', 'oak-lip'],
  tent: ['dusk', 'madder-ink'],
  gate: ['slate', 'slate-dark'],
  arras: ['fjord-ink', 'night'],
}

function boards(rnd: Random): string {
  let cuts = ''
  for (let x = 0; x < W; x += 22) {
    cuts += seam(x, -2, x, H + 2, 2.2)
    for (let i = 0; i < 6; i++) {
      const [at, y] = [x + 4 + rnd() * 14, rnd() * H]
      cuts += seam(at, y, at + 2, y + 16 + rnd() * 30, 0.9)
    }
  }
  return cuts
}

function stones(rnd: Random): string {
  let cuts = ''
  for (let y = 0, row = 0; y < H; y += 19, row++) {
    cuts += seam(-4, y, W + 4, y, 2)
    for (let x = (row % 2) * 18; x < W; x += 36)
      cuts += seam(x, y, x + 1, y + 19, 1.8) + seam(x + 5, y + 14, x + 20 + rnd() * 8, y + 14, 1)
  }
  return cuts
}

function diaper(): [gold: string, cuts: string] {
  let gold = ''
  let cuts = ''
  for (let y = 8, row = 0; y < H; y += 16, row++)
    for (let x = (row % 2) * 14 - 6; x < W + 10; x += 28) {
      gold += `M${x} ${y - 5}l4 5-4 5-4-5Z`
      cuts += seam(x - 14, y, x - 4, y - 11, 1.6) + seam(x - 14, y, x - 4, y + 11, 1.6)
    }
  return [gold, cuts]
}

/** A glow, and sparks. */
function hearth(rnd: Random): string {
  const [x, y] = [W - 34, 128]
  const glow = (r: number, tone: Ink, opacity: number): string =>
    print(ink(tone), disc(x, y, r), `opacity="${opacity}"`)
  let sparks = ''
  for (let i = 0; i < 34; i++) {
    const [a, r] = [rnd() * 6.28, 44 + rnd() * 80]
    const [c, s] = [Math.cos(a), Math.sin(a)]
    sparks += seam(x + c * r, y + s * r, x + c * (r + 5), y + s * (r + 5), 1.8)
  }
  return glow(74, 'madder', 0.6) + glow(52, 'ochre', 0.75) + glow(30, 'gold', 0.95) + print(ink('light'), sparks)
}

/** Two carved posts. */
function posts(): string {
  return [8, W - 30]
    .map(x => {
      let knots = ''
      for (let i = 0; i < 9; i++)
        knots += burin(t => [x + 11 + Math.sin(t * 6.28 + (i % 2) * 3.14) * 7, i * 22 + t * 22], 2.4, 'both', 10)
      return print(ink('oak-3'), `M${x} 0h22v${H}h-22Z`) + print(ink('ochre'), knots)
    })
    .join('')
}

function warp(): string {
  let threads = ''
  for (let x = 10; x < W; x += 9.4) threads += seam(x, 14, x, H, 1)
  return (
    print(ink('oak-2'), `M0 6H${W}V15H0Z`) +
    print(ink('madder'), `M0 30H${W}V38H0Z`, 'opacity=".7"') +
    print(ink('fjord'), `M0 46H${W}V50H0Z`, 'opacity=".7"') +
    print(ink('ink-2'), threads, 'opacity=".6"')
  )
}

export function wall(kind: WallKind, seed: number): string {
  const rnd = random(seed * 97)
  const [tone, dark] = WALLS[kind]
  const ground = print(ink(tone), WHOLE)
  const cut = (d: string): string => print(ink(dark), d, 'opacity=".75"')
  switch (kind) {
    case 'gate':
      return ground + cut(stones(rnd))
    case 'tent': {
      let stripes = ''
      let seams = ''
      for (let i = 0; i < 9; i++) {
        if (i % 2 === 0) stripes += `M${i * 32 - 18} 0h32l${round((i - 3) * 5)} 190h-36Z`
        seams += seam(i * 32 - 18, 0, i * 36 - 33, H, 1.6)
      }
      return ground + print(ink('madder'), stripes, 'opacity=".55"') + cut(seams)
    }
    case 'arras': {
      const [gold, lines] = diaper()
      return ground + print(ink('gold'), gold, 'opacity=".8"') + cut(lines)
    }
    case 'forge':
      return ground + cut(boards(rnd)) + hearth(rnd)
    case 'hall':
      return ground + cut(boards(rnd)) + posts()
    case 'loom':
      return ground + cut(boards(rnd)) + warp()
    case 'shop':
      return ground + cut(boards(rnd))
  }
}
