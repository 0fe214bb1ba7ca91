// The village, one record a building: which workers it takes, what its action needs, and what it does.
import type { Seat, Steps } from '#engine'
import { and, both } from '#games/kit/rules'
import { faceOf } from './cards/deck.ts'
import { COLOURS, type Colour, GOLD, IRON, LIVESTOCK, PROVISIONS, SILVER } from './cards/kinds.ts'
import { isHero, recordOf } from './cards/townsfolk/index.ts'
import { choose } from './choosing.ts'
import {
  eachOnce,
  type Look,
  OPEN,
  openOf,
  type Reasons,
  whyNone,
  whyNotCards,
  whyNotColour,
  whyNotHire,
  whyNotOffer,
  whyNotPay,
  whyNotSupply,
  whyNotTrade,
} from './conditions.ts'
import { armourFor, helpAt } from './crew.ts'
import { hireOne, hires } from './hiring.ts'
import type { ArmMove, ChosenMove, GainMove, HireMove, LongHouseMove, PlayMove, SellMove } from './moves.ts'
import * as make from './moves.ts'
import { tell } from './notes.ts'
import { makeOffering } from './offerings.ts'
import { arm, gain, pay } from './pieces.ts'
import { discardFromHand, drawToHand, hasPile } from './pile.ts'
import { ARMOUR, BUILDINGS, type Building, type G, type T } from './state.ts'

interface BuildingRecord<M> {
  readonly workers: readonly Colour[]
  /** What is missing for its action; left out: what the nearest of its choices lacks. */
  lacks?(g: G, seat: Seat): Reasons
  /** Where nothing is missing so far, one of its choices is open. */
  readonly sure?: true
  /** All there is to choose, open or not; left out: nothing is. */
  choices?(g: G, seat: Seat, colour: Colour): readonly M[]
  whyNot?(g: G, seat: Seat, move: M): Reasons
  /** What happens: steps, if somebody is asked something. */
  does(t: T, seat: Seat, colour: Colour): Steps<void> | void
}
/** Prices and yields of the village. */
export const YIELDS = {
  gateHouse: 2,
  treasury: { silver: 2, gold: 1, cards: 2 },
  armoury: { iron: 1, silver: 2 },
  mill: { black: 1, grey: 2, white: 2, gold: 1 },
  silversmith: { black: 3, grey: 2, white: 2 },
  longHouse: { livestock: 1, provisions: 2 },
} as const
const FREE_MEN: readonly Colour[] = ['grey', 'white']

/** The action of a building is taken with a worker of this colour. */
export function* work(t: T, seat: Seat, at: number, colour: Colour): Steps<void> {
  const { turn } = t.g
  turn.stage = 'work'
  turn.at = at
  turn.colour = colour
  turn.used.push(at)
  const steps = VILLAGE[BUILDINGS[at]!].does(t, seat, colour)
  if (steps) yield* steps
}

/** Why the action of a building cannot be taken with a worker of this colour, whoever stands there. */
export function whyNotWork(g: G, seat: Seat, at: number, colour: Colour): Reasons {
  const building = BUILDINGS[at]!
  const { workers, lacks, sure, choices } = VILLAGE[building]
  const reasons = and(whyNotColour(workers, colour), g.turn.used.includes(at) && { needs: 'unused', building })
  const missing = lacks?.(g, seat) ?? OPEN
  if (missing.length > 0 || sure || !choices) return both(reasons, missing)
  return both(
    reasons,
    whyNone(choices(g, seat, colour), move => whyNotChoose(g, seat, building, move)),
  )
}
const whyNotChoose = (g: G, seat: Seat, building: Building, move: ChosenMove): Reasons =>
  VILLAGE[building].whyNot?.(g, seat, move) ?? OPEN
/** Looks at all there is to choose in a building. */
export function lookAtWork(g: G, seat: Seat, building: Building, colour: Colour, look: Look): void {
  for (const move of VILLAGE[building].choices?.(g, seat, colour) ?? []) {
    look(move, whyNotChoose(g, seat, building, move))
  }
}
const openAt = <B extends keyof Choices>(g: G, seat: Seat, building: B, colour: Colour): Choices[B][] =>
  openOf(RECORDS[building].choices!(g, seat, colour) as readonly Choices[B][], move =>
    whyNotChoose(g, seat, building, move),
  )

