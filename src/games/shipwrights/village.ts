// The village board, one record a space: a worker goes to a free one and stays there until a Warden fetches it.
import type { Seat, Steps } from '#engine'
import { shipOf } from './cards/deck.ts'
import type { Look } from './choices.ts'
import { and, both, OPEN, type Reasons, wanted, whyNotAfford, whyNotPay } from './conditions.ts'
import { crewsWithStandIn } from './crew.ts'
import { gainGold, gainGoods, gains } from './gains.ts'
import type { VisitMove } from './moves.ts'
import * as make from './moves.ts'
import { tell } from './notes.ts'
import { leave } from './pieces.ts'
import { discardCards, turnMarket } from './pile.ts'
import { isLeft, type Plan } from './sense/plan.ts'
import { finishWorth, makesRoom } from './sense/yard.ts'
import { finishShip } from './ships.ts'
import { type G, GOLD, isShielded, JEWELS, SPACES, type Space, shieldsLeft, storedIn, type T } from './state.ts'

type Visit<S extends Space> = Extract<VisitMove, { readonly space: S }>
interface SpaceRecord<M extends VisitMove> {
  /** Looks at all that can be done there. Left out: it is looked at elsewhere, ship by ship. */
  offers?(g: G, seat: Seat, look: Look): void
  /** What is missing for a visit that is for nothing yet; nothing, if there is something it could be for. */
  whyNothing?(g: G, seat: Seat): Reasons
  /** What happens: steps, if somebody is asked something. */
  does(t: T, seat: Seat, move: M): Steps<void> | void
  /** How good a visit looks at a glance. */
  lean(plan: Plan, move: M): number
}

export function* visit(t: T, seat: Seat, move: VisitMove): Steps<void> {
  const { g } = t
  const space = SPACES.indexOf(move.space)
  g.players[seat]!.workers--
  g.spaces[space] = 1
  g.turn.visited.push(space)
  tell(t, { say: 'visits', seat, space: move.space })
  const steps = VILLAGE[move.space].does(t, seat, move)
  if (steps) yield* steps
}

/** Why no worker can go to a space, whatever it is for. */
const whyNotVisit = (g: G, seat: Seat, space: number): Reasons =>
  both(whyNotPay(g.players[seat]!, 0, 1), whyNotSpace(g, space))
function whyNotSpace(g: G, space: number): Reasons {
  let reasons = OPEN
  if (g.spaces[space] !== 0) reasons = [{ needs: 'free-space', space: SPACES[space]! }]
  if (g.turn.visited.includes(space)) reasons = and(reasons, { needs: 'new-space', space: SPACES[space]! })
  return reasons
}
const at = (space: Space): number => SPACES.indexOf(space)

