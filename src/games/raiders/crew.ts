// What a crew is good for, all together: strength, discounts, points and help in the village. Equal effects add up (ruling).
import { faceOf, settlementOf } from './cards/deck.ts'
import type { Colour, Kind } from './cards/kinds.ts'
import { recordOf } from './cards/townsfolk/index.ts'
import type { Building, PlayerView, View } from './state.ts'

/** How much more the crew brings at a building: cards, provisions, silver, actions, or silver saved. */
export function helpAt(g: View, { crew }: PlayerView, building: Building): number {
  let help = 0
  for (const card of crew.cards) if (recordOf(card).helpsAt === building) help += faceOf(g, card).crew
  return help
}
/** What a raid costs this crew: never less than nothing. */
export function raidCost(g: View, { crew }: PlayerView, settlement: number): { provisions: number; gold: number } {
  const place = settlementOf(settlement)
  const cost = { provisions: place.provisions, gold: place.gold }
  for (const card of crew.cards) {
    const { spares } = recordOf(card)
    if (spares?.at === place.kind) cost[spares.good] = Math.max(0, cost[spares.good] - faceOf(g, card).crew)
  }
  return cost
}
/** The strength before the dice: everybody's own, what they add, and the armour. */
export function strengthOf(g: View, player: PlayerView, kind: Kind, colour: Colour): number {
  let strength = player.armour
  for (const card of player.crew.cards) {
    const face = faceOf(g, card)
    strength += face.strength + (recordOf(card).might?.(player, face.crew, kind, colour) ?? 0)
  }
  return strength
}
/** Points the crew brings for a raid, whatever its strength. */
export function gloryOf(g: View, { crew }: PlayerView, kind: Kind): number {
  let glory = 0
  for (const card of crew.cards) if (recordOf(card).gloryAt === kind) glory += faceOf(g, card).crew
  return glory
}
/** Dice that may be rolled again in a raid. */
export function rerollsOf(g: View, { crew }: PlayerView): number {
  let rerolls = 0
  for (const card of crew.cards) if (recordOf(card).rerolls) rerolls += faceOf(g, card).crew
  return rerolls
}
/** What it costs to hire a card: at the Barracks, or `flat` from a Recruiter at the Town Hall. A free hire is free anywhere. */
export function hireCost(g: View, player: PlayerView, card: number, flat?: number): number {
  if (player.perks.hires > 0) return 0
  return flat ?? Math.max(0, faceOf(g, card).cost - helpAt(g, player, 'barracks'))
}
/** The steps of armour one purchase brings: two for iron, one for silver. */
export const armourFor = ({ perks }: PlayerView, paid: 'iron' | 'silver'): number =>
  (paid === 'iron' ? 2 : 1) + perks.armour
