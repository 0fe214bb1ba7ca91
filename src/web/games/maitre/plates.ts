// Which chance stands over a card. Pure.
import { cardPiece, exactly, narrowed } from '../../kit/choosing.ts'
import type { Chances } from './chances.ts'
import type { Chooser } from './choosing.ts'

/**
 * The chance that stands over a card: of the one move that touching it now means, with exactly the dice picked up; with
 * none picked up, of the best move with it. Undefined: there is no such move, or its chance is not known.
 */
export function plateOf(
  at: Pick<Chooser, 'ways' | 'view' | 'seat' | 'moves' | 'focus'>,
  { ofMove, ofCard }: Chances,
  card: number,
): number | undefined {
  const piece = cardPiece(card)
  const focus = at.focus.includes(piece) ? at.focus : [...at.focus, piece]
  if (at.focus.some(touched => touched.startsWith('die:'))) {
    const exact = exactly(at, focus)
    return exact ? ofMove.get(exact) : undefined
  }
  const moves = narrowed(at, focus)
  const known = moves.flatMap(move => {
    switch (move.do) {
      case 'place':
        return ofMove.get(move) ?? []
      case 'attack':
        // One ship is known: the chance stands at the other.
        return at.focus.length > 0 && moves.length === 1 ? (ofMove.get(move) ?? []) : []
      default:
        return ofCard.get(card) ?? []
    }
  })
  return known.length > 0 ? Math.max(...known) : undefined
}
