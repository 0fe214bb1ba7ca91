// What is counted of a match, to see what a deck does to a game. Tools ask for it; the rules never do.
import type { Entry, Seat } from '#engine'

/** What one match did with a card, or with all cards of one title. */
export interface CardCount {
  /** How often it was held, played and so on, by the game's own words. */
  readonly times: { readonly [what: string]: number }
  /** Who made use of it: how well they fare says how good it is. */
  readonly owners: readonly Seat[]
}
export interface Counted {
  /** Who began the match. */
  readonly first: Seat
  /** By card id; those that never came up too. */
  readonly cards: { readonly [id: string]: CardCount }
  /** The game's own figures, each a part of a whole: over many matches both are added up. */
  readonly own: { readonly [figure: string]: readonly [part: number, whole: number] }
}
/** Watches one match from its beginning. */
export interface Census<G> {
  /** When the match has begun, and after every answer: the table, and what was told since. */
  watch(g: G, told: readonly Entry[]): void
  /** When it is over. */
  counted(g: G): Counted
}
// oxlint-disable-next-line typescript/no-explicit-any -- a registry holds censuses of games of any state
export type AnyCensus = Census<any>

/** Counts begin: each card by its id, with what is counted of it. */
export function countCards<What extends string>(cards: Iterable<readonly [id: string, whats: readonly What[]]>) {
  const counts = new Map<string, { times: { [what in What]?: number }; owners: Set<Seat> }>()
  for (const [id, whats] of cards) {
    const times: { [what in What]?: number } = {}
    for (const what of whats) times[what] = 0
    counts.set(id, { times, owners: new Set() })
  }
  return {
    add(id: string, what: What): void {
      const { times } = counts.get(id)!
      times[what] = (times[what] ?? 0) + 1
    },
    owns(id: string, seat: Seat): void {
      counts.get(id)!.owners.add(seat)
    },
    counted: (): Counted['cards'] =>
      Object.fromEntries(
        [...counts].map(([id, { times, owners }]) => [id, { times: times as CardCount['times'], owners: [...owners] }]),
      ),
  }
}
/** Whether something was so in this match, as a part of all matches. */
export const inOne = (so: boolean): readonly [number, number] => [so ? 1 : 0, 1]