/** What is chosen where. */
interface Choices {
  readonly town_hall: PlayMove
  readonly treasury: SellMove
  readonly barracks: HireMove
  readonly armoury: ArmMove
  readonly mill: GainMove
  readonly long_house: LongHouseMove
}
const RECORDS: { readonly [B in Building]: BuildingRecord<B extends keyof Choices ? Choices[B] : never> } = {
  gate_house: {
    workers: COLOURS,
    lacks: g => and(OPEN, !hasPile(g) && { needs: 'pile' }),
    does: (t, seat) => drawToHand(t, seat, YIELDS.gateHouse + helpAt(t.g, t.g.players[seat]!, 'gate_house')),
  },
  town_hall: {
    workers: COLOURS,
    /** Any card may be played, if only to be discarded; but heroes may not. */
    lacks(g, seat) {
      const { hand } = g.players[seat]!
      if (hand.cards.some(card => !isHero(card))) return OPEN
      return hand.cards.length === 0 ? whyNotCards(g.players[seat]!, 1) : whyNotPlay(g, seat, hand.cards[0]!)
    },
    sure: true,
    /** Every card in hand: for its effect, or where that has nothing to do, to be discarded for nothing (ruling). */
    choices: ({ players }, seat) =>
      eachOnce(players[seat]!.hand.cards).flatMap(card => [make.play(card), make.playVain(card)]),
    whyNot(g, seat, { card, vain }) {
      const because = whyNotPlay(g, seat, card)
      if (!vain || isHero(card)) return because
      return and(OPEN, because.length === 0 && { needs: 'no-effect', card })
    },
    *does(t, seat) {
      yield* playAtHall(t, seat, yield* t.one(seat, 'play', plays(t.g, seat)))
    },
  },
  treasury: {
    workers: COLOURS,
    lacks(g, seat) {
      const silver = both(whyNotCards(g.players[seat]!, 1), whyNotSupply(g, SILVER))
      return silver.length > 0 && whyNotSellTwo(g, seat).length > 0 ? silver : OPEN
    },
    sure: true,
    choices: ({ players }, seat) =>
      eachOnce(players[seat]!.hand.cards).flatMap(card => [make.sellForSilver(card), make.sellForGold(card)]),
    whyNot: (g, seat, move) => (move.for === 'silver' ? whyNotSupply(g, SILVER) : whyNotSellTwo(g, seat)),
    *does(t, seat, colour) {
      yield* sell(t, seat, yield* t.one(seat, 'sell', openAt(t.g, seat, 'treasury', colour)))
      gain(t, seat, SILVER, helpAt(t.g, t.g.players[seat]!, 'treasury'))
    },
  },
  barracks: {
    workers: COLOURS,
    lacks: (g, seat) => whyNotCards(g.players[seat]!, 1),
    choices: hires,
    whyNot: (g, seat, { card }) => whyNotHire(g, seat, card),
    does: (t, seat) => hireOne(t, seat),
  },
  armoury: {
    workers: FREE_MEN,
    lacks: (g, seat) => and(OPEN, g.players[seat]!.armour >= ARMOUR && { needs: 'armour-room', most: ARMOUR }),
    choices: () => make.ARMS,
    whyNot: (g, seat, { with: paid }) =>
      whyNotPay(g.players[seat]!, paid === 'iron' ? IRON : SILVER, YIELDS.armoury[paid]),
    *does(t, seat, colour) {
      const { with: paid } = yield* choose(t, seat, 'arm', openAt(t.g, seat, 'armoury', colour))
      pay(t, seat, paid === 'iron' ? IRON : SILVER, YIELDS.armoury[paid])
      arm(t, seat, armourFor(t.g.players[seat]!, paid))
    },
  },
  mill: {
    workers: COLOURS,
    choices: (_g, _seat, colour) => (colour === 'white' ? make.MILL : make.GRIND),
    whyNot: (g, _seat, { what }) => whyNotSupply(g, what === 'gold' ? GOLD : PROVISIONS),
    /** A Forager helps with provisions, not with gold. */
    *does(t, seat, colour) {
      const { what } = yield* choose(t, seat, 'gain', openAt(t.g, seat, 'mill', colour))
      if (what === 'gold') gain(t, seat, GOLD, YIELDS.mill.gold)
      else gain(t, seat, PROVISIONS, YIELDS.mill[colour] + helpAt(t.g, t.g.players[seat]!, 'mill'))
    },
  },
  silversmith: {
    workers: COLOURS,
    lacks: g => whyNotSupply(g, SILVER),
    does(t, seat, colour) {
      gain(t, seat, SILVER, YIELDS.silversmith[colour] + helpAt(t.g, t.g.players[seat]!, 'silversmith'))
    },
  },
  long_house: {
    workers: FREE_MEN,
    choices: ({ display }) => [make.TRADE, ...display.cards.map(make.offer)],
    whyNot: (g, seat, move) =>
      move.do === 'offer'
        ? whyNotOffer(g, seat, move.tile)
        : whyNotTrade(g, seat, LIVESTOCK, YIELDS.longHouse.livestock, PROVISIONS),
    /** Each Sage allows one action more, of the same kind or another. */
    *does(t, seat, colour) {
      const actions = 1 + helpAt(t.g, t.g.players[seat]!, 'long_house')
      for (let taken = 0; taken < actions; taken++) {
        const moves = openAt(t.g, seat, 'long_house', colour)
        if (moves.length === 0) return
        const move = yield* t.one(seat, 'long_house', taken === 0 ? moves : [...moves, make.ENOUGH])
        if (move.do === 'enough') return
        if (move.do === 'offer') makeOffering(t, seat, move)
        else {
          pay(t, seat, LIVESTOCK, YIELDS.longHouse.livestock)
          gain(t, seat, PROVISIONS, YIELDS.longHouse.provisions)
        }
      }
    },
  },
}
/** Each building is worked in with moves of its own. */
export const VILLAGE = RECORDS as { readonly [B in Building]: BuildingRecord<ChosenMove> }

