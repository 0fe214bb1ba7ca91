// On land: Vikings walk, drive livestock, build outposts, and raid settlements.
import type { Seat } from '#engine'
import { strengthOf } from './cards/deck.ts'
import type { Livestock } from './cards/kinds.ts'
import { fallingOn } from './conditions.ts'
import { islandAt } from './islands.ts'
import { landOf, placeOf, tileOfLand, tilesAt } from './map.ts'
import type { BuildMove, DriveMove, WalkMove } from './moves.ts'
import { tell } from './notes.ts'
import { type G, type Player, settlementAt, type T, vikingsOn } from './state.ts'

export function walk(t: T, seat: Seat, { from, to, vikings }: WalkMove): void {
  const { map, players } = t.g
  leave(players[seat]!, from, vikings)
  land(players[seat]!, to, vikings)
  tell(t, { say: 'walks', seat, from: placeOf(map, from), to: placeOf(map, to), vikings })
  raidIfStrong(t, seat, to)
}
export function drive(t: T, seat: Seat, { from, to, livestock }: DriveMove): void {
  const { map, players } = t.g
  leave(players[seat]!, from, 1)
  land(players[seat]!, to, 1)
  takeFrom(t.g, from, [livestock])
  graze(t.g, to, [livestock])
  tell(t, { say: 'drives', seat, from: placeOf(map, from), to: placeOf(map, to), livestock })
  raidIfStrong(t, seat, to)
}
export function build(t: T, seat: Seat, { point }: BuildMove): void {
  const { map, players } = t.g
  const tiles = tilesAt(map, point).map(([tile]) => tile)
  players[seat]!.outposts.push(point)
  for (const tile of tiles) map[tile]!.outpost = true
  tell(t, { say: 'builds', seat, tiles, island: islandAt(map, point) })
}

/** A settlement falls as soon as enough Vikings stand on its land. */
export function raidIfStrong(t: T, seat: Seat, place: number): void {
  if (fallingOn(t.g, seat, place) > 0) raid(t, seat, tileOfLand(place))
}
export function raidShort(t: T, seat: Seat, tile: number): void {
  t.g.players[seat]!.perks.raids--
  raid(t, seat, tile)
}
function raid(t: T, seat: Seat, tile: number): void {
  const { settlements, players } = t.g
  const at = settlementAt(t.g, tile)
  settlements.at.splice(at, 1)
  const token = t.move(settlements.tokens, at, players[seat]!.raided)
  const vikings = vikingsOn(players[seat]!, landOf(tile, 0))
  tell(t, { say: 'raids', seat, tile, strength: strengthOf(token), vikings })
}

/** Vikings come to a land, and leave it. */
export function land({ ashore }: Player, place: number, vikings: number): void {
  for (let i = 0; i < vikings; i++) ashore.push(place)
  ashore.sort((a, b) => a - b)
}
export function leave({ ashore }: Player, place: number, vikings: number): void {
  ashore.splice(ashore.indexOf(place), vikings)
}
/** Livestock comes to a land, and leaves it. */
export function graze({ livestock: { at, kinds } }: G, place: number, more: readonly Livestock[]): void {
  for (const kind of more) {
    at.push(place)
    kinds.push(kind)
  }
}
export function takeFrom({ livestock: { at, kinds } }: G, place: number, some: readonly Livestock[]): void {
  for (const kind of some) {
    const found = at.findIndex((land, i) => land === place && kinds[i] === kind)
    at.splice(found, 1)
    kinds.splice(found, 1)
  }
}
