// Who works on a ship. Crews are part of the move that finishes it: whoever works is seen at once, so that nobody can
// tell from a question asked, or not asked, what is in a hand.
import type { Seat } from '#engine'
import { cardOf, craftsmanOf, shipOf } from './cards/deck.ts'
import { type G, isShielded, type Player, type View } from './state.ts'

/** A crew in the order of the crafts its ship needs; one of another craft there is a stand-in. */
export type Crew = readonly number[]

/** Every crew that can finish a ship. */
export function crewsFor(g: G, seat: Seat, ship: number): readonly Crew[] {
  return once(man(g, g.players[seat]!, shipOf(ship).crafts, -1))
}
/** Every crew with one stand-in: the Cartographer's. */
export function crewsWithStandIn(g: G, seat: Seat, ship: number): readonly Crew[] {
  const { crafts } = shipOf(ship)
  return once(crafts.flatMap((craft, at) => (crafts.indexOf(craft) === at ? man(g, g.players[seat]!, crafts, at) : [])))
}
/** The same people at other places are the same crew: it is offered once. */
function once(crews: readonly Crew[]): readonly Crew[] {
  if (crews.length < 2) return crews
  const people = new Set<string>()
  return crews.filter(crew => people.size < people.add(crew.toSorted((a, b) => a - b).join()).size)
}
/** Whether a craftsman who is not needed may work at a place of another craft, and the ship has all the others it needs. */
export function hasStandIn(have: readonly number[], ship: number): boolean {
  const { crafts } = shipOf(ship)
  const left = have.slice()
  let unmanned = 0
  for (const craft of crafts) if (--left[craft]! < 0) unmanned++
  return unmanned <= 1 && left.some((count, other) => count > 0 && crafts.some(craft => craft !== other))
}

/** Mans each place in turn; the place `replaced` by anybody of another craft. */
function man(g: G, me: Player, crafts: readonly number[], replaced: number): Crew[] {
  let crews: Crew[] = [[]]
  for (const [at, craft] of crafts.entries()) {
    crews = crews.flatMap(crew => able(g, me, craft, at === replaced, crew).map(card => [...crew, card]))
  }
  return crews
}
/** Craftsmen of a craft, or of any other, one for each case that differs: in hand, on the board, there under a shield. */
function able({ shields }: G, { hand, crew }: Player, craft: number, others: boolean, taken: Crew): number[] {
  const found: number[] = []
  const cases = new Set<number>()
  const consider = (card: number, where: number) => {
    if (taken.includes(card)) return
    const its = craftsmanOf(card).craft
    if ((its === craft) === others || cases.has(its * 3 + where)) return
    cases.add(its * 3 + where)
    found.push(card)
  }
  for (const card of hand.cards) if (cardOf(card).kind === 'craftsman') consider(card, 0)
  for (const card of crew.cards) consider(card, shields.includes(card) ? 2 : 1)
  return found
}
export const placeOf = (g: View, seat: Seat, card: number): 'hand' | 'board' | 'shield' =>
  isShielded(g, card) ? 'shield' : g.players[seat]!.crew.cards.includes(card) ? 'board' : 'hand'
