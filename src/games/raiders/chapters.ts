// The course of a match: the table is set, everybody keeps some cards, dice say who begins, and turn follows turn.
import type { Seat, Steps } from '#engine'
import { deck } from './cards/deck.ts'
import { asGood, VALKYRIE } from './cards/kinds.ts'
import { keeps } from './moves.ts'
import { confide, tell } from './notes.ts'
import { refill } from './offerings.ts'
import { deal } from './pile.ts'
import { DIE, type PlayerView, START, type T } from './state.ts'
import { turn } from './turn.ts'

/** Fills the raid spaces from the bag and deals. A chapter of its own, so that all chance lies before what is chosen. */
function* layOut(t: T): Steps {
  const { g } = t
  t.shuffle(g.pile.cards)
  t.shuffle(g.stack.cards)
  fillNorth(t)
  refill(t)
  for (const player of g.players) deal(t, handOf(player).dealt, player.hand)
  return ['keep', null]
}
/** How many cards a player is dealt, and how many of them are kept. */
export const handOf = ({ perks }: PlayerView): { dealt: number; kept: number } => ({
  dealt: START.dealt + perks.cards,
  kept: START.kept + perks.cards,
})
/** The bag holds all Valkyries and all plunder nobody has; what is left in it goes to the supply. */
function fillNorth(t: T): void {
  const { north, supply } = t.g
  const bag = [supply.valkyries, supply.goods[asGood(1)]!, supply.goods[asGood(2)]!, supply.goods[asGood(3)]!]
  let left = bag.reduce((sum, count) => sum + count)
  for (const [at, { sets }] of deck.settlements.entries()) {
    for (const [set, { tokens }] of sets.entries()) {
      for (let i = 0; i < tokens; i++) {
        let drawn = t.draw(left--)
        let token = 0
        while (drawn >= bag[token]!) drawn -= bag[token++]!
        bag[token]!--
        north[at]![set]![token]!++
      }
    }
  }
  supply.valkyries = bag[VALKYRIE]!
  for (let token = 1; token < bag.length; token++) supply.goods[asGood(token)] = bag[token]!
}

/** Everybody chooses at once; the other cards go under the pile. Then the highest roll begins, if nobody is appointed. */
function* keep(t: T): Steps {
  const { g } = t
  const questions = g.players.map((player, seat) => ({
    seat,
    kind: 'keep' as const,
    options: keeps(player.hand.cards.length, handOf(player).kept),
  }))
  const picks = yield* t.all(questions)
  for (const [seat, { at }] of picks.entries()) {
    const { hand } = g.players[seat]!
    const cards = at.map(place => hand.cards[place]!)
    for (const card of hand.cards.filter(each => !cards.includes(each))) {
      t.move(hand, hand.cards.indexOf(card), g.pile)
    }
    confide(t, { say: 'keeps', seat, count: cards.length }, seat, { say: 'kept', seat, cards })
  }
  g.first = g.appointed ?? highestRoll(t)
  g.phase = 'turns'
  tell(t, { say: 'begins', seat: g.first })
  return ['turn', g.first]
}
/** Those who tie roll again. */
function highestRoll(t: T): Seat {
  let rivals = [...t.g.players.keys()]
  while (rivals.length > 1) {
    const totals = rivals.map(seat => {
      const dice = [DIE[t.roll(DIE.length)]!, DIE[t.roll(DIE.length)]!]
      tell(t, { say: 'casts', seat, dice })
      return dice[0]! + dice[1]!
    })
    const most = Math.max(...totals)
    rivals = rivals.filter((_, i) => totals[i] === most)
  }
  return rivals[0]!
}

export const chapters = { layOut, keep, turn }
