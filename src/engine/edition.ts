// Decks come in editions, and a match is played with the one it began with.
import { Fault } from './fault.ts'
import type { AnyGame } from './types.ts'

/** Puts the deck of an edition in place; one that is not known here is refused. */
export function lay(game: AnyGame, edition: string): void {
  const known = game.lay ? game.lay(edition) : edition === game.edition
  if (!known) throw unknownEdition(game, edition)
}
export const unknownEdition = (game: AnyGame, edition: string): Fault =>
  new Fault('wrong-edition', `this match is played with another deck (${edition}, not ${game.edition})`)
