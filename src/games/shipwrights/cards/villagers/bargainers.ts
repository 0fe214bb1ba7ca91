// The villagers that give something for something: Sage and Trader.
import type { Seat } from '#engine'
import { and } from '#games/kit/rules'
import { OPEN } from '../../conditions.ts'
import { call, ENOUGH, gifts, goodAt, type SwapMove, swap } from '../../moves.ts'
import { tell } from '../../notes.ts'
import { spend, stockUp } from '../../pieces.ts'
import { discardCards, drawToHand } from '../../pile.ts'
import { type G, storedIn } from '../../state.ts'
import { GOODS } from '../kinds.ts'
import type { VillagerRecord } from './record.ts'

export const BARGAINERS = {
  /** Some cards of the hand for as many from the pile. */
  sage: {
    offers: (g, seat, card, look) =>
      look(call(card), and(OPEN, g.players[seat]!.hand.cards.length < 2 && { needs: 'cards' })),
    *does(t, seat, { cards: most }) {
      const { cards } = yield* t.one(seat, 'sage', gifts(t.g.players[seat]!.hand.cards, most))
      discardCards(t, seat, cards)
      drawToHand(t, seat, cards.length)
    },
  },
  /** Resources one for one with the supply, a few times or fewer. */
  trader: {
    offers: (g, seat, card, look) =>
      look(call(card), and(OPEN, storedIn(g.players[seat]!.mill) === 0 && { needs: 'own-goods' })),
    *does(t, seat, { goods: most }) {
      const { g } = t
      const me = g.players[seat]!
      for (let done = 0; done < most; done++) {
        const moves = swaps(g, seat)
        if (moves.length === 0) return
        const move = yield* t.one(seat, 'swap', [...moves, ENOUGH])
        if (move.do === 'enough') return
        spend(g, me, goodAt(move.give), 1)
        stockUp(g, me, goodAt(move.take), 1)
        tell(t, { say: 'swaps', seat, give: move.give, take: move.take })
      }
    },
  },
} satisfies Record<string, VillagerRecord>

function swaps({ players, supply }: G, seat: Seat): SwapMove[] {
  const { mill } = players[seat]!
  const moves: SwapMove[] = []
  for (let give = 0; give < GOODS.length; give++) {
    if (mill[give] === 0) continue
    for (let take = 0; take < GOODS.length; take++) {
      if (take !== give && supply.goods[take]! > 0) moves.push(swap(give, take))
    }
  }
  return moves
}
