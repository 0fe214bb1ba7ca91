// Everything a player can be asked to choose, as plain options. Those that come up often are made once: options are never changed.
import type { Seat } from '#engine'
import { once, twice } from '#games/kit/rules'
import { GOLD, GOODS, type Good, PLUNDER, type Plunder, PROVISIONS } from './cards/kinds.ts'
import { BUILDINGS, type Building } from './state.ts'

/** What is chosen unseen is named by its place in the hand: nobody else can know the card. */
export type KeepMove = { readonly do: 'keep'; readonly at: readonly number[] }
export type SwapMove = { readonly do: 'swap'; readonly at: number }
/** A worker placed or picked up, and the action of the building taken; `idle`: it is not taken. */
export type WorkMove = { readonly do: 'place' | 'pick'; readonly building: Building; readonly idle?: true }
export type RaidMove = { readonly do: 'raid'; readonly settlement: number }
/** Beggar and Labourer leave the crew for what they bring. */
export type DischargeMove = { readonly do: 'discharge'; readonly card: number }
/** A card for its Town Hall effect; `vain`: it has none now, and is only discarded. */
export type PlayMove = { readonly do: 'play'; readonly card: number; readonly vain?: true }
export type SellMove = { readonly do: 'sell'; readonly card: number; readonly for: 'silver' | 'gold' }
/** One card: hired, discarded, added to what is sold, or lost. */
export type CardMove = { readonly do: 'hire' | 'add' | 'discard' | 'lose'; readonly card: number }
export type ArmMove = { readonly do: 'arm'; readonly with: 'iron' | 'silver' }
/** An offering; `less`: the piece a Trader saves. */
export type OfferMove = { readonly do: 'offer'; readonly tile: number; readonly less?: Good }
export type LongHouseMove = OfferMove | { readonly do: 'trade' } | { readonly do: 'enough' }
export type GainMove = { readonly do: 'gain'; readonly what: Good | 'cards' }
export type GiveMove = { readonly do: 'give'; readonly what: 'silver' | 'provisions' }
export type UseMove = { readonly do: 'use'; readonly building: Building }
export type TargetMove = { readonly do: 'target'; readonly seat: Seat }
export type RobMove = { readonly do: 'rob'; readonly seat: Seat; readonly what: Plunder }
/** An opponent's worker for the one in a building. */
export type ExchangeMove = { readonly do: 'exchange'; readonly seat: Seat; readonly building: Building }
export type BarterMove = { readonly do: 'barter'; readonly seat: Seat; readonly count: number }
export type CurseMove = { readonly do: 'curse'; readonly settlement: number; readonly set: number }
export type FilchMove = {
  readonly do: 'filch'
  readonly settlement: number
  readonly set: number
  readonly what: Plunder
}
/** One die of this face is rolled again; or the dice stand. */
export type RerollMove = { readonly do: 'reroll'; readonly face: number } | { readonly do: 'stand' }
export type PlunderMove = { readonly do: 'plunder'; readonly set: number }
export type BuryMove = { readonly do: 'bury'; readonly cards: readonly number[] }

export type HireMove = Of<'hire'>
/** What is chosen at work in a building. */
export type ChosenMove = PlayMove | SellMove | HireMove | ArmMove | GainMove | LongHouseMove
type Of<D extends CardMove['do']> = CardMove & { readonly do: D }
/** What is asked, and the options of each question. */
export interface Q {
  readonly keep: KeepMove
  readonly place: WorkMove | RaidMove | DischargeMove
  readonly pick: WorkMove | DischargeMove
  readonly play: PlayMove
  readonly sell: SellMove
  readonly second: Of<'add'>
  readonly hire: Of<'hire'>
  /** Who leaves a full crew. */
  readonly room: Of<'lose'>
  /** Who is lost to a Brawler of one's own, or an Avenger of somebody else's. */
  readonly lose: Of<'lose'>
  /** Who goes back to the hand for a Gravedigger. */
  readonly relieve: Of<'lose'>
  readonly arm: ArmMove
  readonly long_house: LongHouseMove
  readonly gain: GainMove
  readonly give: GiveMove
  readonly bargain: OfferMove
  readonly use: UseMove
  readonly target: TargetMove
  readonly rob: RobMove
  readonly exchange: ExchangeMove
  readonly barter: BarterMove
  readonly swap: SwapMove
  readonly curse: CurseMove
  readonly filch: FilchMove
  readonly reroll: RerollMove
  readonly plunder: PlunderMove
  readonly dead: BuryMove
  readonly discard: Of<'discard'>
}
export type Asked = keyof Q
export type Move = Q[Asked]

