// What a turn may lead to, weighed by its exact odds: every action, with the best play of the dice and of whoever has loot.
import type { Seat } from '#engine'
import type { Temper } from '../../kit/sense/index.ts'
import { type ActionMove, ARM, attackMove, BUY, HUNT, PASS } from '../moves.ts'
import { bookOf } from './book.ts'
import { type Worth, worthWith } from './odds/index.ts'
import { type Chances, chancesAt } from './outlook.ts'
import { armed, IN_ROW, isOver, type Position, passed, rowOf, shipsOf, spoils, stowings } from './position.ts'
import { goodsOf } from './traits.ts'

/** How likely each seat is to win when the next turn begins like this. */
type Judge = (p: Position) => Chances
/** Judges with care what a turn leads to, and at a glance what is only a detail of it. */
export interface Mind {
  readonly judge: Judge
  readonly glance: Judge
}
/** A mind that thinks so many turns through; what comes after them it judges by how everybody stands. */
export function mindOf(temper: Temper, turns: number): Mind {
  const glance: Judge = p => chancesAt(p, temper)
  let judge = glance
  for (let turn = 1; turn < turns; turn++) judge = aTurnLater({ judge, glance })
  return { judge, glance }
}

/** How likely each seat is to win once the mover has taken an action. What actions have in common is judged once. */
export function turnFrom(p: Position, mind: Mind): (action: ActionMove) => Chances {
  const { mover } = p
  const { wins, chance } = bookOf()
  const failed = mind.judge(passed(p))
  /** Hunting or buying. */
  const pursue = (card: number): Chances =>
    mixed(mind.judge(stowedBest(p, card, mind.glance)), failed, chance(goodsOf(p, mover), card))
  const fights: Chances[] = []
  const fought = (winner: Seat, losingShip: number): Chances =>
    (fights[losingShip * p.seats + winner] ??= mind.judge(
      favourite(spoils(p, winner, losingShip), winner, mind.glance),
    ))

  return action => {
    switch (action.do) {
      case 'arm': {
        const ships = action.ship === undefined ? rowOf(p) : [action.ship]
        return better(failed, mover, armWorth(p, ships, gainsOf(p, ships, failed, mind)))
      }
      case 'hunt':
        return pursue(p.treasures[0]!)
      case 'buy':
        return pursue(p.goods[0]!)
      case 'attack': {
        const won = fought(mover, action.at)
        const lost = fought(p.owner[action.at]!, action.with)
        return mixed(won, lost, wins[action.with]![action.at]!)
      }
      case 'pass':
        return failed
    }
  }
}
const mixed = (a: Chances, b: Chances, share: number): Chances => a.map((each, i) => share * each + (1 - share) * b[i]!)
/** One seat's chance rises; what it gains the others lose, each in proportion. */
function better(chances: Chances, seat: Seat, gain: number): Chances {
  const others = Math.max(1 - chances[seat]!, Number.MIN_VALUE)
  return chances.map((each, i) => (i === seat ? each + gain : each * (1 - gain / others)))
}

/** What arming each of these ships adds to the mover's chance. */
export function gainsOf(p: Position, ships: readonly number[], failed: Chances, { judge }: Mind): Map<number, number> {
  return new Map(ships.map(ship => [ship, judge(armed(p, ship))[p.mover]! - failed[p.mover]!]))
}
/** How finely worths are told apart: the odds of a row are then computed once for many turns. */
const STEPS = 16
/** The worth of each ship to the dice: how its gain compares to the highest. Whatever does harm still is better than nothing: dice must be placed. */
export function worthsOf(gains: ReadonlyMap<number, number>): Worth {
  const top = Math.max(...gains.values(), Number.MIN_VALUE)
  return ship => Math.max(1, Math.round((STEPS * gains.get(ship)!) / top)) / STEPS
}
function armWorth(p: Position, ships: readonly number[], gains: ReadonlyMap<number, number>): number {
  if (ships.length === 0) return 0
  const goods = goodsOf(p, p.mover)
  const top = Math.max(...gains.values())
  if (top > 0 && !p.declare) return top * worthWith(goods, ships, worthsOf(gains))
  const { chance } = bookOf()
  return Math.max(...ships.map(ship => gains.get(ship)! * chance(goods, ship)))
}

/** The top card of a pile, under the ship where it lies best. */
export const stowedBest = (p: Position, card: number, glance: Judge): Position =>
  favourite(stowings(p, card), p.mover, glance)
function favourite(ways: readonly Position[], seat: Seat, glance: Judge): Position {
  return ways.length === 1 ? ways[0]! : ways[indexOfBest(ways.map(glance), seat)]!
}
function indexOfBest(all: readonly Chances[], seat: Seat): number {
  let best = 0
  for (let i = 1; i < all.length; i++) if (all[i]![seat]! > all[best]![seat]!) best = i
  return best
}

/** What the mover may do. */
export function actionsAt(p: Position): ActionMove[] {
  const { attacks, hasMap } = bookOf()
  const own = shipsOf(p, p.mover)
  const free = own.some(ship => p.cargo[ship]! < 0)
  const actions: ActionMove[] = [p.owner.includes(IN_ROW) ? ARM : PASS]
  if (free && p.treasures.length > 0 && own.some(ship => hasMap[ship])) actions.push(HUNT)
  if (free && p.goods.length > 0) actions.push(BUY)
  if (!p.war) return actions
  for (const ship of own) {
    for (let target = 0; target < p.owner.length; target++) {
      const theirs = p.owner[target]! >= 0 && p.owner[target] !== p.mover
      if (theirs && attacks[ship]![target]!) actions.push(attackMove(ship, target))
    }
  }
  return actions
}

/** How many actions a player further on is thought to consider, those that look best. */
const CONSIDERED = 3
/** Judges by what the mover makes of the turn, as this mind sees it. */
function aTurnLater(mind: Mind): Judge {
  const known = new Map<string, Chances>()
  return p => {
    if (isOver(p)) return mind.glance(p)
    const key = `${p.mover}/${p.owner}/${p.cargo}/${p.goods[0]}/${p.treasures}`
    let chances = known.get(key)
    if (!chances) known.set(key, (chances = bestTurn(p, mind)))
    return chances
  }
}
function bestTurn(p: Position, mind: Mind): Chances {
  const { mover } = p
  const { judge, glance } = mind
  const actions = actionsAt(p)
  const seen = actions.map(turnFrom(p, { judge: glance, glance }))
  if (judge === glance) return seen[indexOfBest(seen, mover)]!
  const order = actions.map((_, i) => i).sort((a, b) => seen[b]![mover]! - seen[a]![mover]!)
  const after = turnFrom(p, mind)
  const likely = order.slice(0, CONSIDERED).map(i => after(actions[i]!))
  return likely[indexOfBest(likely, mover)]!
}
