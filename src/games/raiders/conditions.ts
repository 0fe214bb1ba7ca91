// Why an action is not open: each condition is written once, and decides legality as well as it explains. What only one
// building or one card asks for is written in its record.
import type { Seat } from '#engine'
import { and, both, twice } from '#games/kit/rules'
import { cardOf, offeringOf, settlementOf } from './cards/deck.ts'
import { type Colour, GOLD, GOODS, type Good, PROVISIONS, SILVER } from './cards/kinds.ts'
import { isHero } from './cards/townsfolk/index.ts'
import { hireCost, raidCost } from './crew.ts'
import { setsLeft } from './north.ts'
import type { Refused } from './refusals.ts'
import { type Building, CREW, type PlayerView, type View } from './state.ts'

export type RaidersReason =
  | { readonly needs: 'all-kept' | 'pile' | 'held-worker' | 'own-crew' | 'other-cards' }
  | { readonly needs: 'turn'; readonly seat: Seat }
  | { readonly needs: 'goods'; readonly good: Good; readonly want: number; readonly have: number }
  | { readonly needs: 'crew' | 'cards'; readonly want: number; readonly have: number }
  | { readonly needs: 'worker'; readonly colours: readonly Colour[]; readonly have: Colour }
  /** Another worker stands there; nobody does; one's own was just placed there; its action was taken; one is not there. */
  | { readonly needs: 'free' | 'occupied' | 'other' | 'unused' | 'being-at'; readonly building: Building }
  | { readonly needs: 'plunder-left'; readonly settlement: number }
  | { readonly needs: 'supply'; readonly good: Good }
  | { readonly needs: 'no-hero' | 'hall-effect' | 'no-effect'; readonly card: number }
  | { readonly needs: 'armour-room'; readonly most: number }
  | { readonly needs: 'valkyries-left' | 'sets-left' | 'building-left' | 'offerings-left' | 'other-worker' }
  /** Nobody else has any. */
  | { readonly needs: 'their-goods'; readonly good: Good }
  | { readonly needs: 'their-plunder' | 'their-armour' | 'their-cards' | 'their-hero' | 'harbour-plunder' }
export type Reasons = readonly RaidersReason[]

/** Nothing is missing. */
export const OPEN: Reasons = []

export function whyNotPay({ goods }: PlayerView, good: number, want: number): Reasons {
  const have = goods[good]!
  return and(OPEN, have < want && { needs: 'goods', good: GOODS[good]!, want, have })
}
export const whyNotSupply = ({ supply }: View, good: number): Reasons =>
  and(OPEN, supply.goods[good] === 0 && { needs: 'supply', good: GOODS[good]! })
export const whyNotColour = (colours: readonly Colour[], have: Colour): Reasons =>
  colours.includes(have) ? OPEN : wrongColour(colours, have)
/** Made once, like options: most workers are of the wrong colour for most of the north. */
function wrongColour(colours: readonly Colour[], have: Colour): Reasons {
  let known = WRONG.get(colours)
  if (!known) WRONG.set(colours, (known = {}))
  return (known[have] ??= [{ needs: 'worker', colours, have }])
}
const WRONG = new WeakMap<readonly Colour[], { [have in Colour]?: Reasons }>()
const tooFew = twice<Reasons>((want, have) => [{ needs: 'crew', want, have }])
export const whyNotCards = ({ hand }: PlayerView, want: number): Reasons =>
  and(OPEN, hand.cards.length < want && { needs: 'cards', want, have: hand.cards.length })
/** Some pieces for one of another kind. */
export const whyNotTrade = (g: View, seat: Seat, give: number, want: number, take: number): Reasons =>
  both(whyNotPay(g.players[seat]!, give, want), whyNotSupply(g, take))
/** Whether anybody else has some of it. */
export const whyNotTake = ({ players }: View, seat: Seat, good: number): Reasons =>
  and(
    OPEN,
    !players.some(({ goods }, other) => other !== seat && goods[good]! > 0) && {
      needs: 'their-goods',
      good: GOODS[good]!,
    },
  )

/**
 * A worker of this colour raids a settlement: crew, provisions and gold, and plunder that is left. `brief`: what is
 * missing first is enough, since options are looked for far more often than reasons.
 */
export function whyNotRaid(g: View, seat: Seat, settlement: number, colour: Colour, brief = false): Reasons {
  const me = g.players[seat]!
  const { workers, crew } = settlementOf(settlement)
  const have = me.crew.cards.length
  let reasons = whyNotColour(workers, colour)
  if (have < crew) reasons = both(reasons, tooFew(crew, have))
  if (brief && reasons.length > 0) return reasons
  reasons = and(reasons, setsLeft(g, settlement) === 0 && { needs: 'plunder-left', settlement })
  const { provisions, gold } = raidCost(g, me, settlement)
  reasons = both(reasons, whyNotPay(me, PROVISIONS, provisions))
  return both(reasons, whyNotPay(me, GOLD, gold))
}

/** A second hero needs the place of the first, and takes it only where somebody has to leave. */
export function whyNotJoin({ crew }: PlayerView, card: number): Reasons {
  if (crew.cards.length >= CREW || !isHero(card)) return OPEN
  const hero = crew.cards.find(isHero)
  return and(OPEN, hero !== undefined && { needs: 'no-hero', card: hero })
}
/** `flat`: what a Recruiter at the Town Hall asks for anybody. */
export function whyNotHire(g: View, seat: Seat, card: number, flat?: number): Reasons {
  const me = g.players[seat]!
  return both(whyNotPay(me, SILVER, hireCost(g, me, card, flat)), whyNotJoin(me, card))
}
/** `less`: the piece a Trader saves; -1: none. */
export function whyNotOffer({ players }: View, seat: Seat, tile: number, less = -1): Reasons {
  const { asks } = offeringOf(tile)
  let reasons = OPEN
  for (let good = 0; good < asks.length; good++) {
    const want = asks[good]! - (good === less ? 1 : 0)
    if (want > 0) reasons = both(reasons, whyNotPay(players[seat]!, good, want))
  }
  return reasons
}

/** Takes in every move there is to look at, with what it lacks. */
export type Look<M = Refused> = (move: M, because: Reasons) => void
/** Nothing, if one of many ways is open; else what the nearest one lacks. */
export function whyNone<M>(ways: readonly M[], whyNot: (way: M) => Reasons): Reasons {
  let [far, nearest] = [Number.POSITIVE_INFINITY, OPEN]
  for (const way of ways) {
    const because = whyNot(way)
    if (because.length === 0) return OPEN
    let lacks = 0
    for (const why of because) lacks += 10 + ('want' in why ? why.want - why.have : 5)
    if (lacks < far) [far, nearest] = [lacks, because]
  }
  return nearest
}
/** The ways that are open. */
export const openOf = <M>(ways: readonly M[], whyNot: (way: M) => Reasons): M[] =>
  ways.filter(way => whyNot(way).length === 0)
/** The first card of each title: cards of the same title are the same. */
export function eachOnce(cards: readonly number[]): number[] {
  const found: number[] = []
  for (const card of cards) if (!found.some(other => cardOf(other).id === cardOf(card).id)) found.push(card)
  return found
}
