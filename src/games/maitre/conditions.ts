// Why an action is not open: each condition is written once, and decides legality as well as it explains.
import type { Seat } from '#engine'
import { fits } from './cards/combination.ts'
import { cardOf, shipOf } from './cards/deck.ts'
import { type Face, handOf } from './hand.ts'
import { hasFreeShip, isLastRound, isTruce, type Pursuit, type View, warIsOver } from './state.ts'
import { targetsOf } from './turn.ts'

/** Reasons name the very things that were tried: cards and dice are among their facts, -1 where there is no card. */
export type MaitreReason =
  | { readonly needs: 'turn'; readonly seat: Seat }
  | { readonly needs: 'roll-first' | 'nothing-fits' | 'map' | 'free-ship' | 'own-ship' | 'enemy-ship' }
  | { readonly needs: 'action-chosen'; readonly chosen: Pursuit | 'attack'; readonly card: number }
  | { readonly needs: 'ship-left' | 'last-round' | 'treasure-left' | 'goods-left' | 'no-truce' | 'season' }
  | { readonly needs: 'other-family'; readonly ship: number; readonly target: number }
  | {
      readonly needs: 'equal-or-stronger'
      readonly ship: number
      readonly target: number
      readonly want: number
      readonly have: number
    }
  | { readonly needs: 'same-target'; readonly on: number; readonly target: number }
  /** These dice fit neither what is placed nor, without a target, any ship of the row. */
  | {
      readonly needs: 'fitting-die'
      readonly dice: readonly Face[]
      readonly target: number
      readonly placed: readonly number[]
    }
  | { readonly needs: 'unused' | 'die-aside' | 'useful'; readonly good: number }
export type Reasons = readonly MaitreReason[]

export const whyNotArm = (g: View): Reasons => (isLastRound(g) ? [{ needs: 'ship-left' }] : [])
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
  if (isLastRound(g)) reasons.push({ needs: 'last-round' })
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
    reasons.push({
      needs: 'equal-or-stronger',
      ship: attacker,
      target,
      want: mine.firepower,
      have: theirs.firepower,
    })
  }
  return reasons
}
/** Why exactly these dice cannot be placed on a card; without one, on any card they may go to. */
export function whyNotPlace(g: View, dice: readonly Face[], on = -1): Reasons {
  const { target, placed } = g.turn
  if (on >= 0 && target >= 0 && on !== target) return [{ needs: 'same-target', on, target }]
  const [before, hand] = [handOf(placed), handOf(dice)]
  if ((on >= 0 ? [on] : targetsOf(g)).some(card => fits(cardOf(card).combination, before, hand))) return []
  return [{ needs: 'fitting-die', dice, target: on >= 0 ? on : target, placed }]
}
