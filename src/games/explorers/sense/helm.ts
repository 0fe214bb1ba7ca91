// The table as one seat of Explorers has it before it, with what is worked out of it once for all its tokens.
import type { Seat } from '#engine'
import { strengthOf } from '../cards/deck.ts'
import { LIVESTOCK, type Livestock } from '../cards/kinds.ts'
import { aroundOf } from '../conditions.ts'
import { INFLUENCE, type Influences, influences, isComplete } from '../islands.ts'
import { islandOf, MAINLAND, NOTHING, tileOfLand } from '../map.ts'
import { livestockPoints } from '../score.ts'
import { HAND, OUTPOST, OUTPOSTS, type PlayerView, type View } from '../state.ts'
import { freeSites, homeward, sailsTo, wantedAt } from './waters.ts'

export interface Helm {
  readonly g: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly all: Influences
  /** Livestock brought home and aboard, by kind, and what all of it will be worth. */
  readonly has: readonly number[]
  readonly worth: number
  /** By tile, how many sails it is home, to livestock of the kinds wanted most, to enemy ships, to settlements. */
  readonly home: readonly number[]
  readonly herds: readonly number[]
  readonly enemies: readonly number[]
  readonly settlements: readonly number[]
  /** Turns this seat has left after this one. */
  readonly turns: number
}
export function helmOf(g: View, seat: Seat): Helm {
  const me = g.players[seat]!
  const has = withMore(me.delivered, me.hold)
  return {
    g,
    seat,
    me,
    all: influences(g),
    has,
    worth: livestockPoints(has),
    home: homeward(g),
    herds: sailsTo(g, wantedAt(g, has)),
    enemies: sailsTo(g, g.enemies.at),
    settlements: sailsTo(g, g.settlements.at),
    turns: turnsLeft(g, seat),
  }
}
/** As many as there are tiles to come, shared by all; alone three a turn. */
function turnsLeft({ players, stack, turn }: View, seat: Seat): number {
  if (players.length === 1) return Math.ceil(stack.cards.length / HAND)
  const { cards } = players[seat]!.hand
  return cards.length - (turn.stage === 'lay' ? 1 : 0) + Math.floor(stack.cards.length / players.length)
}

/** Points more by livestock of these kinds, once it is home. */
export function worthOf({ has, worth }: Helm, livestock: readonly Livestock[]): number {
  return livestock.length === 0 ? 0 : livestockPoints(withMore(has, livestock)) - worth
}
/** Points more by delivering these. */
export const deliveryOf = ({ me: { delivered } }: Helm, livestock: readonly Livestock[]): number =>
  livestock.length === 0 ? 0 : livestockPoints(withMore(delivered, livestock)) - livestockPoints(delivered)
function withMore(counts: readonly number[], livestock: readonly Livestock[]): number[] {
  const more = counts.slice()
  for (const kind of livestock) more[LIVESTOCK.indexOf(kind)]!++
  return more
}
/** The most that one or two of the livestock on a tile would add. */
export function herdWorth(helm: Helm, tile: number): number {
  const { at, kinds } = helm.g.livestock
  let best = 0
  for (let i = 0; i < at.length; i++) {
    if (at[i] !== MAINLAND && tileOfLand(at[i]!) === tile) best = Math.max(best, worthOf(helm, [kinds[i]!]))
  }
  return best
}
/** The strength of the settlement on a tile; 0: there is none. */
export function strengthAt({ settlements }: View, tile: number): number {
  const at = settlements.at.indexOf(tile)
  return at < 0 ? 0 : strengthOf(settlements.tokens.cards[at]!)
}

/** How a seat stands on an island with some more influence: 2 leads alone, 1 with others, 0 does not lead. */
export function standing({ all, seat }: Helm, island: number, more = 0): 0 | 1 | 2 {
  const influence = all[island]!
  const mine = influence[seat]! + more
  if (mine <= 0) return 0
  let most = 0
  for (let other = 0; other < influence.length; other++) if (other !== seat) most = Math.max(most, influence[other]!)
  return mine > most ? 2 : mine === most ? 1 : 0
}
/** Whether an outpost could be built around some land, with Vikings coming there and going elsewhere. */
export function canBuild({ g, me }: Helm, land: number, come: number, from = NOTHING, gone = 0): boolean {
  if (land === MAINLAND || me.outposts.length === OUTPOSTS) return false
  for (const { lands } of freeSites(g, [land])) {
    if (aroundOf(me, lands) + come - (lands.includes(from) ? gone : 0) >= OUTPOST.vikings) return true
  }
  return false
}
/** Points by control of an island that is complete, with some more influence. */
export function controlGain(helm: Helm, island: number, more: number): number {
  const { g } = helm
  if (island === NOTHING || !isComplete(g.islands[island]!)) return 0
  const [before, after] = [standing(helm, island), standing(helm, island, more)]
  const tiles = g.islands[island]!.tiles.length
  return (after > 0 ? tiles : 0) - (before > 0 ? tiles : 0)
}
export const OUTPOST_INFLUENCE = INFLUENCE.outpost
/** The island a land is part of. */
export const islandOn = ({ g }: Helm, land: number): number => islandOf(g.map, land)
