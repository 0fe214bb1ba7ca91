// All that is to be seen of a turn, each with what it lacks: what lacks nothing is open, the rest is refused.
import type { Seat } from '#engine'
import { cardOf } from './cards/deck.ts'
import {
  type Reasons,
  whyNotBuild,
  whyNotLoad,
  whyNotRaid,
  whyNotSail,
  whyNotUnload,
  whyNotWalk,
} from './conditions.ts'
import { turned } from './hex.ts'
import { cornersOfLands, fits, landOf, NOTHING, pathsFrom, pointsOf, tileOfLand } from './map.ts'
import type { ActMove, BuildMove, LayMove, RaidMove, SailMove } from './moves.ts'
import * as make from './moves.ts'
import { type G, herdOn, roomOf, vikingsOn, WALKERS } from './state.ts'

/** An action as it is refused: without its details, where none of them would help. */
export type Refused =
  | { readonly do: 'act' }
  | { readonly do: 'lay'; readonly tile: number; readonly hex: number }
  | { readonly do: 'load' | 'unload'; readonly land: number }
  | { readonly do: 'walk' | 'drive'; readonly from: number }
  | SailMove
  | BuildMove
  | RaidMove
/** Something one can see, what it lacks, and what can be done if it lacks nothing. */
export interface Visible<M> {
  readonly action: Refused
  readonly because: Reasons
  moves(): readonly M[]
}
export function openMoves<M>(all: Iterable<Visible<M>>): M[] {
  const found: M[] = []
  for (const { because, moves } of all) if (because.length === 0) found.push(...moves())
  return found
}

/** Every tile in hand in every gap; of tiles that are alike one is enough. */
export function* lookAtLays({ players, gaps }: G, seat: Seat): Generator<Visible<LayMove>> {
  const { cards } = players[seat]!.hand
  for (const tile of cards) {
    const { lands, turns, alike } = cardOf(tile)
    if (cards.find(other => cardOf(other).alike === alike) !== tile) continue
    const corners = cornersOfLands(lands)
    for (const gap of gaps) {
      const ways = turns.filter(each => fits(gap, turned(corners, each)))
      yield {
        action: { do: 'lay', tile, hex: gap.hex },
        because: ways.length === 0 ? NO_WAY : [],
        moves: () => ways.map(each => make.lay(tile, gap.hex, each)),
      }
    }
  }
}
const NO_WAY: Reasons = [{ needs: 'outline' }]

/** What ship and Vikings could do where they are. */
export function* lookAtActs(g: G, seat: Seat): Generator<Visible<ActMove>> {
  yield* lookFromShip(g, seat)
  yield* lookAshore(g, seat)
}
function* lookFromShip(g: G, seat: Seat): Generator<Visible<ActMove>> {
  const me = g.players[seat]!
  const { lands, near } = g.map[me.ship]!
  for (const at of lands.keys()) {
    const land = landOf(me.ship, at)
    yield {
      action: { do: 'load', land },
      because: whyNotLoad(g, seat, land),
      moves: () => make.cargoes('load', land, vikingsOn(me, land), herdOn(g, land), roomOf(me)),
    }
    yield {
      action: { do: 'unload', land },
      because: whyNotUnload(g, seat),
      moves: () => make.cargoes('unload', land, me.aboard, me.hold, me.aboard + me.hold.length),
    }
  }
  for (const to of new Set(near)) {
    if (to !== NOTHING) yield single(make.sail(to), whyNotSail(g, seat, to))
  }
}
function* lookAshore(g: G, seat: Seat): Generator<Visible<ActMove>> {
  const me = g.players[seat]!
  const points = new Set<number>()
  for (const land of new Set(me.ashore)) {
    for (const point of pointsOf(g.map, land)) points.add(point)
    const because = whyNotWalk(g, land)
    yield { action: { do: 'walk', from: land }, because, moves: () => walks(g, seat, land) }
    if (g.livestock.at.includes(land)) {
      yield { action: { do: 'drive', from: land }, because, moves: () => drives(g, land) }
    }
    const tile = tileOfLand(land)
    if (land === landOf(tile, 0) && g.settlements.at.includes(tile))
      yield single(make.raid(tile), whyNotRaid(g, seat, tile))
  }
  for (const point of points) yield single(make.build(point), whyNotBuild(g, seat, point))
}
const single = <M extends SailMove | BuildMove | RaidMove>(move: M, because: Reasons): Visible<M> => ({
  action: move,
  because,
  moves: () => [move],
})
function walks(g: G, seat: Seat, land: number): ActMove[] {
  const together = vikingsOn(g.players[seat]!, land) >= WALKERS
  return pathsFrom(g.map, land).flatMap(to =>
    together ? [make.walkAlone(land, to), make.walkTogether(land, to)] : [make.walkAlone(land, to)],
  )
}
function drives(g: G, land: number): ActMove[] {
  const kinds = [...new Set(herdOn(g, land))]
  return pathsFrom(g.map, land).flatMap(to => kinds.map(livestock => make.drive(land, to, livestock)))
}
