// The villagers that bring their player something: gold, workers, cards or resources.
import type { Seat, Steps } from '#engine'
import { seatsFrom } from '#games/kit/rules'
import type { Look } from '../../choices.ts'
import { OPEN, whyNotSupply } from '../../conditions.ts'
import { call, callFor, goodAt } from '../../moves.ts'
import { gainGold, gainGoods, gains, gainWorkers } from '../../pieces.ts'
import { drawToHand } from '../../pile.ts'
import { type G, storedIn, type T } from '../../state.ts'
import { GOODS } from '../kinds.ts'
import type { VillagerRecord } from './record.ts'

export const HELPERS = {
  king: { does: (t, seat, { gold }) => gainGold(t, seat, gold) },
  queen: { does: (t, seat, { gold }) => gainGold(t, seat, gold) },
  /** More gold the later in the day. */
  navigator: { does: (t, seat, { gold }) => gainGold(t, seat, gold + t.g.turn.earlier) },
  labourer: { does: (t, seat, { workers }) => gainWorkers(t, seat, workers) },
  chieftain: { does: (t, seat, { cards }) => drawToHand(t, seat, cards) },
  armourer: {
    does(t, seat, { workers, cards }) {
      gainWorkers(t, seat, workers)
      drawToHand(t, seat, cards)
    },
  },
  merchant: {
    offers: lookAtGoods,
    does: (t, seat, { goods }, { good }) => gainGoods(t, seat, good!, goods),
  },
  /** He brings what there is of the two: without a resource in the supply he comes with the worker alone. */
  beggar: {
    offers(g, seat, card, look) {
      lookAtGoods(g, seat, card, look)
      if (storedIn(g.supply.goods) === 0 && g.supply.workers > 0) look(call(card), OPEN)
    },
    does(t, seat, { workers, goods }, { good }) {
      gainWorkers(t, seat, workers)
      if (good !== undefined) gainGoods(t, seat, good, goods)
    },
  },
  /** Everybody else gains one resource of their choice. */
  scout: {
    offers: lookAtGoods,
    *does(t, seat, { goods }, { good }) {
      gainGoods(t, seat, good!, goods)
      yield* shareOut(t, seatsFrom(seat, t.g.players.length).slice(1))
    },
  },
} satisfies Record<string, VillagerRecord>

/**
 * One resource for each of these seats, chosen at once. Where too many want the last pieces of one kind, they go in the
 * order of the seats, and whoever comes short chooses again among what is left (ruling). The first seat asked always gets
 * what it chose, so it comes to an end.
 */
function* shareOut(t: T, seats: readonly Seat[]): Steps<void> {
  let asked = seats
  while (asked.length > 0) {
    const options = gains(t.g)
    if (options.length === 0) return
    const picks = yield* t.all(asked.map(seat => ({ seat, kind: 'gain' as const, options })))
    const short: Seat[] = []
    for (const [i, { good }] of picks.entries()) {
      if (whyNotSupply(t.g, goodAt(good)).length > 0) short.push(asked[i]!)
      else gainGoods(t, asked[i]!, good, 1)
    }
    asked = short
  }
}
/** One resource of those the supply still has. */
function lookAtGoods(g: G, _seat: number, card: number, look: Look): void {
  for (let good = 0; good < GOODS.length; good++) look(callFor(card, good), whyNotSupply(g, good))
}
