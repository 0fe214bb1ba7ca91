// What Shipwrights knows about being played well.
import type { Sense } from '#games/kit/sense'
import { cardOf } from '../cards/deck.ts'
import type { Q } from '../moves.ts'
import type { G } from '../state.ts'
import { leanings } from './leanings.ts'
import { novice } from './novice.ts'
import { margin, outlook } from './outlook.ts'
import { own } from './plan.ts'

export const sense: Sense<G, Q> = {
  leanings,
  novice,
  outlook,
  margin,
  /** Places of a pack mean the card that lies there. */
  meanings: (g, { seat, kind }) => (kind === 'draft' ? own(g.players[seat]!.pack).map(card => cardOf(card).id) : null),
}
