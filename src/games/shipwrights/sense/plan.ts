// What a player is after: the ships on the stocks and in hand, and what these lack.
import type { Seat, Seen, Zone } from '#engine'
import type { Temper } from '#games/kit/sense'
import { cardOf, shipOf } from '../cards/deck.ts'
import { GOODS, type Good, type Ship } from '../cards/kinds.ts'
import { craftsOf } from '../conditions.ts'
import { type PlayerView, type View, WORKSHOPS } from '../state.ts'
import { TASTES, type Taste } from './tempers.ts'
import { W } from './weights.ts'

export interface Plan {
  readonly g: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly hand: readonly number[]
  readonly taste: Taste
  readonly ships: readonly Ship[]
  /** Craftsmen at hand, and how many more the ships want, by craft. */
  readonly have: readonly number[]
  readonly crafts: readonly number[]
  /** Craftsmen no ship waits for: one of them may stand in at the Cartographer's. */
  readonly idle: number
  /** Resources the ships still lack, and those that are too many. */
  readonly lacks: readonly number[]
  readonly spare: readonly number[]
}
/** With nothing on the stocks yet: what most ships are made of. */
const USUAL = [3, 2, 1]

/** The cards of a zone of the seat that is asked: it sees its own hand and pack. */
export const own = ({ cards }: Seen<Zone>): readonly number[] => cards as readonly number[]

export function planOf(g: View, seat: Seat, temper: Temper): Plan {
  const me = g.players[seat]!
  const ships = me.yard.cards.map(shipOf)
  const hand = own(me.hand)
  for (const card of hand) {
    const title = cardOf(card)
    if (title.kind === 'ship' && ships.length < WORKSHOPS) ships.push(title)
  }
  const have = craftsOf(me)
  const crafts = have.map(count => -count)
  const wanted = ships.length === 0 ? USUAL : [0, 0, 0]
  for (const ship of ships) {
    for (const craft of ship.crafts) crafts[craft]!++
    for (let good = 0; good < wanted.length; good++) wanted[good]! += ship.goods[good]!
  }
  const lacks = wanted.map((want, good) => Math.max(0, want - me.mill[good]!))
  const spare = wanted.map((want, good) => Math.max(0, me.mill[good]! - want))
  const idle = sum(crafts.map(want => Math.max(0, -want)))
  return { g, seat, me, hand, taste: TASTES[temper], ships, have, crafts, idle, lacks, spare }
}
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** Whether a ship waits for this craft, manned or not. */
export const isWanted = ({ ships }: Plan, craft: number): boolean => ships.some(ship => ship.crafts.includes(craft))
/** Whether there is a place for a craftsman no ship waits for: the Cartographer may use one; without him they are in the way. */
export const hasBenchFor = ({ g, me }: Plan): boolean => me.crew.cards.length < (g.options.board ? W.bench : 1)
/** How many more of a resource the ships want. */
export const lackOf = ({ lacks }: Plan, good: Good): number => lacks[GOODS.indexOf(good)]!
/** Cards that will not be played today, once all that can be played has been: all but a craftsman who may still work. */
export function isLeft(plan: Plan, card: number): boolean {
  const title = cardOf(card)
  return title.kind !== 'craftsman' || plan.crafts[title.craft]! < 0 || !isWanted(plan, title.craft)
}
