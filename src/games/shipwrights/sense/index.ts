// What Shipwrights knows about being played well. Before anything is learned it is as little as is true at a glance: ships
// that can be finished are, nothing is thrown away, and a turn ends when there is nothing left to do.
import type { QuestionOf } from '#engine'
import { indifferent, type Sense } from '#games/kit/sense'
import { cardOf } from '../cards/deck.ts'
import type { ActMove, Q } from '../moves.ts'
import type { G, View } from '../state.ts'
import { weighed } from './outlook.ts'
import { leaning, reading } from './tokens.ts'
import { own } from './yard.ts'

const DEEDS: { readonly [deed in ActMove['do']]?: number } = { finish: 1, end: -1, discard: -2, abandon: -3, drop: -3 }
const leanings = (_: View, { kind, options }: QuestionOf<Q>): readonly number[] =>
  kind === 'act' ? options.map(move => DEEDS[move.do] ?? 0) : indifferent(options)

/** What was learned, loaded with the bots only. */
const taught = () => import('./glance.json', { with: { type: 'json' } }).then(file => file.default)

export const sense: Sense<G, Q> = {
  leanings,
  outlook: weighed.outlook,
  margin: weighed.margin,
  fittable: weighed,
  learning: { reading, leaning, taught },
  /** Places of a pack mean the card that lies there. */
  meanings: (g, { seat, kind }) => (kind === 'draft' ? own(g.players[seat]!.pack).map(card => cardOf(card).id) : null),
}
