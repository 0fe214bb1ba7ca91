// What counts about a seat in a saga, in numbers: stones it has, and how near it is to more of them.
import type { Seat } from '#engine'
import type { Outlook } from '#games/kit/sense'
import { isSymbolic, stoneOf } from '../cards/deck.ts'
import { haveOf, isSaga, stonesHeld, tomorrow, type View, wantOf } from '../state.ts'

/** In this order. */
export const TRAITS = [
  /** Stones it has and those it can hope for in this tale: points of the score. */
  'stone',
  /** How the tale stands, from lost (-1) to won (1). */
  'tale',
  /** Symbolic stones it can hope for. */
  'symbol',
  /** What it will bring along to the next tale. */
  'gift',
] as const
export type Trait = (typeof TRAITS)[number]
export type Traits = { readonly [trait in Trait]: number }

export function traitsOf(g: View, seat: Seat, lead: number): Traits {
  const clan = g.clans[seat]!
  return {
    stone: stonesHeld(clan) + (g.phase === 'tale' ? hopedFor(g, g.row.cards, seat) : 0),
    tale: lead,
    symbol: hopedFor(g, g.symbolic.cards, seat),
    gift: giftsHeld(g, seat),
  }
}
function hopedFor(g: View, stones: readonly number[], seat: Seat): number {
  let sum = 0
  for (const card of stones) sum += hopeOf(g, card, seat)
  return sum
}
/** The part of a stone a seat can hope for: more and more as it comes near, and less where others are as near. */
export function hopeOf(g: View, card: number, seat: Seat): number {
  const near = nearness(g, card, seat)
  if (near === 0) return 0
  let all = 0
  for (let each = 0; each < g.clans.length; each++) all += nearness(g, card, each)
  return (near * near) / all
}
const nearness = (g: View, card: number, seat: Seat): number => Math.min(1, haveOf(g, card, seat) / wantOf(card)) ** 2
/** Once the next tale has begun, its own table shows what was brought along. */
function giftsHeld(g: View, seat: Seat): number {
  if (!isSaga(g) || tomorrow(g) === undefined) return 0
  let gifts = 0
  for (const card of g.clans[seat]!.stones.cards) {
    if (!isSymbolic(card) && stoneOf(card).tale === g.tale) gifts++
  }
  return gifts
}

/** A seat's outlook in the tale against the mean of the others, part by part, and in all, in margins. */
export interface Lead {
  readonly parts: Outlook
  readonly margins: number
}
export function leadsOf(outlooks: readonly Outlook[], margin: number): Lead[] {
  const others = outlooks.length - 1
  return outlooks.map((mine, seat) => {
    const parts: { [part: string]: number } = {}
    let margins = 0
    for (const part in mine) {
      let lead = mine[part]!
      for (let other = 0; other < outlooks.length; other++) {
        if (other !== seat) lead -= outlooks[other]![part]! / others
      }
      parts[part] = lead / margin
      margins += lead / margin
    }
    return { parts, margins }
  })
}
/** One margin ahead wins three times of four: from losing for sure (-1) to winning for sure (1). */
export const settled = (margins: number): number => Math.tanh((Math.log(3) / 2) * margins)
