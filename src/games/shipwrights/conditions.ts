// Why an action is not open: each condition is written once, and decides legality as well as it explains.
import type { Seat } from '#engine'
import { buildingOf, craftsmanOf, deck, shipOf, toolOf, villagerOf } from './cards/deck.ts'
import { GOODS, type Good, KEPT_AWAY } from './cards/kinds.ts'
import {
  BENCHES,
  type G,
  isGuarded,
  isShielded,
  type Player,
  PRICE,
  SPACES,
  type Space,
  shieldsLeft,
  storedIn,
  WORKSHOPS,
} from './state.ts'

export type ShipwrightsReason =
  | { readonly needs: 'turn'; readonly seat: Seat }
  | { readonly needs: 'pack' | 'all-drafted' }
  | { readonly needs: 'gold' | 'workers'; readonly want: number; readonly have: number }
  | { readonly needs: 'goods'; readonly good: Good; readonly want: number; readonly have: number }
  /** A craftsman on the board or in hand, by the place in the deck's list. */
  | { readonly needs: 'craftsman'; readonly craft: number; readonly want: number; readonly have: number }
  | { readonly needs: 'stand-in'; readonly ship: number }
  | { readonly needs: 'supply'; readonly good: Good }
  | { readonly needs: 'goods-left' | 'market' }
  | { readonly needs: 'bench'; readonly most: number }
  | { readonly needs: 'workshop'; readonly most: number }
  | { readonly needs: 'other-building'; readonly card: number }
  | { readonly needs: 'tool' | 'own-goods' | 'cards' | 'own-ship' | 'own-card' | 'board-workers' | 'shield' }
  | { readonly needs: 'empty-hand'; readonly have: number }
  | { readonly needs: 'target' }
  | { readonly needs: 'unguarded'; readonly seat: Seat }
  | { readonly needs: 'unshielded'; readonly card: number }
  | { readonly needs: 'their-gold' | 'their-goods' | 'their-tool'; readonly seat: Seat }
  | { readonly needs: 'free-space' | 'new-space'; readonly space: Space }
  | { readonly needs: 'once' }
export type Reasons = readonly ShipwrightsReason[]

/** Nothing is missing. */
export const OPEN: Reasons = []
/** One more reason: lists are made only where something is missing, since options are looked for far more often. */
const and = (reasons: Reasons, reason: ShipwrightsReason): Reasons =>
  reasons.length === 0 ? [reason] : [...reasons, reason]
export const both = (a: Reasons, b: Reasons): Reasons => (a.length === 0 ? b : b.length === 0 ? a : [...a, ...b])

function whyNotPay(player: Player, gold: number, workers: number): Reasons {
  let reasons = OPEN
  if (player.gold < gold) reasons = [{ needs: 'gold', want: gold, have: player.gold }]
  if (player.workers < workers) reasons = and(reasons, { needs: 'workers', want: workers, have: player.workers })
  return reasons
}

export function whyNotBuy(g: G, seat: Seat, good: number): Reasons {
  let reasons = whyNotPay(g.players[seat]!, PRICE.gold, PRICE.workers)
  if (g.market < 0) reasons = and(reasons, { needs: 'market' })
  return both(reasons, whyNotSupply(g, good))
}
export const whyNotEquip = (g: G, seat: Seat, card: number): Reasons =>
  whyNotPay(g.players[seat]!, toolOf(card).gold, 0)
export const whyNotDrop = (g: G, seat: Seat): Reasons =>
  g.players[seat]!.tool.cards.length > 0 ? OPEN : [{ needs: 'tool' }]
export const whyNotRecruit = (g: G, seat: Seat): Reasons =>
  g.players[seat]!.crew.cards.length < BENCHES ? OPEN : [{ needs: 'bench', most: BENCHES }]
export const whyNotStart = (g: G, seat: Seat): Reasons =>
  g.players[seat]!.yard.cards.length < WORKSHOPS ? OPEN : [{ needs: 'workshop', most: WORKSHOPS }]
