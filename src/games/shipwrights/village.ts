// The village board, one record a space: a worker goes to a free one and stays there until a Warden fetches it.
import type { Seat, Steps } from '#engine'
import { and, both } from '#games/kit/rules'
import type { Look } from './choices.ts'
import { OPEN, type Reasons, type ShipwrightsReason, whyNotAfford, whyNotPay } from './conditions.ts'
import { crewsWithStandIn, hasStandIn } from './crew.ts'
import type { VisitMove } from './moves.ts'
import * as make from './moves.ts'
import { tell } from './notes.ts'
import { gainGold, gainGoods, gains, leave } from './pieces.ts'
import { discardCards, turnMarket } from './pile.ts'
import { finishShip } from './ships.ts'
import { type G, isShielded, JEWELS, SPACES, type Space, shieldsLeft, storedIn, type T } from './state.ts'

interface SpaceRecord<M extends VisitMove> {
  /** Looks at all that can be done there; `lacks`: what any visit does. Left out: it is looked at elsewhere, ship by ship. */
  offers?(g: G, seat: Seat, lacks: Reasons, look: Look): void
  /** What is missing for a visit that is for nothing yet; left out: there is always something it could be for. */
  wants?(g: G, seat: Seat): ShipwrightsReason | false
  /** What happens: steps, if somebody is asked something. */
  does(t: T, seat: Seat, move: M): Steps<void> | void
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

/** Looks at all that can be done on the board. */
export function lookAtVillage(g: G, seat: Seat, look: Look): void {
  const unpaid = whyNotWorker(g, seat)
  for (let at = 0; at < SPACES.length; at++) {
    VILLAGE[SPACES[at]!].offers?.(g, seat, both(unpaid, whyNotSpace(g, at)), look)
  }
}
/** Why a space is of no use yet, whatever it is for; nothing, if there is something. */
export function whyNothing(g: G, seat: Seat, space: Space): Reasons {
  const wants = VILLAGE[space].wants?.(g, seat)
  return wants ? and(both(whyNotWorker(g, seat), whyNotSpace(g, SPACES.indexOf(space))), wants) : OPEN
}
/** Why there is nobody to send. */
const whyNotWorker = (g: G, seat: Seat): Reasons => whyNotPay(g.players[seat]!, 0, 1)
function whyNotSpace({ spaces, turn }: G, at: number): Reasons {
  const space = SPACES[at]!
  const reasons = and(OPEN, spaces[at] !== 0 && { needs: 'free-space', space })
  return and(reasons, ONCE_A_TURN.includes(space) && turn.visited.includes(at) && { needs: 'new-space', space })
}
/**
 * The spaces a player goes to once a turn at most (ruling). Only a Warden empties spaces, so with him every space is
 * visited twice at most, and a turn is finite; all of `SPACES` here would be the stricter reading.
 */
const ONCE_A_TURN: readonly Space[] = ['warden']

const CARTOGRAPHER = SPACES.indexOf('cartographer')
/** A ship that could be finished with a stand-in. `have`: the craftsmen at hand, counted once for all ships. */
export function lookAtChart(g: G, seat: Seat, ship: number, tool: boolean, have: readonly number[], look: Look): void {
  const misses = both(whyNotAfford(g.players[seat]!, ship, tool, 1), whyNotSpace(g, CARTOGRAPHER))
  const reasons = and(misses, !hasStandIn(have, ship) && { needs: 'stand-in', ship })
  if (reasons.length > 0) return look(make.uncharted(ship, tool ? 1 : 0), reasons)
  for (const crew of crewsWithStandIn(g, seat, ship)) {
    look({ do: 'visit', space: 'cartographer', ship, tool, crew }, OPEN)
  }
}

const RECORDS: { readonly [S in Space]: SpaceRecord<VisitMove & { readonly space: S }> } = {
  cartographer: {
    wants: (g, seat) => g.players[seat]!.yard.cards.length === 0 && { needs: 'own-ship' },
    does: (t, seat, { ship, tool, crew }) => finishShip(t, seat, ship, tool, crew),
  },
  jeweller: {
    offers: (g, seat, lacks, look) =>
      look(make.VISIT.jeweller, and(lacks, g.players[seat]!.hand.cards.length === 0 && { needs: 'cards' })),
    *does(t, seat) {
      const { cards } = yield* t.one(seat, 'jewels', make.gifts(t.g.players[seat]!.hand.cards, JEWELS.length))
      discardCards(t, seat, cards)
      gainGold(t, seat, JEWELS[cards.length - 1]!)
    },
  },
  forager: {
    offers({ market, supply }, _seat, lacks, look) {
      const reasons = and(lacks, market < 0 && { needs: 'market' })
      look(make.VISIT.forager, and(reasons, storedIn(supply.goods) === 0 && { needs: 'goods-left' }))
    },
    /** The top card goes, so that the market changes; then a resource of one's choice comes. */
    *does(t, seat) {
      const { g } = t
      tell(t, { say: 'turns-up', card: t.move(g.pile, 0, g.discard) })
      turnMarket(t)
      const { good } = yield* t.one(seat, 'gain', gains(g))
      gainGoods(t, seat, good, 1)
    },
  },
  warden: {
    /** Fetching back only the worker just sent would be no action at all (ruling). */
    offers: (g, _seat, lacks, look) =>
      look(make.VISIT.warden, and(lacks, !g.spaces.includes(1) && { needs: 'board-workers' })),
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
  },
  shield_maiden: {
    offers(g, seat, lacks, look) {
      const { yard, crew } = g.players[seat]!
      for (const card of yard.cards) lookAtShielding(g, card, lacks, look)
      for (const card of crew.cards) lookAtShielding(g, card, lacks, look)
    },
    wants(g, seat) {
      const { yard, crew } = g.players[seat]!
      return yard.cards.length + crew.cards.length === 0 && { needs: 'own-card' }
    },
    does(t, seat, move) {
      if ('shield' in move) {
        t.g.shields.push(move.shield)
        return tell(t, { say: 'shields', seat, card: move.shield })
      }
      const { yard, crew } = t.g.players[seat]!
      leave(t, yard.cards.includes(move.remove) ? yard : crew, move.remove)
      tell(t, { say: 'removes', seat, card: move.remove })
    },
  },
}
/** Each space is visited with a move of its own. */
export const VILLAGE: { readonly [S in Space]: SpaceRecord<VisitMove> } = RECORDS

/** She takes a card away, or lays a shield on it, while there are some. */
function lookAtShielding(g: G, card: number, lacks: Reasons, look: Look): void {
  look(make.remove(card), lacks)
  const reasons = and(lacks, shieldsLeft(g) === 0 && { needs: 'shield' })
  look(make.shield(card), and(reasons, isShielded(g, card) && { needs: 'unshielded', card }))
}
