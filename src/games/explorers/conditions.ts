// Why an action is not open: each condition is written once, and decides legality as well as it explains.
import type { Seat } from '#engine'
import { and } from '#games/kit/rules'
import { landsOf, strengthOf } from './cards/deck.ts'
import { isOffshore } from './chart.ts'
import { beside } from './hex.ts'
import { canSail, clashes, cornersOfLands, landOf, leadsOn, NOTHING, siteAt, tileOfLand } from './map.ts'
import type { LayMove } from './moves.ts'
import {
  boardersOf,
  enemyAt,
  HOLD,
  OUTPOST,
  OUTPOSTS,
  type PlayerView,
  roomOf,
  settlementAt,
  type View,
  vikingsOn,
} from './state.ts'

export type ExplorersReason =
  | { readonly needs: 'captains' | 'tile' }
  | { readonly needs: 'turn'; readonly seat: Seat }
  /** A tile fits whichever way it is turned; this side of it does not match that tile, or the open sea off the Mainland. */
  | { readonly needs: 'outline' | 'gap' }
  | { readonly needs: 'side'; readonly side: number; readonly tile: number }
  | {
      readonly needs: 'actions' | 'boarders' | 'strength' | 'tiles' | 'around'
      readonly want: number
      readonly have: number
    }
  | { readonly needs: 'room' | 'outposts'; readonly most: number }
  | { readonly needs: 'cargo' | 'hold' | 'guard' | 'own-viking' | 'sailor' | 'path' }
  /** Land lies between; an outpost stands at a corner of it. */
  | { readonly needs: 'sea' | 'apart'; readonly tile: number }
export type Reasons = readonly ExplorersReason[]

/** Nothing is missing. */
export const OPEN: Reasons = []

/** A tile in a gap: every side must match. */
export function whyNotLay({ gaps }: View, { tile, hex, turns }: LayMove): Reasons {
  const gap = gaps.find(each => each.hex === hex)
  if (!gap) return [{ needs: 'gap' }]
  const sides = clashes(gap, cornersOfLands(landsOf(tile, turns)))
  const borders = sides.filter(side => gap.near[side] !== NOTHING || isOffshore(beside(hex, side)))
  return borders.map(side => ({ needs: 'side', side, tile: gap.near[side]! }))
}
export function whyNotAct({ turn }: View, want = 1): Reasons {
  return and(OPEN, turn.left < want && { needs: 'actions', want, have: turn.left })
}
/** Livestock is loaded by a Viking: one who comes along, or one who stays there. */
export function whyNotLoad(g: View, seat: Seat, land: number): Reasons {
  const me = g.players[seat]!
  const reasons = and(whyNotAct(g), roomOf(me) === 0 && { needs: 'room', most: HOLD })
  const grazing = g.livestock.at.includes(land)
  return and(reasons, vikingsOn(me, land) === 0 && { needs: grazing ? 'own-viking' : 'cargo' })
}
/** Livestock is unloaded by a Viking: one who leaves with it, or one who stays aboard. */
export function whyNotUnload(g: View, seat: Seat): Reasons {
  const { aboard, hold } = g.players[seat]!
  return and(whyNotAct(g), aboard === 0 && { needs: hold.length > 0 ? 'guard' : 'hold' })
}
export function whyNotSail(g: View, seat: Seat, to: number): Reasons {
  const me = g.players[seat]!
  const reasons = and(whyNotAct(g), !canSail(g.map, me.ship, to) && { needs: 'sea', tile: to })
  if (me.aboard === 0) return and(reasons, { needs: 'sailor' })
  const want = boardersOf(me)
  return and(reasons, enemyAt(g, to) >= 0 && me.aboard < want && { needs: 'boarders', want, have: me.aboard })
}
export function whyNotWalk(g: View, land: number): Reasons {
  return and(whyNotAct(g), !leadsOn(g.map, land) && { needs: 'path' })
}
export function whyNotBuild(g: View, seat: Seat, point: number): Reasons {
  const me = g.players[seat]!
  const { lands, taken } = siteAt(g.map, point)
  const have = aroundOf(me, lands)
  let reasons = whyNotAct(g, OUTPOST.actions)
  reasons = and(reasons, me.outposts.length === OUTPOSTS && { needs: 'outposts', most: OUTPOSTS })
  reasons = and(reasons, lands.length < 3 && { needs: 'tiles', want: 3, have: lands.length })
  reasons = and(reasons, taken !== NOTHING && { needs: 'apart', tile: taken })
  return and(reasons, have < OUTPOST.vikings && { needs: 'around', want: OUTPOST.vikings, have })
}
/** One's own Vikings on the lands around a point. */
export function aroundOf({ ashore }: PlayerView, lands: readonly number[]): number {
  let count = 0
  for (const land of ashore) if (lands.includes(land)) count++
  return count
}
/** A settlement with one Viking fewer than it takes, as long as a larger game allows it. */
export function whyNotRaid(g: View, seat: Seat, tile: number): Reasons {
  const me = g.players[seat]!
  const want = raidersFor(me, strengthOf(g.settlements.tokens.cards[settlementAt(g, tile)]!))
  const have = vikingsOn(me, landOf(tile, 0))
  return and(OPEN, have < want && { needs: 'strength', want, have })
}
/** The strength of the settlement on a land that falls to a seat with so many Vikings more; 0: none does. */
export function fallingOn(g: View, seat: Seat, land: number, more = 0): number {
  const tile = tileOfLand(land)
  const token = g.settlements.tokens.cards[settlementAt(g, tile)]
  if (token === undefined || land !== landOf(tile, 0)) return 0
  const strength = strengthOf(token)
  return vikingsOn(g.players[seat]!, land) + more >= strength ? strength : 0
}
/** Vikings it takes against a settlement, at the least. */
export const raidersFor = ({ perks }: PlayerView, strength: number): number => strength - (perks.raids > 0 ? 1 : 0)
