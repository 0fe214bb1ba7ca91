// Setting the table: everything in its box, nothing shuffled.
import type { Opening } from '#engine'
import { openZone, seatsFrom } from '#games/kit/rules'
import { deck, FIRST_TILE } from './cards/deck.ts'
import { GOODS, LIVESTOCK, PROVISIONS, SILVER } from './cards/kinds.ts'
import { BOX } from './cards/known.ts'
import {
  BUILDINGS,
  freshTurn,
  type G,
  OCCUPIED,
  type Options,
  type Perk,
  type Perks,
  PIECES,
  type Player,
  START,
} from './state.ts'

const NO_PERKS: Perks = { provisions: 0, silver: 0, livestock: 0, cards: 0, armour: 0, hires: 0 }

export function setup(seats: number, options: Options, { first, perks, rounds }: Opening<Perk> = {}): G {
  const players = seatsFrom(0, seats).map(seat => boardOf(seat, perks?.[seat] ?? NO_PERKS))
  return {
    options,
    phase: 'setup',
    round: 0,
    first: first ?? 0,
    ...(first === undefined ? {} : { appointed: first }),
    ...(rounds === undefined ? {} : { rounds }),
    pile: { sees: 'none', cards: cardsOf(options) },
    discard: openZone(),
    called: openZone(),
    stack: { sees: 'none', cards: deck.offerings.map((_, i) => FIRST_TILE + i) },
    display: openZone(),
    village: BUILDINGS.map(building => (OCCUPIED.includes(building) ? 'black' : null)),
    north: deck.settlements.map(({ sets }) => sets.map(() => [0, 0, 0, 0])),
    spots: deck.settlements.map(() => []),
    supply: {
      goods: GOODS.map((good, i) => players.reduce<number>((left, { goods }) => left - goods[i]!, PIECES[good])),
      valkyries: PIECES.valkyries,
    },
    players,
    turn: freshTurn(first ?? 0),
    ending: null,
    left: 0,
  }
}
/** What a larger game gives in pieces is taken out before the bag is filled. */
function boardOf(seat: number, { provisions, silver, livestock, cards, armour, hires }: Perks): Player {
  const goods = GOODS.map(() => 0)
  goods[SILVER] = START.silver + silver
  goods[PROVISIONS] = provisions
  goods[LIVESTOCK] = livestock
  return {
    points: 0,
    goods,
    armour: 0,
    valkyries: 0,
    worker: 'black',
    hand: { sees: seat, cards: [] },
    crew: openZone(),
    offerings: openZone(),
    aside: { sees: seat, cards: [] },
    raids: [0, 0, 0, 0],
    deaths: 0,
    perks: { cards, armour, hires },
  }
}

/** The numbers of all cards of the pile a match is played with. */
export const cardsOf = ({ runesaga }: Options): number[] => [...deck.cards.keys()].slice(0, runesaga ? undefined : BOX)
