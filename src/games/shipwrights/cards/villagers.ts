// The villagers: what each of them does when it is called. Who may be called on whom is in the conditions.
import type { Question, Seat, Steps, Tabletop } from '#engine'
import { discardCards, gains } from '../board.ts'
import { type CallMove, ENOUGH, type GainMove, gifts, goodAt, type SwapMove, swap } from '../moves.ts'
import { tell } from '../notes.ts'
import { dropTool, earn, forfeit, hire, leave, spend, stockUp } from '../pieces.ts'
import { drawToHand } from '../pile.ts'
import { type G, isGuarded, storedIn } from '../state.ts'
import { villagerOf } from './deck.ts'
import { GOODS, type Good, type Villager } from './kinds.ts'

type T = Tabletop<G>

/** The villager is shown, does what it does, and goes to the discards; Pioneer and Sentry stay for a while. */
export function* callVillager(t: T, seat: Seat, move: CallMove): Steps<void> {
  const { called, discard, players } = t.g
  const { hand, front } = players[seat]!
  const villager = villagerOf(move.card)
  t.move(hand, hand.cards.indexOf(move.card), called)
  tell(t, { say: 'calls', seat, card: move.card })
  yield* effect(t, seat, villager, move)
  const stays = villager.id === 'pioneer' || villager.id === 'sentry'
  t.move(called, 0, stays ? front : discard)
}

function* effect(t: T, seat: Seat, villager: Villager, move: CallMove): Steps<void> {
  const { g } = t
  switch (villager.id) {
    case 'assassin':
      return strike(t, seat, move.at!, 'kills')
    case 'barbarian':
      return strike(t, seat, move.at!, 'wrecks')
    case 'conspirator':
      return strike(t, seat, move.at!, 'lures')
    case 'mercenary':
      return mercenary(t, seat, villager.gold)
    case 'pillager':
      return pillage(t, move.seat!)
    case 'berserker':
      g.players[seat]!.gold -= villager.gold
      return tell(t, { say: 'breaks', seat, from: move.seat!, card: dropTool(t, move.seat!) })
    case 'thief':
      return rob(t, seat, move.seat!, move.good!)
    case 'pioneer':
      g.pioneer = seat
      return
    case 'sentry':
      return
    case 'chieftain':
      return drawToHand(t, seat, villager.cards)
    case 'sage':
      return yield* sage(t, seat, villager.cards)
    case 'labourer':
      return hireWorkers(t, seat, villager.workers)
    case 'merchant':
      return gainGoods(t, seat, move.good!, villager.goods)
    case 'beggar':
      hireWorkers(t, seat, villager.workers)
      return gainGoods(t, seat, move.good!, villager.goods)
    case 'trader':
      return yield* trader(t, seat, villager.goods)
    case 'king':
    case 'queen':
      return gainGold(t, seat, villager.gold)
    case 'navigator':
      return gainGold(t, seat, villager.gold + g.turn.earlier)
    case 'scout':
      gainGoods(t, seat, move.good!, villager.goods)
      return yield* othersGain(t, seat)
    case 'armourer':
      hireWorkers(t, seat, villager.workers)
      return drawToHand(t, seat, villager.cards)
  }
}

const gainGold = (t: T, seat: Seat, gold: number): void =>
  tell(t, { say: 'gold', seat, count: earn(t.g.players[seat]!, gold) })
const hireWorkers = (t: T, seat: Seat, workers: number): void =>
  tell(t, { say: 'workers', seat, count: hire(t.g, t.g.players[seat]!, workers) })
const gainGoods = (t: T, seat: Seat, good: Good, count: number): void =>
  tell(t, { say: 'goods', seat, good, count: stockUp(t.g, t.g.players[seat]!, goodAt(good), count) })

/** A craftsman or a ship under construction leaves its board: to the discards, or to the Conspirator's player. */
function strike(t: T, seat: Seat, card: number, say: 'kills' | 'wrecks' | 'lures'): void {
  const { players, discard } = t.g
  const from = players.findIndex(({ crew, yard }) => crew.cards.includes(card) || yard.cards.includes(card))
  const { crew, yard } = players[from]!
  leave(t, say === 'wrecks' ? yard : crew, card, say === 'lures' ? players[seat]!.crew : discard)
  tell(t, { say, seat, from, card })
}

/** Gold for the caller, then a loss for everybody else whom no Sentry guards. */
function mercenary(t: T, seat: Seat, gold: number): void {
  const { g } = t
  gainGold(t, seat, gold)
  for (let other = 0; other < g.players.length; other++) {
    if (other === seat || isGuarded(g, other)) continue
    tell(t, { say: 'loses', seat: other, count: forfeit(g.players[other]!, gold) })
  }
}
function pillage(t: T, victim: Seat): void {
  const player = t.g.players[victim]!
  tell(t, { say: 'loses', seat: victim, count: forfeit(player, storedIn(player.mill)) })
}
function rob(t: T, seat: Seat, from: Seat, good: Good): void {
  const { players } = t.g
  const which = goodAt(good)
  players[from]!.mill[which]!--
  players[seat]!.mill[which]!++
  tell(t, { say: 'steals', seat, from, good })
}

/** Some cards of the hand for as many from the pile. */
function* sage(t: T, seat: Seat, most: number): Steps<void> {
  const { cards } = yield* t.one(seat, 'sage', gifts(t.g.players[seat]!.hand.cards, most))
  discardCards(t, seat, cards)
  drawToHand(t, seat, cards.length)
}

/** Resources one for one with the supply, a few times or fewer. */
function* trader(t: T, seat: Seat, most: number): Steps<void> {
  const { g } = t
  const me = g.players[seat]!
  for (let done = 0; done < most; done++) {
    const moves = swaps(g, seat)
    if (moves.length === 0) return
    const move = yield* t.one(seat, 'swap', [...moves, ENOUGH])
    if (move.do === 'enough') return
    spend(g, me, goodAt(move.give), 1)
    stockUp(g, me, goodAt(move.take), 1)
    tell(t, { say: 'swaps', seat, give: move.give, take: move.take })
  }
}
function swaps({ players, supply }: G, seat: Seat): SwapMove[] {
  const { mill } = players[seat]!
  const moves: SwapMove[] = []
  for (let give = 0; give < GOODS.length; give++) {
    if (mill[give] === 0) continue
    for (let take = 0; take < GOODS.length; take++) {
      if (take !== give && supply.goods[take]! > 0) moves.push(swap(give, take))
    }
  }
  return moves
}

/** The Scout: everybody else gains one resource of their choice, all at once. */
function* othersGain(t: T, seat: Seat): Steps<void> {
  const { g } = t
  const options = gains(g)
  if (options.length === 0) return
  const questions: Question<GainMove>[] = []
  for (let i = 1; i < g.players.length; i++) {
    questions.push({ seat: (seat + i) % g.players.length, kind: 'gain', options })
  }
  const picks = yield* t.all(questions)
  for (const [i, { good }] of picks.entries()) gainGoods(t, questions[i]!.seat, good, 1)
}
