// Moments worth telling at the table: a great roll, what is still missing, and the ship that brings the end.
import { placements } from './cards/combination.ts'
import { cardOf } from './cards/deck.ts'
import { facesOf, handOf } from './hand.ts'
import { isFinished, type View } from './state.ts'
import { targetsOf } from './turn.ts'

/** What arming the last ship of the port brings: the end of the match, or its last round. */
export type Last = 'match' | 'round'
/** The same of arming a ship now; null: others are left. */
export function lastShip({ pile, row, options, turn, players }: View): Last | null {
  if (pile.cards.length > 0 || row.cards.length !== 1) return null
  return isFinished(options.round, true, turn.number, players.length) ? 'match' : 'round'
}

/** How many dice the card pursued still takes; 0 before it is known. */
export const diceMissing = ({ turn }: View): number =>
  turn.target < 0 ? 0 : cardOf(turn.target).combination.size - turn.placed.length

/** What makes the dice just rolled a great roll: they complete the card pursued, or three go to one card at once. */
export function greatRoll(g: View): 'completes' | 'three' | null {
  const { turn } = g
  if (turn.rolled.length === 0) return null
  const placed = handOf(turn.placed)
  const most = Math.max(
    ...targetsOf(g).flatMap(card =>
      placements(cardOf(card).combination, placed, handOf(turn.rolled)).map(part => facesOf(part).length),
    ),
  )
  if (turn.target >= 0 && most === diceMissing(g)) return 'completes'
  return most >= 3 ? 'three' : null
}
