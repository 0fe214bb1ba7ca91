// The deck that is laid: that of the match which is played, or the present one.
import { deckSlot } from '#games/kit/deck'
import printed from './deck.json' with { type: 'json' }
import { editions } from './editions/index.ts'
import type { Deck, Offering, Settlement, Townsfolk } from './kinds.ts'
import { readDeck } from './reader.ts'

export let deck: Deck
const put = (another: Deck): void => {
  deck = another
}
export const slot = deckSlot(JSON.stringify(printed), readDeck, put, editions)
/** A card by its number: what it is called and what it is. Its numbers depend on the printing: `faceOf`. */
export const cardOf = (card: number): Townsfolk => deck.cards[card]!
export const faceOf = (
  { options }: { readonly options: { readonly firstPrinting: boolean } },
  card: number,
): Townsfolk => (options.firstPrinting ? deck.first : deck.cards)[card]!
export const settlementOf = (settlement: number): Settlement => deck.settlements[settlement]!

/** Offering tiles are numbered from here on, beyond all cards. */
export const FIRST_TILE = 100
export const offeringOf = (tile: number): Offering => deck.offerings[tile - FIRST_TILE]!
