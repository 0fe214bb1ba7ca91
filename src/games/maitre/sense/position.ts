// The table as one who thinks ahead sees it between two turns: whose each ship is, what it carries, and how that changes.
import type { Seat } from '#engine'
import { deck } from '../cards/deck.ts'
import { type G, isGoods, ROW, warIsOver } from '../state.ts'

export interface Position {
  /** By ship: the seat it belongs to, or where in the port it lies. */
  readonly owner: readonly number[]
  /** By ship: the card it carries, or -1. */
  readonly cargo: readonly number[]
  /** Top first. */
  readonly goods: readonly number[]
  readonly treasures: readonly number[]
  readonly seats: number
  /** Whose turn it is. */
  readonly mover: Seat
  readonly war: boolean
  /** Whether the ship to arm is named before the first roll. */
  readonly declare: boolean
}
export const IN_ROW = -1
export const IN_PILE = -2

/** Looks only at what everybody sees: ships that lie nowhere else are in the pile. */
export function positionOf(g: G): Position {
  const owner = deck.ships.map(() => IN_PILE)
  const cargo = deck.ships.map(() => -1)
  for (const ship of g.row.cards) owner[ship] = IN_ROW
  for (const [seat, { fleet, hold, carriers }] of g.players.entries()) {
    for (const ship of fleet.cards) owner[ship] = seat
    for (const [at, ship] of carriers.entries()) cargo[ship] = hold.cards[at]!
  }
  return {
    owner,
    cargo,
    goods: g.goods.cards,
    treasures: g.treasures.cards,
    seats: g.players.length,
    mover: g.turn.seat,
    war: !warIsOver(g) && !(g.options.truce && g.pile.cards.length === 0),
    declare: g.options.declare,
  }
}

/** Ships of the port: while there are any the match goes on. */
export function shipsInPort({ owner }: Position): number {
  let count = 0
  for (const seat of owner) if (seat < 0) count++
  return count
}
export function shipsOf({ owner }: Position, seat: Seat): number[] {
  const ships: number[] = []
  for (let ship = 0; ship < owner.length; ship++) if (owner[ship] === seat) ships.push(ship)
  return ships
}
export const rowOf = (p: Position): number[] => shipsOf(p, IN_ROW)
export const freeShipsOf = (p: Position, seat: Seat): number[] => shipsOf(p, seat).filter(ship => p.cargo[ship]! < 0)

/** What the table is like when the turn ended without a change. */
export const passed = (p: Position): Position => ({ ...p, mover: (p.mover + 1) % p.seats })
/** Which ship comes up in its place, nobody knows: the gap stays. */
export const armed = (p: Position, ship: number): Position => ({
  ...passed(p),
  owner: p.owner.with(ship, p.mover),
})
/** The top card of a pile comes under a ship of the mover. */
export function stowed(p: Position, card: number, ship: number): Position {
  const { goods, treasures } = p
  const rest = isGoods(card) ? { goods: goods.slice(1) } : { treasures: treasures.slice(1) }
  return { ...passed(p), ...rest, cargo: p.cargo.with(ship, card) }
}
/** An empty ship that lost a fight goes under the pile, and from there up into a gap of the row when it is the only one. */
export function sentBack(p: Position, ship: number): Position {
  const place = p.owner.includes(IN_PILE) || rowOf(p).length === ROW ? IN_PILE : IN_ROW
  return { ...passed(p), owner: p.owner.with(ship, place) }
}
/** What one ship carries comes under another one; what that one carried goes to the bottom of its pile. */
export function looted(p: Position, from: number, to: number): Position {
  const cargo = p.cargo.slice()
  const dropped = cargo[to]!
  cargo[to] = cargo[from]!
  cargo[from] = -1
  const after = { ...passed(p), cargo }
  if (dropped < 0) return after
  return isGoods(dropped)
    ? { ...after, goods: [...p.goods, dropped] }
    : { ...after, treasures: [...p.treasures, dropped] }
}
