// Why an action is not open: each condition is written once, and decides legality as well as it explains. What only one
// villager or one space of the village board asks for is written in its record.
import type { Seat } from '#engine'
import { buildingOf, craftsmanOf, deck, shipOf, toolOf } from './cards/deck.ts'
import { GOODS, type Good } from './cards/kinds.ts'
import { BENCHES, type G, type Player, type PlayerView, PRICE, type Space, WORKSHOPS } from './state.ts'

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
export const and = (reasons: Reasons, reason: ShipwrightsReason): Reasons =>
  reasons.length === 0 ? [reason] : [...reasons, reason]
export const both = (a: Reasons, b: Reasons): Reasons => (a.length === 0 ? b : b.length === 0 ? a : [...a, ...b])

export function whyNotPay(player: Player, gold: number, workers: number): Reasons {
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
export function craftsOf({ hand, crew }: PlayerView): number[] {
  const crafts = new Array<number>(deck.craftsmen.length).fill(0)
  for (const card of crew.cards) crafts[craftsmanOf(card).craft]!++
  for (const card of hand.cards) {
    if (card === null) continue // somebody else's
    const title = deck.cards[card]!
    if (title.kind === 'craftsman') crafts[title.craft]!++
  }
  return crafts
}
/** Whether the tool before a player spares something this ship needs. */
export function toolHelps({ tool }: PlayerView, ship: number): boolean {
  if (tool.cards.length === 0) return false
  const { spares } = toolOf(tool.cards[0]!)
  return spares >= 0 && shipOf(ship).goods[spares]! > 0
}
/** What is missing of gold, workers and resources to finish a ship; `busy` workers are needed besides. */
export function whyNotAfford(me: Player, ship: number, tool: boolean, busy: number): Reasons {
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
export const wanted = (crafts: readonly number[], craft: number): number => {
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

export const whyNotSupply = (g: G, good: number): Reasons =>
  g.supply.goods[good]! > 0 ? OPEN : [{ needs: 'supply', good: GOODS[good]! }]
