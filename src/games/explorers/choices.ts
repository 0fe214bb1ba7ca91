// All that is to be seen of a turn, each with what it lacks: what lacks nothing is open, the rest is refused. Options are
// looked for far more often than reasons: nothing is made of a refusal unless somebody asks.
import type { Seat } from '#engine'
import { cardOf } from './cards/deck.ts'
import {
  OPEN,
  type Reasons,
  whyNotAct,
  whyNotBuild,
  whyNotLoad,
  whyNotRaid,
  whyNotSail,
  whyNotUnload,
  whyNotWalk,
} from './conditions.ts'
import { cornersOf } from './hex.ts'
import { fits, landOf, NOTHING, pathsFrom, placeOfLand, pointOf, tileOfLand } from './map.ts'
import type { ActMove, BuildMove, LayMove, Move, RaidMove, SailMove } from './moves.ts'
import * as make from './moves.ts'
import { type G, herdOn, OUTPOST, roomOf, vikingsOn, WALKERS } from './state.ts'

/** An action as it is refused: without its details, where none of them would help. */
export type Refused =
  | { readonly do: 'act' }
  | { readonly do: 'lay'; readonly tile: number; readonly hex: number }
  | { readonly do: 'load' | 'unload'; readonly land: number }
  | { readonly do: 'walk' | 'drive'; readonly from: number }
  | SailMove
  | BuildMove
  | RaidMove
/** Takes down what is open, and, if reasons are wanted, what is not. */
interface Finding<M extends Move> {
  readonly open: M[]
  refuse?(action: Refused, because: Reasons): void
}
type Look<M extends Move> = (g: G, seat: Seat, found: Finding<M>) => void

export function openMoves<M extends Move>(look: Look<M>, g: G, seat: Seat): M[] {
  const open: M[] = []
  look(g, seat, { open })
  return open
}

/** Every tile in hand in every gap; of tiles that are alike one is enough. */
export function lookAtLays({ players, gaps }: G, seat: Seat, { open, refuse }: Finding<LayMove>): void {
  const { cards } = players[seat]!.hand
  for (const tile of cards) {
    const { outlines, alike } = cardOf(tile)
    if (cards.find(other => cardOf(other).alike === alike) !== tile) continue
    for (const gap of gaps) {
      const before = open.length
      for (let i = 0; i < outlines.length; i++) {
        const { turns, corners } = outlines[i]!
        if (fits(gap, corners)) open.push(make.lay(tile, gap.hex, turns))
      }
      if (open.length === before) refuse?.({ do: 'lay', tile, hex: gap.hex }, NO_WAY)
    }
  }
}
const NO_WAY: Reasons = [{ needs: 'outline' }]

/** What ship and Vikings could do where they are. */
export function lookAtActs(g: G, seat: Seat, found: Finding<ActMove>): void {
  lookFromShip(g, seat, found)
  lookAshore(g, seat, found)
}
function lookFromShip(g: G, seat: Seat, { open, refuse }: Finding<ActMove>): void {
  const me = g.players[seat]!
  const { lands, near } = g.map[me.ship]!
  for (let at = 0; at < lands.length; at++) {
    const land = landOf(me.ship, at)
    const load = whyNotLoad(g, seat, land)
    if (load.length > 0) refuse?.({ do: 'load', land }, load)
    else make.cargoes('load', land, vikingsOn(me, land), herdOn(g, land), roomOf(me), open)
    const unload = whyNotUnload(g, seat)
    if (unload.length > 0) refuse?.({ do: 'unload', land }, unload)
    else make.cargoes('unload', land, me.aboard, me.hold, me.aboard + me.hold.length, open)
  }
  for (let side = 0; side < near.length; side++) {
    const to = near[side]!
    if (to === NOTHING || near.indexOf(to) < side) continue
    const sail = whyNotSail(g, seat, to)
    if (sail.length > 0) refuse?.(make.sail(to), sail)
    else open.push(make.sail(to))
  }
}
function lookAshore(g: G, seat: Seat, found: Finding<ActMove>): void {
  const { ashore } = g.players[seat]!
  const { open, refuse } = found
  const points: number[] = []
  for (let i = 0; i < ashore.length; i++) {
    const land = ashore[i]!
    if (land === ashore[i - 1]) continue
    const tile = tileOfLand(land)
    for (const corner of cornersOf(g.map[tile]!.lands[placeOfLand(land)]!)) {
      const point = pointOf(g.map, tile, corner)
      if (!points.includes(point)) points.push(point)
    }
    lookFrom(g, seat, land, found)
    if (land !== landOf(tile, 0) || !g.settlements.at.includes(tile)) continue
    const raid = whyNotRaid(g, seat, tile)
    if (raid.length > 0) refuse?.(make.raid(tile), raid)
    else open.push(make.raid(tile))
  }
  if (!refuse && whyNotAct(g, OUTPOST.actions) !== OPEN) return
  for (const point of points) {
    const build = whyNotBuild(g, seat, point)
    if (build.length > 0) refuse?.(make.build(point), build)
    else open.push(make.build(point))
  }
}
/** On foot from a land, alone, together, or with livestock. */
function lookFrom(g: G, seat: Seat, land: number, { open, refuse }: Finding<ActMove>): void {
  const because = whyNotWalk(g, land)
  const grazing = g.livestock.at.includes(land)
  if (because.length > 0) {
    refuse?.({ do: 'walk', from: land }, because)
    if (grazing) refuse?.({ do: 'drive', from: land }, because)
    return
  }
  const paths = pathsFrom(g.map, land)
  const together = vikingsOn(g.players[seat]!, land) >= WALKERS
  for (const to of paths) {
    open.push(make.walkAlone(land, to))
    if (together) open.push(make.walkTogether(land, to))
  }
  if (!grazing) return
  const herd = herdOn(g, land)
  for (const to of paths) {
    for (const [i, kind] of herd.entries()) if (kind !== herd[i - 1]) open.push(make.drive(land, to, kind))
  }
}
