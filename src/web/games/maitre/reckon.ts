// What the worker reckons for this game's board: the exact odds of dice, with caches that stay warm from turn to turn.
import type { Json } from '#engine'
import type { Advantage, DiceAsked, Target } from '#games/maitre'
import { maskOf, worthOfDice, worthOfTargets } from '#games/maitre/sense/odds/dice'

// The board says what its cards want: the worker needs neither deck nor rules.
export const reckon = {
  /** The chance that each of these moves with the dice leads to, best play following. */
  moves: (asked: Json) => worthOfDice(asked as unknown as DiceAsked),
  /**
   * The chance of each card with these goods before the first roll, when it alone is pursued; and of all, where the first
   * die placed chooses. Since what fits must be placed, one card alone may be likelier.
   */
  targets(goods: Json, cards: Json) {
    const owned = maskOf(goods as readonly Advantage[])
    const targets = cards as unknown as readonly Target[]
    return { each: targets.map(target => worthOfTargets(owned, [target])), best: worthOfTargets(owned, targets) }
  },
}
