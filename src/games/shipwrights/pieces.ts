// Gold, workers, resources, cards and shields on their way between the players and the supply.
import type { Seat, Zone } from '#engine'
import type { Good } from './cards/kinds.ts'
import { type GainMove, gain, goodAt } from './moves.ts'
import { tell } from './notes.ts'
import { type G, GOLD, type Player, type T } from './state.ts'

/** Gold beyond the end of the track is lost; answers what was gained. */
export function earn(player: Player, gold: number): number {
  const gained = Math.min(gold, GOLD.most - player.gold)
  player.gold += gained
  return gained
}
/** Workers from the supply, as far as it has some. */
export function hire(g: G, player: Player, count: number): number {
  const come = Math.min(count, g.supply.workers)
  g.supply.workers -= come
  player.workers += come
  return come
}
export function dismiss(g: G, player: Player, count: number): void {
  player.workers -= count
  g.supply.workers += count
}
/** Resources from the supply into the mill, as far as it has some. */
export function stockUp(g: G, player: Player, good: number, count: number): number {
  const come = Math.min(count, g.supply.goods[good]!)
  g.supply.goods[good]! -= come
  player.mill[good]! += come
  return come
}
export function spend(g: G, player: Player, good: number, count: number): void {
  player.mill[good]! -= count
  g.supply.goods[good]! += count
}

/** Gains that are told, whoever or whatever brings them. */
export const gainGold = (t: T, seat: Seat, gold: number): void =>
  tell(t, { say: 'gold', seat, count: earn(t.g.players[seat]!, gold) })
export const gainWorkers = (t: T, seat: Seat, workers: number): void =>
  tell(t, { say: 'workers', seat, count: hire(t.g, t.g.players[seat]!, workers) })
export const gainGoods = (t: T, seat: Seat, good: Good, count: number): void =>
  tell(t, { say: 'goods', seat, good, count: stockUp(t.g, t.g.players[seat]!, goodAt(good), count) })
/** The resources the supply still has, for one of one's choice. */
export function gains({ supply: { goods } }: G): GainMove[] {
  const moves: GainMove[] = []
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0) moves.push(gain(good))
  return moves
}

/** A card of the hand comes to the board. */
export function lay(t: T, seat: Seat, card: number, to: 'crew' | 'yard' | 'tool' | 'buildings'): void {
  const me = t.g.players[seat]!
  t.move(me.hand, me.hand.cards.indexOf(card), me[to])
  tell(t, { say: LAID[to], seat, card })
}
const LAID = { crew: 'recruits', yard: 'starts', tool: 'equips', buildings: 'builds' } as const
/** A card leaves a player's board: its shield, if it has one, goes back to the supply. */
export function leave(t: T, from: Zone, card: number, to: Zone = t.g.discard): void {
  const { shields } = t.g
  const at = shields.indexOf(card)
  if (at >= 0) shields.splice(at, 1)
  t.move(from, from.cards.indexOf(card), to)
}
/** The tool is discarded; what is left on a Cart goes back to the supply. */
export function dropTool(t: T, seat: Seat): number {
  const { supply, players, discard } = t.g
  const { tool, cart } = players[seat]!
  for (let good = 0; good < cart.length; good++) {
    supply.goods[good]! += cart[good]!
    cart[good] = 0
  }
  return t.move(tool, 0, discard)
}
