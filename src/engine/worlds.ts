// The worlds a seat cannot tell from the real one. Written once, for all games; what a seat remembers, the game says.
import { type Chance, Cipher } from './chance.ts'
import { Fault } from './fault.ts'
import { Live } from './live.ts'
import { clone } from './plain.ts'
import type { Game, Match, Place, Seat, Zone } from './types.ts'
import { reads, zones } from './view.ts'

export interface Worlds<G> {
  /**
   * One of them: faces the seat cannot name lie elsewhere, as far as it remembers nothing else; answers still secret are
   * drawn anew, and all chance to come is that of `chance`.
   */
  next(chance: Chance): Live<G>
}

/** Places between which cards may change, by the number of their zone, and the cards in order. */
interface Lot {
  readonly spots: readonly (readonly [zone: number, at: number])[]
  readonly cards: readonly number[]
}

/** Prepares what is the same in all of them; `silent` worlds are for search: they keep no record and cannot be stored. */
export function worlds<G>(game: Game<G, unknown>, match: Match<G>, seat: Seat, manner?: 'silent'): Worlds<G> {
  const real = new Live(game, match, undefined, 'traced')
  const dealt = lotsAtFirst(game, match.base, seat, known(real, seat))
  const mixed = lotsSince(game, real, seat)
  const settled = match.answers.slice(0, match.answers.length - real.pending.length)
  const mine = real.pending.filter(answer => answer.seat === seat)
  const others = real.pending.filter(answer => answer.seat !== seat)

  function attempt(chance: Chance): Live<G> {
    const base = clone(match.base)
    deal(base, dealt, chance)
    const replayed = manner && new Cipher(match.rng.secret, match.rng.at)
    const world = new Live(game, { ...match, base, answers: settled }, replayed, manner)
    for (const { pick } of mine) world.answer(seat, pick)
    for (const other of others) world.answer(other.seat, anyPick(world, other.seat, chance))
    if (mixed.length > 0)
      deal(
        world.table.g,
        mixed.map(lot => sorted(world.table.g, lot)),
        chance,
      )
    world.table.chance = chance
    return world
  }
  return {
    next(chance) {
      for (let tries = 0; tries < 50; tries++) {
        try {
          return attempt(chance)
        } catch (error) {
          // In this deal somebody could not have answered as they did: it is not one of the worlds.
          if (!(error instanceof Fault && error.code === 'not-an-option')) throw error
        }
      }
      throw new Fault(
        'defect',
        `no other world found in which the answers of this chapter were possible (seat ${seat})`,
      )
    },
  }
}
/** One of the worlds this seat cannot tell from the real one. */
export const redeal = <G>(game: Game<G, unknown>, match: Match<G>, seat: Seat, chance: Chance): Live<G> =>
  worlds(game, match, seat).next(chance)

/** The cards a seat can name now: those it reads, and those it was shown since the chapter began. */
function known<G>(live: Live<G>, seat: Seat): Set<number> {
  const read = zones(live.table.g).flatMap(zone => (reads(zone.sees, seat) ? zone.cards : []))
  const shown = (live.table.shown ?? []).flatMap(({ card, to }) => (reads(to, seat) ? [card] : []))
  return new Set([...read, ...shown])
}

/** What is dealt anew before the chapter is played again: all a seat could not see then and has not been shown since. */
function lotsAtFirst<G>(game: Game<G, unknown>, base: G, seat: Seat, named: ReadonlySet<number>): Lot[] {
  const hidden = (place: Place): boolean => !reads(place[0].sees, seat) && !named.has(cardAt(place))
  const groups = recalled(game, base, seat).map(group => group.filter(hidden))
  const rest = outside(groups, placesOf(zones(base).filter(zone => !reads(zone.sees, seat))).filter(hidden))
  return lotsOf(base, [...groups, rest])
}
/**
 * What is dealt anew once it is played again. The answers and the chance of the chapter have put cards where the seat
 * cannot know them: a card somebody chose among those it had seen, a pile that was shuffled. Whatever is asked of
 * others may name their cards, so that these are left to them unless the seat itself is to answer.
 */
function lotsSince<G>(game: Game<G, unknown>, real: Live<G>, seat: Seat): Lot[] {
  const { g, shuffled } = real.table
  const asked = real.open(seat).length > 0
  const all = recalled(game, g, seat).map(group => group.filter(([zone]) => !reads(zone.sees, seat)))
  const unseen = shuffled ? outside(all, placesOf(zones(g).filter(zone => zone.sees === 'none'))) : []
  return lotsOf(g, [...(asked ? all : []), unseen])
}

const recalled = <G>(game: Game<G, unknown>, g: G, seat: Seat): readonly (readonly Place[])[] =>
  game.recalls?.(g, seat) ?? []
const cardAt = ([zone, at]: Place): number => zone.cards[at]!
const placesOf = (all: readonly Zone[]): Place[] => all.flatMap(zone => zone.cards.map((_, at): Place => [zone, at]))
/** The places that are in no group. */
function outside(groups: readonly (readonly Place[])[], places: readonly Place[]): Place[] {
  const taken = new Set(groups.flatMap(group => group.map(cardAt)))
  return places.filter(place => !taken.has(cardAt(place)))
}
/** Cards in order, so that what is dealt from them does not depend on where they truly lie. */
const ascending = (cards: number[]): number[] => cards.sort((a, b) => a - b)
function lotsOf<G>(g: G, groups: readonly (readonly Place[])[]): Lot[] {
  const all = zones(g)
  return groups
    .filter(group => group.length > 1)
    .map(group => ({
      spots: group.map(([zone, at]) => [all.indexOf(zone), at] as const),
      cards: ascending(group.map(cardAt)),
    }))
}
/** The same places with the cards that lie there in this world. */
function sorted<G>(g: G, { spots }: Lot): Lot {
  const all = zones(g)
  return { spots, cards: ascending(spots.map(([zone, at]) => all[zone]!.cards[at]!)) }
}

function deal<G>(g: G, lots: readonly Lot[], chance: Chance): void {
  const all = zones(g)
  for (const { spots, cards } of lots) {
    const left = cards.slice()
    for (const [zone, at] of spots) {
      const drawn = chance.below(left.length)
      all[zone]!.cards[at] = left[drawn]!
      left[drawn] = left.at(-1)!
      left.pop()
    }
  }
}
function anyPick<G>(world: Live<G>, seat: Seat, chance: Chance) {
  const { options } = world.open(seat)[0]!
  return options[chance.below(options.length)]!
}