export function whyNotBuild(g: G, seat: Seat, card: number): Reasons {
  const me = g.players[seat]!
  const building = buildingOf(card)
  let reasons = whyNotPay(me, building.gold, building.workers)
  const same = me.buildings.cards.find(other => buildingOf(other) === building)
  if (same !== undefined) reasons = and(reasons, { needs: 'other-building', card: same })
  return reasons
}
export function whyNotAbandon(g: G, seat: Seat): Reasons {
  let reasons = OPEN
  if (g.players[seat]!.yard.cards.length === 0) reasons = and(reasons, { needs: 'own-ship' })
  if (g.turn.abandoned) reasons = and(reasons, { needs: 'once' })
  return reasons
}
export function whyNotEnd(g: G, seat: Seat): Reasons {
  const have = g.players[seat]!.hand.cards.length
  return have === 0 ? OPEN : [{ needs: 'empty-hand', have }]
}

/** Craftsmen of each craft that could work now, on the board and in hand. */
export function craftsOf({ hand, crew }: Player): number[] {
  const crafts = new Array<number>(deck.craftsmen.length).fill(0)
  for (const card of crew.cards) crafts[craftsmanOf(card).craft]!++
  for (const card of hand.cards) {
    const title = deck.cards[card]!
    if (title.kind === 'craftsman') crafts[title.craft]!++
  }
  return crafts
}
/** Whether the tool before a player spares something this ship needs. */
export function toolHelps({ tool }: Player, ship: number): boolean {
  if (tool.cards.length === 0) return false
  const { spares } = toolOf(tool.cards[0]!)
  return spares >= 0 && shipOf(ship).goods[spares]! > 0
}
/** What is missing of gold, workers and resources to finish a ship; `busy` workers are needed besides. */
function whyNotAfford(me: Player, ship: number, tool: boolean, busy: number): Reasons {
  const { gold, workers, goods } = shipOf(ship)
  let reasons = whyNotPay(me, gold, workers + busy)
  const spared = tool ? toolOf(me.tool.cards[0]!).spares : -1
  for (let good = 0; good < goods.length; good++) {
    const [want, have] = [goods[good]!, me.mill[good]!]
    if (good !== spared && have < want) reasons = and(reasons, { needs: 'goods', good: GOODS[good]!, want, have })
  }
  return reasons
}
/** How many craftsmen of a craft a ship needs. */
const wanted = (crafts: readonly number[], craft: number): number => {
  let count = 0
  for (const each of crafts) if (each === craft) count++
  return count
}
/** `have`: the craftsmen at hand, counted once for all ships. */
export function whyNotFinish(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[]): Reasons {
  let reasons = whyNotAfford(g.players[seat]!, ship, tool, 0)
  const { crafts } = shipOf(ship)
  for (let i = 0; i < crafts.length; i++) {
    const craft = crafts[i]!
    const want = wanted(crafts, craft)
    if (have[craft]! < want && crafts.indexOf(craft) === i) {
      reasons = and(reasons, { needs: 'craftsman', craft, want, have: have[craft]! })
    }
  }
  return reasons
}

/** Whether a craftsman of one craft may stand in for another, and the ship still has all the others it needs. */
function canStandIn(have: readonly number[], crafts: readonly number[], missing: number, other: number): boolean {
  if (missing === other || have[other] === 0) return false
  for (const craft of crafts) {
    const need = wanted(crafts, craft) - (craft === missing ? 1 : 0) + (craft === other ? 1 : 0)
    if (have[craft]! < need) return false
  }
  return true
}
function hasStandIn(have: readonly number[], crafts: readonly number[]): boolean {
  for (const missing of crafts) {
    for (let other = 0; other < have.length; other++) if (canStandIn(have, crafts, missing, other)) return true
  }
  return false
}

/** Why no worker can go to a space, whatever it is for. */
export const whyNotVisit = (g: G, seat: Seat, space: number): Reasons =>
  both(whyNotPay(g.players[seat]!, 0, 1), whyNotSpace(g, space))
