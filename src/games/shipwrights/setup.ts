// Setting the table: everything in its box, nothing shuffled.
import type { Opening, OpenZone } from '#engine'
import { cardOf, deck } from './cards/deck.ts'
import { BOX } from './cards/known.ts'
import { recordOf } from './cards/villagers/index.ts'
import {
  freshBacks,
  freshTurn,
  type G,
  GOLD,
  NOBODY,
  type Options,
  PACKS,
  PIECES,
  SPACES,
  seatsFrom,
  WORKERS,
} from './state.ts'

export function setup(seats: number, options: Options, { first }: Opening = {}): G {
  return {
    options,
    phase: 'setup',
    day: 0,
    first: first ?? 0,
    ...(first === undefined ? {} : { appointed: first }),
    pioneer: NOBODY,
    pile: { sees: 'none', cards: cardsOf(options) },
    discard: open(),
    called: open(),
    packs: Array.from({ length: PACKS }, () => ({ cards: { sees: 'none', cards: [] }, at: 0, taken: 0 })),
    market: -1,
    backs: freshBacks(),
    supply: { workers: WORKERS.inAll - seats * WORKERS.start, goods: [PIECES.inAll, PIECES.inAll, PIECES.inAll] },
    spaces: SPACES.map(() => 0),
    shields: [],
    players: seatsFrom(0, seats).map(seat => ({
      gold: GOLD.start,
      workers: WORKERS.start,
      mill: [0, 0, 0],
      hand: { sees: seat, cards: [] },
      pack: { sees: seat, cards: [] },
      aside: { sees: seat, cards: [] },
      yard: open(),
      crew: open(),
      tool: open(),
      cart: [0, 0, 0],
      fleet: open(),
      buildings: open(),
      front: open(),
    })),
    turn: freshTurn(0, 0),
  }
}
const open = (): OpenZone => ({ sees: 'all', cards: [] })

/** The numbers of all cards a match is played with. */
export function cardsOf({ peaceful, runesaga }: Options): number[] {
  const cards = [...deck.cards.keys()].slice(0, runesaga ? undefined : BOX)
  return peaceful ? cards.filter(card => !(cardOf(card).kind === 'villager' && recordOf(card).warlike)) : cards
}
