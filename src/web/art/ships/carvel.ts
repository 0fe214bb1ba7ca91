// Carvel hulls of the seventeenth century: a sheer with castles stepped on it, wales, gun decks, transom and beak.
import {
  along,
  burin,
  type Curve,
  disc,
  edge,
  lerp,
  line,
  mix,
  outlined,
  type Patch,
  type Point,
  patch,
  poly,
  print,
  rim,
  round,
} from '../burin.ts'
import { VIEW } from '../frames.ts'
import { ink } from '../inks.ts'
import type { Ship } from './draught.ts'

const WATER = VIEW.water

export interface Hull {
  readonly side: Patch
  /** Where a mast stands: the deck, castles included, at u from stern to bow. */
  readonly deck: (u: number) => Point
  readonly bow: Point
  readonly stern: Point
  /** The forward edge of the hull, walked down into the water. */
  readonly stem: Curve
  /** Where the stays of a lone mast are made fast, if not at the taffrail. */
  readonly stays?: readonly Point[]
  /** What stands in the hull, seen above its side but behind the sails. */
  readonly aboard?: string
  readonly oars: string
  readonly body: string
}

/** The layers of a hull while it is drawn: planks and paint, light cuts in them, dark marks on them. */
interface Layers {
  paint: string
  marks: string
  readonly cuts: string[]
}

function castles(s: Ship, sheer: (t: number) => Point, layers: Layers): void {
  const built: (readonly [from: number, to: number, height: number])[] = []
  for (const [from, to, height] of s.castles) {
    const middle = (from + to) / 2
    const base = built.reduce((sum, [a, b, h]) => sum + (middle >= a && middle <= b ? h : 0), 0)
    const aft = from < 0.3
    const wall: Patch = (u, v) => {
      const at = lerp(from, to, u)
      const h = lerp(base + height, base - 1, v)
      const p = sheer(at)
      const lean = aft ? -(1 - at) * 0.34 * h : at > 0.9 ? 0.2 * h : 0
      return [p[0] + lean, p[1] - h - (aft ? (to - at) * h * 0.22 : 0)]
    }
    layers.paint += print(s.inks.hull, rim(wall)) + print(s.inks.trim, rim(wall, 0.03, 0.2, 0.97, 0.55))
    const windows = height > 7 ? Math.max(2, Math.round(((to - from) * s.length) / 9)) : 0
    for (let i = 0; i < windows; i++)
      layers.marks += print(ink('ink'), rim(wall, (i + 0.3) / windows, 0.22, (i + 0.7) / windows, 0.54, 2))
    layers.cuts.push(burin(t => wall(t, 0.72), 0.9))
    layers.marks += print(
      ink('ink'),
      burin(t => wall(t, 0), 2.4, 'none'),
    )
    built.push([from, to, height])
  }
}

/** Each gun deck: ports in a row, on a painted band with its own hatching if the ship has bands. */
function gunDecks(s: Ship, side: Patch, layers: Layers): void {
  const [port, muzzle] = s.band ? [ink('ink'), ink('paper')] : [ink('paper'), ink('ink')]
  s.guns.forEach((count, row) => {
    const v = s.gunDeck + row * 0.27
    if (s.band) layers.paint += print(s.inks.trim, rim(side, 0.01, v - 0.075, 0.99, v + 0.075, 14))
    for (let i = 0; i < count; i++) {
      const [x, y] = side(lerp(0.1, 0.9, (i + 0.5) / count), v)
      layers.marks +=
        print(port, `M${round(x - 2.4)} ${round(y - 2.3)}h4.8v4.6h-4.8Z`) +
        print(muzzle, `M${round(x - 0.9)} ${round(y - 0.8)}h3.6v2h-3.6Z`)
    }
    if (!s.band) return
    for (let i = 0; i < 3; i++) {
      const hatch = burin(t => side(0.01 + t * (0.09 - i * 0.02), v - 0.05 + i * 0.045), 0.9, 'out', 4)
      layers.marks += print(ink('ink'), hatch)
    }
    for (const off of [-0.045, 0.045]) {
      const plank = burin(t => side(lerp(0.03, 0.97, t), v + off), 0.7, 'both', 14)
      layers.marks += print(ink('ink'), plank, 'opacity=".55"')
    }
  })
  if (s.band)
    layers.marks += print(
      s.inks.trim,
      burin(t => side(lerp(0.005, 0.995, t), 0.07), 2, 'none', 16),
    )
  else layers.paint += print(s.inks.trim, rim(side, 0.005, 0.03, 0.995, 0.2, 16))
}

