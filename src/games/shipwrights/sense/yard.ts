// The table as one seat of Shipwrights has it before it, with what is worked out of it once for all its tokens.
import type { Seat, Seen, Zone } from '#engine'
import { cardOf, shipOf } from '../cards/deck.ts'
import type { Ship } from '../cards/kinds.ts'
import { craftsOf } from '../conditions.ts'
import { BENCHES, type PlayerView, type View, WORKSHOPS } from '../state.ts'

/** The cards of a zone of the seat that is asked: it sees its own hand and pack. */
export const own = ({ cards }: Seen<Zone>): readonly number[] => cards as readonly number[]

/** What the seat has, and what it lacks for the ships on the stocks and those in hand that find a workshop. */
export interface Yard {
  readonly g: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly hand: readonly number[]
  readonly ships: readonly Ship[]
  /** By craft: craftsmen at hand beyond those the ships want; fewer than none: so many are wanted. */
  readonly crafts: readonly number[]
  readonly have: readonly number[]
  /** By good: what the ships want beyond what is in the mill; fewer than none: so many are spare. */
  readonly lacks: readonly number[]
  readonly lacking: number
  /** Gold for the dearest of the ships. */
  readonly price: number
}
export function yardOf(g: View, seat: Seat): Yard {
  const me = g.players[seat]!
  const hand = own(me.hand)
  const ships = me.yard.cards.map(shipOf)
  for (const card of hand) {
    const title = cardOf(card)
    if (title.kind === 'ship' && ships.length < WORKSHOPS) ships.push(title)
  }
  const have = craftsOf(me)
  const crafts = have.slice()
  const lacks = [-me.mill[0]!, -me.mill[1]!, -me.mill[2]!]
  let price = 0
  for (const ship of ships) {
    for (const craft of ship.crafts) crafts[craft]!--
    for (let good = 0; good < lacks.length; good++) lacks[good]! += ship.goods[good]!
    price = Math.max(price, ship.gold)
  }
  let lacking = 0
  for (const lack of lacks) lacking += Math.max(0, lack)
  return { g, seat, me, hand, ships, crafts, have, lacks, lacking, price }
}
/** Craftsmen and resources that a ship still lacks. */
export function farness({ me, have }: Yard, ship: Ship): readonly [crafts: number, goods: number] {
  let [misses, lacks] = [0, 0]
  for (let i = 0; i < ship.crafts.length; i++) {
    const craft = ship.crafts[i]!
    let before = 0
    for (let k = 0; k < i; k++) if (ship.crafts[k] === craft) before++
    if (have[craft]! <= before) misses++
  }
  for (let good = 0; good < ship.goods.length; good++) lacks += Math.max(0, ship.goods[good]! - me.mill[good]!)
  return [misses, lacks]
}

/** Whether a card of the hand finds no use here: nobody waits for it, there is no place for it, or it costs too much. */
function isIdle({ me, ships, crafts }: Yard, card: number): boolean {
  const title = cardOf(card)
  switch (title.kind) {
    case 'ship':
      return !ships.includes(title)
    case 'craftsman':
      return crafts[title.craft]! > 0 || me.crew.cards.length >= BENCHES
    case 'tool':
      return me.gold < title.gold || me.tool.cards.length > 0
    case 'building':
      return me.gold < title.gold || me.workers < title.workers
    case 'villager':
      return false
  }
}
/** How many cards of the hand find none. */
export function idleIn(yard: Yard): number {
  let idle = 0
  for (const card of yard.hand) if (isIdle(yard, card)) idle++
  return idle
}
