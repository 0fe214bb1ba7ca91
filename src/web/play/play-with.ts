// Puts decks in the place of those built in: on the page, and in the worker, which knows nothing of each other.

/** The text of a deck file by its game; a game that is not there has its own deck. */
export type Decks = { readonly [game: string]: string }

/** Rules are heavy: they are loaded for this only where there is a deck to replace. */
export async function playWith(decks: Decks): Promise<void> {
  const replaced = Object.entries(decks)
  if (replaced.length === 0) return
  const { deckOf } = await import('#games')
  for (const [game, text] of replaced) {
    try {
      deckOf(game)?.use(text)
    } catch (error) {
      // This page is older than the server: a table of that edition says so.
      console.error(`the deck of ${game} cannot be read here`, error)
    }
  }
}