function whyNotSpace(g: G, space: number): Reasons {
  let reasons = OPEN
  if (g.spaces[space] !== 0) reasons = [{ needs: 'free-space', space: SPACES[space]! }]
  if (g.turn.visited.includes(space)) reasons = and(reasons, { needs: 'new-space', space: SPACES[space]! })
  return reasons
}
const at = (space: Space): number => SPACES.indexOf(space)
const [CARTOGRAPHER, JEWELLER, FORAGER, WARDEN, MAIDEN] = [
  at('cartographer'),
  at('jeweller'),
  at('forager'),
  at('warden'),
  at('shield_maiden'),
]
export function whyNotChart(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[]): Reasons {
  let reasons = whyNotAfford(g.players[seat]!, ship, tool, 1)
  reasons = both(reasons, whyNotSpace(g, CARTOGRAPHER))
  if (!hasStandIn(have, shipOf(ship).crafts)) reasons = and(reasons, { needs: 'stand-in', ship })
  return reasons
}
export function whyNotJeweller(g: G, seat: Seat): Reasons {
  let reasons = whyNotVisit(g, seat, JEWELLER)
  if (g.players[seat]!.hand.cards.length === 0) reasons = and(reasons, { needs: 'cards' })
  return reasons
}
export function whyNotForager(g: G, seat: Seat): Reasons {
  let reasons = whyNotVisit(g, seat, FORAGER)
  if (g.market < 0) reasons = and(reasons, { needs: 'market' })
  if (storedIn(g.supply.goods) === 0) reasons = and(reasons, { needs: 'goods-left' })
  return reasons
}
/** Fetching back only the worker just sent would be no action at all (ruling). */
export function whyNotWarden(g: G, seat: Seat): Reasons {
  let reasons = whyNotVisit(g, seat, WARDEN)
  if (!g.spaces.some((workers, space) => workers > 0 && space !== WARDEN))
    reasons = and(reasons, { needs: 'board-workers' })
  return reasons
}
/** Why the Shield Maiden can do nothing for this player. */
export function whyNotMaiden(g: G, seat: Seat): Reasons {
  const { yard, crew } = g.players[seat]!
  const reasons = whyNotVisit(g, seat, MAIDEN)
  return yard.cards.length + crew.cards.length > 0 ? reasons : and(reasons, { needs: 'own-card' })
}
/** Why she has no shield for a card. */
export function whyNotShield(g: G, card: number): Reasons {
  let reasons = OPEN
  if (shieldsLeft(g) === 0) reasons = [{ needs: 'shield' }]
  if (isShielded(g, card)) reasons = and(reasons, { needs: 'unshielded', card })
  return reasons
}

/** What protects a player, or one of their cards, from a villager somebody calls. */
export function whyNotHarm(g: G, seat: Seat, villager: number, victim: Seat, card = -1): Reasons {
  let reasons = OPEN
  if (victim !== seat && isGuarded(g, victim) && KEPT_AWAY.includes(villagerOf(villager).id)) {
    reasons = and(reasons, { needs: 'unguarded', seat: victim })
  }
  if (card >= 0 && isShielded(g, card)) reasons = and(reasons, { needs: 'unshielded', card })
  return reasons
}
export function whyNotPillage(g: G, seat: Seat, villager: number, victim: Seat): Reasons {
  const { gold, mill } = g.players[victim]!
  let reasons = whyNotHarm(g, seat, villager, victim)
  if (gold === 0) reasons = and(reasons, { needs: 'their-gold', seat: victim })
  if (storedIn(mill) === 0) reasons = and(reasons, { needs: 'their-goods', seat: victim })
  return reasons
}
export function whyNotRob(g: G, seat: Seat, villager: number, victim: Seat): Reasons {
  let reasons = whyNotHarm(g, seat, villager, victim)
  if (storedIn(g.players[victim]!.mill) === 0) reasons = and(reasons, { needs: 'their-goods', seat: victim })
  return reasons
}
export function whyNotBreak(g: G, seat: Seat, villager: number, victim: Seat): Reasons {
  let reasons = whyNotPay(g.players[seat]!, villagerOf(villager).gold, 0)
  reasons = both(reasons, whyNotHarm(g, seat, villager, victim))
  if (g.players[victim]!.tool.cards.length === 0) reasons = and(reasons, { needs: 'their-tool', seat: victim })
  return reasons
}
/** What a villager asks for before any target is looked at. */
export function whyNotCall(g: G, seat: Seat, card: number): Reasons {
  const me = g.players[seat]!
  switch (villagerOf(card).id) {
    case 'conspirator':
      return whyNotRecruit(g, seat)
    case 'sage':
      return me.hand.cards.length > 1 ? OPEN : [{ needs: 'cards' }]
    case 'trader':
      return storedIn(me.mill) > 0 ? OPEN : [{ needs: 'own-goods' }]
    default:
      return OPEN
  }
}
export const whyNotSupply = (g: G, good: number): Reasons =>
  g.supply.goods[good]! > 0 ? OPEN : [{ needs: 'supply', good: GOODS[good]! }]
