// The decks of a game: the present one, with which matches begin, and others with which matches began. One is laid at a time.

/** A deck that one file can replace. */
export type DeckSlot = ReturnType<typeof deckSlot>

/** Every deck that has come with a game, by its edition, as the content of its file. */
export type Editions = { readonly [edition: string]: () => Promise<{ readonly default: unknown }> }

/** `put` is handed the deck that is laid, the built-in one at once: games keep it in a variable of their own, read at every step. */
export function deckSlot<D extends { readonly edition: string }>(
  printed: string,
  read: (text: string) => D,
  put: (deck: D) => void,
  editions: Editions,
) {
  const builtIn = read(printed)
  const known = new Map([[builtIn.edition, builtIn]])
  const keepers: ((deck: D) => void)[] = []
  let present = builtIn
  let laid = builtIn
  const place = (deck: D): void => {
    laid = deck
    put(deck)
    for (const keeper of keepers) keeper(deck)
  }
  /** Makes an edition known that has come with the game; false: there is none of that name. */
  const find = async (edition: string): Promise<boolean> => {
    if (known.has(edition)) return true
    if (!Object.hasOwn(editions, edition)) return false
    const deck = read(JSON.stringify((await editions[edition]!()).default))
    if (!known.has(deck.edition)) known.set(deck.edition, deck)
    return known.has(edition)
  }
  place(builtIn)
  return {
    /** Of the deck that comes with the game now. */
    builtIn: builtIn.edition,
    /** Of the present deck: tells decks apart, and matches belong to the one they began with. */
    get edition() {
      return present.edition
    },
    /** Makes another deck the present one; a file with a mistake is refused with its line, and nothing changes. */
    use(text: string): void {
      const deck = read(text)
      known.set(deck.edition, deck)
      present = deck
      place(deck)
    },
    /** Puts the deck of an edition in place, whichever was there; false: it is not known, and nothing changes. */
    lay(edition: string): boolean {
      // Asked before every step of every match.
      if (edition === laid.edition) return true
      const deck = known.get(edition)
      if (deck) place(deck)
      return deck !== undefined
    },
    find,
    /** The same for all of them, where matches of any time are met. */
    async findAll(): Promise<void> {
      await Promise.all(Object.keys(editions).map(find))
    },
    /** What is reckoned from a deck is kept with it, and handed over whenever that deck is laid. */
    keep<T>(make: () => T, hand: (kept: T) => void): void {
      const kept = new WeakMap<D, T>()
      const keeper = (deck: D): void => {
        const mine = kept.get(deck) ?? make()
        kept.set(deck, mine)
        hand(mine)
      }
      keepers.push(keeper)
      keeper(laid)
    },
  }
}
