// The ship generator: a draught in, a print out; pure. The bow looks right, the wind comes from the left.
import { burin, edge, lerp, line, mix, type Point, patch, placed, poly, print } from '../burin.ts'
import { VIEW } from '../frames.ts'
import { ink } from '../inks.ts'
import { carvel, type Hull } from './carvel.ts'
import type { Mast, Ship } from './draught.ts'
import { flag, sail } from './sails.ts'

const WATER = VIEW.water
const BLACK = ink('ink')
const ROPE = 'opacity=".75"'

/** A mast once rigged: what stands behind all sails, its own sails, and points on it (0 at the deck, 1 at the top). */
interface Rig {
  readonly behind: string
  readonly sails: string
  readonly on: (t: number) => Point
}

/** Shares of the height that each tier of square sails takes. */
const TIERS = { 1: [1], 2: [0.58, 0.42], 3: [0.45, 0.33, 0.22] } as const

function squareSails(
  s: Ship,
  m: Mast,
  tiers: 1 | 2 | 3,
  foot: Point,
  on: Rig['on'],
  fine: boolean,
): [string, string[]] {
  const width = m.w ?? 40
  const low = foot[1] - (m.clear ?? 7)
  const high = foot[1] - m.h + (m.pole ?? 5)
  const spars: string[] = []
  let sails = ''
  let y = low
  TIERS[tiers].forEach((share, i) => {
    const height = (low - high) * share
    const top = y - height + 1.5
    const halfFoot = (width * (1 - 0.17 * i)) / 2
    const halfHead = ((width * (1 - 0.17 * (i + 1))) / 2) * (tiers === 1 ? 1.1 : 1)
    const xHead = on((foot[1] - top) / m.h)[0]
    const xFoot = on((foot[1] - y) / m.h)[0] + width * 0.05
    const [a, b]: [Point, Point] = [
      [xHead - halfHead, top],
      [xHead + halfHead, top],
    ]
    const [d, c]: [Point, Point] = [
      [xFoot - halfFoot, y - 2],
      [xFoot + halfFoot, y - 2],
    ]
    const cloth = patch(edge(a, b, 0.01), edge(b, c, -0.09), edge(d, c, -0.075), edge(a, d, -0.045))
    const pattern = i > 0 && s.pattern === 'chief' ? 'plain' : (m.pattern ?? s.pattern)
    const emblem = i === 0 ? m.emblem : undefined
    const size = m.emblemSize ?? Math.min(width, height * 1.1)
    sails += sail(s, { cloth, pattern, emblem, emblemInk: m.emblemInk, size, seams: i ? 3 : 5 }, fine)
    sails += print(BLACK, burin(edge([a[0] - 4, top - 0.5], [b[0] + 4, top - 0.5], 0.01), 2.6, 'both', 8))
    if (tiers > 1 && i === 0)
      spars.push(
        poly([
          [xHead - 5.5, top - 4.5],
          [xHead + 5.5, top - 4.5],
          [xHead + 3.5, top - 0.5],
          [xHead - 3.5, top - 0.5],
        ]),
      )
    y = top - 1.5
  })
  return [sails, spars]
}

