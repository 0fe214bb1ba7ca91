// What counts about a seat in a saga, in numbers: stones it has, and how near it is to more of them.
import type { Seat } from '#engine'
import type { Outlook } from '#games/kit/sense'
import { isSymbolic, stoneOf } from '../cards/deck.ts'
import { haveOf, isSaga, stonesHeld, tomorrow, type View, wantOf } from '../state.ts'

/** In this order. */
export const TRAITS = [
  /** Stones it has: points of the score. */
  'stone',
  /** How the tale stands, from lost (-1) to won (1). */
  'tale',
  /** How near the seat is to stones on the row, and to symbolic ones: for each the square of the part it has. */
  'hope',
  'symbol',
  /** What it will bring along to the next tale. */
  'gift',
] as const
export type Trait = (typeof TRAITS)[number]
export type Traits = { readonly [trait in Trait]: number }

export function traitsOf(g: View, seat: Seat, lead: number): Traits {
  const clan = g.clans[seat]!
  return {
    stone: stonesHeld(clan),
    tale: lead,
    hope: g.phase === 'tale' ? nearness(g, g.row.cards, seat) : 0,
    symbol: nearness(g, g.symbolic.cards, seat),
    gift: giftsHeld(g, seat),
  }
}
export function nearness(g: View, stones: readonly number[], seat: Seat): number {
  let sum = 0
  for (const card of stones) sum += Math.min(1, haveOf(g, card, seat) / wantOf(card)) ** 2
  return sum
}
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
