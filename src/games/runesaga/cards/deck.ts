// The runestones that are laid: those of the match which is played, or the present ones. Stones are cards, numbered beyond
// the cards of any tale, which lie on the same table.
import { deckSlot } from '#games/kit/deck'
import printed from './deck.json' with { type: 'json' }
import { editions } from './editions/index.ts'
import { type Deck, type Inscription, type Stone, TALES, type TaleId } from './kinds.ts'
import { readDeck, STONES } from './reader.ts'

export let deck: Deck
const put = (another: Deck): void => {
  deck = another
}
export const slot = deckSlot(JSON.stringify(printed), readDeck, put, editions)

export const FIRST = { stone: 1000, inscription: 1100 } as const
export const isStone = (card: number): boolean => card >= FIRST.stone
export const isSymbolic = (card: number): boolean => card >= FIRST.inscription
export const stoneOf = (card: number): Stone => deck.stones[card - FIRST.stone]!
export const inscriptionOf = (card: number): Inscription => deck.inscriptions[card - FIRST.inscription]!
/** The stones of a tale, and the symbolic ones. */
export const stonesOf = (tale: TaleId): number[] =>
  Array.from({ length: STONES }, (_, i) => FIRST.stone + STONES * TALES.indexOf(tale) + i)
export const inscriptions = (): number[] => deck.inscriptions.map((_, i) => FIRST.inscription + i)
/** What the back of a stone tells: each tale has its colour, the symbolic ones are black. */
export const backOf = (card: number): string => (isSymbolic(card) ? 'symbolic stone' : `stone of ${stoneOf(card).tale}`)
