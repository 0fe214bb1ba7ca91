// What Shipwrights knows about being played well.
import type { Sense } from '../../kit/sense/index.ts'
import { cardOf } from '../cards/deck.ts'
import type { G } from '../state.ts'
import { leanings } from './leanings.ts'
import { novice } from './novice.ts'
import { margin, outlook } from './outlook.ts'

export const sense: Sense<G> = {
  leanings,
  novice,
  outlook,
  margin,
  /** Places of a pack mean the card that lies there. */
  meanings: (g, { seat, kind }) => (kind === 'draft' ? g.players[seat]!.pack.cards.map(card => cardOf(card).id) : null),
}