/** Fore-and-aft sails by their corners (head aft, head fore, foot fore, foot aft), and the spars that stretch them. */
function foreAndAft(s: Ship, m: Mast, foot: Point, on: Rig['on'], fine: boolean): [string, string[]] {
  const pattern = m.pattern ?? s.foreaft ?? (s.pattern === 'chief' ? 'plain' : s.pattern)
  const spars: string[] = []
  const spar = (a: Point, b: Point, past: number, bow: number, width: number): void => {
    spars.push(burin(edge(mix(a, b, -past), mix(a, b, 1 + past), bow), width, 'both', 8))
  }
  let sails = ''
  const set = (corners: [Point, Point, Point, Point], bows: [number, number, number, number], size: number): void => {
    const [a, b, c, d] = corners
    const cloth = patch(edge(a, b, bows[0]), edge(b, c, bows[1]), edge(d, c, bows[2]), edge(a, d, bows[3]))
    const emblem = m.tiers ? undefined : m.emblem
    sails += sail(s, { cloth, pattern, emblem, size, seams: m.gaff ? 5 : 4, triangle: b === c }, fine)
  }
  if (m.lateen) {
    const q = m.lateen
    const [x, y] = on(0.82)
    const peak: Point = [x - q * 0.5, y - q * 0.62]
    const tack: Point = [x + q * 0.4, y + q * 0.52]
    set([peak, tack, tack, [x - q * 0.42, Math.min(foot[1] - 5, tack[1] + 2)]], [0.03, 0, -0.06, 0.05], q)
    spar(peak, tack, 0.055, 0.03, 2.6)
  }
  if (m.gaff) {
    const [length, rise, hoist] = m.gaff
    const throat = on(hoist)
    const tack = on(0.08)
    const peak: Point = [throat[0] - length * 0.66, throat[1] - rise]
    const clew: Point = [tack[0] - length, tack[1] + 1]
    set([peak, throat, tack, clew], [-0.03, 0, -0.03, 0.06], length)
    spar(throat, peak, 0.05, 0.03, 2.6)
    spar(tack, clew, 0.05, 0, 2.4)
  }
  if (m.lug) {
    const q = m.lug
    const [x, y] = on(0.86)
    const head: [Point, Point] = [
      [x - q * 0.62, y - q * 0.2],
      [x + q * 0.3, y + q * 0.1],
    ]
    set([...head, [foot[0] + q * 0.3, foot[1] - 7], [foot[0] - q * 0.66, foot[1] - 5]], [-0.02, -0.05, -0.05, 0.06], q)
    spar(...head, 0.06, 0.02, 2.4)
  }
  return [sails, spars]
}

function rig(s: Ship, m: Mast, hull: Hull, fine: boolean): Rig {
  const foot = hull.deck(m.at)
  const top: Point = [foot[0] + (m.rake ?? 0), foot[1] - m.h]
  const on = (t: number): Point => mix(foot, top, t)
  const hounds = on(m.tiers ? 0.82 : 0.9)
  const ropes = (m.shrouds ?? [-9, -5, 6, 10]).map(x => line(hounds, [foot[0] + x, foot[1] + 9], 0.7))
  const [square, tops] = m.tiers ? squareSails(s, m, m.tiers, foot, on, fine) : ['', []]
  const [fore, spars] = foreAndAft(s, m, foot, on, fine)
  if (m.nest) {
    const [x, y] = on(0.8)
    spars.push(
      poly([
        [x - 4, y],
        [x + 4, y],
        [x + 5.5, y - 6],
        [x - 5.5, y - 6],
      ]),
    )
  }
  const pennant = m.flag ? flag(top[0], top[1] + 1, m.flag, s.inks.mark, 4.5) : ''
  const pole = line([foot[0], foot[1] + 10], top, 2.6)
  return {
    behind: print(BLACK, ropes, ROPE) + print(BLACK, pole) + pennant,
    sails: square + fore + print(BLACK, [...tops, ...spars]),
    on,
  }
}

