// Who wins: the most stones; or, where a tale is played alone, its own score and a few points for symbols.
import { type Result, type Seat, type Standing, standings } from '#engine'
import { isSymbolic } from './cards/deck.ts'
import { isSaga, symbolsOf, taleOf, type View } from './state.ts'

export function result(g: View): Result {
  if (isSaga(g)) return standings(g.clans.map((_, seat) => chieftainOf(g, seat)))
  const { game, symbol } = taleOf(g)
  return standings(
    game.result(g.inner).map(({ score, parts, ties }, seat) => {
      const runes = symbol * symbolsOf(g.clans[seat]!)
      return { score: score + runes, parts: { ...parts, runes }, ties }
    }),
  )
}
/** Between equals, more stones for whole tales; then the better score in the last tale. */
function chieftainOf({ clans, told }: View, seat: Seat): Omit<Standing, 'seat' | 'rank'> {
  const { stones, hidden, shown } = clans[seat]!
  const symbolic = stones.cards.filter(isSymbolic).length
  const objectives = stones.cards.length - symbolic
  const tales = hidden.cards.length + shown.cards.length
  const last = told.find(({ tale }) => tale === 'explorers')?.scores[seat] ?? 0
  return { score: objectives + symbolic + tales, parts: { objectives, symbolic, tales }, ties: [tales, last] }
}
