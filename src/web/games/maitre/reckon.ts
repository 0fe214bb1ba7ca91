// What the worker reckons for this game's board: the exact odds of dice, with caches that stay warm from turn to turn.
import type { Json } from '#engine'
import type { DiceMove, View } from '#games/maitre'
import { worthOfMoves, worthOfPursuit } from '#games/maitre/sense/odds'

// From the odds, not from the game: the worker needs no rules.
export { slot } from '#games/maitre/sense/odds'

export const reckon = {
  /** The chance that each of these moves with the dice leads to, best play following. */
  moves: (view: Json, moves: Json) => worthOfMoves(view as View, moves as readonly DiceMove[]),
  /**
   * The chance of each card for a seat before the first roll, when it alone is pursued; and of all, where the first die
   * placed chooses. Since what fits must be placed, one card alone may be likelier.
   */
  targets(view: Json, seat: Json, cards: Json) {
    const worth = (pursued: readonly number[]): number => worthOfPursuit(view as View, seat as number, pursued)
    return { each: (cards as readonly number[]).map(card => worth([card])), best: worth(cards as readonly number[]) }
  },
}
