// A game of games: a toy and then a draft are played within it, and stones lie beside them.
import { standings } from '../standings.ts'
import type { Tabletop } from '../tabletop.ts'
import type { Game, Json, Next, OpenZone, Steps, Zone } from '../types.ts'
import { within } from '../within.ts'
import { type Draft, draft } from './draft.ts'
import { type Toy, toy } from './toy.ts'

export interface Saga {
  tale: number
  inner: Toy | Draft
  stones: Zone
  won: OpenZone[]
}
const TALES: readonly Game<Toy | Draft, Record<never, never>>[] = [toy(), draft] as never
/** Stones are numbered beyond the cards of any tale. */
export const STONES = 1000
const taleOf = (g: Saga) => TALES[g.tale]!

export function saga(
  faults: Partial<Pick<Game<Saga, unknown>, 'back' | 'box'>> = {},
): Game<Saga, Record<never, never>> {
  function* begin(t: Tabletop<Saga>): Steps {
    t.shuffle(t.g.stones.cards)
    return ['play', [...taleOf(t.g).first!]]
  }
  function* play(t: Tabletop<Saga>, args: Json): Steps {
    const { g } = t
    const tale = taleOf(g)
    const [chapter, inner] = args as [string, Json]
    const voice = g.tale
    const next = yield* within(t, g.inner, lent => tale.chapters[chapter]!(lent, inner), {
      voice,
      rest: () => claim(t),
    })
    return next === null ? after(t) : ['play', [...next]]
  }
  /** The winner begins the next tale with a stone in hand. */
  function after({ g }: Tabletop<Saga>): Next {
    if (g.tale + 1 === TALES.length) return null
    const first = taleOf(g)
      .result(g.inner)
      .find(({ rank }) => rank === 1)!.seat
    const perks = g.won.map(({ cards }) => ({ points: cards.length }))
    g.tale++
    g.inner = taleOf(g).setup(g.won.length, {}, { first, perks })
    return ['begin', null]
  }
  return {
    id: 'saga',
    version: 1,
    edition: 'saga',
    seats: { min: 2, max: 2 },
    options: {},
    bound: 300,
    first: ['begin', null],
    chapters: { begin, play },
    migrations: [],
    setup: seats => ({
      tale: 0,
      inner: taleOf({ tale: 0 } as Saga).setup(seats, {}),
      stones: { sees: 'none', cards: [STONES, STONES + 1, STONES + 2, STONES + 3] },
      won: Array.from({ length: seats }, () => ({ sees: 'all', cards: [] })),
    }),
    back: (_, card) => (card >= STONES ? 'stone' : 'card'),
    box: g => taleOf(g).id,
    refusals: () => [],
    rounds: g => taleOf(g).rounds(g.inner),
    result: g => standings(g.won.map(({ cards }) => ({ score: cards.length, parts: {}, ties: [] }))),
    ...faults,
  }
}
/** Whoever is first to have three points takes a stone: looked at whenever the tale comes to rest. */
function claim(t: Tabletop<Saga>): void {
  const { inner, won, stones } = t.g
  if (!('points' in inner) || won.some(({ cards }) => cards.length > 0)) return
  const seat = inner.points.findIndex(points => points >= 3)
  if (seat < 0) return
  t.move(stones, 0, won[seat]!)
  t.say({ say: 'claims', seat })
}
