// How a newcomer sees it: takes cards for what they say, the ships with the most points first, whatever they cost and
// whatever the ships on the stocks still want.
import type { QuestionOf } from '#engine'
import type { Temper } from '#games/kit/sense'
import { cardOf } from '../cards/deck.ts'
import type { Q } from '../moves.ts'
import type { View } from '../state.ts'
import { leanings } from './leanings.ts'
import { own, type Plan, planOf } from './plan.ts'
import { worthInPack } from './worth.ts'

export function novice(g: View, question: QuestionOf<Q>, temper: Temper): readonly number[] {
  if (question.kind !== 'draft') return leanings(g, question, temper)
  const plan = planOf(g, question.seat, temper)
  const dreaming = { ...plan, crafts: plan.crafts.map(() => 0) }
  return question.options.map(({ at }) => faceValue(dreaming, own(plan.me.pack)[at]!))
}
function faceValue(plan: Plan, card: number): number {
  const title = cardOf(card)
  return title.kind === 'ship' ? 2 * title.points + title.military : worthInPack(plan, card)
}
