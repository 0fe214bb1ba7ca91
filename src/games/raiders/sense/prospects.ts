// What raids promise a seat, as all can see: what each still needs, and the exact odds of its dice, kept by number for
// those who ask at every step.
import { deck, settlementOf, slot } from '../cards/deck.ts'
import { type Colour, GOLD, KINDS, PROVISIONS } from '../cards/kinds.ts'
import { gloryOf, raidCost, rerollsOf, strengthOf } from '../crew.ts'
import { setsLeft } from '../north.ts'
import { type Odds, oddsOf } from '../odds.ts'
import type { PlayerView, View } from '../state.ts'

/** A raid on a settlement that has plunder left. */
export interface Prospect {
  readonly settlement: number
  /** Its place in `KINDS`. */
  readonly kind: number
  /** Crew, provisions and gold that are missing. */
  readonly lacks: { readonly crew: number; readonly provisions: number; readonly gold: number }
  readonly cost: { readonly provisions: number; readonly gold: number }
  readonly odds: Odds
  /** Points to expect, the glory of the crew included. */
  readonly points: number
  readonly sets: number
}
export const FORTRESS = KINDS.indexOf('fortress')
export const kindOf = (settlement: number): number => kinds[settlement]!
export const takes = (settlement: number, colour: Colour): boolean => settlementOf(settlement).workers.includes(colour)

/** All of them, with a worker of this colour. */
export function prospectsOf(g: View, player: PlayerView, colour: Colour): Prospect[] {
  const strengths = KINDS.map(kind => strengthOf(g, player, kind, colour))
  const glories = KINDS.map(kind => gloryOf(g, player, kind))
  const rerolls = rerollsOf(g, player)
  const { goods, crew } = player
  const found: Prospect[] = []
  for (let settlement = 0; settlement < g.north.length; settlement++) {
    const sets = setsLeft(g, settlement)
    if (sets === 0) continue
    const kind = kindOf(settlement)
    const cost = raidCost(g, player, settlement)
    const odds = oddsAt(settlement, strengths[kind]!, rerolls)
    const lacks = {
      crew: Math.max(0, settlementOf(settlement).crew - crew.cards.length),
      provisions: Math.max(0, cost.provisions - goods[PROVISIONS]!),
      gold: Math.max(0, cost.gold - goods[GOLD]!),
    }
    found.push({ settlement, kind, lacks, cost, odds, points: odds.expected + glories[kind]!, sets })
  }
  return found
}
/** The most points of a raid that lacks nothing, once some provisions have come; -1: there is none. */
export function bestReady(prospects: readonly Prospect[], colour: Colour, come = 0): number {
  let best = -1
  for (const { settlement, lacks, points } of prospects) {
    if (lacks.crew + lacks.gold > 0 || lacks.provisions > come || !takes(settlement, colour)) continue
    best = Math.max(best, points)
  }
  return best
}
/** Plunder sets left in the Fortresses. */
export function fortressSets(prospects: readonly Prospect[]): number {
  let left = 0
  for (const { kind, sets } of prospects) if (kind === FORTRESS) left += sets
  return left
}

/** The odds of a raid by its settlement and a strength: the same as the rules have them. */
function oddsAt(settlement: number, strength: number, rerolls: number): Odds {
  const key = (settlement * STRENGTHS + strength) * REROLLS + rerolls
  let found = odds.get(key)
  if (!found) {
    const { tiers, dice } = settlementOf(settlement)
    odds.set(key, (found = oddsOf(tiers, strength, dice, dice > 0 ? rerolls : 0)))
  }
  return found
}
/** More than any crew has. */
const STRENGTHS = 1024
const REROLLS = 64
let odds: Map<number, Odds>
let kinds: readonly number[]
slot.keep(
  () => ({ odds: new Map<number, Odds>(), kinds: deck.settlements.map(({ kind }) => KINDS.indexOf(kind)) }),
  kept => {
    ;({ odds, kinds } = kept)
  },
)
