// Why an action is not open: each condition is written once, and decides legality as well as it explains.
import type { Seat } from '#engine'
import { shipOf } from './cards/deck.ts'
import { hasFreeShip, isTruce, type View, warIsOver } from './state.ts'

export type MaitreReason =
  | { readonly needs: 'turn'; readonly seat: Seat }
  | {
      readonly needs: 'roll-first' | 'action-chosen' | 'nothing-fits' | 'map' | 'free-ship' | 'own-ship' | 'enemy-ship'
    }
  | { readonly needs: 'treasure-left' | 'goods-left' | 'no-truce' | 'season' }
  | { readonly needs: 'other-family'; readonly ship: number; readonly target: number }
  | { readonly needs: 'equal-or-stronger'; readonly want: number; readonly have: number }
  | { readonly needs: 'same-target'; readonly target: number }
  | { readonly needs: 'fitting-die'; readonly die: number; readonly target: number }
  | { readonly needs: 'unused' | 'die-aside' | 'useful'; readonly good: number }
export type Reasons = readonly MaitreReason[]

export function whyNotHunt(g: View, seat: Seat): Reasons {
  const me = g.players[seat]!
  const reasons: MaitreReason[] = []
  if (g.treasures.cards.length === 0) reasons.push({ needs: 'treasure-left' })
  if (!me.fleet.cards.some(card => shipOf(card).map)) reasons.push({ needs: 'map' })
  if (!hasFreeShip(me)) reasons.push({ needs: 'free-ship' })
  return reasons
}
export function whyNotBuy(g: View, seat: Seat): Reasons {
  const reasons: MaitreReason[] = []
  if (g.goods.cards.length === 0) reasons.push({ needs: 'goods-left' })
  if (!hasFreeShip(g.players[seat]!)) reasons.push({ needs: 'free-ship' })
  return reasons
}
/** Why nobody can be attacked at all, whichever the ships. */
export function whyNoWar(g: View, seat: Seat): Reasons {
  const reasons: MaitreReason[] = []
  if (warIsOver(g.turn.number)) reasons.push({ needs: 'season' })
  if (isTruce(g.options.truce, g.pile.cards.length)) reasons.push({ needs: 'no-truce' })
  if (g.players[seat]!.fleet.cards.length === 0) reasons.push({ needs: 'own-ship' })
  if (!g.players.some((p, i) => i !== seat && p.fleet.cards.length > 0)) reasons.push({ needs: 'enemy-ship' })
  return reasons
}
export function whyNotAttack(attacker: number, target: number): Reasons {
  const [mine, theirs] = [shipOf(attacker), shipOf(target)]
  const reasons: MaitreReason[] = []
  if (mine.family === theirs.family) reasons.push({ needs: 'other-family', ship: attacker, target })
  if (theirs.firepower < mine.firepower) {
    reasons.push({ needs: 'equal-or-stronger', want: mine.firepower, have: theirs.firepower })
  }
  return reasons
}
