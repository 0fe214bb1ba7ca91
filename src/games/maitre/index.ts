// Le Maître des Mers: dice and cards, 2 to 6 players.
import type { Game } from '#engine'
import { deck, useDeck as swapDeck } from './cards/deck.ts'
import { chapters } from './chapters.ts'
import { refusals } from './conditions.ts'
import { forgetMoves } from './moves.ts'
import { result } from './score.ts'
import { type G, type Options, setup } from './state.ts'

export const maitre: Game<G, Options> = {
  id: 'maitre',
  version: 1,
  get edition() {
    return deck.edition
  },
  seats: { min: 2, max: 6 },
  options: { odds: [true, false], declare: [false, true], truce: [false, true] },
  bound: 20_000,
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  result,
  rounds: g => g.turn.number,
  broken,
  migrations: [],
}

/** Puts another deck in place of the one that comes with the game. Before any match, or its memos would be stale. */
export function useDeck(text: string): void {
  swapDeck(text)
  forgetMoves()
}

/** The laws of this game: cargo lies under ships of its owner, one card a ship; five dice in every turn. */
function broken(g: G): string | null {
  for (const [seat, { fleet, hold, carriers }] of g.players.entries()) {
    if (hold.cards.length !== carriers.length) return `seat ${seat} has cargo that lies under no ship`
    if (new Set(carriers).size !== carriers.length) return `a ship of seat ${seat} carries two cards`
    if (!carriers.every(ship => fleet.cards.includes(ship))) return `cargo of seat ${seat} lies under a stranger`
  }
  const { rolled, placed, aside, rolls } = g.turn
  const dice = rolled.length + placed.length + aside.length
  if (rolls > 0 && g.turn.fight === null && dice > 5) return `there are ${dice} dice on the table`
  return null
}

export { chanceToWin } from './attack.ts'
export { type Combination, parseCombination, placements } from './cards/combination.ts'
export * from './cards/deck.ts'
export { actionMoves, type MaitreReason } from './conditions.ts'
export * from './hand.ts'
export * from './moves.ts'
export type { MaitreNote } from './notes.ts'
export { FAMILY_POINTS, fullFamilies, scoreOf, treasurePoints } from './score.ts'
export * from './state.ts'