/** Each card that may be played, for its effect or for nothing: the same as its choices, looked at once. */
function plays(g: G, seat: Seat): PlayMove[] {
  const moves: PlayMove[] = []
  for (const card of eachOnce(g.players[seat]!.hand.cards)) {
    if (whyNotPlay(g, seat, card).length === 0) moves.push(make.play(card))
    else if (!isHero(card)) moves.push(make.playVain(card))
  }
  return moves
}
/** Why a card has no effect at the Town Hall now. */
export function whyNotPlay(g: G, seat: Seat, card: number): Reasons {
  const { hall } = recordOf(card)
  if (hall === undefined) return [{ needs: 'hall-effect', card }]
  return hall.lacks?.(withoutCard(g, seat, card), seat, faceOf(g, card)) ?? OPEN
}
/** The table once a card has left the hand: it cannot be hired, sold or swapped by its own effect. */
function withoutCard(g: G, seat: Seat, card: number): G {
  const me = g.players[seat]!
  const hand = { sees: me.hand.sees, cards: me.hand.cards.filter(other => other !== card) }
  return { ...g, players: g.players.with(seat, { ...me, hand }) }
}
/** The card is shown, does what it does, and is discarded. */
function* playAtHall(t: T, seat: Seat, { card, vain }: PlayMove): Steps<void> {
  const { g } = t
  const { hand } = g.players[seat]!
  if (vain) {
    discardFromHand(t, seat, card)
    return tell(t, { say: 'vainly', seat, card })
  }
  t.move(hand, hand.cards.indexOf(card), g.called)
  tell(t, { say: 'plays', seat, card })
  const steps = recordOf(card).hall!.does(t, seat, faceOf(g, card))
  if (steps) yield* steps
  t.move(g.called, g.called.cards.indexOf(card), g.discard)
}

const whyNotSellTwo = (g: G, seat: Seat): Reasons =>
  both(whyNotCards(g.players[seat]!, YIELDS.treasury.cards), whyNotSupply(g, GOLD))
/** One card for silver, or a second one with it for gold. */
function* sell(t: T, seat: Seat, move: SellMove): Steps<void> {
  const { hand } = t.g.players[seat]!
  const cards = [move.card]
  discardFromHand(t, seat, move.card)
  if (move.for === 'gold') {
    const { card } = yield* t.one(seat, 'second', eachOnce(hand.cards).map(make.add))
    discardFromHand(t, seat, card)
    cards.push(card)
  }
  tell(t, { say: 'sells', seat, cards })
  gain(t, seat, move.for === 'gold' ? GOLD : SILVER, YIELDS.treasury[move.for])
}
