// The table as one seat of Raiders has it before it, with what is worked out of it once for all its tokens.
import type { Seat } from '#engine'
import { offeringOf } from '../cards/deck.ts'
import { type Colour, GOLD, IRON, LIVESTOCK } from '../cards/kinds.ts'
import { scoreOf } from '../score.ts'
import type { PlayerView, View } from '../state.ts'
import { type Prospect, prospectsOf } from './prospects.ts'

/** The table as it is before one seat, and what is worked out of it once. */
export interface Longship {
  readonly g: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly hand: readonly number[]
  /** The worker in hand, or the one at work. */
  readonly colour: Colour
  readonly prospects: readonly Prospect[]
  /** By offering on display: pieces that are lacking. */
  readonly lacking: readonly number[]
  /** Points of everybody if the match ended now, and how far the seat is ahead of the best other. */
  readonly scores: readonly number[]
  readonly lead: number
}
export function longshipOf(g: View, seat: Seat): Longship {
  const me = g.players[seat]!
  const colour = me.worker ?? g.turn.colour
  const scores = g.players.map((_, other) => scoreOf(g, other).score)
  return {
    g,
    seat,
    me,
    hand: me.hand.cards as readonly number[],
    colour,
    prospects: prospectsOf(g, me, colour),
    lacking: g.display.cards.map(tile => lackingFor(me, tile, NOTHING)),
    scores,
    lead: scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat)),
  }
}
const NOTHING = [0, 0, 0, 0, 0]
/** Pieces an offering asks beyond what is there, once some have come. */
function lackingFor({ goods }: PlayerView, tile: number, come: readonly number[]): number {
  const { asks } = offeringOf(tile)
  let lacking = 0
  for (let good = 0; good < asks.length; good++) lacking += Math.max(0, asks[good]! - goods[good]! - come[good]!)
  return lacking
}
/** Points of an offering beyond those the plunder is worth that it asks. */
export function netOf(tile: number): number {
  const { asks, points } = offeringOf(tile)
  return points - asks[GOLD]! - asks[IRON]! - asks[LIVESTOCK]! / 2
}
/** What the nearest offering lacks with these tokens of plunder. */
export function lacksAfter({ g, me }: Longship, tokens: readonly number[]): number {
  const come = [0, 0, tokens[1]!, tokens[2]!, tokens[3]!]
  let least = 4
  for (const tile of g.display.cards) least = Math.min(least, lackingFor(me, tile, come))
  return least
}
/** Provisions still lacking for the raid that lacks fewest, of those the crew is large enough for. */
export function hungerOf({ prospects }: Longship, come: number): number {
  let hunger = 4
  for (const { lacks } of prospects) {
    if (lacks.crew + lacks.gold === 0) hunger = Math.min(hunger, Math.max(0, lacks.provisions - come))
  }
  return hunger
}
