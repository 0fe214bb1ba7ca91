// Each round one player draws, rolls, shows a card or rests, and names a stake; then all play a card at once.
import { standings } from '../standings.ts'
import type { Tabletop } from '../tabletop.ts'
import type { Game, Next, Opening, OpenZone, Steps, Zone } from '../types.ts'

export interface Toy {
  deck: Zone
  discard: OpenZone
  hands: Zone[]
  points: number[]
  round: number
  first: number
  die: number
  peek: number
}
interface Q {
  readonly plan: 'draw' | 'roll' | 'show' | 'rest'
  readonly stake: 1 | 2
  readonly play: number
}
type T = Tabletop<Toy, Q>
const ROUNDS = 4
const DECK = 40
const HAND = 8

export function toy(faults: Partial<ToyFaults> = {}): Game<Toy, Record<never, never>, Q> {
  const { afterDraw, afterRoll, atDusk, chapterEnd } = { ...HONEST, ...faults }
  function* deal(t: T): Steps {
    t.shuffle(t.g.deck.cards)
    for (const hand of t.g.hands) while (hand.cards.length < HAND) t.move(t.g.deck, 0, hand)
    return ['round', 0]
  }
  function* round(t: T): Steps {
    const { g } = t
    const me = (g.first + g.round) % g.hands.length
    const hand = g.hands[me]!
    const plan = yield* t.one(me, 'plan', ['draw', 'roll', 'show', 'rest'])
    if (plan === 'draw') {
      t.move(g.deck, 0, hand)
      t.say({ say: 'draws', seat: me }, [me, { say: 'draws', seat: me, card: hand.cards.at(-1)! }])
      afterDraw(t)
    }
    if (plan === 'show') t.move(hand, 0, g.discard)
    if (plan === 'roll') {
      g.die = 1 + t.roll(6)
      afterRoll(t)
    }
    const stake = yield* t.one(me, 'stake', [1, 2])
    const played = yield* t.all(
      g.hands.map(({ cards }, seat) => ({ seat, kind: 'play' as const, options: cards.map((_, i) => i) })),
    )
    const cards = played.map((at, seat) => t.move(g.hands[seat]!, at, g.discard))
    const winner = cards.indexOf(Math.max(...cards))
    g.points[winner]! += stake
    t.say({ say: 'takes', seat: winner, stake })
    g.round++
    return ['dusk', null]
  }
  /** Nobody is asked. */
  function* dusk(t: T): Steps {
    atDusk(t)
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
    chapters: { deal, round, dusk },
    migrations: [],
    setup: (seats, _, { first = 0, perks }: Opening = {}) => ({
      deck: { sees: 'none', cards: Array.from({ length: DECK }, (_, i) => i) },
      discard: { sees: 'all', cards: [] },
      hands: Array.from({ length: seats }, (_, seat) => ({ sees: seat, cards: [] })),
      points: Array.from({ length: seats }, (_, seat) => perks?.[seat]?.['points'] ?? 0),
      round: 0,
      first,
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
  atDusk(t: T): void
  chapterEnd(t: T): Next
}
const HONEST: ToyFaults = {
  afterDraw() {},
  afterRoll() {},
  atDusk() {},
  chapterEnd: ({ g }) => (g.round < ROUNDS ? ['round', 0] : null),
}
