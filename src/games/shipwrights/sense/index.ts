// What Shipwrights knows about being played well.
import type { Sense } from '#games/kit/sense'
import { cardOf } from '../cards/deck.ts'
import type { Q } from '../moves.ts'
import type { G } from '../state.ts'
import { leanings } from './leanings.ts'
import { novice } from './novice.ts'
import { weighed } from './outlook.ts'
import { own } from './plan.ts'
import { leaning, reading } from './tokens.ts'

/** What was learned, loaded with the bots only. */
const taught = () => import('./glance.json', { with: { type: 'json' } }).then(file => file.default)

export const sense: Sense<G, Q> = {
  leanings,
  novice,
  outlook: weighed.outlook,
  margin: weighed.margin,
  fittable: weighed,
  learning: { reading, leaning, taught },
  /** Places of a pack mean the card that lies there. */
  meanings: (g, { seat, kind }) => (kind === 'draft' ? own(g.players[seat]!.pack).map(card => cardOf(card).id) : null),
}
