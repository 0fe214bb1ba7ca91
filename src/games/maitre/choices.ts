// What is open to a player: the actions of a turn, what the dice allow, where loot may go.
import type { Seat } from '#engine'
import { effectOf, ways } from './cards/advantages.ts'
import { placements } from './cards/combination.ts'
import { cardOf, type Goods, slot } from './cards/deck.ts'
import { type Reasons, whyNotArm, whyNotAttack, whyNotBuy, whyNotHunt, whyNoWar } from './conditions.ts'
import { facesOf, type Hand, handOf } from './hand.ts'
import type { ActionMove, DiceMove, LootMove, PlaceMove, UseMove } from './moves.ts'
import * as make from './moves.ts'
import { freeShips, isLastRound, type PlayerView, type View } from './state.ts'
import { targetsOf, usableGoods } from './turn.ts'

/** The actions open at the start of a turn. */
export function actionMoves(g: View, seat: Seat): readonly ActionMove[] {
  const moves: ActionMove[] = []
  lookAtActions(g, seat, (move, because) => {
    if (because.length === 0) moves.push(move as ActionMove) // an attack on nobody always lacks something
  })
  return moves
}
type Look = (move: ActionMove | { readonly do: 'attack' }, because: Reasons) => void
/** Every action of a turn, open or not, with what it lacks. */
export function lookAtActions(g: View, seat: Seat, look: Look): void {
  const noShip = whyNotArm(g)
  if (!g.options.declare || noShip.length > 0) look(make.ARM, noShip)
  else for (const ship of g.row.cards) look({ do: 'arm', ship }, noShip)
  if (isLastRound(g)) look(make.PASS, [])
  look(make.HUNT, whyNotHunt(g, seat))
  look(make.BUY, whyNotBuy(g, seat))
  const peace = whyNoWar(g, seat)
  if (peace.length > 0) return look({ do: 'attack' }, peace)
  for (const attacker of g.players[seat]!.fleet.cards) {
    for (let other = 0; other < g.players.length; other++) {
      if (other === seat) continue
      for (const target of g.players[other]!.fleet.cards) {
        look(make.attackMove(attacker, target), whyNotAttack(attacker, target))
      }
    }
  }
}

/** What can be done with the dice just rolled. */
export function diceMoves(g: View): readonly DiceMove[] {
  const { turn } = g
  const rolled = handOf(turn.rolled)
  const placed = handOf(turn.placed)
  const moves: DiceMove[] = []
  for (const card of targetsOf(g)) for (const move of placeMoves(card, placed, rolled)) moves.push(move)
  const stuck = moves.length === 0
  if (stuck) moves.push(make.ASIDE)
  for (const goods of usableGoods(g)) {
    if (!bringsBack(goods)) for (const move of useMoves(goods, rolled)) moves.push(move)
    else if (stuck) moves.push(make.ASIDE_AND_BACK)
    else if (turn.aside.length > 0) for (const move of useMoves(goods, 0)) moves.push(move)
  }
  return moves
}
/** Whether these goods bring a die back: Canvas does. */
export const bringsBack = ({ advantage }: Goods): boolean => effectOf(advantage).help === 'back'

/** What dice allow, by card: kept for each deck. */
interface Memo {
  readonly place: Map<Hand, Map<Hand, readonly PlaceMove[]>>[]
  readonly use: Map<Hand, readonly UseMove[]>[]
}
let known: Memo
slot.keep(
  (): Memo => ({ place: [], use: [] }),
  kept => {
    known = kept
  },
)

function placeMoves(card: number, placed: Hand, rolled: Hand): readonly PlaceMove[] {
  const byPlaced = (known.place[card] ??= new Map())
  let memo = byPlaced.get(placed)
  if (!memo) byPlaced.set(placed, (memo = new Map()))
  let moves = memo.get(rolled)
  if (!moves) {
    const parts = placements(cardOf(card).combination, placed, rolled)
    moves = parts.map(part => ({ do: 'place', on: card, dice: facesOf(part) }))
    memo.set(rolled, moves)
  }
  return moves
}

function useMoves({ card, advantage }: Goods, rolled: Hand): readonly UseMove[] {
  const memo = (known.use[card] ??= new Map())
  let moves = memo.get(rolled)
  if (!moves) {
    moves = ways(advantage, rolled).map(([dice, to]) => ({ do: 'use', good: card, dice, to }))
    memo.set(rolled, moves)
  }
  return moves
}

/** Where loot may go: under a free ship, or in place of another card; or it is left where it is. */
export function lootMoves(me: PlayerView): LootMove[] {
  const free = freeShips(me)
  const ways: LootMove[] = free.length > 0 ? free.map(make.loadMove) : me.hold.cards.map(card => ({ do: 'drop', card }))
  return [...ways, { do: 'leave' }]
}
