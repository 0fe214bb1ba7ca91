// Every visible action that is not open to a seat, with what it lacks: the same lists as the options, read the other way.
import type { Refusal, Seat } from '#engine'
import { lookAtActs, lookAtLays, type Refused } from './choices.ts'
import type { ExplorersReason, Reasons } from './conditions.ts'
import type { G } from './state.ts'

export function refusals(g: G, seat: Seat): Refusal[] {
  if (g.phase === 'setup') return [refuseAll({ needs: 'captains' })]
  if (g.turn.seat !== seat) return [refuseAll({ needs: 'turn', seat: g.turn.seat })]
  const found: Refusal[] = []
  const refuse = (action: Refused, because: Reasons): void => {
    found.push({ action, because })
  }
  if (g.turn.stage === 'act') lookAtActs(g, seat, { open: [], refuse })
  else {
    lookAtLays(g, seat, { open: [], refuse })
    found.push(refuseAll({ needs: 'tile' }))
  }
  return found
}
const ALL: Refused = { do: 'act' }
const refuseAll = (reason: ExplorersReason): Refusal => ({ action: ALL, because: [reason] })
