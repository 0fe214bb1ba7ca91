// Silver, provisions, plunder, armour and points on their way between the players and the supply.
import type { Seat } from '#engine'
import { GOODS } from './cards/kinds.ts'
import { tell } from './notes.ts'
import { ARMOUR, type G, type Player, type T } from './state.ts'

/** Pieces from the supply, as far as it has some; answers how many came. */
export function gain(t: T, seat: Seat, good: number, count: number): number {
  const { supply, players } = t.g
  const come = Math.min(count, supply.goods[good]!)
  supply.goods[good]! -= come
  players[seat]!.goods[good]! += come
  if (count > 0) tell(t, { say: 'gains', seat, good: GOODS[good]!, count: come })
  return come
}
/** Pieces back to the supply. */
export function spend(g: G, player: Player, good: number, count: number): void {
  player.goods[good]! -= count
  g.supply.goods[good]! += count
}
export function pay(t: T, seat: Seat, good: number, count: number): void {
  if (count === 0) return
  spend(t.g, t.g.players[seat]!, good, count)
  tell(t, { say: 'pays', seat, good: GOODS[good]!, count })
}
/** Nobody loses more than they have. */
export function lose(t: T, seat: Seat, good: number, count: number): void {
  const player = t.g.players[seat]!
  const lost = Math.min(count, player.goods[good]!)
  if (lost === 0) return
  spend(t.g, player, good, lost)
  tell(t, { say: 'loses', seat, good: GOODS[good]!, count: lost })
}
/** From one player to another, as far as there is some. */
export function take(t: T, seat: Seat, from: Seat, good: number, most: number): void {
  const { players } = t.g
  const count = Math.min(most, players[from]!.goods[good]!)
  players[from]!.goods[good]! -= count
  players[seat]!.goods[good]! += count
  tell(t, { say: 'takes', seat, from, good: GOODS[good]!, count })
}
/** Steps beyond the end of the track are lost. */
export function arm(t: T, seat: Seat, armour: number): void {
  const player = t.g.players[seat]!
  const count = Math.min(armour, ARMOUR - player.armour)
  player.armour += count
  tell(t, { say: 'armour', seat, count })
}
/** Points beside those of a raid's tier, if there are some. */
export function glorify(t: T, seat: Seat, count: number): void {
  if (count === 0) return
  t.g.players[seat]!.points += count
  tell(t, { say: 'glory', seat, count })
}
