// How good each option looks, in points: by what it does to the chance to win, at once or some turns later.
import type { QuestionOf, Seat } from '#engine'
import type { Temper } from '../../kit/sense/index.ts'
import type { DiceMove, LootMove, Q } from '../moves.ts'
import type { View } from '../state.ts'
import { gainsOf, type Mind, mindOf, stowedBest, turnFrom, worthsOf } from './foresight.ts'
import { type Worth, worthOfMoves } from './odds/index.ts'
import { type Chances, margin } from './outlook.ts'
import { armed, looted, type Position, passed, positionOf, stowed } from './position.ts'
import { LIKINGS } from './tempers.ts'

export const leanings = (g: View, question: QuestionOf<Q>, temper: Temper): readonly number[] =>
  foresee(g, question, temper, 1)

/** The same, with so many turns thought through: this one, and those of whoever comes next. */
export function foresee(g: View, question: QuestionOf<Q>, temper: Temper, turns: number): readonly number[] {
  const { seat } = question
  const mind = mindOf(temper, turns)
  const p = positionOf(g)
  const lead = leadFor(margin(g), seat)
  const loading = (moves: readonly LootMove[]) => moves.map(move => lead(mind.judge(afterLoading(g, p, seat, move))))
  switch (question.kind) {
    case 'action': {
      const after = turnFrom(p, mind)
      return question.options.map(move => lead(after(move)) + (LIKINGS[temper][move.do] ?? 0))
    }
    case 'dice':
      return diceLeanings(g, p, question.options, mind, lead)
    case 'stow':
    case 'loot':
      return loading(question.options)
  }
}
type Lead = (chances: Chances) => number
/** A seat's chance to win, as the lead that gives it. */
function leadFor(margin: number, seat: Seat): Lead {
  return chances => {
    const chance = Math.min(Math.max(chances[seat]!, 1e-6), 1 - 1e-6)
    return (margin * Math.log(chance / (1 - chance))) / Math.log(3)
  }
}

/** The card won comes under this ship, or in the place of that card. */
export function afterLoading({ turn: { fight, target } }: View, p: Position, seat: Seat, move: LootMove): Position {
  if (move.do === 'leave') return passed(p)
  const ship = move.do === 'load' ? move.on : p.cargo.indexOf(move.card)
  if (!fight) return stowed(p, target, ship)
  return looted(p, fight.defender === seat ? fight.attacker : fight.target, ship)
}

/** Dice are played by exact odds: for the card at hand, or for the ships of the row, each by its worth. */
function diceLeanings(g: View, p: Position, moves: readonly DiceMove[], mind: Mind, lead: Lead): number[] {
  const { target } = g.turn
  const [failed, won, worth] = target < 0 ? openRow(g, p, mind, lead) : settledCard(g, p, mind, lead)
  const gain = Math.max(LEAST, won - failed)
  // Of equal moves the one that keeps goods for later in the turn.
  return worthOfMoves(g, moves, worth).map((each, i) => failed + gain * (each - (moves[i]!.do === 'use' ? 1e-9 : 0)))
}
/** Whatever a card does for its winner, the dice are played to win it. */
const LEAST = 0.1
/** The lead if it fails and if it succeeds, and what each ship is worth. */
type Stakes = readonly [failed: number, won: number, worth?: Worth]
function openRow({ row }: View, p: Position, mind: Mind, lead: Lead): Stakes {
  const failed = mind.judge(passed(p))
  const won = row.cards.map(ship => lead(mind.judge(armed(p, ship))))
  return [lead(failed), Math.max(...won), worthsOf(gainsOf(p, row.cards, failed, mind))]
}
/** Which card it is to be is settled: a glance tells what it is good for. */
function settledCard({ turn: { action, target } }: View, p: Position, { glance }: Mind, lead: Lead): Stakes {
  const won = action === 'arm' ? armed(p, target) : stowedBest(p, target, glance)
  return [lead(glance(passed(p))), lead(glance(won))]
}
