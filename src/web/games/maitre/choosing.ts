// How the moves of Le Maître des Mers have to do with what lies on the table.
import type { G, MaitreNote, MaitreReason, Move, Q, View } from '#games/maitre'
import type { ActionFact } from '#games/maitre/words'
import type { BoardProps } from '../../kit/board.ts'
import type { Chooser as AnyChooser } from '../../kit/chooser.ts'
import { type Piece as AnyPiece, cardPiece, type Ways } from '../../kit/choosing.ts'

export type Props = BoardProps<G, Q, MaitreNote, ActionFact, MaitreReason>
/** A card, a die by its place in the tray, or an action chosen before its ship. */
export type Piece = `card:${number}` | `die:${number}` | `action:${'arm' | 'attack'}`
export type Chooser = AnyChooser<View, Move, Piece, Props['sight']['refusals'][number]>

const pieceOf = (card: number | undefined): readonly AnyPiece[] => (card === undefined ? [] : [cardPiece(card)])

function piecesOf(move: Move | ActionFact, g: View): readonly AnyPiece[] {
  switch (move.do) {
    case 'arm':
      // Which ship it will be, the first die placed decides.
      return 'ship' in move ? [...pieceOf(move.ship), 'action:arm'] : ['action:arm', ...g.row.cards.map(cardPiece)]
    case 'hunt':
      return pieceOf(g.treasures.cards[0])
    case 'buy':
      return pieceOf(g.goods.cards[0])
    case 'attack':
      return 'with' in move ? [...pieceOf(move.with), ...pieceOf(move.at), 'action:attack'] : ['action:attack']
    case 'place':
      return [...pieceOf(move.on), ...facesOf(move.dice)]
    case 'use':
      return [...pieceOf(carrierOf(g, move.good)), ...('dice' in move ? facesOf(move.dice) : [])]
    case 'load':
      return pieceOf(move.on)
    case 'drop':
      return pieceOf(carrierOf(g, move.card))
    case 'act':
    case 'aside':
    case 'leave':
      return []
  }
}
const facesOf = (dice: readonly number[] = []): readonly AnyPiece[] => dice.map(face => `face:${face}` as const)
function carrierOf({ players }: View, cargo: number): number | undefined {
  const owner = players.find(player => player.hold.cards.includes(cargo))
  return owner?.carriers[owner.hold.cards.indexOf(cargo)]
}

export const WAYS: Ways<View, Move, Piece, ActionFact> = {
  piecesOf,
  nameOf: (piece, g) => (piece.startsWith('die:') ? `face:${g.turn.rolled[Number(piece.slice(4))]!}` : piece),
  // An attack takes two ships, and the advantage of goods is read before it is used.
  isPlain: ({ do: what }) => what !== 'attack' && what !== 'use',
  isPart: name => name.startsWith('face:'),
  isExact: ({ do: what }) => what === 'place',
  lightsAll: true,
}
