// The map: tiles as they lie beside each other, the gaps where others fit, and where ships and Vikings can go from there.
import type { Seen } from '#engine'
import type { Lands } from './cards/kinds.ts'
import { bearingOf, bit, CORNERS, cornersOf, sideBits, sidesAt } from './hex.ts'

export interface Tile {
  readonly hex: number
  /** Its card; nothing: it belongs to the board. */
  readonly card: number
  readonly lands: Lands
  /** The tiles beside it. */
  near: number[]
  /** The island of each land. */
  islands: number[]
  /** Whether an outpost stands at one of its corners. */
  outpost: boolean
}
/** A place without a tile beside one that has one: which of its corners are known, and which of those are land. */
export interface Gap {
  readonly hex: number
  near: number[]
  known: number
  land: number
}
export interface Island {
  /** The tiles it covers; none: it has become part of another. */
  tiles: number[]
  /** Its corners at which a tile is still missing. */
  loose: number
}
export interface Chart {
  map: Tile[]
  gaps: Gap[]
  islands: Island[]
}
export type Tiles = readonly Seen<Tile>[]

export const NOTHING = -1
/** The Mainland is the first of the tiles, and its only land the first of the lands. */
export const MAINLAND = 0
/** Lands have numbers of their own: no tile has more than three. */
const LANDS = 3
export const landOf = (tile: number, at: number): number => tile * LANDS + at
export const tileOfLand = (land: number): number => Math.floor(land / LANDS)
export const placeOfLand = (land: number): number => land % LANDS
/** The land of a tile that holds a corner; nothing: it is sea. */
export function landAt({ lands }: { readonly lands: Lands }, corner: number): number {
  for (let at = 0; at < lands.length; at++) if (lands[at]! & bit(corner)) return at
  return NOTHING
}
export function cornersOfLands(lands: Lands): number {
  let all = 0
  for (const land of lands) all |= land
  return all
}

export const fits = ({ known, land }: Seen<Gap>, corners: number): boolean => (corners & known) === land
/** The sides of a gap at which a tile would not agree with what lies beside them. */
export const clashes = (gap: Seen<Gap>, corners: number): number[] =>
  CORNERS.filter(side => ((corners ^ gap.land) & gap.known & sideBits(side)) !== 0)

/** Whether a ship could cross this side of a tile, by the corners where it has land: not where both are. */
export const isOpenSea = (corners: number, side: number): boolean => (corners & sideBits(side)) !== sideBits(side)
/** Whether a ship gets from one tile to another in a single sail. */
export function canSail(map: Tiles, from: number, to: number): boolean {
  const { near, lands } = map[from]!
  const corners = cornersOfLands(lands)
  for (let side = 0; side < near.length; side++) if (near[side] === to && isOpenSea(corners, side)) return true
  return false
}
/** The tiles a ship can reach from one in a single sail. */
export const sailsFrom = (map: Tiles, tile: number): number[] =>
  [...new Set(map[tile]!.near)].filter(to => to !== NOTHING && canSail(map, tile, to))
/** Whether Vikings can walk on from a land. */
export function leadsOn(map: Tiles, land: number): boolean {
  const { near, lands } = map[tileOfLand(land)]!
  const corners = lands[placeOfLand(land)]!
  for (let side = 0; side < near.length; side++) if (near[side] !== NOTHING && corners & sideBits(side)) return true
  return false
}
/** The lands Vikings can walk to from one in a single action. */
export function pathsFrom(map: Tiles, land: number): number[] {
  const { near, lands } = map[tileOfLand(land)]!
  const paths: number[] = []
  for (const corner of cornersOf(lands[placeOfLand(land)]!)) {
    for (const [side, there] of sidesAt(corner)) {
      const other = near[side]!
      if (other === NOTHING) continue
      const path = landOf(other, landAt(map[other]!, there))
      if (!paths.includes(path)) paths.push(path)
    }
  }
  return paths
}

/** A point where tiles meet, as the first of them and its corner. */
export function pointOf(map: Tiles, tile: number, corner: number): number {
  const { near } = map[tile]!
  let point = tile * CORNERS.length + corner
  for (const [side, there] of sidesAt(corner)) {
    const other = near[side]!
    if (other !== NOTHING) point = Math.min(point, other * CORNERS.length + there)
  }
  return point
}
/** The tiles at a point, each with the number of the corner there: three of them once it is closed. */
export function tilesAt(map: Tiles, point: number): readonly (readonly [tile: number, corner: number])[] {
  return around(map, Math.floor(point / CORNERS.length), point % CORNERS.length)
}
const around = (map: Tiles, tile: number, corner: number): (readonly [tile: number, corner: number])[] => [
  [tile, corner],
  ...sidesAt(corner)
    .map(([side, there]) => [map[tile]!.near[side]!, there] as const)
    .filter(([other]) => other !== NOTHING),
]
/** A point on land as a place for an outpost: the lands that meet there, and a tile there that touches one already. */
export interface Site {
  readonly lands: readonly number[]
  readonly taken: number
}
export function siteAt(map: Tiles, point: number): Site {
  const tile = Math.floor(point / CORNERS.length)
  const corner = point % CORNERS.length
  const first = map[tile]!
  const lands = [landOf(tile, landAt(first, corner))]
  let taken = first.outpost ? tile : NOTHING
  for (const [side, there] of sidesAt(corner)) {
    const number = first.near[side]!
    if (number === NOTHING) continue
    const other = map[number]!
    lands.push(landOf(number, landAt(other, there)))
    if (taken === NOTHING && other.outpost) taken = number
  }
  return { lands, taken }
}
/** The lands that meet at a point on land. */
export const landsAt = (map: Tiles, point: number): number[] =>
  tilesAt(map, point).map(([tile, corner]) => landOf(tile, landAt(map[tile]!, corner)))
/** The points of a land. */
export const pointsOf = (map: Tiles, land: number): number[] => {
  const tile = tileOfLand(land)
  return cornersOf(map[tile]!.lands[placeOfLand(land)]!).map(corner => pointOf(map, tile, corner))
}
/** The island a land is part of. */
export const islandOf = (map: Tiles, land: number): number => map[tileOfLand(land)]!.islands[placeOfLand(land)]!

/** A land, for sentences: its tile and, where that has several, in which direction it lies. */
export type Place = { readonly tile: number; readonly bearing?: number }
export function placeOf(map: Tiles, land: number): Place {
  const tile = tileOfLand(land)
  const { lands } = map[tile]!
  return lands.length > 1 ? { tile, bearing: bearingOf(lands[placeOfLand(land)]!) } : { tile }
}
