// Decks, whatever the game: files that are read with care, where each card comes from, and the decks of a game, of which one is laid.
export { type DeckFile, deckFile, type Named, PROVENANCES, type Provenance, type Row } from './file.ts'
export { type DeckSlot, deckSlot, type Editions } from './slot.ts'
