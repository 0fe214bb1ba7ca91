// How the players stand when a round begins: what each can count on at the end, in points.
import { type Scales, weighing } from '#games/kit/sense'
import { deck } from '../cards/deck.ts'
import { VALKYRIE } from '../cards/kinds.ts'
import { setsLeft } from '../north.ts'
import { DISPLAY, PIECES, type View } from '../state.ts'
import { TEMPERED } from './tempers.ts'
import { PARTS, type Trait, traitsOf } from './traits.ts'
import weights from './weights.json' with { type: 'json' }

/** How near the nearest of the three ends is: Fortresses, offerings, Valkyries. */
function progress(g: View): number {
  if (g.ending !== null) return 1
  let [fortresses, left, valkyries] = [0, 0, 0]
  for (const [at, { kind, sets }] of deck.settlements.entries()) {
    if (kind === 'fortress') [fortresses, left] = [fortresses + sets.length, left + setsLeft(g, at)]
    for (const set of g.north[at]!) valkyries += set?.[VALKYRIE] ?? 0
  }
  const taken = (fortresses - left) / Math.max(1, fortresses - 1)
  const offered = 1 - g.stack.cards.length / (deck.offerings.length - DISPLAY)
  return Math.max(0, Math.min(1, Math.max(taken, offered, 1 - valkyries / PIECES.valkyries)))
}
const scales: Scales<View, Trait, string> = {
  parts: PARTS,
  unit: 'point',
  tempered: TEMPERED,
  progress,
  seats: ({ players }) => players.length,
  traits: traitsOf,
}
export const weighed = weighing(scales, weights)