/** Bowsprit, jibs set from the foremast, and the spritsail under it: what is behind, and what is before the masts. */
function headsails(s: Ship, hull: Hull, foremast: Rig | undefined, fine: boolean): [string, string] {
  if (!s.bowsprit || !foremast) return ['', '']
  const [length, angle] = s.bowsprit
  const root: Point = [hull.bow[0] - 6, hull.bow[1] + 4]
  const tip: Point = [root[0] + length * Math.cos(angle), root[1] - length * Math.sin(angle)]
  let sails = ''
  for (let i = 0; i < s.jibs; i++) {
    const tack = mix(root, tip, 0.98 - i * 0.34 * (2 / Math.max(2, s.jibs)))
    const head = foremast.on(0.93 - i * 0.16)
    const x = lerp(foremast.on(0)[0], tack[0], 0.24 + 0.1 * (s.jibs - 1 - i))
    const clew: Point = [x, lerp(tack[1], hull.bow[1] - 6, 0.7)]
    const cloth = patch(edge(head, head), edge(head, tack, 0.02), edge(clew, tack, -0.08), edge(head, clew, -0.04))
    sails += sail(s, { cloth, pattern: 'plain', size: 26, seams: 0, triangle: true }, fine)
  }
  if (s.spritsail) {
    const q = s.spritsail
    const [x, y] = mix(root, tip, 0.62)
    const [a, b]: [Point, Point] = [
      [x - q / 2, y + 1],
      [x + q / 2, y + 1],
    ]
    const [d, c]: [Point, Point] = [
      [a[0] + 2, y + q * 0.7],
      [b[0] + 2, y + q * 0.7],
    ]
    const cloth = patch(edge(a, b), edge(b, c, -0.1), edge(d, c, -0.08), edge(a, d, -0.05))
    sails += sail(s, { cloth, pattern: 'plain', size: q, seams: 0 }, fine)
    sails += print(BLACK, burin(edge([a[0] - 3, y], [b[0] + 3, y]), 2.2, 'both', 4))
  }
  return [print(BLACK, line(root, tip, 2.6)) + print(BLACK, line(foremast.on(1), tip, 0.7), ROPE), sails]
}

function stays(hull: Hull, masts: readonly Rig[]): string {
  const ropes: string[] = []
  masts.forEach((mast, i) => {
    const aft = masts[i - 1]
    if (!aft && hull.stays) for (const end of hull.stays) ropes.push(line(mast.on(1), end, 0.8))
    else if (!aft) ropes.push(line(mast.on(0.9), hull.stern, 0.7))
    else ropes.push(line(aft.on(0.7), mast.on(0.12), 0.6), line(mast.on(0.98), aft.on(0.62), 0.6))
  })
  return print(BLACK, ropes, 'opacity=".7"')
}

function ensign(s: Ship, [x, y]: Point): string {
  if (!s.ensign) return ''
  const staff = print(BLACK, line([x, y], [x - 4, y - s.ensign * 1.3], 1.4))
  return staff + flag(x - 4, y - s.ensign * 1.1, s.ensign, s.inks.mark, s.ensign * 0.5)
}

/** Two curls of foam where the stem cuts the water. */
function bowWave(hull: Hull): string {
  let stem = 0
  for (let v = 0; v <= 1; v += 0.02) {
    const [x, y] = hull.stem(v)
    if (y > WATER - 2) stem = Math.max(stem, x)
  }
  const curl = (a: Point, b: Point, width: number): string => {
    const wave = edge([stem + a[0], WATER + a[1]], [stem + b[0], WATER + b[1]], 0.16)
    return (
      print(ink('fjord-ink'), burin(wave, width + 2, 'both', 7)) + print(ink('paper'), burin(wave, width, 'both', 7))
    )
  }
  return curl([-20, 5], [6, -3], 3) + curl([-10, 6], [12, 1], 2.6)
}

/** A ship in two layers, so that water can be put between them: what the sea covers, and what lies on it. */
export function shipLayers(
  s: Ship,
  fine: boolean,
  hull: Hull = carvel(s),
): { readonly hull: string; readonly afloat: string } {
  const masts = s.masts.map(m => rig(s, m, hull, fine))
  const [behind, before] = headsails(s, hull, masts.at(-1), fine)
  const body =
    behind +
    stays(hull, masts) +
    ensign(s, hull.stern) +
    masts.map(m => m.behind).join('') +
    (hull.aboard ?? '') +
    before +
    masts.map(m => m.sails).join('') +
    hull.body
  const k = s.scale
  const scaled = (svg: string): string => placed((VIEW.w / 2) * (1 - k), WATER * (1 - k), k, svg)
  return { hull: scaled(body), afloat: scaled(bowWave(hull) + hull.oars) }
}
