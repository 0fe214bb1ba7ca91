// Which cards are played with: those that come with the game, or another edition.
import { spoken } from '../kit/words.ts'
import { isReplaced } from '../play/decks.ts'

interface DeckWords {
  readonly builtIn: string
  readonly edition: (name: string) => string
}
const say = spoken<DeckWords>(
  { builtIn: 'Cartes : celles de Naust', edition: name => `Cartes : édition ${name}` },
  { builtIn: 'Deck: built-in', edition: name => `Deck: edition ${name}` },
)

/** In words; `edition` is the one played. */
export const deckLine = (game: string, edition: string): string =>
  isReplaced(game) ? say().edition(edition) : say().builtIn
