// Everything a player can be asked to choose, as plain options. They are made once and reused: options are never changed.
import type { Seat } from '#engine'
import { once, twice } from '#games/kit/rules'
import { GOODS, type Good, type Stock } from './cards/kinds.ts'
import type { Crew } from './crew.ts'
import type { Space } from './state.ts'

export type BuyMove = { readonly do: 'buy'; readonly good: Good; readonly cart: boolean }
/** A card of one's hand that needs no more to be said: a tool bought, a craftsman recruited, a ship started and so on. */
type CardMove = { readonly do: 'equip' | 'recruit' | 'start' | 'build' | 'discard'; readonly card: number }
/** A villager, with the card it is after, or the opponent, or the resource. */
export type CallMove = {
  readonly do: 'call'
  readonly card: number
  readonly at?: number
  readonly seat?: Seat
  readonly good?: Good
}
/** A ship to be finished, with the help of the tool or without. */
type Unmanned = { readonly ship: number; readonly tool: boolean }
/** The crew is in the order of the crafts the ship needs; one of another craft is the Cartographer's stand-in. */
type Manned = Unmanned & { readonly crew: Crew }
export type VisitMove =
  | { readonly do: 'visit'; readonly space: 'jeweller' | 'forager' | 'warden' }
  | ({ readonly do: 'visit'; readonly space: 'cartographer' } & Manned)
  | { readonly do: 'visit'; readonly space: 'shield_maiden'; readonly remove: number }
  | { readonly do: 'visit'; readonly space: 'shield_maiden'; readonly shield: number }
/** A ship that cannot be finished, with the Cartographer or without: no crew can be named. */
export type UnmannedMove = Unmanned &
  ({ readonly do: 'finish' } | { readonly do: 'visit'; readonly space: 'cartographer' })
export type ActMove =
  | BuyMove
  | CardMove
  | CallMove
  | VisitMove
  | ({ readonly do: 'finish' } & Manned)
  | { readonly do: 'abandon'; readonly ship: number }
  | { readonly do: 'drop' }
  | { readonly do: 'end' }

export type StockMove = { readonly do: 'stock' | 'return'; readonly goods: Stock }
export type TakeMove = { readonly do: 'take'; readonly at: number }
export type GiveMove = { readonly do: 'give'; readonly cards: readonly number[] }
export type SwapMove = { readonly do: 'swap'; readonly give: Good; readonly take: Good } | { readonly do: 'enough' }
export type GainMove = { readonly do: 'gain'; readonly good: Good }
/** What is asked, and the options of each question. */
export interface Q {
  readonly stock: StockMove
  readonly draft: TakeMove
  readonly act: ActMove
  readonly jewels: GiveMove
  readonly sage: GiveMove
  readonly swap: SwapMove
  readonly gain: GainMove
  readonly store: StockMove
}
export type Asked = keyof Q
export type Move = Q[Asked]

export const END: ActMove = { do: 'end' }
export const DROP: ActMove = { do: 'drop' }
export const ENOUGH: SwapMove = { do: 'enough' }
export const equip = once<CardMove>(card => ({ do: 'equip', card }))
export const recruit = once<CardMove>(card => ({ do: 'recruit', card }))
export const begin = once<CardMove>(card => ({ do: 'start', card }))
export const erect = once<CardMove>(card => ({ do: 'build', card }))
export const throwAway = once<CardMove>(card => ({ do: 'discard', card }))
export const abandon = once<ActMove>(ship => ({ do: 'abandon', ship }))
export const unfinished = twice<UnmannedMove>((ship, tool) => ({ do: 'finish', ship, tool: tool === 1 }))
export const uncharted = twice<UnmannedMove>((ship, tool) => ({
  do: 'visit',
  space: 'cartographer',
  ship,
  tool: tool === 1,
}))
export const VISIT = {
  jeweller: { do: 'visit', space: 'jeweller' },
  forager: { do: 'visit', space: 'forager' },
  warden: { do: 'visit', space: 'warden' },
} as const satisfies { readonly [space in Space]?: VisitMove }
export const remove = once<VisitMove>(card => ({ do: 'visit', space: 'shield_maiden', remove: card }))
export const shield = once<VisitMove>(card => ({ do: 'visit', space: 'shield_maiden', shield: card }))
export const call = once<CallMove>(card => ({ do: 'call', card }))
export const callAt = twice<CallMove>((card, at) => ({ do: 'call', card, at }))
export const callOn = twice<CallMove>((card, seat) => ({ do: 'call', card, seat }))
export const callFor = twice<CallMove>((card, good) => ({ do: 'call', card, good: GOODS[good]! }))
export const rob = once((card: number) =>
  twice<CallMove>((seat, good) => ({ do: 'call', card, seat, good: GOODS[good]! })),
)
export const buy = [
  once<BuyMove>(good => ({ do: 'buy', good: GOODS[good]!, cart: false })),
  once<BuyMove>(good => ({ do: 'buy', good: GOODS[good]!, cart: true })),
] as const
export const gain = once<GainMove>(good => ({ do: 'gain', good: GOODS[good]! }))
export const swap = twice<SwapMove>((give, take) => ({ do: 'swap', give: GOODS[give]!, take: GOODS[take]! }))
/** The places of a pack of so many cards. */
export const takes = once<readonly TakeMove[]>(size => Array.from({ length: size }, (_, at) => ({ do: 'take', at })))

/** Every way to take so many pieces out of what there is. */
export function stocks(what: StockMove['do'], from: readonly number[], count: number): StockMove[] {
  const moves: StockMove[] = []
  for (let oak = Math.min(count, from[0]!); oak >= 0; oak--) {
    for (let wool = Math.min(count - oak, from[1]!); wool >= 0; wool--) {
      const iron = count - oak - wool
      if (iron <= from[2]!) moves.push({ do: what, goods: [oak, wool, iron] })
    }
  }
  return moves
}
/** Every choice of one to `most` of these cards. */
export function gifts(cards: readonly number[], most: number): GiveMove[] {
  const moves: GiveMove[] = []
  const pick = (from: number, chosen: readonly number[]) => {
    for (let i = from; i < cards.length; i++) {
      const more = [...chosen, cards[i]!]
      moves.push({ do: 'give', cards: more })
      if (more.length < most) pick(i + 1, more)
    }
  }
  pick(0, [])
  return moves
}
export const goodAt = (good: Good): number => GOODS.indexOf(good)
