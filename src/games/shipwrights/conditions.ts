// Why an action is not open: each condition is written once, and decides legality as well as it explains. What only one
// villager or one space of the village board asks for is written in its record.
import type { Seat } from '#engine'
import { and, both } from '#games/kit/rules'
import { buildingOf, craftsmanOf, deck, shipOf, toolOf } from './cards/deck.ts'
import { GOODS, type Good } from './cards/kinds.ts'
import { BENCHES, type G, type PlayerView, PRICE, type Space, type View, WORKSHOPS } from './state.ts'

export type ShipwrightsReason =
  | {
      readonly needs:
        | 'all-stocked'
        | 'pack'
        | 'all-drafted'
        | 'all-stored'
        | 'goods-left'
        | 'market'
        | 'target'
        | 'once'
    }
  | { readonly needs: 'tool' | 'own-goods' | 'cards' | 'own-ship' | 'own-card' | 'board-workers' | 'shield' }
  | { readonly needs: 'gold' | 'workers'; readonly want: number; readonly have: number }
  | { readonly needs: 'goods'; readonly good: Good; readonly want: number; readonly have: number }
  /** A craftsman on the board or in hand, by the place in the deck's list. */
  | { readonly needs: 'craftsman'; readonly craft: number; readonly want: number; readonly have: number }
  | { readonly needs: 'stand-in'; readonly ship: number }
  | { readonly needs: 'supply'; readonly good: Good }
  | { readonly needs: 'bench' | 'workshop'; readonly most: number }
  | { readonly needs: 'other-building' | 'unshielded'; readonly card: number }
  | { readonly needs: 'empty-hand'; readonly have: number }
  | { readonly needs: 'turn' | 'unguarded' | 'their-gold' | 'their-goods' | 'their-tool'; readonly seat: Seat }
  | { readonly needs: 'free-space' | 'new-space'; readonly space: Space }
export type Reasons = readonly ShipwrightsReason[]

/** Nothing is missing. */
export const OPEN: Reasons = []
export function whyNotPay(player: PlayerView, gold: number, workers: number): Reasons {
  const reasons = and(OPEN, player.gold < gold && { needs: 'gold', want: gold, have: player.gold })
  return and(reasons, player.workers < workers && { needs: 'workers', want: workers, have: player.workers })
}

export function whyNotBuy(g: G, seat: Seat, good: number): Reasons {
  const reasons = whyNotPay(g.players[seat]!, PRICE.gold, PRICE.workers)
  return both(and(reasons, g.market < 0 && { needs: 'market' }), whyNotSupply(g, good))
}
export const whyNotEquip = (g: G, seat: Seat, card: number): Reasons =>
  whyNotPay(g.players[seat]!, toolOf(card).gold, 0)
export const whyNotDrop = (g: G, seat: Seat): Reasons =>
  and(OPEN, g.players[seat]!.tool.cards.length === 0 && { needs: 'tool' })
export const whyNotRecruit = (g: G, seat: Seat): Reasons =>
  and(OPEN, g.players[seat]!.crew.cards.length >= BENCHES && { needs: 'bench', most: BENCHES })
export const whyNotStart = (g: G, seat: Seat): Reasons =>
  and(OPEN, g.players[seat]!.yard.cards.length >= WORKSHOPS && { needs: 'workshop', most: WORKSHOPS })
export function whyNotBuild(g: G, seat: Seat, card: number): Reasons {
  const me = g.players[seat]!
  const building = buildingOf(card)
  const same = me.buildings.cards.find(other => buildingOf(other) === building)
  const reasons = whyNotPay(me, building.gold, building.workers)
  return and(reasons, same !== undefined && { needs: 'other-building', card: same })
}
export function whyNotAbandon({ players, turn }: G, seat: Seat): Reasons {
  const reasons = and(OPEN, players[seat]!.yard.cards.length === 0 && { needs: 'own-ship' })
  return and(reasons, turn.abandoned && { needs: 'once' })
}
export function whyNotEnd(g: G, seat: Seat): Reasons {
  const have = g.players[seat]!.hand.cards.length
  return and(OPEN, have > 0 && { needs: 'empty-hand', have })
}
export const whyNotSupply = (g: G, good: number): Reasons =>
  and(OPEN, g.supply.goods[good] === 0 && { needs: 'supply', good: GOODS[good]! })

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
export function whyNotAfford(me: PlayerView, ship: number, tool: boolean, busy: number): Reasons {
  const { gold, workers, goods } = shipOf(ship)
  let reasons = whyNotPay(me, gold, workers + busy)
  const spared = tool ? toolOf(me.tool.cards[0]!).spares : -1
  for (let good = 0; good < goods.length; good++) {
    const [want, have] = [goods[good]!, me.mill[good]!]
    reasons = and(reasons, good !== spared && have < want && { needs: 'goods', good: GOODS[good]!, want, have })
  }
  return reasons
}
/** `have`: the craftsmen at hand, counted once for all ships. */
export function whyNotFinish(g: View, seat: Seat, ship: number, tool: boolean, have: readonly number[]): Reasons {
  let reasons = whyNotAfford(g.players[seat]!, ship, tool, 0)
  const { crafts } = shipOf(ship)
  for (let i = 0; i < crafts.length; i++) {
    const craft = crafts[i]!
    if (crafts.indexOf(craft) < i) continue // told already
    let want = 0
    for (const each of crafts) if (each === craft) want++
    reasons = and(reasons, have[craft]! < want && { needs: 'craftsman', craft, want, have: have[craft]! })
  }
  return reasons
}
