// What a careful player remembers of the draft: the cards of each pack passed on, which lie somewhere further along.
import type { Place, Seat, Zone } from '#engine'
import { seatsFrom } from '#games/kit/rules'
import { type G, PACKS } from './state.ts'

const placesOf = (zone: Zone): Place[] => zone.cards.map((_, at): Place => [zone, at])
const placeOf = (zone: Zone, at: number): Place[] => (at < zone.cards.length ? [[zone, at]] : [])
/** Before whom a pack was laid first. */
const startOf = ({ first, options, players }: G, pack: number): Seat =>
  (first + (options.rotating ? pack : 0)) % players.length

export const recalls = (g: G, seat: Seat): Place[][] =>
  Array.from({ length: PACKS }, (_, pack) => (hasPassed(g, seat, pack) ? passedOn(g, seat, pack) : []))

/** In the morning the cards of a hand lie in the order of the packs they were taken from. */
const hasPassed = ({ phase, players }: G, seat: Seat, pack: number): boolean =>
  phase !== 'morning' || players[seat]!.hand.cards.length > pack

/** Where the cards of a pack lie now that were still in it when this seat passed it on. */
function passedOn(g: G, seat: Seat, pack: number): Place[] {
  const { players, packs } = g
  const start = startOf(g, pack)
  const later = seatsFrom(start, players.length).slice(turnsFrom(g, start, seat) + 1)
  const taken = later.flatMap(other => takenBy(g, other, pack))
  const { cards, taken: times } = packs[pack]!
  return times < players.length ? [...taken, ...placesOf(cards)] : [...taken, ...leftOver(g, pack)]
}
const turnsFrom = ({ players }: G, start: Seat, seat: Seat): number => (seat - start + players.length) % players.length

/** The card a player took from a pack, or the whole pack while they look at it. */
function takenBy({ players, turn, phase }: G, seat: Seat, pack: number): Place[] {
  const { hand, pack: lookedAt } = players[seat]!
  if (phase === 'morning' && hand.cards.length === pack) return placesOf(lookedAt)
  // Whoever is in the middle of a turn has played some cards and drawn others: the order says nothing any more.
  return phase === 'afternoon' && turn.seat === seat ? [] : placeOf(hand, pack)
}
/** The last card of a pack lies face down before whoever got it last, in the order of the packs. */
function leftOver(g: G, pack: number): Place[] {
  const lastOf = (number: number): Seat => (startOf(g, number) + g.players.length - 1) % g.players.length
  const last = lastOf(pack)
  const before = Array.from({ length: pack }, (_, number) => number).filter(number => lastOf(number) === last)
  return placeOf(g.players[last]!.aside, before.length)
}
