// The laws of this game: cargo lies under ships of its owner, one card a ship; five dice in every turn.
import type { G } from './state.ts'

/** null, or what is broken. */
export function broken(g: G): string | null {
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
