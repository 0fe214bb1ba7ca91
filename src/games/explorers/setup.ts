// Setting the table: everything in its box, nothing shuffled.
import type { Opening, Zone } from '#engine'
import { openZone, seatsFrom } from '#games/kit/rules'
import { captainOf, deck, FIRST } from './cards/deck.ts'
import { type CaptainId, LIVESTOCK } from './cards/kinds.ts'
import { FIXED, join, mainland } from './chart.ts'
import { MAINLAND, NOTHING } from './map.ts'
import { ABOARD, ACTIONS, type G, HOLD, type Options, type Perk, type Perks, type Player, VIKINGS } from './state.ts'

const NO_PERKS: Perks = { captains: 0, boarders: 0, raids: 0, deaths: 0, haste: 0, aboard: 0 }

export function setup(seats: number, options: Options, { first, perks, rounds }: Opening<Perk> = {}): G {
  const g: G = {
    options,
    phase: 'setup',
    round: 0,
    first: first ?? 0,
    ...(first === undefined ? {} : { appointed: first }),
    ...(rounds === undefined ? {} : { rounds }),
    stack: hidden(deck.tiles, 0),
    laid: openZone(),
    astray: openZone(),
    box: boxFor(seats),
    supply: {
      settlements: hidden(deck.settlements, FIRST.settlement),
      enemies: hidden(deck.enemies, FIRST.enemy),
    },
    livestock: { at: [], kinds: [] },
    settlements: { at: [], tokens: openZone() },
    enemies: { at: [], tokens: hidden([], 0) },
    map: [mainland()],
    gaps: [],
    islands: [],
    players: seatsFrom(0, seats).map(seat => playerOf(seat, perks?.[seat] ?? NO_PERKS)),
    turn: { seat: first ?? 0, stage: 'lay', left: ACTIONS },
  }
  for (const [at, lands] of deck.boards[options.board].tiles.entries()) join(g, FIXED[at]!, lands, NOTHING)
  return g
}
const hidden = (cards: readonly unknown[], from: number): Zone => ({
  sees: 'none',
  cards: cards.map((_, i) => from + i),
})

/** These count what others do: who plays alone has them not. */
const AMONG_OTHERS: readonly CaptainId[] = ['queen', 'scout']
function boxFor(seats: number): Zone {
  const box = hidden(deck.captains, FIRST.captain)
  if (seats === 1) box.cards = box.cards.filter(card => !AMONG_OTHERS.includes(captainOf(card).id))
  return box
}

function playerOf(seat: number, { aboard: more, ...perks }: Perks): Player {
  const aboard = Math.min(HOLD, ABOARD + more)
  return {
    hand: { sees: seat, cards: [] },
    captains: { sees: seat, cards: [] },
    captain: openZone(),
    ship: MAINLAND,
    aboard,
    hold: [],
    ashore: new Array<number>(VIKINGS - aboard).fill(MAINLAND),
    outposts: [],
    delivered: LIVESTOCK.map(() => 0),
    raided: openZone(),
    sunk: openZone(),
    fallen: 0,
    perks,
  }
}
