// Which cards are played with: those that come with the game, now or in their time, or those of another file.
import type { DeckSlot } from '#games/kit/deck'
import { spoken } from '../kit/words.ts'
import { isReplaced } from '../play/decks.ts'

interface Words {
  readonly builtIn: string
  readonly earlier: (name: string) => string
  readonly edition: (name: string) => string
}
const say = spoken<Words>(
  {
    builtIn: 'Cartes : celles de Naust',
    earlier: name => `Cartes : celles de Naust, édition antérieure ${name}`,
    edition: name => `Cartes : édition ${name}`,
  },
  {
    builtIn: 'Deck: built-in',
    earlier: name => `Deck: built-in, earlier edition ${name}`,
    edition: name => `Deck: edition ${name}`,
  },
)
/** In words; of the present deck, unless a match is played with another edition. */
export function deckLine(game: string, slot: DeckSlot | null, edition = slot?.edition): string {
  if (!slot || !edition) return say().builtIn
  if (edition === slot.edition && isReplaced(game)) return say().edition(edition)
  return edition === slot.builtIn ? say().builtIn : say().earlier(edition)
}
