// The order in which moves are listed: decided once for each question, so that nothing changes its place under a finger.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Move } from '#games/maitre'

/** How long the list waits for the chances, in milliseconds: then it stands without them. */
const PATIENCE = 500

/** The best chance first; where that is not known, the most dice placed. */
export function inOrder(moves: readonly Move[], chances: ReadonlyMap<Move, number>): readonly Move[] {
  const worth = (move: Move): number => chances.get(move) ?? (move.do === 'place' ? move.dice.length / 10 : 0)
  return moves.toSorted((a, b) => worth(b) - worth(a))
}

/** Some moves as they stand in the order of their question. */
export type Order = (moves: readonly Move[]) => readonly Move[]

/** Null until the chances are there, or have been waited for; what arrives later changes no place. */
export function useOrder(
  seq: number,
  moves: readonly Move[],
  chances: ReadonlyMap<Move, number>,
  pending: boolean,
): Order | null {
  const kept = useRef<{ readonly seq: number; readonly places: ReadonlyMap<string, number> } | null>(null)
  const [impatient, lose] = useState(-1)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => lose(seq), PATIENCE)
    return () => clearTimeout(timer)
  }, [seq, pending])
  if (kept.current?.seq !== seq) {
    if (pending && impatient !== seq) return null
    kept.current = { seq, places: new Map(inOrder(moves, chances).map((move, i) => [JSON.stringify(move), i])) }
  }
  const { places } = kept.current
  const placeOf = (move: Move): number => places.get(JSON.stringify(move)) ?? places.size
  return some => some.toSorted((a, b) => placeOf(a) - placeOf(b))
}