export const place = once<WorkMove>(at => ({ do: 'place', building: BUILDINGS[at]! }))
export const placeIdle = once<WorkMove>(at => ({ do: 'place', building: BUILDINGS[at]!, idle: true }))
export const pick = once<WorkMove>(at => ({ do: 'pick', building: BUILDINGS[at]! }))
export const pickIdle = once<WorkMove>(at => ({ do: 'pick', building: BUILDINGS[at]!, idle: true }))
export const raid = once<RaidMove>(settlement => ({ do: 'raid', settlement }))
export const discharge = once<DischargeMove>(card => ({ do: 'discharge', card }))
export const play = once<PlayMove>(card => ({ do: 'play', card }))
export const playVain = once<PlayMove>(card => ({ do: 'play', card, vain: true }))
export const sellForSilver = once<SellMove>(card => ({ do: 'sell', card, for: 'silver' }))
export const sellForGold = once<SellMove>(card => ({ do: 'sell', card, for: 'gold' }))
export const add = once<Of<'add'>>(card => ({ do: 'add', card }))
export const hire = once<Of<'hire'>>(card => ({ do: 'hire', card }))
export const lose = once<Of<'lose'>>(card => ({ do: 'lose', card }))
/** Each place of a hand of so many cards. */
export const swaps = once<readonly SwapMove[]>(size => Array.from({ length: size }, (_, at) => ({ do: 'swap', at })))
/** Every choice of so many places of a hand. */
export const keeps = twice<readonly KeepMove[]>((size, count) =>
  choicesOf([...new Array(size).keys()], count, String).map(at => ({ do: 'keep', at })),
)
export const discard = once<Of<'discard'>>(card => ({ do: 'discard', card }))
export const ARMS: readonly ArmMove[] = [
  { do: 'arm', with: 'iron' },
  { do: 'arm', with: 'silver' },
]
export const TRADE: LongHouseMove = { do: 'trade' }
export const ENOUGH: LongHouseMove = { do: 'enough' }
export const offer = once<OfferMove>(tile => ({ do: 'offer', tile }))
export const offerLess = twice<OfferMove>((tile, good) => ({ do: 'offer', tile, less: GOODS[good]! }))
export const gain = once<GainMove>(good => ({ do: 'gain', what: GOODS[good]! }))
export const GAIN_CARDS: GainMove = { do: 'gain', what: 'cards' }
/** What the Mill has for most workers, and for a white one. */
export const GRIND: readonly GainMove[] = [gain(PROVISIONS)]
export const MILL: readonly GainMove[] = [gain(PROVISIONS), gain(GOLD)]
export const GIVE: readonly GiveMove[] = [
  { do: 'give', what: 'silver' },
  { do: 'give', what: 'provisions' },
]
export const use = once<UseMove>(at => ({ do: 'use', building: BUILDINGS[at]! }))
export const target = once<TargetMove>(seat => ({ do: 'target', seat }))
export const rob = twice<RobMove>((seat, plunder) => ({ do: 'rob', seat, what: PLUNDER[plunder]! }))
export const exchange = twice<ExchangeMove>((seat, at) => ({ do: 'exchange', seat, building: BUILDINGS[at]! }))
export const barter = twice<BarterMove>((seat, count) => ({ do: 'barter', seat, count }))
export const curse = twice<CurseMove>((settlement, set) => ({ do: 'curse', settlement, set }))
export const reroll = once<RerollMove>(face => ({ do: 'reroll', face }))
export const STAND: RerollMove = { do: 'stand' }
export const plunder = once<PlunderMove>(set => ({ do: 'plunder', set }))

/** Every choice of so many of these cards; of those with the same name only one, as they are the same. */
export function choicesOf(cards: readonly number[], count: number, name: (card: number) => string): number[][] {
  const found: number[][] = []
  const seen = new Set<string>()
  const choose = (from: number, chosen: readonly number[]) => {
    if (chosen.length === count) {
      const names = chosen.map(name).sort().join()
      if (!seen.has(names)) found.push(chosen.slice())
      seen.add(names)
      return
    }
    for (let i = from; i <= cards.length - (count - chosen.length); i++) choose(i + 1, [...chosen, cards[i]!])
  }
  choose(0, [])
  return found
}
