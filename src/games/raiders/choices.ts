// What is open to the player whose turn it is: the lists behind legality, buttons, hints, bots and fuzzers.
import type { Seat } from '#engine'
import { and, both } from '#games/kit/rules'
import { recordOf } from './cards/townsfolk/index.ts'
import { eachOnce, type Look, OPEN, type Reasons, whyNotColour, whyNotRaid } from './conditions.ts'
import type { DischargeMove, Q } from './moves.ts'
import * as make from './moves.ts'
import { BUILDINGS, type G } from './state.ts'
import { VILLAGE, whyNotWork } from './village.ts'

/** Every building and every settlement, for the worker in hand. */
export function lookAtPlaces(g: G, seat: Seat, look: Look<Q['place']>, brief = false): void {
  const colour = g.players[seat]!.worker!
  for (let at = 0; at < BUILDINGS.length; at++) {
    if (brief && g.village[at] !== null) continue
    const there = whyNotPlace(g, at)
    const entry = both(there, whyNotColour(VILLAGE[BUILDINGS[at]!].workers, colour))
    if (brief && entry.length > 0) continue
    look(make.placeIdle(at), entry)
    look(make.place(at), both(there, whyNotWork(g, seat, at, colour)))
  }
  for (let at = 0; at < g.north.length; at++) look(make.raid(at), whyNotRaid(g, seat, at, colour, brief))
  lookAtDischarges(g, seat, look)
}
/** Every building another worker could be picked up from. */
export function lookAtPicks(g: G, seat: Seat, look: Look<Q['pick']>, brief = false): void {
  for (let at = 0; at < BUILDINGS.length; at++) {
    const colour = g.village[at]!
    if (brief && colour === null) continue
    const there = whyNotPick(g, at)
    if (brief && there.length > 0) continue
    look(make.pickIdle(at), there)
    look(make.pick(at), there.length > 0 || colour === null ? there : whyNotWork(g, seat, at, colour))
  }
  lookAtDischarges(g, seat, look)
}
/** The moves of a list that are open: what is missing for the others need not be told whole. */
export function openMoves<M>(g: G, seat: Seat, lookAt: (g: G, seat: Seat, look: Look<M>, brief: boolean) => void): M[] {
  const moves: M[] = []
  const keep: Look<M> = (move, because) => {
    if (because.length === 0) moves.push(move)
  }
  lookAt(g, seat, keep, true)
  return moves
}
function whyNotPlace({ village }: G, at: number): Reasons {
  return and(OPEN, village[at] !== null && { needs: 'free', building: BUILDINGS[at]! })
}
function whyNotPick({ village, turn }: G, at: number): Reasons {
  const building = BUILDINGS[at]!
  if (turn.placed === at) return [{ needs: 'other', building }]
  return and(OPEN, village[at] === null && { needs: 'occupied', building })
}
/** Those of the crew who leave at their player's wish, whenever a worker is placed or picked up (ruling). */
function lookAtDischarges({ players, options }: G, seat: Seat, look: Look<DischargeMove>): void {
  if (!options.runesaga) return
  for (const card of eachOnce(players[seat]!.crew.cards)) if (recordOf(card).leaves) look(make.discharge(card), OPEN)
}
