// A match played anyhow to its end, and what was counted of it.
import { type AnyGame, Live, Swift, secretFrom, start } from '#engine'
import type { Census, Counted } from '../census/index.ts'

interface Played<G> extends Counted {
  readonly g: G
  readonly entries: Live<G>['tabletop']['entries']
}
export function countedMatch<G>(game: AnyGame, census: (g: G) => Census<G>, seats: number): Played<G> {
  const match = start(game, seats, {}, secretFrom('census'))
  const live = new Live<G>(game, match)
  const count = census(match.base as G)
  const chance = new Swift(4)
  let heard = 0
  for (;;) {
    const { g, entries } = live.tabletop
    count.watch(g, entries.slice(heard))
    heard = entries.length
    if (live.over) return { g, entries, ...count.counted(g) }
    const { seat, options } = live.open()[0]!
    live.answer(seat, options[chance.below(options.length)]!)
  }
}
