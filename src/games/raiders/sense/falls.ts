// How the dice of a raid may fall, for those who look ahead: exactly, and no finer than what follows can tell apart.
import type { QuestionOf } from '#engine'
import type { Fall } from '#games/kit/sense'
import { settlementOf } from '../cards/deck.ts'
import { rerollsOf, strengthOf } from '../crew.ts'
import type { Move, Q } from '../moves.ts'
import { tierOf } from '../odds.ts'
import { DIE, type View } from '../state.ts'

/** A raid rolls its dice, and a die is rolled again; nothing else rolls. */
export function falls(g: View, { seat }: QuestionOf<Q>, move: Move): readonly Fall[] | null {
  const me = g.players[seat]!
  if (move.do === 'reroll') return rolls(1, ([die]) => die!)
  if (move.do !== 'raid') return null
  const { dice, kind, tiers } = settlementOf(move.settlement)
  if (dice === 0) return null
  // Who may roll again looks at the dice; else only the tier counts.
  if (rerollsOf(g, me) > 0) return rolls(dice, faces => faces.toSorted().join())
  const strength = strengthOf(g, me, kind, me.worker!)
  return rolls(dice, faces =>
    tierOf(
      tiers,
      faces.reduce((sum, face) => sum + face, strength),
    ),
  )
}
/** All rolls of so many dice, those together that lead to the same. */
function rolls(dice: number, leadsTo: (faces: readonly number[]) => number | string): Fall[] {
  const found = new Map<number | string, { likely: number; rolls: readonly number[] }>()
  const all = DIE.length ** dice
  for (let n = 0; n < all; n++) {
    const sides = Array.from({ length: dice }, (_, die) => Math.floor(n / DIE.length ** die) % DIE.length)
    const key = leadsTo(sides.map(side => DIE[side]!))
    const known = found.get(key)
    if (known) known.likely += 1 / all
    else found.set(key, { likely: 1 / all, rolls: sides })
  }
  return [...found.values()]
}
