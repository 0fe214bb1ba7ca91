// Every visible action that is not open to a seat, with what it lacks: the same lists as the options, read the other way.
import type { Refusal, Seat } from '#engine'
import { lookAtActs, lookAtLays, type Refused, type Visible } from './choices.ts'
import type { ExplorersReason } from './conditions.ts'
import type { Move } from './moves.ts'
import type { G } from './state.ts'

export function refusals(g: G, seat: Seat): Refusal[] {
  if (g.phase === 'setup') return [refuseAll({ needs: 'captains' })]
  if (g.turn.seat !== seat) return [refuseAll({ needs: 'turn', seat: g.turn.seat })]
  if (g.turn.stage === 'lay') return [...refused(lookAtLays(g, seat)), refuseAll({ needs: 'tile' })]
  return refused(lookAtActs(g, seat))
}
const ALL: Refused = { do: 'act' }
const refuseAll = (reason: ExplorersReason): Refusal => ({ action: ALL, because: [reason] })
function refused(all: Iterable<Visible<Move>>): Refusal[] {
  const found: Refusal[] = []
  for (const { action, because } of all) if (because.length > 0) found.push({ action, because })
  return found
}
