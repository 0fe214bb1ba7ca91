// The worth of cards that may be pursued, and of every move with the dice, by what is asked: it knows no table and no deck.
import { effectOf } from '../../../cards/advantages.ts'
import { type Hand, handOf } from '../../../hand.ts'
import type { DiceAsked, Target } from '../../../turn.ts'
import { first, idOf, keepWorth, maskOf, RECALL, sizeOf } from './hands.ts'
import { Choice, Quest, standing } from './quest.ts'

export { maskOf } from './hands.ts'

/** What pursuing one of these is worth with five dice and these goods, as a mask. */
export function worthOfTargets(goods: number, targets: readonly Target[]): number {
  const [turn, scale] = turnFor(targets, 0)
  return scale * turn.value(standing(0, 0, goods))
}

/** What each move is worth with the dice as they lie, best play following. */
export function worthOfDice({ rolled, placed, aside, back, goods, targets, moves }: DiceAsked): number[] {
  const hand = handOf(rolled)
  const onCard = handOf(placed)
  const [here, scale] = turnFor(targets, onCard)
  const mask = maskOf(goods)
  const rerolls = new Map<Float64Array, Float64Array>()
  return moves.map(move => {
    if (move.do === 'place') {
      const quest = Quest.of(move.on.combination, onCard)
      return move.on.worth * quest.with(handOf(move.dice)).value(standing(aside - back, 0, mask))
    }
    if (move.do === 'aside') {
      const left = aside + 1 - back - (move.back ? 1 : 0)
      return scale * here.value(standing(left, 0, move.back ? mask & ~RECALL : mask))
    }
    const left = mask & ~maskOf([move.advantage])
    if (effectOf(move.advantage).help === 'back') return scale * here.rolled(standing(aside, 1, left))[place(hand)]!
    const values = here.rolled(standing(aside, back, left))
    if (move.to.length > 0) return scale * values[place(hand - handOf(move.dice) + handOf(move.to))]!
    const kept = rerolls.get(values) ?? keepWorth(rolled.length, values)
    rerolls.set(values, kept)
    return scale * kept[idOf(hand - handOf(move.dice))]!
  })
}
/** Where a hand stands among the hands of as many dice. */
const place = (hand: Hand): number => idOf(hand) - first[sizeOf(hand)]!

/** The turn of one who has these targets, and by how much its worth is to be multiplied. */
const turnFor = (targets: readonly Target[], onCard: Hand): readonly [Quest | Choice, number] =>
  targets.length === 1 ? [Quest.of(targets[0]!.combination, onCard), targets[0]!.worth] : choiceOf(targets)

const choices = new Map<string, Choice>()
const MOST_CHOICES = 500
/**
 * Rows come back turn after turn: what was computed for one is kept. Only how the worths compare matters to it, so that
 * it is kept for the highest of them being 1, and told with the true one.
 */
function choiceOf(targets: readonly Target[]): readonly [Choice, number] {
  const scale = Math.max(...targets.map(({ worth }) => worth), Number.MIN_VALUE)
  const key = targets.map(({ combination, worth }) => `${combination.notation}*${worth / scale}`).join(',')
  let choice = choices.get(key)
  if (!choice) {
    if (choices.size >= MOST_CHOICES) choices.clear()
    choices.set(key, (choice = new Choice(targets.map(target => ({ ...target, worth: target.worth / scale })))))
  }
  return [choice, scale]
}
