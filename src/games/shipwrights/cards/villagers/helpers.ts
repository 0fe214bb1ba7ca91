// The villagers that bring their player something: gold, workers, cards or resources.
import type { Look } from '../../choices.ts'
import { whyNotSupply } from '../../conditions.ts'
import { callFor } from '../../moves.ts'
import { gainGold, gainGoods, gains, gainWorkers } from '../../pieces.ts'
import { drawToHand } from '../../pile.ts'
import { lackOf } from '../../sense/plan.ts'
import { type G, GOLD, seatsFrom } from '../../state.ts'
import { GOODS } from '../kinds.ts'
import type { VillagerRecord } from './record.ts'

export const HELPERS = {
  king: paymaster(4.8),
  queen: paymaster(3.9),
  /** More gold the later in the day. */
  navigator: {
    does: (t, seat, { gold }) => gainGold(t, seat, gold + t.g.turn.earlier),
    worth: ({ g, seat }) => 2.1 + 0.3 * ((seat - g.first + g.players.length) % g.players.length),
  },
  labourer: {
    does: (t, seat, { workers }) => gainWorkers(t, seat, workers),
    worth: () => 6,
  },
  chieftain: {
    does: (t, seat, { cards }) => drawToHand(t, seat, cards),
    worth: () => 6,
    lean: () => 60,
  },
  armourer: {
    does(t, seat, { workers, cards }) {
      gainWorkers(t, seat, workers)
      drawToHand(t, seat, cards)
    },
    worth: () => 5,
    lean: () => 60,
  },
  merchant: {
    offers: lookAtGoods,
    does: (t, seat, { goods }, { good }) => gainGoods(t, seat, good!, goods),
    worth: () => 2.9,
    lean: (plan, { good }) => 25 + lackOf(plan, good!),
  },
  beggar: {
    offers: lookAtGoods,
    does(t, seat, { workers, goods }, { good }) {
      gainWorkers(t, seat, workers)
      gainGoods(t, seat, good!, goods)
    },
    worth: () => 4.2,
    lean: (plan, { good }) => 25 + lackOf(plan, good!),
  },
  /** Everybody else gains one resource of their choice, all at once. */
  scout: {
    offers: lookAtGoods,
    *does(t, seat, { goods }, { good }) {
      gainGoods(t, seat, good!, goods)
      const options = gains(t.g)
      if (options.length === 0) return
      const others = seatsFrom(seat, t.g.players.length).slice(1)
      const picks = yield* t.all(others.map(other => ({ seat: other, kind: 'gain' as const, options })))
      for (const [i, pick] of picks.entries()) gainGoods(t, others[i]!, pick.good, 1)
    },
    worth: () => 4.4,
    lean: (plan, { good }) => 25 + lackOf(plan, good!),
  },
} satisfies Record<string, VillagerRecord>

/** Gold beyond the end of the track is lost. */
function paymaster(worth: number): VillagerRecord {
  return {
    does: (t, seat, { gold }) => gainGold(t, seat, gold),
    worth: ({ me }) => (me.gold >= GOLD.most - 2 ? 1.1 : worth),
  }
}
/** One resource of those the supply still has. */
function lookAtGoods(g: G, _seat: number, card: number, look: Look): void {
  for (let good = 0; good < GOODS.length; good++) look(callFor(card, good), whyNotSupply(g, good))
}
