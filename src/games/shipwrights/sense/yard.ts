// What players make of yards: how good a ship is, when to finish it, and what is in its way.
import { cardOf, craftsmanOf, shipOf } from '../cards/deck.ts'
import type { Ship } from '../cards/kinds.ts'
import type { Crew } from '../crew.ts'
import { leadsMilitary, MILITARY_BONUS, militaryOf, scoreOf, shipPoints } from '../score.ts'
import { BENCHES, type PlayerView, WORKSHOPS } from '../state.ts'
import { isWanted, type Plan, sum } from './plan.ts'
import { W } from './weights.ts'

/** How much a ship brings, and how far away it is. */
export function shipWorth({ have, taste }: Plan, ship: Ship): number {
  let missing = 0
  for (const craft of ship.crafts) if (have[craft] === 0) missing++
  const cost = sum(ship.goods) + ship.gold / 2 + ship.workers / 2
  const gains =
    (W.shipPoint + taste.points) * ship.points +
    (W.shipMilitary + taste.military) * ship.military +
    W.shipHands * ship.hands +
    W.shipIncome * ship.income +
    W.shipMill * ship.mill
  return gains - W.shipCost * cost - W.shipMissing * missing + W.ship
}
/** Who is furthest: attacks go there. */
export const threat = (player: PlayerView): number => shipPoints(player) + 2 * player.fleet.cards.length

/** The last ship ends the match: not while somebody else is ahead. */
export function finishWorth(plan: Plan, ship: number, tool: boolean, crew: Crew): number {
  const { g, me, seat } = plan
  const { points, military } = shipOf(ship)
  const worth = 100 + points - (tool ? 1 : 0) - crewWorth(plan, crew)
  if (g.options.days > 0 || me.fleet.cards.length + 1 < g.options.ships) return worth
  const most = Math.max(...g.players.map((player, other) => (other === seat ? 0 : militaryOf(player))))
  const mine = scoreOf(g.players, me).score + points
  const bonus = !leadsMilitary(g.players, me) && militaryOf(me) + military >= most ? MILITARY_BONUS : 0
  return g.players.some((player, other) => other !== seat && scoreOf(g.players, player).score > mine + bonus)
    ? -1
    : worth
}

/** Craftsmen of the hand would have to be discarded anyway; those of the board could wait for the other ship. */
function crewWorth({ me, crafts }: Plan, crew: Crew): number {
  const onBoard = crew.filter(card => me.crew.cards.includes(card))
  return sum(onBoard.map(card => 0.1 * (1 + Math.max(0, crafts[craftsmanOf(card).craft]!))))
}

/** Whether a card of one's own board is in the way of a better one in hand. */
export function makesRoom(plan: Plan, card: number): boolean {
  const { yard, crew } = plan.me
  const title = cardOf(card)
  const waiting = plan.hand.map(cardOf)
  if (title.kind === 'craftsman') {
    const wanted = waiting.some(
      other => other.kind === 'craftsman' && isWanted(plan, other.craft) && plan.crafts[other.craft]! >= 0,
    )
    return crew.cards.length === BENCHES && !isWanted(plan, title.craft) && wanted
  }
  const worth = shipWorth(plan, title as Ship) + 4
  return (
    yard.cards.length === WORKSHOPS && waiting.some(other => other.kind === 'ship' && shipWorth(plan, other) > worth)
  )
}
