// At sea: the longship is loaded and unloaded, sails, brings livestock home, and destroys enemy ships.
import type { Seat } from '#engine'
import { graze, land, leave, raidIfStrong, takeFrom } from './ashore.ts'
import { hasSkull } from './cards/deck.ts'
import { LIVESTOCK } from './cards/kinds.ts'
import { MAINLAND, placeOf } from './map.ts'
import type { CargoMove, SailMove } from './moves.ts'
import { tell } from './notes.ts'
import { enemyAt, inOrder, type T } from './state.ts'

export function load(t: T, seat: Seat, { land: place, vikings, livestock }: CargoMove): void {
  const me = t.g.players[seat]!
  if (vikings > 0) leave(me, place, vikings)
  me.aboard += vikings
  takeFrom(t.g, place, livestock)
  me.hold = inOrder([...me.hold, ...livestock])
  tell(t, { say: 'loads', seat, place: placeOf(t.g.map, place), vikings, livestock })
}
/** What comes to the Mainland is delivered at once. */
export function unload(t: T, seat: Seat, { land: place, vikings, livestock }: CargoMove): void {
  const me = t.g.players[seat]!
  me.aboard -= vikings
  land(me, place, vikings)
  for (const kind of livestock) me.hold.splice(me.hold.indexOf(kind), 1)
  tell(t, { say: 'unloads', seat, place: placeOf(t.g.map, place), vikings, livestock })
  if (place !== MAINLAND) {
    graze(t.g, place, livestock)
    return raidIfStrong(t, seat, place)
  }
  for (const kind of livestock) me.delivered[LIVESTOCK.indexOf(kind)]!++
  if (livestock.length > 0) tell(t, { say: 'delivers', seat, livestock })
}
export function sail(t: T, seat: Seat, { to }: SailMove): void {
  t.g.players[seat]!.ship = to
  tell(t, { say: 'sails', seat, to })
  if (enemyAt(t.g, to) >= 0) sink(t, seat, to)
}
/** A skull on the back of the token costs one of those aboard. */
function sink(t: T, seat: Seat, tile: number): void {
  const { enemies, players } = t.g
  const me = players[seat]!
  const at = enemyAt(t.g, tile)
  enemies.at.splice(at, 1)
  const skull = hasSkull(t.move(enemies.tokens, at, me.sunk))
  if (skull) {
    me.aboard--
    me.fallen++
  }
  tell(t, { say: 'sinks', seat, tile, skull })
}
