// What the dice of a raid promise, exactly: the chance of each tier and the points to expect, with the dice that may be
// rolled again used as well as can be. Boards, bots and tests ask here.
import type { Settlement } from './cards/kinds.ts'
import { DIE } from './state.ts'

export interface Odds {
  /** Of falling short of all tiers, then of ending in each, the lowest first. */
  readonly chances: readonly number[]
  /** Points of the tiers, in the mean. */
  readonly expected: number
}
type Tiers = Settlement['tiers']

/** Which tier a strength reaches: 0 is none. */
export function tierOf(tiers: Tiers, strength: number): number {
  let reached = 0
  while (reached < tiers.length && tiers[reached]!.strength <= strength) reached++
  return reached
}
export const pointsOf = (tiers: Tiers, strength: number): number => tiers[tierOf(tiers, strength) - 1]?.points ?? 0

/** Before the roll: a strength without its dice, so many dice, so many of them to be rolled again. */
export function oddsOf(tiers: Tiers, strength: number, dice: number, rerolls: number): Odds {
  const key = `${strength} ${dice} ${rerolls} ${tiers.map(tier => `${tier.strength}:${tier.points}`).join()}`
  let odds = KNOWN.get(key)
  if (!odds) {
    odds = rolled(tiers, strength, dice, [], Math.min(rerolls, MOST_REROLLS))
    KNOWN.set(key, odds)
  }
  return odds
}
const KNOWN = new Map<string, Odds>()
/** A crew has five places. */
const MOST_REROLLS = 5

function rolled(tiers: Tiers, strength: number, toRoll: number, dice: readonly number[], rerolls: number): Odds {
  if (toRoll === 0) return lying(tiers, strength, dice, rerolls)
  return mean(DIE.map(face => rolled(tiers, strength, toRoll - 1, [...dice, face], rerolls)))
}
/** With dice as they lie: they stand, or one of them is rolled again, whichever promises more. */
function lying(tiers: Tiers, strength: number, dice: readonly number[], rerolls: number): Odds {
  const key = `${strength} ${dice.toSorted().join('+')} ${rerolls} ${tiers.map(tier => `${tier.strength}:${tier.points}`).join()}`
  const known = LYING.get(key)
  if (known) return known
  const face = bestReroll(tiers, strength, dice, rerolls)
  const odds = face === null ? standing(tiers, strength, dice) : again(tiers, strength, dice, face, rerolls)
  LYING.set(key, odds)
  return odds
}
const LYING = new Map<string, Odds>()

/** The face of the die that is best rolled again; null: they stand. */
export function bestReroll(tiers: Tiers, strength: number, dice: readonly number[], rerolls: number): number | null {
  let best: number | null = null
  let most = standing(tiers, strength, dice).expected
  if (rerolls === 0) return best
  for (const face of new Set(dice)) {
    const { expected } = again(tiers, strength, dice, face, rerolls)
    if (expected <= most + 1e-12) continue
    most = expected
    best = face
  }
  return best
}
function again(tiers: Tiers, strength: number, dice: readonly number[], face: number, rerolls: number): Odds {
  const at = dice.indexOf(face)
  return mean(DIE.map(to => lying(tiers, strength, dice.with(at, to), rerolls - 1)))
}
function standing(tiers: Tiers, strength: number, dice: readonly number[]): Odds {
  const total = dice.reduce((sum, face) => sum + face, strength)
  const reached = tierOf(tiers, total)
  return {
    chances: Array.from({ length: tiers.length + 1 }, (_, tier) => (tier === reached ? 1 : 0)),
    expected: pointsOf(tiers, total),
  }
}
const mean = (all: readonly Odds[]): Odds => ({
  chances: all[0]!.chances.map((_, tier) => all.reduce((sum, { chances }) => sum + chances[tier]!, 0) / all.length),
  expected: all.reduce((sum, { expected }) => sum + expected, 0) / all.length,
})
