// The easy bot of Le Maître des Mers: exact odds, and a simple sense of what cards are worth to it.
import type { Json, Seat } from '#engine'
import {
  type ActionMove,
  cardOf,
  cargoOf,
  chanceToWin,
  type DiceMove,
  FAMILY_POINTS,
  type G,
  type LootMove,
  type Player,
  shipOf,
} from '#games/maitre'
import type { Bot } from './bot.ts'
import { worthOfMoves, worthOfPursuit } from './odds/index.ts'

/** The choice with the highest worth; the first of equals. */
function best<M>(moves: readonly M[], worth: (move: M, index: number) => number): M {
  const worths = moves.map(worth)
  return moves[worths.indexOf(Math.max(...worths))]!
}
const rounded = (worth: number): number => Math.round(worth * 20) / 20

/** What owning a ship is worth, in points: ships of a family one collects, and the first map, count for more. */
function shipWorth(owner: Player, card: number): number {
  const { family, firepower, map } = shipOf(card)
  const others = owner.fleet.cards.filter(c => c !== card).map(shipOf)
  const kin = others.filter(ship => ship.family === family).length
  const firstMap = map && !others.some(ship => ship.map)
  return rounded(0.8 + firepower / 10 + (firstMap ? 1 : 0) + [0, 0.5, 1.2, FAMILY_POINTS][kin]!)
}
function cargoWorth(card: number): number {
  const cargo = cardOf(card)
  return cargo.kind === 'treasure' ? cargo.points : 1.2
}
/** What a ship and its cargo have at stake in a fight: the cargo, or an empty ship itself. */
function stake(owner: Player, ship: number): number {
  const cargo = cargoOf(owner, ship)
  return cargo >= 0 ? cargoWorth(cargo) : shipWorth(owner, ship)
}
function actionWorth(g: G, seat: Seat, move: ActionMove): number {
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
  }
}

export const easyMaitre: Bot<G> = ({ seat, state, question }) => {
  const g = state as unknown as G // only the pile is hidden, and no worth looks at it
  const me = g.players[seat]!
  switch (question.kind) {
    case 'action':
      return best(question.options as readonly ActionMove[], move => actionWorth(g, seat, move)) as Json
    case 'dice': {
      const moves = question.options as unknown as readonly DiceMove[]
      const worths = worthOfMoves(g, moves, card => (g.turn.action === 'arm' ? shipWorth(me, card) : 1))
      // Of equal moves the one that keeps goods for later in the turn.
      return best(moves, (move, i) => worths[i]! - (move.do === 'use' ? 1e-9 : 0)) as unknown as Json
    }
    default:
      return best(question.options as unknown as readonly LootMove[], move => carryWorth(g, me, move)) as Json
  }
}
/** Where to put a card: under the strongest ship; another one is given up only for something better. */
function carryWorth(g: G, me: Player, move: LootMove): number {
  if (move.do === 'load') return 10 + shipOf(move.on).firepower
  if (move.do === 'leave') return 0
  const { fight } = g.turn
  const loot = fight
    ? Math.max(...g.players.map(p => Math.max(cargoOf(p, fight.target), cargoOf(p, fight.attacker))))
    : -1
  return (loot >= 0 && !me.hold.cards.includes(loot) ? cargoWorth(loot) : 0) - cargoWorth(move.card)
}
