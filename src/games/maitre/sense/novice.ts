// How a newcomer sees it: knows the odds of the dice and what cards are good for, but neither whom they are taken from nor how it ends.
import type { QuestionOf, Seat } from '#engine'
import type { Temper } from '../../kit/sense/index.ts'
import { chanceToWin } from '../attack.ts'
import { cardOf, shipOf } from '../cards/deck.ts'
import type { ActionMove, DiceMove, LootMove, Q } from '../moves.ts'
import { FAMILY_POINTS } from '../score.ts'
import { cargoOf, type PlayerView, type View } from '../state.ts'
import { worthOfMoves, worthOfPursuit } from './odds/index.ts'
import { LIKINGS } from './tempers.ts'

export function novice(g: View, question: QuestionOf<Q>, temper: Temper): readonly number[] {
  const { seat } = question
  const carrying = (moves: readonly LootMove[]) => moves.map(move => carryWorth(g, seat, move))
  switch (question.kind) {
    case 'action':
      return question.options.map(move => actionWorth(g, seat, move) + (LIKINGS[temper][move.do] ?? 0))
    case 'dice':
      return diceWorths(g, seat, question.options)
    case 'stow':
    case 'loot':
      return carrying(question.options)
  }
}
function diceWorths(g: View, seat: Seat, moves: readonly DiceMove[]): readonly number[] {
  const me = g.players[seat]!
  const worths = worthOfMoves(g, moves, card => (g.turn.action === 'arm' ? shipWorth(me, card) : 1))
  // Of equal moves the one that keeps goods for later in the turn.
  return worths.map((worth, i) => worth - (moves[i]!.do === 'use' ? 1e-9 : 0))
}

const SHIPS_OF_A_FAMILY = [0, 0.5, 1.2, FAMILY_POINTS]
/** What owning a ship is worth, in points: ships of a family one collects, and the first map, count for more. */
function shipWorth({ fleet }: PlayerView, card: number): number {
  const { family, firepower, map } = shipOf(card)
  const others = fleet.cards.filter(each => each !== card).map(shipOf)
  const kin = others.filter(ship => ship.family === family).length
  const firstMap = map && !others.some(ship => ship.map)
  return 0.8 + firepower / 10 + (firstMap ? 1 : 0) + SHIPS_OF_A_FAMILY[kin]!
}
function cargoWorth(card: number): number {
  const cargo = cardOf(card)
  return cargo.kind === 'treasure' ? cargo.points : 1.2
}
/** What a ship and its cargo have at stake in a fight: the cargo, or an empty ship itself. */
function stake(owner: PlayerView, ship: number): number {
  const cargo = cargoOf(owner, ship)
  return cargo >= 0 ? cargoWorth(cargo) : shipWorth(owner, ship)
}
function actionWorth(g: View, seat: Seat, move: ActionMove): number {
  const me = g.players[seat]!
  switch (move.do) {
    case 'arm':
      return worthOfPursuit(g, seat, move.ship === undefined ? g.row.cards : [move.ship], card => shipWorth(me, card))
    case 'hunt':
      return cargoWorth(g.treasures.cards[0]!) * worthOfPursuit(g, seat, [g.treasures.cards[0]!])
    case 'buy':
      return cargoWorth(g.goods.cards[0]!) * worthOfPursuit(g, seat, [g.goods.cards[0]!])
    case 'attack': {
      const them = g.players.find(player => player.fleet.cards.includes(move.at))!
      const chance = chanceToWin(shipOf(move.with).firepower, shipOf(move.at).firepower)
      // Loot is mine; a ship sent back is only not theirs, and makes the match longer.
      const gain = cargoOf(them, move.at) >= 0 ? stake(them, move.at) : (stake(them, move.at) - 1) / 2
      return chance * gain - (1 - chance) * stake(me, move.with)
    }
    case 'pass':
      return 0
  }
}
/** Where to put a card: under the strongest ship; another one is given up only for something better. */
function carryWorth({ players, turn: { fight } }: View, seat: Seat, move: LootMove): number {
  if (move.do === 'load') return 10 + shipOf(move.on).firepower
  if (move.do === 'leave' || !fight) return 0
  const loser = fight.defender === seat ? fight.attacker : fight.target
  const loot = Math.max(...players.map(player => cargoOf(player, loser)))
  return cargoWorth(loot) - cargoWorth(move.card)
}
