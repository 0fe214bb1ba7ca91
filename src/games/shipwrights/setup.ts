// Setting the table: everything in its box, nothing shuffled.
import type { Opening } from '#engine'
import { openZone, seatsFrom } from '#games/kit/rules'
import { cardOf, deck } from './cards/deck.ts'
import { BOX } from './cards/known.ts'
import { recordOf } from './cards/villagers/index.ts'
import {
  freshBacks,
  freshTurn,
  type G,
  GOLD,
  NO_MARKET,
  NOBODY,
  type Options,
  PACKS,
  PIECES,
  SPACES,
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
    discard: openZone(),
    called: openZone(),
    packs: Array.from({ length: PACKS }, () => ({ cards: { sees: 'none', cards: [] }, at: 0, taken: 0 })),
    market: NO_MARKET,
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
      yard: openZone(),
      crew: openZone(),
      tool: openZone(),
      cart: [0, 0, 0],
      fleet: openZone(),
      buildings: openZone(),
      front: openZone(),
    })),
    turn: freshTurn(0, 0),
  }
}

/** The numbers of all cards a match is played with. */
export function cardsOf({ peaceful, runesaga }: Options): number[] {
  const cards = [...deck.cards.keys()].slice(0, runesaga ? undefined : BOX)
  return peaceful ? cards.filter(card => !(cardOf(card).kind === 'villager' && recordOf(card).warlike)) : cards
}
