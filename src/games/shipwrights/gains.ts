// Gains that are told: gold, workers and resources a player comes by, whoever or whatever brings them.
import type { Seat } from '#engine'
import { GOODS, type Good } from './cards/kinds.ts'
import { type GainMove, gain, goodAt } from './moves.ts'
import { tell } from './notes.ts'
import { earn, hire, stockUp } from './pieces.ts'
import type { G, T } from './state.ts'

export const gainGold = (t: T, seat: Seat, gold: number): void =>
  tell(t, { say: 'gold', seat, count: earn(t.g.players[seat]!, gold) })
export const gainWorkers = (t: T, seat: Seat, workers: number): void =>
  tell(t, { say: 'workers', seat, count: hire(t.g, t.g.players[seat]!, workers) })
export const gainGoods = (t: T, seat: Seat, good: Good, count: number): void =>
  tell(t, { say: 'goods', seat, good, count: stockUp(t.g, t.g.players[seat]!, goodAt(good), count) })

/** The resources the supply still has, for one of one's choice. */
export function gains({ supply }: G): GainMove[] {
  const moves: GainMove[] = []
  for (let good = 0; good < GOODS.length; good++) if (supply.goods[good]! > 0) moves.push(gain(good))
  return moves
}
