// Who stands where on the chart: every piece with a name of its own, so that whoever walks or sails is seen doing so, and
// its place among those on the same land. Rules count pieces alike; which of them moved is told from where they were. Pure.
import type { Seat } from '#engine'
import {
  CORNERS,
  hexAt,
  type Livestock,
  landOf,
  MAINLAND,
  type PlayerView,
  placeOfLand,
  strengthOf,
  tileOfLand,
  type View,
} from '#games/explorers'
import type { Point } from '../../../art/burin.ts'
import { cornerAt, heartsOf, hexagon, isInside, SIDE, shoreOf, WIDE } from '../art/outline.ts'
import { centreOf } from './place.ts'

/** Where a piece is besides the lands: aboard the ship of a seat, or gone for good. */
const aboard = (seat: Seat): number => -1 - seat
const GONE = Number.NEGATIVE_INFINITY
interface Followed {
  readonly kind: string
  readonly place: number
}
/** The same pieces a step later: those that can stay do, the others have moved to where some are missing. */
export function follow(before: readonly Followed[], now: readonly Followed[]): Followed[] {
  const left = now.map(each => each)
  const after: (Followed | null)[] = before.map(piece => {
    const at = left.findIndex(({ kind, place }) => kind === piece.kind && place === piece.place)
    return at < 0 ? null : left.splice(at, 1)[0]!
  })
  // Whoever was on the chart comes before those who had left it.
  const others = [...before.entries()].filter(([i]) => !after[i])
  for (const [i, { kind }] of others.toSorted(([, a], [, b]) => Number(a.place === GONE) - Number(b.place === GONE))) {
    const at = left.findIndex(piece => piece.kind === kind)
    after[i] = at < 0 ? { kind, place: GONE } : left.splice(at, 1)[0]!
  }
  return [...(after as Followed[]), ...left]
}
/** All that moves about: the Vikings of every seat, and livestock, ashore or aboard. */
export function movers({ players, livestock }: View): Followed[] {
  return [
    ...players.flatMap((player, seat) =>
      [...player.ashore, ...Array.from({ length: player.aboard }, () => aboard(seat))].map(place => ({
        kind: `viking:${seat}`,
        place,
      })),
    ),
    ...livestock.at.map((place, i) => ({ kind: livestock.kinds[i]!, place })),
    ...players.flatMap(({ hold }, seat) => hold.map(kind => ({ kind, place: aboard(seat) }))),
  ]
}

/** A piece on the chart, by its name, at the middle of its place. */
export type Standing = { readonly key: string; readonly at: Point } & (
  | { readonly is: 'viking' | 'rower' | 'ship' | 'outpost'; readonly seat: Seat }
  | { readonly is: 'beast' | 'cargo'; readonly kind: Livestock }
  | { readonly is: 'settlement'; readonly strength: number }
  | { readonly is: 'enemy' }
  /** More than there is room for. */
  | { readonly is: 'count'; readonly seat: Seat; readonly count: number }
)

/** The middle of the Mainland, and how far apart seats are there. */
export const HOME: Point = [WIDE, SIDE * 2.12]
const BERTH = 56
/** Where the Vikings of a seat stand at home, and where its ship lies. */
export const homeOf = (seat: Seat, { length }: readonly PlayerView[]): Point => [
  HOME[0] + (seat - (length - 1) / 2) * BERTH,
  HOME[1],
]
const berthOf = (seat: Seat, players: readonly PlayerView[]): Point => {
  const [x, y] = homeOf(seat, players)
  return [x, y - 50]
}
export const middleOf = ({ map }: View, tile: number): Point => (tile === MAINLAND ? HOME : centreOf(map[tile]!.hex))
const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
/** The heart of a land. */
export function landAt(g: View, land: number): Point {
  const tile = tileOfLand(land)
  if (tile === MAINLAND) return HOME
  return moved(centreOf(g.map[tile]!.hex), heartsOf(g.map[tile]!.lands).lands[placeOfLand(land)]!)
}
/** The heart of the sea of a tile. */
export const seaAt = (g: View, tile: number): Point =>
  tile === MAINLAND ? moved(HOME, [0, -50]) : moved(centreOf(g.map[tile]!.hex), heartsOf(g.map[tile]!.lands).sea)
