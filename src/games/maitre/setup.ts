// Everything in its box: nothing is shuffled, and no turn has begun.
import type { Opening, Seat } from '#engine'
import { deck } from './cards/deck.ts'
import type { G, Options, Turn } from './state.ts'

export function setup(seats: number, options: Options, { first }: Opening = {}): G {
  const cards = (list: readonly { card: number }[]) => list.map(({ card }) => card)
  return {
    options,
    ...(first === undefined ? {} : { appointed: first }),
    pile: { sees: 'none', cards: cards(deck.ships) },
    row: { sees: 'all', cards: [] },
    goods: { sees: 'all', cards: cards(deck.goods) },
    treasures: { sees: 'all', cards: cards(deck.treasures) },
    players: Array.from({ length: seats }, () => ({
      fleet: { sees: 'all', cards: [] },
      hold: { sees: 'all', cards: [] },
      carriers: [],
    })),
    turn: freshTurn(0, 0),
  }
}
export const freshTurn = (number: number, seat: Seat): Turn => ({
  number,
  seat,
  action: null,
  target: -1,
  rolls: 0,
  rolled: [],
  placed: [],
  aside: [],
  back: 0,
  used: [],
  fight: null,
})
