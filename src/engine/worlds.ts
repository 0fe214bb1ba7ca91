// The worlds a seat cannot tell from the real one. Written once, for all games; what a seat remembers, the game says.
import { type Chance, Cipher } from './chance.ts'
import { Fault } from './fault.ts'
import { Live } from './live.ts'
import { clone } from './plain.ts'
import type { Audience, Game, Match, Place, Seat, Zone } from './types.ts'
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
export function worlds<G>(
  game: Game<G, unknown>,
  match: Match<G>,
  seat: Seat | readonly Seat[],
  manner?: 'silent',
): Worlds<G> {
  const viewers: Viewers = typeof seat === 'number' ? [seat] : seat
  const real = new Live(game, match, undefined, 'traced')
  const dealt = lotsAtFirst(game, match.base, viewers, known(real, viewers))
  const mixed = lotsSince(game, real, viewers)
  const settled = match.answers.slice(0, match.answers.length - real.pending.length)
  const mine = real.pending.filter(answer => viewers.includes(answer.seat))
  const others = real.pending.filter(answer => !viewers.includes(answer.seat))

  function attempt(chance: Chance): Live<G> {
    const base = clone(match.base)
    deal(base, dealt, chance)
    const replayed = manner && new Cipher(match.rng.secret, match.rng.at)
    const world = new Live(game, { ...match, base, answers: settled }, replayed, manner)
    for (const own of mine) world.answer(own.seat, own.pick)
    for (const other of others) world.answer(other.seat, anyPick(world, other.seat, chance))
    if (mixed.length > 0)
      deal(
        world.tabletop.g,
        mixed.map(lot => sorted(world.tabletop.g, lot)),
        chance,
      )
    world.tabletop.chance = chance
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
/** One of the worlds this seat, or several together, cannot tell from the real one. */
export const redeal = <G>(
  game: Game<G, unknown>,
  match: Match<G>,
  seat: Seat | readonly Seat[],
  chance: Chance,
): Live<G> => worlds(game, match, seat).next(chance)

/** Who looks: one seat, or some who tell each other what they see. */
type Viewers = readonly Seat[]
const read = (sees: Audience, viewers: Viewers): boolean => viewers.some(seat => reads(sees, seat))

/** The cards they can name now: those they read, and those they were shown since the chapter began. */
function known<G>(live: Live<G>, viewers: Viewers): Set<number> {
  const seen = zones(live.tabletop.g).flatMap(zone => (read(zone.sees, viewers) ? zone.cards : []))
  const shown = (live.tabletop.shown ?? []).flatMap(({ card, to }) => (read(to, viewers) ? [card] : []))
  return new Set([...seen, ...shown])
}

/** What is dealt anew before the chapter is played again: all they could not see then and have not been shown since. */
function lotsAtFirst<G>(game: Game<G, unknown>, base: G, viewers: Viewers, named: ReadonlySet<number>): Lot[] {
  const hidden = (place: Place): boolean => !read(place[0].sees, viewers) && !named.has(cardAt(place))
  const groups = recalled(game, base, viewers).map(group => group.filter(hidden))
  const rest = outside(groups, placesOf(zones(base).filter(zone => !read(zone.sees, viewers))).filter(hidden))
  return lotsOf(game, base, [...groups, rest])
}
/**
 * What is dealt anew once it is played again. The answers and the chance of the chapter have put cards where nobody of
 * them can know them: a card somebody chose among those they had seen, a pile that was shuffled. Whatever is asked of
 * others may name their cards, so that these are left to them unless the viewers themselves are to answer.
 */
function lotsSince<G>(game: Game<G, unknown>, real: Live<G>, viewers: Viewers): Lot[] {
  const { g, shuffled } = real.tabletop
  const asked = viewers.some(seat => real.open(seat).length > 0)
  const all = recalled(game, g, viewers).map(group => group.filter(([zone]) => !read(zone.sees, viewers)))
  const unseen = shuffled ? outside(all, placesOf(zones(g).filter(zone => zone.sees === 'none'))) : []
  return lotsOf(game, g, [...(asked ? all : []), unseen])
}

const recalled = <G>(game: Game<G, unknown>, g: G, [seat]: Viewers): readonly (readonly Place[])[] =>
  game.recalls?.(g, seat!) ?? []
const cardAt = ([zone, at]: Place): number => zone.cards[at]!
const placesOf = (all: readonly Zone[]): Place[] => all.flatMap(zone => zone.cards.map((_, at): Place => [zone, at]))
/** The places that are in no group. */
function outside(groups: readonly (readonly Place[])[], places: readonly Place[]): Place[] {
  const taken = new Set(groups.flatMap(group => group.map(cardAt)))
  return places.filter(place => !taken.has(cardAt(place)))
}
/** Cards in order, so that what is dealt from them does not depend on where they truly lie. */
const ascending = (cards: number[]): number[] => cards.sort((a, b) => a - b)
function lotsOf<G>(game: Game<G, unknown>, g: G, groups: readonly (readonly Place[])[]): Lot[] {
  const all = zones(g)
  return groups
    .flatMap(group => byBack(game, g, group))
    .filter(group => group.length > 1)
    .map(group => ({
      spots: group.map(([zone, at]) => [all.indexOf(zone), at] as const),
      cards: ascending(group.map(cardAt)),
    }))
}
/** Nobody takes a stone for a card: places are told apart by the backs that lie there. */
function byBack<G>(game: Game<G, unknown>, g: G, group: readonly Place[]): readonly (readonly Place[])[] {
  if (!game.back) return [group]
  const backs = new Map<string, Place[]>()
  for (const place of group) {
    const back = game.back(g, cardAt(place))
    const alike = backs.get(back)
    if (alike) alike.push(place)
    else backs.set(back, [place])
  }
  return [...backs.values()]
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
