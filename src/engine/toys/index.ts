// Toy games for the engine's own tests: an honest one with hands, a die and a duel, and ways to break it.

import { standings } from '../standings.ts'
import type { Tabletop } from '../tabletop.ts'
import type { Game, Next, Question, Steps, Zone } from '../types.ts'

export interface Toy {
  deck: Zone
  discard: Zone
  hands: Zone[]
  points: number[]
  round: number
  die: number
  peek: number
}
type T = Tabletop<Toy>
const ROUNDS = 4

/** Each round: one player draws, rolls and names a stake; then all play a card at once, and the highest takes a point. */
export function toy(faults: Partial<ToyFaults> = {}): Game<Toy, Record<never, never>> {
  const { afterDraw, afterRoll, chapterEnd } = { ...HONEST, ...faults }
  function* deal(t: T): Steps {
    t.shuffle(t.g.deck.cards)
    for (const hand of t.g.hands) for (let i = 0; i < 4; i++) t.move(t.g.deck, 0, hand)
    return ['round', 0]
  }
  function* round(t: T): Steps {
    const { g } = t
    const me = g.round % g.hands.length
    const plan = yield* t.one(me, 'plan', ['draw', 'roll', 'rest'])
    if (plan === 'draw') {
      t.move(g.deck, 0, g.hands[me]!)
      t.say({ say: 'draws', seat: me }, [me, { say: 'draws', seat: me, card: g.hands[me]!.cards.at(-1)! }])
      afterDraw(t)
    }
    if (plan === 'roll') {
      g.die = 1 + t.roll(6)
      afterRoll(t)
    }
    const stake = yield* t.one(me, 'stake', [1, 2])
    const played = yield* t.all(
      g.hands.map((hand, seat): Question<number> => ({ seat, kind: 'play', options: hand.cards.map((_, i) => i) })),
    )
    const cards = played.map((at, seat) => t.move(g.hands[seat]!, at, g.discard))
    const winner = cards.indexOf(Math.max(...cards))
    g.points[winner]! += stake
    t.say({ say: 'takes', seat: winner, stake })
    g.round++
    return chapterEnd(t)
  }
  return {
    id: 'toy',
    version: 1,
    edition: 'toy',
    seats: { min: 2, max: 3 },
    options: {},
    bound: 200,
    first: ['deal', null],
    chapters: { deal, round },
    migrations: [],
    setup: seats => ({
      deck: { sees: 'none', cards: Array.from({ length: 24 }, (_, i) => i) },
      discard: { sees: 'all', cards: [] },
      hands: Array.from({ length: seats }, (_, seat) => ({ sees: seat, cards: [] })),
      points: Array.from({ length: seats }, () => 0),
      round: 0,
      die: 0,
      peek: -1,
    }),
    refusals: () => [],
    rounds: g => g.round,
    result: g => standings(g.points.map(score => ({ score, parts: { points: score }, ties: [] }))),
  }
}
interface ToyFaults {
  afterDraw(t: T): void
  afterRoll(t: T): void
  chapterEnd(t: T): Next
}
const HONEST: ToyFaults = {
  afterDraw() {},
  afterRoll() {},
  chapterEnd: ({ g }) => (g.round < ROUNDS ? ['round', 0] : null),
}

/** A draft in which two packs travel at once: the first answer resumes the rules, the rest is asked anew. */
export interface Draft {
  packs: Zone[]
  hands: Zone[]
}
export const draft: Game<Draft, Record<never, never>> = {
  id: 'draft',
  version: 1,
  edition: 'draft',
  seats: { min: 2, max: 2 },
  options: {},
  bound: 20,
  first: ['day', null],
  chapters: {
    *day(t: Tabletop<Draft>): Steps {
      const { packs, hands } = t.g
      while (packs.some(pack => pack.cards.length > 0)) {
        const open = packs.flatMap((pack, p) =>
          pack.cards.length === 0
            ? []
            : [{ seat: pack.sees as number, kind: 'take', options: pack.cards.map((_, i) => [p, i]) }],
        )
        const [, [p, at]] = yield* t.any(open as unknown as Question<[number, number]>[])
        const pack = packs[p]!
        t.move(pack, at, hands[pack.sees as number]!)
        const onward: Zone = { sees: 1 - (pack.sees as number), cards: [] }
        while (pack.cards.length > 0) t.move(pack, 0, onward)
        packs[p] = onward
      }
      return null
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
