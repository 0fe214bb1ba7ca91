// The conservation laws of the saga: what must hold after every answer, or the rules are broken.
import { zones } from '#engine'
import { inscriptionOf, isStone, isSymbolic, stoneOf } from './cards/deck.ts'
import { FACE_UP, type G, isSaga, symbolsOf, taleOf, talesOf } from './state.ts'

/** Null, or what is broken. */
export function broken(g: G): string | null {
  if (zones(g.inner).some(({ cards }) => cards.some(isStone))) return 'a stone lies in a tale'
  if (g.row.cards.length > FACE_UP) return 'too many stones lie open'
  if (g.row.cards.some(card => stoneOf(card).tale !== g.tale)) return 'a stone of another tale can be earned'
  for (const card of g.symbolic.cards) {
    const { symbol, want } = inscriptionOf(card)
    if (g.clans.some(clan => symbolsOf(clan, symbol) >= want)) return `nobody took the stone of the ${symbol}`
  }
  if (!isSaga(g) && g.clans.some(({ stones, hidden }) => hidden.cards.length > 0 || stones.cards.some(isSymbolic))) {
    return 'a tale played alone has only its own stones'
  }
  const over = talesOf(g.options).indexOf(g.tale) + (g.phase === 'tale' ? 0 : 1)
  if (isSaga(g) && g.told.length !== over) return `${g.told.length} tales are told`
  return taleOf(g).game.broken?.(g.inner) ?? null
}
