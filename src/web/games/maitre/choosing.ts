// How the moves of Le Maître des Mers have to do with what lies on the table.
import {
  type Face,
  type G,
  type MaitreNote,
  type MaitreReason,
  type Move,
  type Q,
  targetsOf,
  type View,
  whyNotPlace,
} from '#games/maitre'
import type { ActionFact } from '#games/maitre/words'
import type { BoardProps } from '../../kit/board.ts'
import type { Chooser as AnyChooser } from '../../kit/chooser.ts'
import { type Piece as AnyPiece, cardIn, cardPiece, type Focus, type Ways } from '../../kit/choosing.ts'

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
    case 'pass':
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
  // Only where a ship is asked for, touching one answers. All else rolls dice or gives something away: a touch shows
  // what it is for, its button does it.
  isPlain: ({ do: what }) => what === 'load',
  isPart: name => name.startsWith('face:'),
  isExact: ({ do: what }) => what === 'place',
  lightsAll: true,
}

/** The faces of the dice among what was touched. */
export const facesIn = ({ turn }: View, touched: Focus<Piece>): readonly Face[] =>
  touched.filter(piece => piece.startsWith('die:')).map(piece => turn.rolled[Number(piece.slice(4))] as Face)

/** Why exactly these dice do not go on exactly this card; without dice, why none of those rolled does. */
export function whyNotDice(g: View, touched: Focus<Piece>): readonly MaitreReason[] {
  const targets = targetsOf(g)
  const on = touched.map(cardIn).find(card => card !== null)
  if (g.turn.rolled.length === 0 || (on !== undefined && !targets.includes(on) && !g.row.cards.includes(on))) return []
  const dice = facesIn(g, touched)
  return whyNotPlace(g, dice.length > 0 ? dice : ([...new Set(g.turn.rolled)] as Face[]), on)
}
