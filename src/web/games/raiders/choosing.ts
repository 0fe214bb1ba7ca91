// How the moves of Raiders have to do with what lies on the table, and in which order they are listed. Pure.
import type { Seat } from '#engine'
import {
  type Building,
  cardOf,
  type G,
  type Move,
  offeringOf,
  previewOf,
  type Q,
  type RaidersNote,
  type RaidersReason,
  type Refused,
  type View,
} from '#games/raiders'
import type { BoardProps } from '../../kit/board.ts'
import type { Chooser as AnyChooser } from '../../kit/chooser.ts'
import { cardIn, cardPiece, type Ways } from '../../kit/choosing.ts'

export type Props = BoardProps<G, Q, RaidersNote, Refused, RaidersReason>
/** Whatever can be touched: a card, a building, a settlement, an offering, a player. */
export type Piece = `card:${number}` | `house:${Building}` | `site:${number}` | `tile:${number}` | `seat:${Seat}`
export type Refusal = Props['sight']['refusals'][number]
export type Chooser = AnyChooser<View, Move, Piece, Refusal>

export const sitePiece = (settlement: number) => `site:${settlement}` as const
/** The settlement that was touched; null: it is something else. */
export const siteIn = (piece: string | undefined): number | null =>
  piece?.startsWith('site:') ? Number(piece.slice('site:'.length)) : null

/** Cards of the same title in the same place are the same: rules name the first of them. */
function firstAlike({ players }: View, card: number): number {
  for (const { hand, crew } of players) {
    for (const { cards } of [hand, crew]) {
      if (cards.includes(card as never))
        return cards.find(each => each !== null && cardOf(each).id === cardOf(card).id)!
    }
  }
  return card
}

function piecesOf(move: Move | Refused, g: View, seat: Seat): readonly Piece[] {
  const held = (at: number): readonly Piece[] => {
    const card = g.players[seat]!.hand.cards[at]
    return card == null ? [] : [cardPiece(card)]
  }
  switch (move.do) {
    case 'keep':
      return move.at.flatMap(held)
    case 'swap':
      return held(move.at)
    case 'place':
    case 'pick':
    case 'use':
      return [`house:${move.building}`]
    case 'exchange':
      return [`house:${move.building}`, `seat:${move.seat}`]
    case 'raid':
    case 'curse':
    case 'filch':
      return [sitePiece(move.settlement)]
    case 'target':
    case 'rob':
    case 'barter':
      return [`seat:${move.seat}`]
    case 'offer':
      return [`tile:${move.tile}`]
    case 'bury':
      return move.cards.map(card => cardPiece(firstAlike(g, card)))
    case 'discharge':
    case 'play':
    case 'sell':
    case 'hire':
    case 'add':
    case 'discard':
    case 'lose':
      return [cardPiece(move.card)]
    default:
      return []
  }
}

/** A building where nothing is done is seldom wanted. */
export const isIdle = (move: Move): boolean => 'idle' in move && move.idle === true
const isMinor = (move: Move): boolean => isIdle(move) || move.do === 'discharge'

export const WAYS: Ways<View, Move, Piece, Refused> = {
  piecesOf,
  isMinor,
  nameOf(piece, g) {
    const card = cardIn(piece)
    return card === null ? piece : cardPiece(firstAlike(g, card))
  },
  // Workers come and go by one touch; what cannot be taken back is asked for first.
  isPlain: move =>
    (move.do === 'place' || move.do === 'pick' || move.do === 'use') && !isIdle(move) && move.building !== 'gate_house',
}
/** Where there is nothing but idleness, it is what is wanted. */
export const waysFor = (moves: readonly Move[]): typeof WAYS =>
  moves.every(isMinor) ? { ...WAYS, isMinor: move => move.do === 'discharge' } : WAYS
/** Those who die together. */
export const TOGETHER: Ways<View, Move, Piece, Refused> = { ...WAYS, isPart: () => true, isExact: () => true }
/** Cards that are kept together: two of a title are two. */
export const KEPT: Ways<View, Move, Piece, Refused> = { piecesOf, isPart: () => true, isExact: () => true }

/** Without what nobody wants while the action of the same building is open. */
export function wanted(moves: readonly Move[]): readonly Move[] {
  const works = (idle: Move): boolean =>
    moves.some(move => 'building' in move && 'building' in idle && move.building === idle.building && !isIdle(move))
  return moves.filter(move => !isIdle(move) || !works(move))
}

/** For a list: raids and offerings that promise most, then work, and what is seldom wanted last. */
export function ranked(g: View, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const rank = (move: Move): number => {
    if (isMinor(move)) return 2
    if (move.do === 'raid') return -previewOf(g, seat, move.settlement).expected
    if (move.do === 'offer') return -offeringOf(move.tile).points
    return move.do === 'play' && move.vain ? 2 : 1
  }
  const order = new Map(moves.map(move => [move, rank(move)]))
  return moves.toSorted((a, b) => order.get(a)! - order.get(b)!)
}

/** A raid one thinks of: where, and what is missing. */
export interface Near {
  readonly settlement: number
  readonly lacks: readonly RaidersReason[]
}
/** How much is missing: so many reasons, and so many pieces. */
const distance = ({ lacks }: Near): number =>
  lacks.reduce((sum, reason) => sum + 10 + ('want' in reason ? reason.want - reason.have : 0), 0)
/** The raids one is closest to, nearest first, where there is something left to take. */
export const nearRaids = (g: View, seat: Seat): readonly Near[] =>
  g.north
    .map((_, settlement) => previewOf(g, seat, settlement))
    .filter(({ sets }) => sets.length > 0)
    .toSorted((a, b) => distance(a) - distance(b) || b.expected - a.expected)
