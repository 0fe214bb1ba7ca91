// How a newcomer sees it: takes cards for what they say, the ships with the most points first, whatever they cost and
// whatever the ships on the stocks still want.
import type { Question } from '#engine'
import type { Temper } from '../../kit/sense/index.ts'
import { cardOf } from '../cards/deck.ts'
import type { TakeMove } from '../moves.ts'
import type { G } from '../state.ts'
import { leanings } from './leanings.ts'
import { type Plan, planOf } from './plan.ts'
import { worthInPack } from './worth.ts'

export function novice(g: G, question: Question, temper: Temper): readonly number[] {
  if (question.kind !== 'draft') return leanings(g, question, temper)
  const plan = planOf(g, question.seat, temper)
  const dreaming = { ...plan, crafts: plan.crafts.map(() => 0) }
  const { cards } = plan.me.pack
  return (question.options as unknown as readonly TakeMove[]).map(({ at }) => faceValue(dreaming, cards[at]!))
}
function faceValue(plan: Plan, card: number): number {
  const title = cardOf(card)
  return title.kind === 'ship' ? 2 * title.points + title.military : worthInPack(plan, card)
}
