// A game as the list of games has it: its rules, what it knows about being played well, and its deck.
import type { AnyGame } from '#engine'
import type { DeckSlot } from './deck/index.ts'
import type { AnySense } from './sense/index.ts'

export interface Listed {
  readonly game: AnyGame
  readonly sense: AnySense
  /** null: there is no deck file to replace. */
  readonly deck: DeckSlot | null
}
