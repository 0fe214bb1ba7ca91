// Finishing and abandoning ships, and building.
import type { Seat } from '#engine'
import { buildingOf, shipOf, toolOf } from './cards/deck.ts'
import type { Crew } from './crew.ts'
import { tell } from './notes.ts'
import { dismiss, dropTool, lay, leave, spend } from './pieces.ts'
import type { T } from './state.ts'

export function build(t: T, seat: Seat, card: number): void {
  const me = t.g.players[seat]!
  const { gold, workers } = buildingOf(card)
  me.gold -= gold
  dismiss(t.g, me, workers)
  lay(t, seat, card, 'buildings')
}
/** Option: once a turn an unbuilt ship is given up for nothing. */
export function abandonShip(t: T, seat: Seat, ship: number): void {
  t.g.turn.abandoned = true
  leave(t, t.g.players[seat]!.yard, ship)
  tell(t, { say: 'abandons', seat, card: ship })
}

/** Gold, workers, resources or a tool, craftsmen; then the ship sails. */
export function finishShip(t: T, seat: Seat, ship: number, tool: boolean, crew: Crew): void {
  const { g } = t
  const me = g.players[seat]!
  const { gold, workers, goods } = shipOf(ship)
  me.gold -= gold
  dismiss(g, me, workers)
  const spared = tool ? toolOf(me.tool.cards[0]!).spares : -1
  for (let good = 0; good < goods.length; good++) if (good !== spared) spend(g, me, good, goods[good]!)
  const used = tool ? dropTool(t, seat) : -1
  for (const card of crew) leave(t, me.hand.cards.includes(card) ? me.hand : me.crew, card)
  leave(t, me.yard, ship, me.fleet)
  tell(t, { say: 'finishes', seat, ship, crew, tool: used })
}
