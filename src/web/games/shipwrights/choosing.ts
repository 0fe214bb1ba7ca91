// How the moves of Shipwrights have to do with what lies on the table, and what else its choices need to know. Pure.
import type { Seat } from '#engine'
import {
  craftsmanOf,
  type G,
  type Good,
  isVillager,
  type Move,
  type Q,
  type ShipwrightsNote,
  type ShipwrightsReason,
  type Space,
  type Stock,
  shipOf,
  type View,
} from '#games/shipwrights'
import type { ActionFact } from '#games/shipwrights/words'
import type { BoardProps } from '../../kit/board.ts'
import type { Chooser as AnyChooser } from '../../kit/chooser.ts'
import { type Choosing as AnyChoosing, cardPiece, type Ways } from '../../kit/choosing.ts'

export type Props = BoardProps<G, Q, ShipwrightsNote, ActionFact, ShipwrightsReason>
/** Whatever can be touched: a card, a lot of the market, a space of the village board, a player. */
export type Piece = `card:${number}` | `market:${Good}` | `space:${Space}` | `seat:${Seat}`
export type Refusal = Props['sight']['refusals'][number]
export type Chooser = AnyChooser<View, Move, Piece, Refusal>
export type Choosing = AnyChoosing<View, Move, Piece, ActionFact>

const pieceOf = (card: number | null | undefined): readonly Piece[] => (card == null ? [] : [cardPiece(card)])

/** Whose board a card lies on. */
export const ownerOf = ({ players }: View, card: number): Seat =>
  players.findIndex(({ yard, crew, tool }) => [yard, crew, tool].some(zone => zone.cards.includes(card)))

function piecesOf(move: Move | ActionFact, g: View, seat: Seat): readonly Piece[] {
  const toolOf = (owner: Seat): readonly Piece[] => (g.players[owner]?.tool.cards ?? []).map(cardPiece)
  const shipPieces = ({ ship, tool = false, crew = [] }: Manned): readonly Piece[] => [
    ...pieceOf(ship),
    ...(tool ? toolOf(seat) : []),
    ...crew.map(cardPiece),
  ]
  switch (move.do) {
    case 'buy':
      return [`market:${move.good}`, ...(move.cart ? toolOf(seat) : [])]
    case 'equip':
    case 'recruit':
    case 'start':
    case 'build':
    case 'discard':
      return [cardPiece(move.card)]
    case 'call': {
      const { card, at } = move
      const target = at === undefined ? (move.seat ?? -1) : ownerOf(g, at)
      return [
        cardPiece(card),
        ...pieceOf(at),
        ...(target < 0 || target === seat ? [] : ([`seat:${target}`] as const)),
        ...(isVillager(card, 'berserker') ? toolOf(target) : []),
      ]
    }
    case 'visit': {
      const card = 'shield' in move ? move.shield : 'remove' in move ? move.remove : undefined
      return [`space:${move.space}`, ...('ship' in move ? shipPieces(move) : []), ...pieceOf(card)]
    }
    case 'finish':
      return shipPieces(move)
    case 'abandon':
      return pieceOf('ship' in move ? move.ship : null)
    case 'drop':
      return toolOf(seat)
    case 'take':
      return pieceOf('at' in move ? g.players[seat]!.pack.cards[move.at] : null)
    case 'give':
      return move.cards.map(cardPiece)
    case 'act':
    case 'end':
    case 'stock':
    case 'return':
    case 'swap':
    case 'enough':
    case 'gain':
      return []
  }
}
/** A ship with the hands that finish it; a refusal names it without a crew. */
interface Manned {
  readonly ship?: number
  readonly tool?: boolean
  readonly crew?: readonly number[]
}

/** Throwing away is always open and seldom wanted. */
const isMinor = ({ do: what }: Move): boolean => what === 'discard' || what === 'drop' || what === 'abandon'

export const WAYS: Ways<View, Move, Piece, ActionFact> = {
  piecesOf,
  isMinor,
  // The market sells at once.
  isPlain: ({ do: what }) => what === 'buy',
}
/** Cards for the Jeweller or the Sage are given together. */
export const GIFTS: Ways<View, Move, Piece, ActionFact> = { ...WAYS, isPart: () => true, isExact: () => true }

/** For a list: the plain way before the others, what harms oneself later, and what is seldom wanted last. */
export function ranked({ view, seat }: Choosing, moves: readonly Move[]): readonly Move[] {
  const rank = (move: Move): number => {
    if (isMinor(move)) return 3
    if (move.do === 'visit' && 'remove' in move) return 2
    // A ship is finished with its own craftsmen, if they are there.
    if (move.do === 'visit' && move.space === 'cartographer') return 1
    return move.do === 'call' && move.at !== undefined && ownerOf(view, move.at) === seat ? 1 : 0
  }
  return moves.toSorted((a, b) => rank(a) - rank(b))
}

/** What an answer gives back of each resource. */
export const returned = (move: Move): Stock => (move.do === 'return' ? move.goods : [0, 0, 0])
/** Of all that could be given back, what leaves a little of everything. */
export function evenReturn(moves: readonly Move[], mill: readonly number[]): Stock {
  const unevenness = (goods: Stock): number => goods.reduce((sum, n, i) => sum + (mill[i]! - n) ** 2, 0)
  return moves.map(returned).toSorted((a, b) => unevenness(a) - unevenness(b))[0]!
}

/** The places of a ship's crew where somebody of another craft could stand in, by the Cartographer's leave. */
export function standIns(moves: readonly Move[], ship: number): ReadonlySet<number> {
  const places = new Set<number>()
  for (const move of moves) {
    if (move.do !== 'visit' || move.space !== 'cartographer' || move.ship !== ship) continue
    const { crafts } = shipOf(ship)
    for (const [place, card] of move.crew.entries()) if (craftsmanOf(card).craft !== crafts[place]) places.add(place)
  }
  return places
}
