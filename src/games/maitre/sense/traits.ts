// What counts about a seat between two turns, in numbers: what its outlook is made of.
import type { Seat } from '#engine'
import { FAMILY_SIZE } from '../score.ts'
import { type Book, bookOf } from './book.ts'
import { hasPlayed, IN_PILE, IN_ROW, type Position, shipsInPort } from './position.ts'

/** Counting begins. */
const nothing = () => ({
  /** Treasure points in the fleet, and each times the best chance of a rival to loot it. */
  treasure: 0,
  exposed: 0,
  /** What the best attack on a treasure promises. */
  prey: 0,
  /** Full families; families that lack one ship, times the chance to arm it from the row, or which lies in the pile. */
  full: 0,
  lastInRow: 0,
  lastInPile: 0,
  /** Families of which one owns two, or one, and nobody else any. */
  pairs: 0,
  singles: 0,
  /** Treasure still to be found, times the chance to: for those who have a map, and for those who have not. */
  charted: 0,
  uncharted: 0,
  ships: 0,
  loaded: 0,
  goods: 0,
  /** The mean chance to arm a ship of the port. */
  skill: 0,
  /** Empty ships, times the best chance of a rival to send them back. */
  shaky: 0,
  turn: 0,
})
export type Traits = ReturnType<typeof nothing>
export type Trait = keyof Traits
/** What is at stake for an attacker that carries no treasure: goods, or the empty ship itself. */
const STAKE = { goods: 1, ship: 1.5 }

export function traitsOf(p: Position, seat: Seat): Traits {
  const book = bookOf()
  const traits = nothing()
  const mask = goodsOf(p, seat, book)
  let hasMap = false
  for (let ship = 0; ship < p.owner.length; ship++) {
    const owner = p.owner[ship]!
    if (owner < 0) traits.skill += book.chance(mask, ship)
    if (owner !== seat) continue
    const cargo = p.cargo[ship]!
    const risk = p.war ? riskOf(p, ship, book) : 0
    const points = cargo < 0 ? 0 : book.points[cargo]!
    traits.ships++
    hasMap ||= book.hasMap[ship]!
    if (cargo < 0) traits.shaky += risk
    else traits.loaded++
    traits.treasure += points
    traits.exposed += points * risk
    if (cargo >= 0 && points === 0) traits.goods++
    if (p.war) traits.prey = Math.max(traits.prey, preyOf(p, ship, book))
  }
  traits.skill /= Math.max(1, shipsInPort(p))
  let left = 0
  for (const card of p.treasures) left += book.points[card]! * book.chance(mask, card)
  traits[hasMap ? 'charted' : 'uncharted'] = left
  traits.turn = p.mover === seat ? 1 : 0
  countFamilies(p, seat, book, mask, traits)
  return hasPlayed(p, seat) ? keeps(traits) : traits
}
/** Of a seat without a further turn only what it has counts, and what may be taken from it. */
const keeps = ({ treasure, exposed, full, ships, shaky }: Traits): Traits => ({
  ...nothing(),
  treasure,
  exposed,
  full,
  ships,
  shaky,
})
/** The goods a seat owns, as a mask. */
export function goodsOf({ owner, cargo }: Position, seat: Seat, { bit }: Book = bookOf()): number {
  let mask = 0
  for (let ship = 0; ship < owner.length; ship++) if (owner[ship] === seat) mask |= bit[cargo[ship]!] ?? 0
  return mask
}
/** The best chance of a rival to win against a ship. */
function riskOf({ owner }: Position, ship: number, { wins }: Book): number {
  let most = 0
  for (let rival = 0; rival < owner.length; rival++) {
    if (owner[rival]! >= 0 && owner[rival] !== owner[ship] && wins[rival]![ship]! > most) most = wins[rival]![ship]!
  }
  return most
}
/** The best a ship may hope for when it attacks for treasure: what it may win, less what it may lose. */
function preyOf({ owner, cargo }: Position, ship: number, { wins, points }: Book): number {
  const own = cargo[ship]!
  const stake = own < 0 ? STAKE.ship : points[own]! || STAKE.goods
  let most = 0
  for (let target = 0; target < owner.length; target++) {
    const chance = wins[ship]![target]!
    if (chance === 0 || owner[target]! < 0 || owner[target] === owner[ship]) continue
    most = Math.max(most, chance * (points[cargo[target]!] ?? 0) - (1 - chance) * stake)
  }
  return most
}
function countFamilies({ owner }: Position, seat: Seat, { family, chance }: Book, mask: number, traits: Traits): void {
  const own = [0, 0, 0]
  const inPort = [0, 0, 0]
  const last = [-1, -1, -1]
  for (let ship = 0; ship < owner.length; ship++) {
    const which = family[ship]!
    if (owner[ship] === seat) own[which]!++
    else if (owner[ship]! < 0) {
      inPort[which]!++
      last[which] = ship
    }
  }
  for (let which = 0; which < own.length; which++) {
    const count = own[which]!
    if (count === FAMILY_SIZE) traits.full++
    else if (count + inPort[which]! < FAMILY_SIZE)
      continue // somebody else has one
    else if (count === 2) traits.pairs++
    else if (count === 1) traits.singles++
    else if (count === 3 && owner[last[which]!] === IN_ROW) traits.lastInRow += chance(mask, last[which]!)
    else if (count === 3 && owner[last[which]!] === IN_PILE) traits.lastInPile++
  }
}
