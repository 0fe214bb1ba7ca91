// What cards are worth to a player at a glance, in rough points of a turn.

import { buildingOf, cardOf } from '../cards/deck.ts'
import { ATTACKS, type Card, type Ship } from '../cards/kinds.ts'
import { buildingPoints, shipPoints } from '../score.ts'
import { BENCHES, GOLD, type Player, WORKSHOPS } from '../state.ts'
import { hasBenchFor, isWanted, type Plan, sum } from './plan.ts'

/** Weights found by matches of bots. */
export const W = {
  buyLeast: 1.9,
  buyNear: 2.1,
  startLeast: -3.0,
  bench: 3.6,
  workersKept: 3.8,
  richBuy: 8.5,
  shipPoint: 1.8,
  shipMilitary: 0.0,
  shipHands: 1.8,
  shipIncome: 0.9,
  shipMill: -0.1,
  shipCost: 0.8,
  shipMissing: 1.0,
  ship: 7.2,
  shipFull: 0.5,
  craftWanted: 8.4,
  craftStandIn: 4.0,
  craftIdle: 2.1,
  craftUseless: 0.8,
  tool: 2.2,
  toolPoor: 1.6,
  building: 4.0,
  buildingPoor: 1.6,
  dull: 0.4,
  richKing: 1.1,
  assassin: 2.3,
  barbarian: 3.1,
  conspirator: 2.5,
  pioneer: 1.4,
  mercenary: 3.0,
  pillager: 2.1,
  berserker: 0.0,
  thief: 4.4,
  sentry: 2.0,
  chieftain: 6.0,
  sage: 2.6,
  beggar: 4.2,
  labourer: 6.0,
  merchant: 2.9,
  trader: 1.6,
  king: 4.8,
  queen: 3.9,
  navigator: 2.1,
  navigatorLater: 0.3,
  scout: 4.4,
  armourer: 5.0,
}
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
export const threat = (player: Player): number => shipPoints(player) + 2 * player.fleet.cards.length

/** What a card of the pack before one is worth. */
export function worthInPack(plan: Plan, card: number): number {
  const title = cardOf(card)
  if (title.kind === 'ship') return plan.ships.length < WORKSHOPS ? shipWorth(plan, title) : W.shipFull
  if (title.kind === 'craftsman') return craftsmanWorth(plan, title.craft)
  return worthOf(plan, card, title)
}
function craftsmanWorth(plan: Plan, craft: number): number {
  if (plan.crafts[craft]! > 0) return W.craftWanted
  if (!hasBenchFor(plan)) return W.craftUseless
  return plan.g.options.board && plan.idle === 0 ? W.craftStandIn : W.craftIdle
}
/** What a card of one's hand is worth. */
export function worthInHand(plan: Plan, card: number): number {
  const title = cardOf(card)
  if (title.kind === 'ship') {
    return plan.ships.length < WORKSHOPS || plan.ships.includes(title) ? shipWorth(plan, title) : 0
  }
  if (title.kind === 'craftsman')
    return plan.crafts[title.craft]! >= 0 ? W.craftWanted : hasBenchFor(plan) ? W.craftIdle : W.craftUseless
  return worthOf(plan, card, title)
}
function worthOf(plan: Plan, card: number, title: Exclude<Card, { kind: 'ship' | 'craftsman' }>): number {
  const { me, g, taste } = plan
  switch (title.kind) {
    case 'tool':
      return me.gold >= title.gold + 2 && me.tool.cards.length === 0 ? W.tool : W.toolPoor
    case 'building': {
      const points = title.id === 'boat_house' ? 3 : title.id === 'treasury' ? 1.5 : buildingPoints(me, card)
      const able = me.gold >= title.gold && me.workers >= title.workers
      const owned = me.buildings.cards.some(other => buildingOf(other) === title)
      const gains = 1.5 * (title.income + title.mill) + taste.building
      return owned ? 0.1 : able ? W.building * points + gains : W.buildingPoor * points
    }
    case 'villager': {
      if ((title.id === 'king' || title.id === 'queen') && me.gold >= GOLD.most - 2) return W.richKing
      if (title.id === 'navigator')
        return W.navigator + W.navigatorLater * ((plan.seat - g.first + g.players.length) % g.players.length)
      return W[title.id] + (ATTACKS.includes(title.id) ? taste.attack : 0) + (title.id === 'sentry' ? taste.guard : 0)
    }
  }
}

/** Cards of the hand that are better sold than played. */
export const isDull = (plan: Plan, card: number): boolean => worthInHand(plan, card) < W.dull

/** Cards that will not be played today, once all that can be played has been: all but a craftsman who may still work. */
export function isLeft(plan: Plan, card: number): boolean {
  const title = cardOf(card)
  return title.kind !== 'craftsman' || plan.crafts[title.craft]! < 0 || !isWanted(plan, title.craft)
}

/** Whether a card of one's own board is in the way of a better one in hand. */
export function makesRoom(plan: Plan, card: number): boolean {
  const { yard, crew, hand } = plan.me
  const title = cardOf(card)
  const waiting = hand.cards.map(cardOf)
  if (title.kind === 'craftsman') {
    const idle = (craft: number) => !plan.ships.some(ship => ship.crafts.includes(craft))
    const wanted = waiting.some(
      other => other.kind === 'craftsman' && !idle(other.craft) && plan.crafts[other.craft]! >= 0,
    )
    return crew.cards.length === BENCHES && idle(title.craft) && wanted
  }
  const worth = shipWorth(plan, title as Ship) + 4
  return (
    yard.cards.length === WORKSHOPS && waiting.some(other => other.kind === 'ship' && shipWorth(plan, other) > worth)
  )
}