/** The knee of the head with its figure. */
function beak(s: Ship, side: Patch): string {
  if (!s.beak) return ''
  const root = side(1, 0.12)
  const tip: Point = [root[0] + s.beak, root[1] - s.beak * 0.28]
  const foot = side(1, 0.62)
  return (
    print(s.inks.hull, poly([...along(edge(root, tip, 0.1), 6), ...along(edge(tip, foot, 0.16), 8)])) +
    print(ink('ink'), burin(edge(root, tip, 0.1), 1.6, 'none')) +
    print(ink('paper'), burin(edge(side(1, 0.26), mix(tip, foot, 0.16), 0.1), 1)) +
    print(s.inks.mark, disc(tip[0] + 0.5, tip[1] - 1.6, 2.8)) +
    print(ink('ink'), burin(edge(tip, [tip[0] + 5, tip[1] - 6], -0.2), 1.8, 'out'))
  )
}

function lantern([x, y]: Point): string {
  return (
    print(ink('ink'), line([x, y], [x - 4, y - 6], 1.4)) +
    print(ink('gold'), `M${round(x - 7)} ${round(y - 6)}h6l-1-6h-4Z`, outlined(1))
  )
}

/** A sweep: a long oar from the gunwale into the water, with a paper core so that it reads on a dark hull. */
export function sweep(pin: Point, blade: Point): string {
  const shape = (from: number, loom: number, wide: number, reach: number): string =>
    line(pin, blade, loom) +
    burin(edge(mix(pin, blade, from), [blade[0] - reach - 1, blade[1] + reach], 0.02), wide, 'both', 6)
  return print(ink('ink'), shape(0.6, 3.1, 6.4, 3)) + print(ink('paper'), shape(0.64, 1.5, 4, 2))
}

export function carvel(s: Ship): Hull {
  const middle = VIEW.w / 2 + s.shift
  const aft: Point = [middle - s.length / 2, WATER - s.beam - s.sternRise]
  const fore: Point = [middle + s.length / 2, WATER - s.beam - s.bowRise]
  const dip: Point = [middle, (WATER - s.beam) * 2 - (aft[1] + fore[1]) / 2] // the sheer passes the beam amidships
  const sheer = (t: number): Point => mix(mix(aft, dip, t), mix(dip, fore, t), t)
  const heel: Point = [aft[0] + s.sternRake, WATER + 8]
  const forefoot: Point = [fore[0] - s.stemRake, WATER + 8]
  const side = patch(sheer, edge(fore, forefoot, -s.bluff), edge(heel, forefoot), edge(aft, heel, s.tuck))
  const lift = (u: number): number => s.castles.reduce((sum, [a, b, h]) => sum + (u >= a && u <= b ? h : 0), 0)

  const layers: Layers = { paint: print(s.inks.hull, rim(side, 0, 0, 1, 1, 20)), marks: '', cuts: [] }
  castles(s, sheer, layers)
  for (let i = 1; i <= s.strakes; i++)
    layers.cuts.push(burin(t => side(lerp(0.01, 0.99, t), i / (s.strakes + 1)), 1.1, 'both', 18))
  gunDecks(s, side, layers)
  for (
    let i = 0;
    i < 6;
    i++ // the round of the stern
  )
    layers.cuts.push(burin(t => side(0.012 + t * (0.05 + (i % 3) * 0.025), 0.3 + i * 0.1), 1, 'out', 4))
  for (
    let i = 0;
    i < 5;
    i++ // the round of the bow
  )
    layers.cuts.push(burin(t => side(0.985 - t * (0.06 + (i % 2) * 0.03), 0.32 + i * 0.12), 1, 'out', 4))

  const taffrail: Point = [aft[0] - lift(0.02) * 0.34, aft[1] - lift(0.02) * 1.05]
  const rudder = burin(t => [side(0, t)[0] - 1.1, side(0, t)[1]], 3, 'none')
  let oars = ''
  for (let i = 0; i < s.oars; i++) {
    const pin = side(lerp(0.16, 0.78, i / (s.oars - 1)), 0.12)
    oars += sweep(pin, [pin[0] - 14, WATER + 8])
  }
  return {
    side,
    deck: u => [sheer(u)[0], sheer(u)[1] - lift(u)],
    bow: [fore[0] + s.beak * 0.2, fore[1] - lift(0.99)],
    stern: taffrail,
    stem: v => side(1, v),
    oars,
    body:
      beak(s, side) +
      (s.lantern ? lantern(taffrail) : '') +
      print(ink('ink'), rudder) +
      layers.paint +
      print(ink('paper'), layers.cuts, 'opacity=".92"') +
      layers.marks +
      print(ink('ink'), burin(sheer, 2, 'none', 20)),
  }
}