const CARTOGRAPHER = at('cartographer')
/** A ship that could be finished with a stand-in. `have`: the craftsmen at hand, counted once for all ships. */
export function lookAtChart(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[], look: Look): void {
  const misses = whyNotChart(g, seat, ship, tool, have)
  if (misses.length > 0) return look(make.uncharted(ship, tool ? 1 : 0), misses)
  for (const crew of crewsWithStandIn(g, seat, ship)) {
    look({ do: 'visit', space: 'cartographer', ship, tool, crew }, OPEN)
  }
}
function whyNotChart(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[]): Reasons {
  let reasons = whyNotAfford(g.players[seat]!, ship, tool, 1)
  reasons = both(reasons, whyNotSpace(g, CARTOGRAPHER))
  if (!hasStandIn(have, shipOf(ship).crafts)) reasons = and(reasons, { needs: 'stand-in', ship })
  return reasons
}
function hasStandIn(have: readonly number[], crafts: readonly number[]): boolean {
  for (const missing of crafts) {
    for (let other = 0; other < have.length; other++) if (canStandIn(have, crafts, missing, other)) return true
  }
  return false
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
const cartographer: SpaceRecord<Visit<'cartographer'>> = {
  whyNothing: (g, seat) =>
    g.players[seat]!.yard.cards.length > 0 ? OPEN : and(whyNotVisit(g, seat, CARTOGRAPHER), { needs: 'own-ship' }),
  does: (t, seat, { ship, tool, crew }) => finishShip(t, seat, ship, tool, crew),
  lean: (plan, { ship, tool, crew }) => finishWorth(plan, ship, tool, crew) - 5,
}

const JEWELLER = at('jeweller')
const jeweller: SpaceRecord<Visit<'jeweller'>> = {
  offers(g, seat, look) {
    let reasons = whyNotVisit(g, seat, JEWELLER)
    if (g.players[seat]!.hand.cards.length === 0) reasons = and(reasons, { needs: 'cards' })
    look(make.VISIT.jeweller, reasons)
  },
  *does(t, seat) {
    const { cards } = yield* t.one(seat, 'jewels', make.gifts(t.g.players[seat]!.hand.cards, JEWELS.length))
    discardCards(t, seat, cards)
    gainGold(t, seat, JEWELS[cards.length - 1]!)
  },
  lean(plan) {
    const { me, hand } = plan
    const left = hand.filter(card => isLeft(plan, card)).length
    const paid = JEWELS[Math.min(left, JEWELS.length) - 1] ?? 0
    if (left === 0 || me.gold + paid > GOLD.most + 1) return -1
    return left === hand.length ? 9.8 : 4
  },
}

const FORAGER = at('forager')
const forager: SpaceRecord<Visit<'forager'>> = {
  offers(g, seat, look) {
    let reasons = whyNotVisit(g, seat, FORAGER)
    if (g.market < 0) reasons = and(reasons, { needs: 'market' })
    if (storedIn(g.supply.goods) === 0) reasons = and(reasons, { needs: 'goods-left' })
    look(make.VISIT.forager, reasons)
  },
  /** The top card goes, so that the market changes; then a resource of one's choice comes. */
  *does(t, seat) {
    const { g } = t
    tell(t, { say: 'turns-up', card: t.move(g.pile, 0, g.discard) })
    turnMarket(t)
    const { good } = yield* t.one(seat, 'gain', gains(g))
    gainGoods(t, seat, good, 1)
  },
  lean: () => 10,
}

const WARDEN = at('warden')
const warden: SpaceRecord<Visit<'warden'>> = {
  /** Fetching back only the worker just sent would be no action at all (ruling). */
  offers(g, seat, look) {
    let reasons = whyNotVisit(g, seat, WARDEN)
    if (!g.spaces.includes(1)) reasons = and(reasons, { needs: 'board-workers' })
    look(make.VISIT.warden, reasons)
  },
  /** He fetches himself too: his own space is always free. */
  does(t, seat) {
    const { spaces, players } = t.g
    let count = 0
    for (let space = 0; space < spaces.length; space++) {
      count += spaces[space]!
      spaces[space] = 0
    }
    players[seat]!.workers += count
    tell(t, { say: 'workers', seat, count })
  },
  /** He fetches the workers of the other spaces too: after all other visits. */
  lean: () => 9.5,
}

const MAIDEN = at('shield_maiden')
const shieldMaiden: SpaceRecord<Visit<'shield_maiden'>> = {
  offers(g, seat, look) {
    const { yard, crew } = g.players[seat]!
    const lacks = whyNotVisit(g, seat, MAIDEN)
    for (const card of yard.cards) lookAtShielding(g, card, lacks, look)
    for (const card of crew.cards) lookAtShielding(g, card, lacks, look)
  },
  whyNothing(g, seat) {
    const { yard, crew } = g.players[seat]!
    if (yard.cards.length + crew.cards.length > 0) return OPEN
    return and(whyNotVisit(g, seat, MAIDEN), { needs: 'own-card' })
  },
  does: (t, seat, move) => ('shield' in move ? raiseShield(t, seat, move.shield) : takeAway(t, seat, move.remove)),
  lean(plan, move) {
    if ('remove' in move) return makesRoom(plan, move.remove) ? 55 : -1
    return plan.g.players.length > 2 && plan.me.workers > 5 ? 1.5 : -1
  },
}
/** She takes a card away, or lays a shield on it, while there are some. */
function lookAtShielding(g: G, card: number, lacks: Reasons, look: Look): void {
  look(make.remove(card), lacks)
  let reasons = lacks
  if (shieldsLeft(g) === 0) reasons = and(reasons, { needs: 'shield' })
  if (isShielded(g, card)) reasons = and(reasons, { needs: 'unshielded', card })
  look(make.shield(card), reasons)
}
function raiseShield(t: T, seat: Seat, card: number): void {
  t.g.shields.push(card)
  tell(t, { say: 'shields', seat, card })
}
function takeAway(t: T, seat: Seat, card: number): void {
  const { yard, crew } = t.g.players[seat]!
  leave(t, yard.cards.includes(card) ? yard : crew, card)
  tell(t, { say: 'removes', seat, card })
}

/** Each space is visited with a move of its own. */
export const VILLAGE: { readonly [S in Space]: SpaceRecord<VisitMove> } = {
  cartographer,
  jeweller,
  forager,
  warden,
  shield_maiden: shieldMaiden,
}
