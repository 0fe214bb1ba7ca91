// The port: ships leave the row, come up from the pile, and are sent back under it.
import type { Seat } from '#engine'
import { tell } from './notes.ts'
import { ROW, type T } from './state.ts'

/** Whenever the row has a gap and the pile a card, the row is refilled. */
export function refillRow(t: T, slot = t.g.row.cards.length): void {
  const { pile, row } = t.g
  if (row.cards.length === ROW || pile.cards.length === 0) return
  const ship = t.move(pile, 0, row, slot)
  tell(t, { say: 'arrives', ship })
}

/** An empty ship that lost a fight goes face down under the pile. */
export function sendBack(t: T, owner: Seat, ship: number): void {
  const { fleet } = t.g.players[owner]!
  t.move(fleet, fleet.cards.indexOf(ship), t.g.pile)
  tell(t, { say: 'returns', seat: owner, ship })
  refillRow(t)
}
