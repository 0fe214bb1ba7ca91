// What bots learn Raiders from: what the seat asked sees, what its options say, and what tempers like of it.
import type { QuestionOf } from '#engine'
import { each, type Leaning, type Reading } from '#games/kit/sense'
import { GOLD, IRON, LIVESTOCK } from '../cards/kinds.ts'
import type { Q } from '../moves.ts'
import { BUILDINGS, type Building, type View } from '../state.ts'
import { longshipOf } from './longship.ts'
import { said } from './said.ts'
import { seen } from './seen.ts'
import { CARD, DO, SAYS } from './vocabulary.ts'

export function reading(g: View, question: QuestionOf<Q>): Reading {
  const ship = longshipOf(g, question.seat)
  return { sees: seen(ship), says: said(ship, question) }
}

const at = (building: Building): number => SAYS.work[BUILDINGS.indexOf(building)]!
/** Careful ones like armour, strong crews and few deaths, greedy ones offerings and plunder, quarrelsome ones raids and harm. */
export const leaning: Leaning = {
  careful: new Map([
    [at('armoury'), 1],
    [at('mill'), 0.4],
    ...each(CARD.joins.strength, 1, 4, 0.3),
    ...each(SAYS.dead, 1, 4, -0.6),
    ...each(SAYS.short, 1, 4, -0.6),
  ]),
  greedy: new Map([
    [at('long_house'), 1],
    [at('treasury'), 0.4],
    ...each(SAYS.points, 1, 8, 0.3),
    ...[GOLD, IRON, LIVESTOCK].flatMap(good => each(SAYS.tokens[good]!, 1, 4, 0.3)),
  ]),
  quarrelsome: new Map([[SAYS.harms, 1.5], [DO.raid, 1], [at('town_hall'), 0.4], ...each(SAYS.dead, 1, 4, 0.2)]),
}
