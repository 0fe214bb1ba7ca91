// Raiders as the second tale, and what its stones ask for.
import { faceOf, type G, KINDS, type Options, order, type PlayerView, raiders } from '#games/raiders'
import type { Goal, Tale } from './tale.ts'

/** A stone for what a player has, or has done. */
const having = (count: (player: PlayerView) => number): Goal<G> => ({
  have: ({ players }, seat) => count(players[seat]!),
})
const FORTRESS = KINDS.indexOf('fortress')
/** Rounds of a short tale. */
const SHORT = 14

export const tale: Tale<'raiders', G, Options> = {
  id: 'raiders',
  game: raiders,
  order,
  goals: {
    offerings: having(({ offerings }) => offerings.cards.length),
    armour: having(({ armour }) => armour),
    fortresses: having(({ raids }) => raids[FORTRESS]!),
    valkyries: having(({ valkyries }) => valkyries),
    raids: having(({ raids }) => raids[0]! + raids[1]! + raids[2]! + raids[3]!),
    crew: having(({ crew }) => crew.cards.length),
    strength: {
      have(g, seat) {
        const { cards } = g.players[seat]!.crew
        let sum = 0
        for (let i = 0; i < cards.length; i++) sum += faceOf(g, cards[i]!).strength
        return sum
      },
    },
  },
  near: 5,
  symbol: 2,
  decided: (_, bonus) => ({ runesaga: bonus }),
  rounds: () => SHORT,
}