/** Beside what stands on a sea or a land, where a sign would hide it; the heart itself where nothing does. */
function besideOf(g: View, tile: number, heart: Point, isTaken: boolean, isThere: (p: Point) => boolean): Point {
  if (!isTaken) return heart
  const hex = hexagon(middleOf(g, tile), 0.86)
  const tries = [60, 300, 110, 250, 0, 180].map((angle): Point => {
    const turn = (angle * Math.PI) / 180
    return [heart[0] + Math.sin(turn) * 36, heart[1] + Math.cos(turn) * 30]
  })
  return tries.find(p => isInside(p, hex) && isThere(p)) ?? [heart[0], heart[1] + 24]
}
/** Where the cost of sailing to a tile is written. */
export function seaSign(g: View, tile: number): Point {
  const isTaken = g.enemies.at.includes(tile) || g.players.some(({ ship }) => ship === tile)
  if (tile === MAINLAND) return moved(HOME, [-BERTH * 2.1, -44])
  const rings = g.map[tile]!.lands.map(land => shoreOf(centreOf(g.map[tile]!.hex), land).ring)
  return besideOf(g, tile, seaAt(g, tile), isTaken, p => !rings.some(ring => isInside(p, ring)))
}
/** Where the cost of going to a land is written. */
export function landSign(g: View, land: number, seat: Seat): Point {
  const tile = tileOfLand(land)
  if (tile === MAINLAND) return moved(homeOf(seat, g.players), [0, 20])
  const isTaken =
    g.livestock.at.includes(land) ||
    g.players.some(({ ashore }) => ashore.includes(land)) ||
    (placeOfLand(land) === 0 && g.settlements.at.includes(tile))
  const { ring } = shoreOf(centreOf(g.map[tile]!.hex), g.map[tile]!.lands[placeOfLand(land)]!)
  return besideOf(g, tile, landAt(g, land), isTaken, p => isInside(p, ring))
}
export const pointAt = ({ map }: View, point: number): Point =>
  cornerAt(centreOf(map[Math.floor(point / CORNERS.length)]!.hex), point % CORNERS.length)

/** Ships on the same sea lie beside each other. */
const MOORINGS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-15, -9],
    [15, 10],
  ],
  [
    [-20, -12],
    [18, -4],
    [-4, 16],
  ],
  [
    [-20, -14],
    [20, -10],
    [-16, 14],
    [22, 17],
  ],
]
function shipsOf(g: View): Point[] {
  return g.players.map(({ ship }, seat) => {
    if (ship === MAINLAND) return berthOf(seat, g.players)
    const there = [...g.players.keys()].filter(other => g.players[other]!.ship === ship)
    return moved(seaAt(g, ship), MOORINGS[there.length]?.[there.indexOf(seat)] ?? [0, 0])
  })
}
export const shipAt = (g: View, seat: Seat): Point => shipsOf(g)[seat]!

/** How wide each kind of piece stands, and how high a row of them is. */
const WIDTH = { settlement: 40, beast: 25, viking: 13, gap: 6, count: 15 } as const
const ROW = 25
/** So wide may a row be before another begins. */
const ROOM = 66
/** Of one seat on one land so many are drawn, the others counted. */
const DRAWN = 4

export function standingOn(g: View, followed: readonly Followed[]): Standing[] {
  const standing: Standing[] = []
  const ships = shipsOf(g)
  const places = new Map<number, { key: string; kind: string }[]>()
  const counts = new Map<string, number>()
  for (const { kind, place } of followed) {
    const number = counts.get(kind) ?? 0
    counts.set(kind, number + 1)
    if (place === GONE) continue
    places.set(place, [...(places.get(place) ?? []), { key: `${kind}:${number}`, kind }])
  }
  for (const tile of g.enemies.at) standing.push({ is: 'enemy', key: `enemy:${tile}`, at: seaAt(g, tile) })
  const lands = new Set([...places.keys(), ...g.settlements.at.map(tile => landOf(tile, 0))])
  for (const land of lands) {
    const here = places.get(land) ?? []
    if (land < 0) {
      const seat = -1 - land
      const [x, y] = ships[seat]!
      for (const [i, { key, kind }] of here.entries()) {
        const at: Point = [x + (i - 1) * 13, y + 21]
        standing.push(
          kind.startsWith('viking')
            ? { is: 'rower', key, seat, at }
            : { is: 'cargo', key, kind: kind as Livestock, at },
        )
      }
    } else standing.push(...onLand(g, land, here))
  }
  for (const [seat, { outposts }] of g.players.entries()) {
    for (const point of outposts) {
      const [x, y] = pointAt(g, point)
      standing.push({ is: 'outpost', key: `outpost:${point}`, seat, at: [x, y - 8] })
    }
    standing.push({ is: 'ship', key: `ship:${seat}`, seat, at: ships[seat]! })
  }
  // From north to south: what stands in front covers what stands behind.
  return standing.toSorted((a, b) => a.at[1] - b.at[1])
}

