// The morning: three packs are dealt, and each player takes one card of each.
//
// The packs travel at once. By the rules the second one is dealt when the first has gone all the way round; here a
// player looks at a pack as soon as it lies before them and their card of the pack before is chosen. That is the same
// draft: whoever chooses has seen exactly what the rules let them see then (the packs before, as they got them, and
// this one), because nobody opens a pack before choosing from the last, and what others took stays hidden. Only the
// waiting is shorter. The market of the afternoon lies below the third pack: it is turned up when that one would be
// dealt, once everybody has chosen from the second, so that nobody knows it too early (ruling).
import type { Question, Seat, Steps } from '#engine'
import { type TakeMove, takes } from './moves.ts'
import { confide, tell } from './notes.ts'
import { deal, turnMarket } from './pile.ts'
import { freshTurn, inOrder, NO_MARKET, NOBODY, PACKS, type T } from './state.ts'

/** Deals the packs. A chapter of its own, so that a shuffle lies before all that is chosen. */
export function* morning(t: T): Steps {
  const { g } = t
  const seats = g.players.length
  g.phase = 'morning'
  g.day++
  tell(t, { say: 'day', day: g.day, first: g.first })
  for (const [number, pack] of g.packs.entries()) {
    deal(t, seats + 1, pack.cards)
    if (number !== LAST) turnMarket(t) // a back that passes, with the card below it
    pack.at = (g.first + (g.options.rotating ? number : 0)) % seats
    pack.taken = 0
  }
  g.market = NO_MARKET
  return ['draft', null]
}
const LAST = PACKS - 1

export function* draft(t: T): Steps {
  const { g } = t
  for (;;) {
    openPacks(t)
    const questions: Question<TakeMove, 'draft'>[] = []
    for (let seat = 0; seat < g.players.length; seat++) {
      const { cards } = g.players[seat]!.pack
      if (cards.length > 0) questions.push({ seat, kind: 'draft', options: takes(cards.length) })
    }
    if (questions.length === 0) break
    const [which, { at }] = yield* t.any(questions)
    take(t, questions[which]!.seat, at)
  }
  for (const seat of inOrder(g)) {
    const cards = g.players[seat]!.hand.cards.slice()
    confide(t, { say: 'drafted', seat }, seat, { say: 'kept', seat, cards })
  }
  g.phase = 'afternoon'
  g.turn = freshTurn(NOBODY, 0)
  return ['turn', 0]
}

/** A pack is opened by whom it lies before, once their card of the pack before is chosen. */
function openPacks(t: T): void {
  const { packs, players } = t.g
  for (let number = 0; number < packs.length; number++) {
    const { cards, at } = packs[number]!
    const player = players[at]!
    if (cards.cards.length === 0 || player.pack.cards.length > 0 || player.hand.cards.length !== number) continue
    while (cards.cards.length > 0) t.move(cards, 0, player.pack)
  }
}

/** One card to the hand, the rest to the left; the last one of all lays the card that is left face down. */
function take(t: T, seat: Seat, at: number): void {
  const { packs, players } = t.g
  const { hand, pack, aside } = players[seat]!
  const number = hand.cards.length
  const travelling = packs[number]!
  t.move(pack, at, hand)
  travelling.taken++
  const last = travelling.taken === players.length
  if (!last) travelling.at = (seat + 1) % players.length
  const to = last ? aside : travelling.cards
  while (pack.cards.length > 0) t.move(pack, 0, to)
  if (last && number === LAST - 1) turnMarket(t)
}
