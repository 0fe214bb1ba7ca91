// What Pebbles knows about being played well: leave a multiple of four.
import type { Sense } from '#games/kit/sense'
import type { G, Q } from '../index.ts'

export const sense: Sense<G, Q> = {
  leanings: ({ heap }, { options }) => options.map(({ count }) => ((heap - count) % 4 === 0 ? 1 : 0)),
  outlook: ({ taken }) => taken.map(() => ({ last: 0 })),
  margin: () => 1,
}
