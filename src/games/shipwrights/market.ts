// Buying: resources at the market, tools from one's hand.
import type { Seat } from '#engine'
import { deck, toolOf } from './cards/deck.ts'
import { TOOL } from './cards/tools.ts'
import { type BuyMove, goodAt } from './moves.ts'
import { tell } from './notes.ts'
import { dismiss, dropTool, lay, stockUp } from './pieces.ts'
import { PRICE, storedIn, type T } from './state.ts'

/** The top card's back says how much of each resource the price buys; a Cart may add one of the same. */
export function buyResources(t: T, seat: Seat, { good, cart }: BuyMove): void {
  const { g } = t
  const me = g.players[seat]!
  const which = goodAt(good)
  me.gold -= PRICE.gold
  dismiss(g, me, PRICE.workers)
  const count = stockUp(g, me, which, deck.backs[g.market]!.yields[which]!)
  if (cart) {
    me.cart[which]!--
    me.mill[which]!++
  }
  tell(t, { say: 'buys', seat, good, count, cart })
  if (cart) dropEmptyCart(t, seat)
}

/** One tool a player: the one before goes. The Cart comes with one of each resource, as far as the supply has some. */
export function buyTool(t: T, seat: Seat, card: number): void {
  const { g } = t
  const me = g.players[seat]!
  if (me.tool.cards.length > 0) tell(t, { say: 'drops', seat, card: dropTool(t, seat) })
  me.gold -= toolOf(card).gold
  lay(t, seat, card, 'tool')
  if (!TOOL[toolOf(card).id].carries) return
  for (let good = 0; good < me.cart.length; good++) {
    if (g.supply.goods[good] === 0) continue
    g.supply.goods[good]!--
    me.cart[good] = 1
  }
  dropEmptyCart(t, seat)
}
/** A Cart with nothing on it is discarded at once, also one that comes when the supply has nothing left. */
function dropEmptyCart(t: T, seat: Seat): void {
  if (storedIn(t.g.players[seat]!.cart) === 0) tell(t, { say: 'drops', seat, card: dropTool(t, seat) })
}
