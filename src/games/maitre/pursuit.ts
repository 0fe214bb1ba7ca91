// Arming, hunting and buying: roll, place, roll the rest, until the combination is complete or no die is left.
import type { Steps } from '#engine'
import { cardOf } from './cards/deck.ts'
import { bringsBack, diceMoves } from './choices.ts'
import { DICE, type Face, rollFace } from './hand.ts'
import { type DiceMove, loadMove, type UseMove } from './moves.ts'
import { tell } from './notes.ts'
import { refillRow } from './port.ts'
import { freeShips, type Pursuit, type T } from './state.ts'
import { usableGoods } from './turn.ts'

/** Arms the ship, or none: which one is fixed by the first die placed. */
export function* arm(t: T, ship?: number): Steps<void> {
  const { turn, row, players } = t.g
  if (!(yield* pursue(t, 'arm', ship ?? -1))) return
  const slot = row.cards.indexOf(turn.target)
  t.move(row, slot, players[turn.seat]!.fleet)
  tell(t, { say: 'arms', seat: turn.seat, card: turn.target })
  refillRow(t, slot)
}

/** The top card of the treasures, or of the goods, comes under a free ship. */
export function* huntOrBuy(t: T, action: 'hunt' | 'buy'): Steps<void> {
  const { turn, players, treasures, goods } = t.g
  const { seat } = turn
  const me = players[seat]!
  const pile = action === 'hunt' ? treasures : goods
  if (!(yield* pursue(t, action, pile.cards[0]!))) return
  const free = freeShips(me)
  const ship = free.length === 1 ? free[0]! : (yield* t.one(seat, 'stow', free.map(loadMove))).on
  const card = t.move(pile, 0, me.hold)
  me.carriers.push(ship)
  tell(t, { say: 'gains', seat, card, ship })
}

/** The dice of a turn: true once the combination is complete. */
function* pursue(t: T, action: Pursuit, target: number): Steps<boolean> {
  const { turn } = t.g
  turn.action = action
  turn.target = target
  tell(t, { say: 'tries', seat: turn.seat, action, card: target })
  for (let dice = DICE; dice > 0; dice = DICE - turn.placed.length - turn.aside.length) {
    turn.rolled = rollDice(t, dice)
    turn.rolls++
    let move: DiceMove
    while ((move = yield* t.one(turn.seat, 'dice', diceMoves(t.g))).do === 'use') useGoods(t, move)
    if (move.do === 'aside') setAside(t, move.back)
    else {
      turn.target = move.on
      for (const die of move.dice) turn.rolled.splice(turn.rolled.indexOf(die), 1)
      turn.placed.push(...move.dice)
      tell(t, { say: 'places', seat: turn.seat, card: move.on, dice: move.dice, placed: turn.placed.slice() })
      if (turn.placed.length === cardOf(move.on).combination.size) {
        turn.rolled = []
        return true
      }
    }
    if (turn.back > 0) turn.aside.pop()
    turn.back = 0
  }
  turn.rolled = []
  tell(t, { say: 'fails', seat: turn.seat, card: turn.target })
  return false
}

function rollDice(t: T, count: number): Face[] {
  const dice: Face[] = []
  while (dice.length < count) dice.push(rollFace(t))
  tell(t, { say: 'rolls', seat: t.g.turn.seat, dice })
  return dice.slice()
}

/** Which die leaves does not matter to the rules, since the others are rolled again: the lowest does (ruling). */
function setAside(t: T, back: boolean): void {
  const { turn } = t.g
  const die = Math.min(...turn.rolled) as 1
  turn.rolled.splice(turn.rolled.indexOf(die), 1)
  turn.aside.push(die)
  tell(t, { say: 'aside', seat: turn.seat, die })
  if (back) useGoods(t, { do: 'use', good: usableGoods(t.g).find(bringsBack)!.card, dice: [], to: [] })
}

function useGoods(t: T, { good, dice, to }: UseMove): void {
  const { turn } = t.g
  turn.used.push(good)
  const again = to.length === 0 ? dice.map(() => rollFace(t)) : to
  dice.forEach((die, i) => {
    turn.rolled[turn.rolled.indexOf(die)] = again[i]!
  })
  if (dice.length === 0) turn.back = 1
  tell(t, { say: 'uses', seat: turn.seat, good, dice, to: again })
}
