// Exact odds of dice for the table, computed in the worker. A promise is rejected when the worker fails or a newer
// question has overtaken it: show none then.
import type { Json, Seat } from '#engine'
import { ask } from './helm.ts'
import { latest } from './latest.ts'

/** The chance that each of these moves with the dice leads to, best play following. */
export const oddsOfMoves = latest((view: Json, moves: readonly Json[]) => ask('oddsOfMoves', view, moves))
/** The chance of each card for this seat before the first roll, and of the whole row. */
export const oddsOfTargets = latest((view: Json, seat: Seat, cards: readonly number[]) =>
  ask('oddsOfTargets', view, seat, cards),
)
