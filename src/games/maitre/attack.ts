// Attacking a ship: both sides roll one die and add firepower; the winner loots, or the empty loser goes back to port.
import type { Seat, Steps } from '#engine'
import { shipOf } from './cards/deck.ts'
import { lootMoves } from './choices.ts'
import { FACES, rollFace } from './hand.ts'
import { tell } from './notes.ts'
import { sendBack } from './port.ts'
import { cargoOf, isGoods, type Player, type T } from './state.ts'

export function* attack(t: T, ship: number, target: number): Steps<void> {
  const { turn, players } = t.g
  const defender = players.findIndex(player => player.fleet.cards.includes(target))
  const dice = [rollFace(t), rollFace(t)] as const
  const totals = [shipOf(ship).firepower + dice[0], shipOf(target).firepower + dice[1]] as const
  const attackerWins = winsFight(...totals)
  const winner = attackerWins ? turn.seat : defender
  turn.action = 'attack'
  turn.fight = { attacker: ship, target, defender, dice }
  tell(t, { say: 'fights', seat: turn.seat, defender, ship, target, dice, totals, winner })
  if (attackerWins) yield* spoils(t, winner, defender, target)
  else yield* spoils(t, winner, turn.seat, ship)
}

/** A tie goes to the attacker. */
const winsFight = (attack: number, defence: number): boolean => attack >= defence
/** How likely an attacker of this firepower wins, before the dice. */
export const chanceToWin = (firepower: number, theirs: number): number =>
  FACES.flatMap(a => FACES.filter(d => winsFight(firepower + a, theirs + d))).length / FACES.length ** 2

function* spoils(t: T, winner: Seat, loser: Seat, losingShip: number): Steps<void> {
  const cargo = cargoOf(t.g.players[loser]!, losingShip)
  if (cargo < 0) sendBack(t, loser, losingShip)
  else yield* loot(t, winner, loser, cargo)
}

/** The winner may take the cargo: under a free ship, or in place of a card of its own. */
function* loot(t: T, winner: Seat, loser: Seat, card: number): Steps<void> {
  const { players } = t.g
  const me = players[winner]!
  const choice = yield* t.one(winner, 'loot', lootMoves(me))
  if (choice.do === 'leave') return tell(t, { say: 'spares', seat: winner, card })
  let ship = choice.do === 'load' ? choice.on : -1
  if (choice.do === 'drop') {
    ship = unload(t, me, choice.card, isGoods(choice.card) ? t.g.goods : t.g.treasures)
    tell(t, { say: 'drops', seat: winner, card: choice.card })
  }
  unload(t, players[loser]!, card, me.hold)
  me.carriers.push(ship)
  tell(t, { say: 'loots', seat: winner, from: loser, card, ship })
}

/** Takes a cargo card from under its ship to another zone; answers which ship carried it. */
function unload(t: T, owner: Player, card: number, to: Player['hold']): number {
  const at = owner.hold.cards.indexOf(card)
  const ship = owner.carriers.splice(at, 1)[0]!
  t.move(owner.hold, at, to)
  return ship
}
