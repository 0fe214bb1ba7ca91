// What Raiders knows about being played well. Before anything is learned it is as little as is true at a glance: raids
// for what their dice promise, and no action let go for nothing.
import type { Json, QuestionOf } from '#engine'
import type { Sense } from '#games/kit/sense'
import { cardOf, settlementOf } from '../cards/deck.ts'
import { rerollsOf, strengthOf } from '../crew.ts'
import type { Q } from '../moves.ts'
import { bestReroll } from '../odds.ts'
import { previewOf } from '../raid.ts'
import type { G, View } from '../state.ts'
import { falls } from './falls.ts'
import { weighed } from './outlook.ts'
import { leaning, reading } from './tokens.ts'

function leanings(g: View, { seat, kind, options }: QuestionOf<Q>): readonly number[] {
  const reroll = kind === 'reroll' ? faceToReroll(g, seat) : null
  return options.map(move => {
    switch (move.do) {
      case 'raid': {
        const { expected, sets } = previewOf(g, seat, move.settlement)
        return 1 + expected + sets.length / 10
      }
      case 'place':
      case 'pick':
        return move.idle ? -2 : 0
      case 'play':
        return move.vain ? -1 : 0
      case 'enough':
      case 'discharge':
        return -1
      case 'reroll':
        return move.face === reroll ? 1 : -1
      default:
        return 0
    }
  })
}
function faceToReroll(g: View, seat: number): number | null {
  const me = g.players[seat]!
  const { kind, tiers } = settlementOf(g.turn.settlement)
  return bestReroll(tiers, strengthOf(g, me, kind, g.turn.colour), g.turn.dice, rerollsOf(g, me))
}
/** Places of one's hand mean the cards that lie there. */
function meanings(g: View, question: QuestionOf<Q>): readonly Json[] | null {
  if (question.kind !== 'keep' && question.kind !== 'swap') return null
  const cards = g.players[question.seat]!.hand.cards as readonly number[]
  const nameAt = (at: number): string => cardOf(cards[at]!).id
  return question.options.map(({ at }) => (typeof at === 'number' ? nameAt(at) : at.map(nameAt).sort().join()))
}

/** What work in the village is good for shows when the crew sails: a round is too short to judge it by. */
const HORIZON = 4
/** What was learned, loaded with the bots only. */
const taught = () => import('./glance.json', { with: { type: 'json' } }).then(file => file.default)

export const sense: Sense<G, Q> = {
  leanings,
  outlook: weighed.outlook,
  horizon: () => HORIZON,
  margin: weighed.margin,
  fittable: weighed,
  learning: { reading, leaning, taught },
  falls,
  meanings,
}
