// The deck in use: the one that comes with a game, until another is put in its place before any match.

/** A deck that one file can replace. */
export type DeckSlot = ReturnType<typeof deckSlot>

/** `put` is handed every deck that comes into use, the built-in one at once: games keep it in a variable of their own, read at every step. */
export function deckSlot<D extends { readonly edition: string }>(
  builtIn: string,
  read: (text: string) => D,
  put: (deck: D) => void,
) {
  const swapped: (() => void)[] = []
  let edition = ''
  /** Puts another deck in the place of the one in use; a file with a mistake is refused with its line, and nothing changes. */
  const use = (text: string): void => {
    const deck = read(text)
    put(deck)
    edition = deck.edition
    for (const forget of swapped) forget()
  }
  use(builtIn)
  return {
    /** Tells decks apart: matches belong to the deck they started with. */
    get edition() {
      return edition
    },
    use,
    /** Called whenever another deck takes the place: what was reckoned from the last one is forgotten there. */
    onSwap(forget: () => void): void {
      swapped.push(forget)
    },
  }
}
