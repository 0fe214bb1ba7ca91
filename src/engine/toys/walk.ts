// A walk along the shore, one turn after the other: nothing is hidden, and only a die brings chance.
import { standings } from '../standings.ts'
import type { Tabletop } from '../tabletop.ts'
import type { Game, Json, Next, Steps } from '../types.ts'

export interface Walk {
  steps: number[]
}
interface Q {
  readonly step: 'go' | 'die' | 'rest'
}
const FAR = 6

export const walk: Game<Walk, Record<never, never>, Q> = {
  id: 'walk',
  version: 1,
  edition: 'walk',
  seats: { min: 2, max: 3 },
  options: {},
  bound: 1000,
  first: ['turn', 0],
  chapters: {
    *turn(t: Tabletop<Walk, Q>, args: Json): Steps {
      const { steps } = t.g
      const seat = args as number
      for (;;) {
        const how = yield* t.one(seat, 'step', ['go', 'die', 'rest'])
        steps[seat]! += how === 'die' ? t.roll(2) : 1
        if (how === 'rest' || steps[seat]! >= FAR) return next(t.g, seat)
      }
    },
    /** After the last seat of a round the wind turns, by chance, and nobody is asked. */
    *wind(t: Tabletop<Walk, Q>): Steps {
      t.draw(4)
      return ['turn', 0]
    },
  },
  migrations: [],
  setup: seats => ({ steps: Array.from({ length: seats }, () => 0) }),
  refusals: () => [],
  rounds: () => 0,
  result: g => standings(g.steps.map(score => ({ score, parts: {}, ties: [] }))),
}
function next({ steps }: Walk, seat: number): Next {
  if (steps.some(far => far >= FAR)) return null
  return seat + 1 < steps.length ? ['turn', seat + 1] : ['wind', null]
}
