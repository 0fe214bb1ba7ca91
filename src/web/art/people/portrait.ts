// A person before their wall or in their weather: the picture of a person's card.
import { placed, print, random } from '../burin.ts'
import { engraved } from '../forms.ts'
import { FRAME, framed } from '../frames.ts'
import { type Ink, ink } from '../inks.ts'
import { type Backdrop, backdrop } from '../land/scene.ts'
import { sea } from '../land/sea.ts'
import { type WallKind, wall } from '../land/walls.ts'
import { firs, seam } from '../land/woods.ts'
import type { Figure } from './figure.ts'
import { person } from './person.ts'

const { w: W, h: H } = FRAME

type Weather = Pick<Backdrop, 'sky' | 'land' | 'landTone' | 'sun'> & { readonly at?: 'sea' | 'forest' }

export interface Sitter {
  readonly figure: Figure
  /** Their weather, their wall, or something drawn for them alone. */
  readonly scene: Weather | { readonly wall: WallKind } | { readonly behind: (seed: number) => string }
}

function outdoors({ at, ...weather }: Weather, seed: number): string {
  const horizon = at === 'sea' ? 146 : 160
  const behind = backdrop({
    seed,
    w: W,
    horizon,
    gulls: weather.sky === 'night' ? 0 : 1,
    clouds: weather.sky === 'night' ? 0 : 1,
    ...weather,
  })
  if (at === 'sea') return behind + sea([0, W], horizon + 3, H, seed, { wave: 16 })
  const tone: Ink =
    weather.sky === 'night' ? 'deep-3' : at === 'forest' || weather.landTone === 'moss' ? 'moss' : 'paper-3'
  let cuts = `M0 ${horizon - 0.6}H${W}v1.4H0Z`
  for (let i = 0; i < 16; i++) {
    const [x, y] = [((i * 37) % 220) - 8, horizon + 5 + ((i * 11) % 26)]
    cuts += seam(x, y, x + 30, y, 1.3)
  }
  return (
    behind +
    (at === 'forest' ? firs(random(seed * 13), -8, W + 8, horizon + 12) : '') +
    print(ink(tone), `M0 ${horizon}H${W}V${H}H0Z`) +
    print(ink('ink'), cuts, 'opacity=".7"')
  )
}

/** How close we stand: bare heads come closer, tall headgear needs room. */
function nearness({ hat, hair }: Figure): number {
  if (hat === 'diadem' || hat === null) return hair === 'wild' || hair === 'topknot' || hair === 'bun' ? 1.12 : 1.18
  return 1.1
}

export function portrait({ figure, scene }: Sitter, seed: number, fine: boolean): string {
  const behind =
    'wall' in scene ? wall(scene.wall, seed) : 'behind' in scene ? scene.behind(seed) : outdoors(scene, seed)
  const k = nearness(figure) * (fine ? 1 : 1.1)
  const top = 73 * (1 - k) + (figure.hat || k > 1.16 ? 4 : 2)
  const sitter = engraved(fine, () => person(figure))
  return framed(0, 0, W, H, behind + placed(W / 2, top, k, sitter))
}
