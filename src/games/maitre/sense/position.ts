// The table as one who thinks ahead sees it between two turns: whose each ship is, what it carries, and how that changes.
import type { Seat } from '#engine'
import { deck } from '../cards/deck.ts'
import { isFinished, isGoods, isTruce, ROW, type View, warIsOver } from '../state.ts'

export type Position = Readonly<ReturnType<typeof positionOf>>
export const IN_ROW = -1
export const IN_PILE = -2

/** Looks only at what everybody sees: ships that lie nowhere else are in the pile. */
export function positionOf(g: View) {
  const owner = deck.ships.map(() => IN_PILE)
  const cargo = deck.ships.map(() => -1)
  for (const ship of g.row.cards) owner[ship] = IN_ROW
  for (const [seat, { fleet, hold, carriers }] of g.players.entries()) {
    for (const ship of fleet.cards) owner[ship] = seat
    for (const [at, ship] of carriers.entries()) cargo[ship] = hold.cards[at]!
  }
  return {
    /** By ship: the seat it belongs to, or where in the port it lies. */
    owner: owner as readonly number[],
    /** By ship: the card it carries, or -1. */
    cargo: cargo as readonly number[],
    /** Top first. */
    goods: g.goods.cards,
    treasures: g.treasures.cards,
    seats: g.players.length,
    /** Whose turn it is, and the how many-th. */
    mover: g.turn.seat,
    turn: g.turn.number,
    /** Whether anybody may be attacked: not once the port is empty; and whether that ends with the pile. */
    war: g.row.cards.length > 0 && !warIsOver(g.turn.number) && !isTruce(g.options.truce, g.pile.cards.length),
    truce: g.options.truce,
    /** Whether the ship to arm is named before the first roll. */
    declare: g.options.declare,
    /** Whether the round is finished once the port is empty. */
    round: g.options.round,
  }
}
/** Whether no further turn begins. */
export const isOver = (p: Position): boolean => isFinished(p.round, shipsInPort(p) === 0, p.turn - 1, p.seats)

/** Whether a seat has had its turn of the last round. */
export const hasPlayed = (p: Position, seat: Seat): boolean =>
  shipsInPort(p) === 0 && (seat - p.mover + p.seats) % p.seats >= p.seats - ((p.turn - 1) % p.seats)

/** Ships of the port. */
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
const freeShipsOf = (p: Position, seat: Seat): number[] => shipsOf(p, seat).filter(ship => p.cargo[ship]! < 0)

/** What the table is like when the turn ended without a change. */
export const passed = (p: Position): Position => ({
  ...p,
  mover: (p.mover + 1) % p.seats,
  turn: p.turn + 1,
  war: p.war && !warIsOver(p.turn + 1),
})
/** A ship has come to another owner, or back to the port, and the row is refilled. */
function moved(p: Position, ship: number, to: number): Position {
  const after = passed(p)
  const owner = refilled(p.owner.with(ship, to))
  const isWar = owner.includes(IN_ROW) && !isTruce(p.truce, owner.includes(IN_PILE) ? 1 : 0)
  return { ...after, owner, war: after.war && isWar }
}
/** Which ships come up from the pile, nobody knows, unless all do: until then the gaps stay. */
function refilled(owner: readonly number[]): readonly number[] {
  let gaps = ROW
  let inPile = 0
  for (const place of owner) {
    if (place === IN_ROW) gaps--
    else if (place === IN_PILE) inPile++
  }
  return inPile > gaps ? owner : owner.map(place => (place === IN_PILE ? IN_ROW : place))
}
export const armed = (p: Position, ship: number): Position => moved(p, ship, p.mover)
/** An empty ship that lost a fight goes under the pile, and from there up into a gap of the row when it is the only one. */
const sentBack = (p: Position, ship: number): Position => moved(p, ship, IN_PILE)
/** The top card of a pile comes under a ship of the mover. */
export function stowed(p: Position, card: number, ship: number): Position {
  const { goods, treasures } = p
  const rest = isGoods(card) ? { goods: goods.slice(1) } : { treasures: treasures.slice(1) }
  return { ...passed(p), ...rest, cargo: p.cargo.with(ship, card) }
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

/** What may become of a fight: the winner lets be, or loots; an empty loser goes back. */
export function spoils(p: Position, winner: Seat, losingShip: number): readonly Position[] {
  if (p.cargo[losingShip]! < 0) return [sentBack(p, losingShip)]
  const free = freeShipsOf(p, winner)
  const ships = free.length > 0 ? free : shipsOf(p, winner)
  return [passed(p), ...ships.map(ship => looted(p, losingShip, ship))]
}
/** The top card of a pile, under each ship where it may lie. */
export const stowings = (p: Position, card: number): readonly Position[] =>
  freeShipsOf(p, p.mover).map(ship => stowed(p, card, ship))
