// Exact odds of Le Maître des Mers: the chance of every open target, and of every move with the dice.
import type { Advantage } from '../../cards/advantages.ts'
import type { Combination } from '../../cards/combination.ts'
import type { DiceMove } from '../../moves.ts'
import type { View } from '../../state.ts'
import { advantagesOf, diceAsked, targetsOn, type Worth } from '../../turn.ts'
import { maskOf, worthOfDice, worthOfTargets } from './dice/index.ts'

/** The chance to complete a combination, or the best of several, with five dice and the goods owned. */
export const chanceOf = (combinations: readonly Combination[], goods: readonly Advantage[] = []): number =>
  worthOfTargets(
    maskOf(goods),
    combinations.map(combination => ({ combination, worth: 1 })),
  )
/** What pursuing one of these cards is worth with five dice and these goods, as a mask: its chance, unless cards have a worth. */
export const worthWith = (goods: number, cards: readonly number[], worth?: Worth): number =>
  worthOfTargets(goods, targetsOn(cards, worth))
/** The same to this seat before the first roll. */
export const worthOfPursuit = (g: View, seat: number, cards: readonly number[], worth?: Worth): number =>
  worthWith(maskOf(advantagesOf(g, seat)), cards, worth)
/** What each of these moves is worth with the dice as they lie, best play following. */
export const worthOfMoves = (g: View, moves: readonly DiceMove[], worth?: Worth): number[] =>
  worthOfDice(diceAsked(g, moves, worth))

export type { Worth } from '../../turn.ts'
export { maskOf } from './dice/index.ts'
