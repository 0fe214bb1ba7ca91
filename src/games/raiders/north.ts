// The north: what is left there to plunder, and when there is too little.
import { deck, settlementOf } from './cards/deck.ts'
import { VALKYRIE } from './cards/kinds.ts'
import type { Ending, View } from './state.ts'

/** Every plunder set that differs from the others of its settlement. */
export function differentSets({ north }: View, settlement: number): number[] {
  const { sets } = settlementOf(settlement)
  const found: number[] = []
  const seen: string[] = []
  for (const [set, tokens] of north[settlement]!.entries()) {
    if (tokens === null) continue
    const lies = `${tokens.join()} ${sets[set]!.worker}`
    if (!seen.includes(lies)) found.push(set)
    seen.push(lies)
  }
  return found
}
/** Plunder sets left at a settlement. */
export function setsLeft({ north }: View, settlement: number): number {
  let left = 0
  for (const set of north[settlement]!) if (set !== null) left++
  return left
}
/** What is left of all that brings the end about: sets in the fortresses, offerings in the stack, Valkyries in the north. */
export function leftToEnd(g: View): { fortresses: number; offerings: number; valkyries: number } {
  let [fortresses, valkyries] = [0, 0]
  for (let at = 0; at < g.north.length; at++) {
    if (deck.settlements[at]!.kind === 'fortress') fortresses += setsLeft(g, at)
    for (const set of g.north[at]!) if (set !== null) valkyries += set[VALKYRIE]!
  }
  return { fortresses, offerings: g.stack.cards.length, valkyries }
}
/** Why the match comes to its end as things lie; null: it goes on. */
export function endingOf(g: View): Ending | null {
  const { fortresses, offerings, valkyries } = leftToEnd(g)
  if (fortresses <= LAST_SETS) return 'fortresses'
  if (offerings === 0) return 'offerings'
  return valkyries === 0 ? 'valkyries' : null
}
/** So few sets in the fortresses are too few. */
export const LAST_SETS = 1
