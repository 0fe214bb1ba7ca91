// The cover of Le Maître des Mers: a fleet before the setting sun, composed so that its middle third fills a phone.
import { disc, line, type Point, placed, poly, print, type Random, random } from '../../../art/burin.ts'
import { framed, VIEW } from '../../../art/frames.ts'
import { ink } from '../../../art/inks.ts'
import { cloud, gull, hills } from '../../../art/land/scene.ts'
import { type SeaStyle, sea } from '../../../art/land/sea.ts'
import { shipLayers } from '../../../art/ships/ship.ts'
import { FLEET, type ShipId } from './fleet.ts'

const W = 1200
const H = 600
const HORIZON = 392
const SUN: Point = [596, 300]

const PIRATE: Sailing = { ship: 'brick', x: 188, y: 440, size: 1.75 }
const MERCHANT: Sailing = { ship: 'galion', x: 1024, y: 440, size: 1.5 }
const FLAGSHIP: Sailing = { ship: 'vaisseau', x: 588, y: 490, size: 2.75 }

const fromSun = (angle: number, distance: number): Point => [
  SUN[0] + Math.cos(angle) * distance,
  SUN[1] - Math.sin(angle) * distance,
]

/** The sun fills the sky with rays: broad bands of light, each edged by long cuts. */
function sunset(rnd: Random): string {
  const wedges: string[] = []
  const cuts: string[] = []
  const rays = 19
  for (let i = -1; i <= rays; i++) {
    const a = ((i + 0.25) * Math.PI) / rays
    const b = a + Math.PI / rays / 2
    wedges.push(poly([fromSun(a, 60), fromSun(a, 900), fromSun(b, 900), fromSun(b, 60)]))
    for (let j = 0; j < 7; j++) {
      const angle = b + (j / 7) * (Math.PI / rays / 2)
      const start = 130 + rnd() * 90
      cuts.push(line(fromSun(angle, start), fromSun(angle, start + 150 + rnd() * 420), 2.2, 'both'))
    }
  }
  return (
    print(ink('dusk'), `M0 0H${W}V${H}H0Z`) +
    print(ink('sky'), wedges) +
    print(ink('ink-2'), cuts, 'opacity=".4"') +
    print(ink('sky'), disc(...SUN, 122)) +
    print(ink('madder'), disc(...SUN, 104))
  )
}

interface Sailing {
  readonly ship: ShipId
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Ships with their waterline on y, then the water before them down to `until`. */
function sailing(ships: readonly Sailing[], until: number, seed: number, style: SeaStyle): string {
  const layers = ships.map(({ ship, x, y, size }) => {
    const { hull, afloat } = shipLayers(FLEET[ship], true)
    const at = (svg: string): string => placed(x - (VIEW.w / 2) * size, y - VIEW.water * size, size, svg)
    return { hull: at(hull), afloat: at(afloat), waterline: y + 3 * size }
  })
  const from = Math.min(...layers.map(l => l.waterline))
  return layers.map(l => l.hull).join('') + water(from, until, seed, style) + layers.map(l => l.afloat).join('')
}

const water = (from: number, to: number, seed: number, style: SeaStyle): string =>
  sea([-20, W + 20], from, to, seed, style)

export function cover(): string {
  const rnd = random(1719)
  const gulls = Array.from({ length: 9 }, () => gull(160 + rnd() * 880, 60 + rnd() * 190, 7 + rnd() * 9))
  return framed(
    0,
    0,
    W,
    H,
    sunset(rnd) +
      cloud(rnd, 40, 130, 210) +
      cloud(rnd, 905, 96, 240) +
      cloud(rnd, 1010, 240, 150) +
      hills(rnd, 430, HORIZON, 'fells', 'slate', 2.1) +
      placed(790, 0, 1, hills(rnd, 430, HORIZON, 'downs', 'quay', 2.3)) +
      print(ink('ink'), gulls) +
      print(ink('sea'), `M0 ${HORIZON}H${W}V${H}H0Z`) +
      water(HORIZON, HORIZON + 44, 3, { wave: 20, swell: 0.9 }) +
      sailing([PIRATE, MERCHANT], 486, 6, { wave: 38, swell: 1.25 }) +
      sailing([FLAGSHIP], 536, 8, { wave: 62, swell: 1.9 }) +
      water(548, H, 9, { wave: 84, swell: 2.5, tone: ink('fjord'), line: ink('sea') }),
  )
}
