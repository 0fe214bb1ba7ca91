// How far everything is: over the sea from tile to tile, over land, and the places where outposts could stand.
import { LIVESTOCK } from '../cards/kinds.ts'
import { cornersOf } from '../hex.ts'
import {
  cornersOfLands,
  isOpenSea,
  MAINLAND,
  NOTHING,
  placeOfLand,
  pointOf,
  type Site,
  siteAt,
  tileOfLand,
} from '../map.ts'
import type { View } from '../state.ts'

/** Farther than anybody plans. */
export const FAR = 8

/** By tile: how many sails it is to the nearest of some tiles, `FAR` at most. */
export function sailsTo({ map }: View, targets: readonly number[]): number[] {
  const sails = new Array<number>(map.length).fill(FAR)
  const queue: number[] = []
  for (const tile of targets) {
    if (sails[tile] === 0) continue
    sails[tile] = 0
    queue.push(tile)
  }
  for (let next = 0; next < queue.length; next++) {
    const tile = queue[next]!
    const steps = sails[tile]! + 1
    if (steps >= FAR) break
    const { near, lands } = map[tile]!
    const corners = cornersOfLands(lands)
    for (let side = 0; side < near.length; side++) {
      const other = near[side]!
      if (other === NOTHING || sails[other]! <= steps || !isOpenSea(corners, side)) continue
      sails[other] = steps
      queue.push(other)
    }
  }
  return sails
}
/** The same to the Mainland. */
export const homeward = (g: View): number[] => sailsTo(g, [MAINLAND])

/** Tiles with livestock of a kind one has none of; where there is none, with any. */
export function wantedAt({ livestock: { at, kinds } }: View, has: readonly number[]): number[] {
  const found: number[] = []
  for (let i = 0; i < at.length; i++) if (has[LIVESTOCK.indexOf(kinds[i]!)] === 0) found.push(tileOfLand(at[i]!))
  return found.length > 0 ? found : at.map(tileOfLand)
}

/** Closed points of some lands at which no outpost stands in the way, each once. */
export function freeSites({ map }: View, lands: readonly number[]): Site[] {
  const points: number[] = []
  const sites: Site[] = []
  for (let i = 0; i < lands.length; i++) {
    const land = lands[i]!
    if (land === lands[i - 1]) continue
    const tile = tileOfLand(land)
    if (map[tile]!.outpost) continue
    for (const corner of cornersOf(map[tile]!.lands[placeOfLand(land)]!)) {
      const point = pointOf(map, tile, corner)
      if (points.includes(point)) continue
      points.push(point)
      const site = siteAt(map, point)
      if (site.lands.length === 3 && site.taken === NOTHING) sites.push(site)
    }
  }
  return sites
}
