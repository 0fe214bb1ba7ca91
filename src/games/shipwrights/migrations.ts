// Matches of earlier versions, brought to the present.
import type { Match } from '#engine'
import { toolOf } from './cards/deck.ts'
import { TOOL } from './cards/tools.ts'
import { type G, NO_MARKET, storedIn } from './state.ts'

export const migrations: readonly ((old: Match) => Match)[] = [hideMarket]

/**
 * Version 1 showed the market of the afternoon while the packs were still dealt: its back goes to those that can still
 * come up. It also let an empty Cart lie.
 */
function hideMarket(old: Match): Match {
  const g = old.base as unknown as G
  if (g.phase === 'morning' && g.market !== NO_MARKET) {
    g.backs[g.market]!++
    g.market = NO_MARKET
  }
  for (const { tool, cart } of g.players) {
    const isEmptyCart = tool.cards.some(card => TOOL[toolOf(card).id].carries) && storedIn(cart) === 0
    if (isEmptyCart) g.discard.cards.push(...tool.cards.splice(0))
  }
  return old
}
