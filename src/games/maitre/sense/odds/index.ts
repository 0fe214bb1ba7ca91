// Exact odds of Le Maître des Mers: the chance of every open target, and of every move with the dice.
import { type Advantage, effectOf } from '../../cards/advantages.ts'
import type { Combination } from '../../cards/combination.ts'
import { cardOf, type Goods } from '../../cards/deck.ts'
import { handOf } from '../../hand.ts'
import type { DiceMove } from '../../moves.ts'
import { goodsAmong, targetsOf, usableGoods, type View } from '../../state.ts'
import { first, idOf, keepWorth, maskOf, RECALL, sizeOf } from './hands.ts'
import { Choice, Quest, standing, type Target } from './quest.ts'

export type Worth = (card: number) => number
const CHANCE: Worth = () => 1

/** The chance to complete a combination, or the best of several, with five dice and the goods owned. */
export function chanceOf(combinations: readonly Combination[], goods: readonly Advantage[] = []): number {
  return new Choice(combinations.map(combination => ({ combination, worth: 1 }))).value(standing(0, 0, maskOf(goods)))
}
/** The chance to complete a card with five dice and these goods, as a mask. */
export const chanceWith = (goods: number, card: number): number =>
  Quest.of(cardOf(card).combination, 0).value(standing(0, 0, goods))
/** What pursuing one of these cards is worth with five dice and these goods, as a mask, to one who values them so. */
export function worthWith(goods: number, cards: readonly number[], worth: Worth): number {
  if (cards.length === 1) return worth(cards[0]!) * chanceWith(goods, cards[0]!)
  const [choice, scale] = choiceOf(cards, worth)
  return scale * choice.value(standing(0, 0, goods))
}

/** What pursuing one of these cards is worth to this seat before the first roll: its chance, unless cards have a worth. */
export const worthOfPursuit = (g: View, seat: number, cards: readonly number[], worth: Worth = CHANCE): number =>
  worthWith(maskOf(goodsAmong(g.players[seat]!.hold.cards).map(goods => goods.advantage)), cards, worth)

/** What each of these moves is worth with the dice as they lie, best play following. */
export function worthOfMoves(g: View, moves: readonly DiceMove[], worth: Worth = CHANCE): number[] {
  const { turn } = g
  const rolled = handOf(turn.rolled)
  const placed = handOf(turn.placed)
  const [here, scale] =
    turn.target >= 0
      ? [Quest.of(cardOf(turn.target).combination, placed), worth(turn.target)]
      : choiceOf(targetsOf(g), worth)
  const mask = maskOf(usableGoods(g).map(goods => goods.advantage))
  const { length: aside } = turn.aside
  const rerolls = new Map<Float64Array, Float64Array>()
  return moves.map(move => {
    if (move.do === 'place') {
      const quest = Quest.of(cardOf(move.on).combination, placed)
      return worth(move.on) * quest.with(handOf(move.dice)).value(standing(aside - turn.back, 0, mask))
    }
    if (move.do === 'aside') {
      const left = aside + 1 - turn.back - (move.back ? 1 : 0)
      return scale * here.value(standing(left, 0, move.back ? mask & ~RECALL : mask))
    }
    const { advantage } = cardOf(move.good) as Goods
    const left = mask & ~maskOf([advantage])
    if (effectOf(advantage).help === 'back') return scale * here.rolled(standing(aside, 1, left))[place(rolled)]!
    const values = here.rolled(standing(aside, turn.back, left))
    if (move.to.length > 0) return scale * values[place(rolled - handOf(move.dice) + handOf(move.to))]!
    const kept = rerolls.get(values) ?? keepWorth(turn.rolled.length, values)
    rerolls.set(values, kept)
    return scale * kept[idOf(rolled - handOf(move.dice))]!
  })
}
/** Where a hand stands among the hands of as many dice. */
const place = (hand: number): number => idOf(hand) - first[sizeOf(hand)]!

const choices = new Map<string, Choice>()
const MOST_CHOICES = 500
/**
 * Rows come back turn after turn: what was computed for one is kept. Only how the worths compare matters to it, so that
 * it is kept for the highest of them being 1, and told with the true one.
 */
function choiceOf(cards: readonly number[], worth: Worth): readonly [Choice, number] {
  const worths = cards.map(worth)
  const scale = Math.max(...worths, Number.MIN_VALUE)
  const targets = cards.map((card, i): Target => ({ combination: cardOf(card).combination, worth: worths[i]! / scale }))
  const key = targets.map(t => `${t.combination.notation}*${t.worth}`).join(',')
  let choice = choices.get(key)
  if (!choice) {
    if (choices.size >= MOST_CHOICES) choices.clear()
    choices.set(key, (choice = new Choice(targets)))
  }
  return [choice, scale]
}

export { slot } from '../../cards/deck.ts'
export { maskOf } from './hands.ts'
