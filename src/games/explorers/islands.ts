// Islands: they grow and merge as tiles are laid, and are complete once sea is all round. Who leads on them, and who controls them.
import type { Seat, Seen } from '#engine'
import { landsOf } from './cards/deck.ts'
import type { Lands } from './cards/kinds.ts'
import { bit, CORNERS, cornersOf, sidesAt } from './hex.ts'
import { type Chart, type Gap, type Island, islandOf, NOTHING, type Tiles } from './map.ts'
import type { LayMove } from './moves.ts'
import type { View } from './state.ts'

/** The influence of a Viking on land, and of an outpost. */
export const INFLUENCE = { viking: 1, outpost: 2 } as const

/** The islands beside a land, and how many loose corners it adds to them or closes. */
function shoresOf(map: Tiles, near: readonly number[], land: number): { islands: number[]; loose: number } {
  const islands: number[] = []
  let loose = 0
  for (const corner of cornersOf(land)) {
    loose++
    for (const [side, there] of sidesAt(corner)) {
      if (near[side] === NOTHING) continue
      loose--
      const other = map[near[side]!]!
      const island = other.islands[other.lands.findIndex(each => each & bit(there))]!
      if (!islands.includes(island)) islands.push(island)
    }
  }
  return { islands, loose }
}
/** Islands that have become one. */
export interface Merger {
  readonly island: number
  readonly gone: readonly number[]
}
/** Labels the lands of a tile that was just laid: with the island they are part of now, or a new one. */
export function joinIslands({ map, islands }: Chart, number: number, merged?: Merger[]): void {
  const tile = map[number]!
  for (const [at, land] of tile.lands.entries()) {
    const { islands: shores, loose } = shoresOf(map, tile.near, land)
    if (shores.length === 0) shores.push(islands.push({ tiles: [], loose: 0 }) - 1)
    const label = Math.min(...shores)
    tile.islands[at] = label
    if (shores.length > 1) {
      const gone = shores.filter(other => other !== label)
      for (const other of gone) merge({ map, islands }, label, other)
      merged?.push({ island: label, gone })
    }
    const island = islands[label]!
    if (!island.tiles.includes(number)) island.tiles.push(number)
    island.loose += loose
  }
}
function merge({ map, islands }: Pick<Chart, 'map' | 'islands'>, label: number, gone: number): void {
  const [into, from] = [islands[label]!, islands[gone]!]
  for (const tile of from.tiles) {
    const labels = map[tile]!.islands
    for (let at = 0; at < labels.length; at++) if (labels[at] === gone) labels[at] = label
    if (!into.tiles.includes(tile)) into.tiles.push(tile)
  }
  into.loose += from.loose
  from.tiles = []
  from.loose = 0
}

export const isComplete = ({ tiles, loose }: Seen<Island>): boolean => tiles.length > 0 && loose === 0

/** An island as it would be with a tile in a gap: what it is made of, the tiles it covers, and whether it is complete. */
export interface Coast {
  readonly islands: readonly number[]
  readonly tiles: number
  /** Corners at which a tile would still be missing. */
  readonly loose: number
  readonly complete: boolean
}
export function coastsOf({ map, islands }: View, gap: Seen<Gap>, lands: Lands): Coast[] {
  let coasts: { islands: number[]; loose: number }[] = []
  for (const land of lands) {
    const coast = shoresOf(map, gap.near, land)
    const touching = coasts.filter(other => other.islands.some(island => coast.islands.includes(island)))
    for (const other of touching) {
      coast.loose += other.loose
      coast.islands = [...new Set([...coast.islands, ...other.islands])]
    }
    coasts = [...coasts.filter(other => !touching.includes(other)), coast]
  }
  return coasts.map(({ islands: parts, loose: more }) => {
    const loose = parts.reduce((sum, island) => sum + islands[island]!.loose, more)
    const tiles =
      parts.length === 1 ? islands[parts[0]!]!.tiles : [...new Set(parts.flatMap(island => islands[island]!.tiles))]
    return { islands: parts, tiles: tiles.length + 1, loose, complete: loose === 0 }
  })
}

/** The influence of every seat on every island. */
export type Influences = readonly (readonly number[])[]
export function influences({ map, islands, players }: View): Influences {
  const all = islands.map(() => players.map(() => 0))
  for (const [seat, { ashore, outposts }] of players.entries()) {
    for (const land of ashore) {
      const island = islandOf(map, land)
      if (island !== NOTHING) all[island]![seat]! += INFLUENCE.viking
    }
    for (const point of outposts) all[islandAt(map, point)]![seat]! += INFLUENCE.outpost
  }
  return all
}
/** The island of a point on land: it is asked so often that nothing is made for it. */
export function islandAt(map: Tiles, point: number): number {
  const { lands, islands } = map[Math.floor(point / CORNERS.length)]!
  const corner = bit(point % CORNERS.length)
  let at = 0
  while (!(lands[at]! & corner)) at++
  return islands[at]!
}
/** Those with the most influence, all of them; nobody without any (ruling). */
export function leadersOf(influence: readonly number[]): Seat[] {
  const most = Math.max(...influence)
  return most === 0 ? [] : [...influence.keys()].filter(seat => influence[seat] === most)
}
/** What would come of laying a tile: the islands it makes, and who would lead on each. */
export interface Prospect extends Coast {
  readonly leaders: readonly Seat[]
}
export function prospectsOf(g: View, { tile, hex, turns }: LayMove, all: Influences = influences(g)): Prospect[] {
  const gap = g.gaps.find(each => each.hex === hex)!
  return coastsOf(g, gap, landsOf(tile, turns)).map(coast => {
    const influence = g.players.map((_, seat) => coast.islands.reduce((sum, island) => sum + all[island]![seat]!, 0))
    return { ...coast, leaders: leadersOf(influence) }
  })
}
/** Whether a seat is one of them. */
export function leads(influence: readonly number[], seat: Seat): boolean {
  const mine = influence[seat]!
  if (mine === 0) return false
  for (const other of influence) if (other > mine) return false
  return true
}
/** The complete islands a seat controls. */
export function controlled({ islands }: View, all: Influences, seat: Seat): number[] {
  const found: number[] = []
  for (let island = 0; island < islands.length; island++) {
    if (isComplete(islands[island]!) && leads(all[island]!, seat)) found.push(island)
  }
  return found
}
