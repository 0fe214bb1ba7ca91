// Shipwrights as the first tale, and what its stones ask for.
import {
  type G,
  isMilitary,
  millCapacity,
  type Options,
  order,
  type PlayerView,
  shipOf,
  shipwrights,
} from '#games/shipwrights'
import type { Goal, Tale } from './tale.ts'

/** A stone for what a player has on their board. */
const having = (count: (player: PlayerView) => number): Goal<G> => ({
  have: ({ players }, seat) => count(players[seat]!),
})

export const tale: Tale<'shipwrights', G, Options> = {
  id: 'shipwrights',
  game: shipwrights,
  order,
  goals: {
    drakkars: having(({ fleet: { cards } }) => {
      let count = 0
      for (let i = 0; i < cards.length; i++) if (shipOf(cards[i]!).id === 'drakkar') count++
      return count
    }),
    military: having(({ fleet: { cards } }) => {
      let sum = 0
      for (let i = 0; i < cards.length; i++) sum += shipOf(cards[i]!).military
      return sum
    }),
    buildings: having(({ buildings }) => buildings.cards.length),
    traders: having(({ fleet: { cards } }) => {
      let count = 0
      for (let i = 0; i < cards.length; i++) if (!isMilitary(cards[i]!)) count++
      return count
    }),
    gold: having(({ gold }) => gold),
    mill: having(millCapacity),
    craftsmen: having(({ crew }) => crew.cards.length),
  },
  near: 3,
  symbol: 1,
  decided: (short, bonus) => ({ ships: short ? 3 : 4, runesaga: bonus }),
}
