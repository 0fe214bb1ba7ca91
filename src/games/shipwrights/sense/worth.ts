// What cards are worth to a player at a glance, in rough points of a turn.
import { BUILDING } from '../cards/buildings.ts'
import { buildingOf, cardOf } from '../cards/deck.ts'
import type { Building, Card } from '../cards/kinds.ts'
import { VILLAGER } from '../cards/villagers/index.ts'
import { buildingPoints } from '../score.ts'
import { WORKSHOPS } from '../state.ts'
import { hasBenchFor, type Plan } from './plan.ts'
import { W } from './weights.ts'
import { shipWorth } from './yard.ts'

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
  switch (title.kind) {
    case 'tool':
      return plan.me.gold >= title.gold + 2 && plan.me.tool.cards.length === 0 ? W.tool : W.toolPoor
    case 'building':
      return buildingWorth(plan, card, title)
    case 'villager':
      return VILLAGER[title.id].worth(plan)
  }
}
function buildingWorth({ me, taste }: Plan, card: number, title: Building): number {
  const points = BUILDING[title.id].glance ?? buildingPoints(me, card)
  const able = me.gold >= title.gold && me.workers >= title.workers
  const owned = me.buildings.cards.some(other => buildingOf(other) === title)
  const gains = 1.5 * (title.income + title.mill) + taste.building
  return owned ? 0.1 : able ? W.building * points + gains : W.buildingPoor * points
}

/** Cards of the hand that are better sold than played. */
export const isDull = (plan: Plan, card: number): boolean => worthInHand(plan, card) < W.dull
