// Decks, whatever the game: files that are read with care, where each card comes from, and the deck in use.
export { type DeckFile, deckFile, type Named, PROVENANCES, type Provenance, type Row } from './file.ts'
export { type DeckSlot, deckSlot } from './slot.ts'
