// A draft in which two packs travel at once: the first answer resumes the rules, the rest is asked anew.
import { standings } from '../standings.ts'
import type { Tabletop } from '../tabletop.ts'
import type { Game, Steps, Zone } from '../types.ts'

export interface Draft {
  packs: Zone<number>[]
  hands: Zone[]
}
interface Q {
  readonly take: readonly [pack: number, at: number]
}
export const draft: Game<Draft, Record<never, never>, Q> = {
  id: 'draft',
  version: 1,
  edition: 'draft',
  seats: { min: 2, max: 2 },
  options: {},
  bound: 20,
  first: ['day', null],
  chapters: {
    *day(t: Tabletop<Draft, Q>): Steps {
      const { packs, hands } = t.g
      for (;;) {
        const open = packs.flatMap(({ sees, cards }, p) =>
          cards.length === 0
            ? []
            : [{ seat: sees, kind: 'take' as const, options: cards.map((_, i) => [p, i] as const) }],
        )
        if (open.length === 0) return null
        const [, [p, at]] = yield* t.any(open)
        const pack = packs[p]!
        t.move(pack, at, hands[pack.sees]!)
        const onward: Zone<number> = { sees: 1 - pack.sees, cards: [] }
        while (pack.cards.length > 0) t.move(pack, 0, onward)
        packs[p] = onward
      }
    },
  },
  migrations: [],
  setup: () => ({
    packs: [
      { sees: 0, cards: [0, 1, 2] },
      { sees: 1, cards: [3, 4, 5] },
    ],
    hands: [
      { sees: 0, cards: [] },
      { sees: 1, cards: [] },
    ],
  }),
  refusals: () => [],
  rounds: () => 0,
  result: g => standings(g.hands.map(hand => ({ score: hand.cards.length, parts: {}, ties: [] }))),
}
