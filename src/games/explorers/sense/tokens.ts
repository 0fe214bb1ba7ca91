// What bots learn Explorers from: what the seat asked sees, what its options say, and what tempers like of it.
import type { QuestionOf } from '#engine'
import { each, type Leaning, type Reading } from '#games/kit/sense'
import type { Q } from '../moves.ts'
import type { View } from '../state.ts'
import { helmOf } from './helm.ts'
import { said } from './said.ts'
import { seen } from './seen.ts'
import { DO, SAYS } from './vocabulary.ts'

export function reading(g: View, question: QuestionOf<Q>): Reading {
  const helm = helmOf(g, question.seat)
  return { sees: seen(helm), says: said(helm, question) }
}

/** Careful ones like outposts and islands of their own, greedy ones livestock, quarrelsome ones enemies, raids and others' islands. */
export const leaning: Leaning = {
  careful: new Map([
    [DO.build, 0.8],
    [SAYS.outpost, 0.4],
    [SAYS.holds[2]!, 0.4],
    [SAYS.completes[3]!, 0.8],
  ]),
  greedy: new Map([...each(SAYS.takes, 1, 3, 0.5), ...each(SAYS.worth, 1, 12, 0.1), [SAYS.nearer.herd, 0.3]]),
  quarrelsome: new Map([
    ...each(SAYS.skull, 1, 13, 0.2),
    [SAYS.nearer.enemy, 0.4],
    [SAYS.nearer.siege, 0.4],
    [DO.raid, 1],
    ...each(SAYS.wins, 1, 8, 0.1),
  ]),
}