/** What stands on a land: rows of groups around its heart; at home every seat has a place of its own. */
function onLand(g: View, land: number, here: readonly { readonly key: string; readonly kind: string }[]): Standing[] {
  if (tileOfLand(land) === MAINLAND) {
    return g.players.flatMap((_, seat) => inRow(homeOf(seat, g.players), [groupOf(seat, here)]))
  }
  const groups: Group[] = []
  const token = placeOfLand(land) === 0 ? g.settlements.at.indexOf(tileOfLand(land)) : -1
  if (token >= 0) {
    const strength = strengthOf(g.settlements.tokens.cards[token]!)
    groups.push({ wide: WIDTH.settlement, pieces: [[0, { is: 'settlement', key: `settlement:${land}`, strength }]] })
  }
  for (const { key, kind } of here) {
    if (kind.startsWith('viking')) continue
    groups.push({ wide: WIDTH.beast, pieces: [[0, { is: 'beast', key, kind: kind as Livestock }]] })
  }
  for (const seat of g.players.keys()) {
    const group = groupOf(seat, here)
    if (group.pieces.length > 0) groups.push(group)
  }
  const rows: Group[][] = [[]]
  let wide = 0
  for (const group of groups) {
    if (wide > 0 && wide + group.wide > ROOM) {
      rows.push([])
      wide = 0
    }
    rows.at(-1)!.push(group)
    wide += group.wide
  }
  const [x, y] = landAt(g, land)
  return rows.flatMap((row, i) => inRow([x, y + (i - (rows.length - 1) / 2) * ROW], row))
}
type Placed<T> = T extends unknown ? Omit<T, 'at'> : never
interface Group {
  readonly wide: number
  /** Pieces, and how far to the right of the middle of the group. */
  readonly pieces: readonly (readonly [x: number, piece: Placed<Standing>])[]
}
function groupOf(seat: Seat, here: readonly { readonly key: string; readonly kind: string }[]): Group {
  const mine = here.filter(({ kind }) => kind === `viking:${seat}`)
  const drawn = mine.length > DRAWN ? mine.slice(0, DRAWN - 1) : mine
  const hidden = mine.slice(drawn.length)
  const wide = drawn.length * WIDTH.viking + WIDTH.gap + (hidden.length > 0 ? WIDTH.count : 0)
  const left = -wide / 2 + WIDTH.gap / 2
  const pieces = drawn.map(
    ({ key }, i) =>
      [left + (i + 0.5) * WIDTH.viking, { is: 'viking', key, seat }] as const satisfies Group['pieces'][number],
  )
  if (hidden.length === 0) return { wide, pieces }
  return {
    wide,
    pieces: [
      ...pieces,
      [
        left + drawn.length * WIDTH.viking + WIDTH.count / 2,
        { is: 'count', key: hidden[0]!.key, seat, count: mine.length },
      ],
    ],
  }
}
function inRow([x, y]: Point, groups: readonly Group[]): Standing[] {
  let from = x - groups.reduce((sum, { wide }) => sum + wide, 0) / 2
  return groups.flatMap(({ wide, pieces }) => {
    const middle = from + wide / 2
    from += wide
    return pieces.map(([dx, piece]) => ({ ...piece, at: [middle + dx, y] }) as Standing)
  })
}

/** The corner of the world the chart shows, with room for what may still be laid. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** The Mainland takes up seven hexagons below the tiles of the board. */
export const COUNTRY = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
].map(([column, row]) => hexAt(column!, row!))
const MARGIN = 26
export function frameOf({ map, gaps }: View): Frame {
  const centres = [...COUNTRY, ...map.slice(1).map(({ hex }) => hex), ...gaps.map(({ hex }) => hex)].map(centreOf)
  const xs = centres.map(([x]) => x)
  const ys = centres.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - WIDE / 2 - MARGIN, Math.min(...ys) - SIDE - MARGIN]
  return {
    x,
    y,
    w: Math.max(...xs) + WIDE / 2 + MARGIN - x,
    h: Math.max(...ys) + SIDE + MARGIN - y,
  }
}
