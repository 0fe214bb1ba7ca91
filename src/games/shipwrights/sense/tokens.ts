// What bots learn Shipwrights from: what the seat asked sees, what its options say, and what tempers like of it.
import type { QuestionOf } from '#engine'
import { each, type Leaning, type Reading } from '#games/kit/sense'
import type { Q } from '../moves.ts'
import type { View } from '../state.ts'
import { said } from './said.ts'
import { seen } from './seen.ts'
import { SAYS } from './vocabulary.ts'
import { yardOf } from './yard.ts'

export function reading(g: View, question: QuestionOf<Q>): Reading {
  const yard = yardOf(g, question.seat)
  return { sees: seen(yard), says: said(yard, question) }
}

/** Quarrelsome ones like what does harm and what is armed, careful ones what keeps it away, greedy ones points. */
export const leaning: Leaning = {
  careful: new Map([
    [SAYS.guards, 2],
    [SAYS.harms, -1],
  ]),
  greedy: new Map(each(SAYS.points, 1, 6, 0.6)),
  quarrelsome: new Map([[SAYS.harms, 2], ...each(SAYS.arms, 2, 5, 0.3)]),
}
