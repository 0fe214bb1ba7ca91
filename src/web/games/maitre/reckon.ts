// The odds the worker computes for the page: exact, with caches that stay warm from turn to turn.

import type { Seen } from '#engine'
import type { DiceMove, G } from '#games/maitre'
import { worthOfMoves, worthOfPursuit } from '#games/maitre/odds'
import type { Served } from '../../play/protocol.ts'

export const chances: Pick<Served, 'oddsOfMoves' | 'oddsOfTargets'> = {
  oddsOfMoves: (view, moves) => worthOfMoves(view as unknown as Seen<G>, moves as unknown as readonly DiceMove[]),
  oddsOfTargets(view, seat, cards) {
    const state = view as unknown as Seen<G>
    return { each: cards.map(card => worthOfPursuit(state, seat, [card])), best: worthOfPursuit(state, seat, cards) }
  },
}
