// Claiming: whoever is first to have what a stone asks takes it at once, at whatever moment of whatever turn.
import type { Seat } from '#engine'
import { inscriptionOf, stoneOf } from './cards/deck.ts'
import { tell } from './notes.ts'
import { type G, symbolsOf, type T, taleOf } from './state.ts'

/**
 * Looks whether somebody has what a stone on the row asks. Called whenever the tale comes to rest: before every question, and
 * when a chapter is through. Who do it at the same moment come in the order of their turns.
 */
export function claim(t: T): void {
  const { g } = t
  if (!isAnyMet(g)) return
  const { row, clans } = g
  for (const seat of taleOf(g).order(g.inner)) {
    for (let at = 0; at < row.cards.length; at++) {
      if (!isMet(g, row.cards[at]!, seat)) continue
      const stone = t.move(row, at--, clans[seat]!.stones)
      tell(t, { say: 'claims', seat, stone })
      inscribe(t, seat)
    }
  }
}
function isMet(g: G, card: number, seat: Seat): boolean {
  const { goal, want } = stoneOf(card)
  return taleOf(g).goals[goal]!.have(g.inner, seat) >= want
}
/** Asked before every question: nothing is looked up twice. */
function isAnyMet(g: G): boolean {
  const { inner, clans, row } = g
  const { cards } = row
  const { goals } = taleOf(g)
  for (let at = 0; at < cards.length; at++) {
    const { goal, want } = stoneOf(cards[at]!)
    const { have } = goals[goal]!
    for (let seat = 0; seat < clans.length; seat++) if (have(inner, seat) >= want) return true
  }
  return false
}
/** Three equal symbols earn the stone of that symbol; who completes two kinds at once takes both (ruling). */
function inscribe(t: T, seat: Seat): void {
  const { symbolic, clans } = t.g
  const clan = clans[seat]!
  for (let at = 0; at < symbolic.cards.length; at++) {
    const { symbol, want } = inscriptionOf(symbolic.cards[at]!)
    if (symbolsOf(clan, symbol) < want) continue
    tell(t, { say: 'inscribes', seat, stone: t.move(symbolic, at--, clan.stones) })
  }
}
