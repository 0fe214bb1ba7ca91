// The search on toy games whose best answers are known, and what it promises whatever the game.
import { describe, expect, test } from 'vitest'
import { type Json, Live, type Match, secretFrom, start } from '#engine'
import { type Toy, toy } from '#engine/toys'
import type { Sense } from '#games/kit/sense'
import { NO_DEADLINE } from './clock.ts'
import { type Effort, search } from './search.ts'
import { ranked } from './tree.ts'

/** Knows nothing but the points, and plays the first option it sees. */
const sense: Sense<Toy, { readonly [kind: string]: Json }> = {
  leanings: (_g, { options }) => options.map((_, i) => -i),
  outlook: g => g.points.map(points => ({ points })),
  margin: () => 1,
}
const game = toy()
/** The card nothing beats. */
const HIGHEST = Math.max(...game.setup(2, {}).deck.cards)
/** The last round: seat 0 begins, with these hands and points. */
function lastRound(hands: readonly number[][], points: readonly number[]): Match<Toy> {
  const match = start(game, hands.length, {}, secretFrom('toy'))
  const dealt = hands.flat()
  const base: Toy = {
    ...match.base,
    deck: { sees: 'none', cards: match.base.deck.cards.filter(card => !dealt.includes(card)) },
    hands: hands.map((cards, sees) => ({ sees, cards: cards.slice() })),
    points: points.slice(),
    round: hands.length === 2 ? 4 : 3,
  }
  return { ...match, base, next: ['round', 0] }
}
const EFFORT: Effort = { ...NO_DEADLINE, iterations: 200, temper: 'even', seed: 1 }
const look = (live: Live<Toy>, seat: number, effort: Partial<Effort> = {}) =>
  search({ game, sense, live: live as Live<unknown>, question: live.open(seat)[0]! }, { ...EFFORT, ...effort })
const best = (live: Live<Toy>, seat: number, effort: Partial<Effort> = {}) => ranked(look(live, seat, effort).root)[0]!

describe('the best answer is found', () => {
  test('of cards played at once: the highest one, whatever the others hold', () => {
    const live = new Live(
      game,
      lastRound(
        [
          [2, HIGHEST, 5],
          [7, 9, 11],
          [8, 10, 12],
        ],
        [0, 0, 0],
      ),
    )
    live.answer(0, 'rest')
    live.answer(0, 1)
    expect(best(live, 0).pick).toBe(1)
  })
  test('two choices ahead: who is a point behind and surely wins plays for two', () => {
    const live = new Live(
      game,
      lastRound(
        [
          [2, HIGHEST],
          [7, 9],
        ],
        [0, 1],
      ),
    )
    live.answer(0, 'rest')
    const { pick, sum, visits } = best(live, 0)
    expect(pick).toBe(2)
    expect(sum / visits).toBeGreaterThan(0.8)
  })
  test('who can only lose the round plays for one', () => {
    const live = new Live(
      game,
      lastRound(
        [
          [0, 1],
          [7, 9],
        ],
        [2, 1],
      ),
    )
    live.answer(0, 'rest')
    expect(best(live, 0).pick).toBe(1)
  })
})

describe('a search', () => {
  const asked = (): Live<Toy> =>
    new Live(
      game,
      lastRound(
        [
          [2, 20, 5],
          [7, 9, 11],
        ],
        [0, 0],
      ),
    )
  test('with the same seed comes to the same choice, by the same way', () => {
    const [a, b] = [best(asked(), 0), best(asked(), 0)]
    expect([a.pick, a.visits, a.sum]).toEqual([b.pick, b.visits, b.sum])
    expect(best(asked(), 0, { seed: 2 }).sum).not.toBe(a.sum)
  })
  test('plays on as many rounds as the game asks for before it asks how all stand', () => {
    const judged = new Set<number>()
    const seeing = (horizon?: number) => {
      judged.clear()
      const match = lastRound(
        [
          [2, 20, 5],
          [7, 9, 11],
        ],
        [0, 0],
      )
      const live = new Live(game, { ...match, base: { ...match.base, round: 0 } })
      const outlook = (g: Toy) => {
        judged.add(g.round)
        return sense.outlook(g, 'even')
      }
      const wits = { ...sense, outlook, ...(horizon && { horizon: () => horizon }) }
      search({ game, sense: wits, live: live as Live<unknown>, question: live.open(0)[0]! }, EFFORT)
      return [...judged]
    }
    expect(seeing()).toEqual([1])
    expect(seeing(2)).toEqual([2])
  })
  test('stops when the clock says so, and not before', () => {
    // Every look at the clock takes a second.
    const clock = () => {
      let time = 0
      return () => time++
    }
    const looked = (until: number) => look(asked(), 0, { iterations: 1e9, now: clock(), until }).iterations
    expect(looked(0)).toBeGreaterThan(0)
    expect(looked(5) - looked(0)).toBe(5 * (looked(1) - looked(0)))
    expect(looked(1)).toBeGreaterThan(looked(0))
  })
  test('stops as soon as nothing can overtake the best', () => {
    const live = new Live(
      game,
      lastRound(
        [
          [2, HIGHEST, 5],
          [7, 9, 11],
        ],
        [0, 0],
      ),
    )
    live.answer(0, 'rest')
    live.answer(0, 1)
    const { iterations } = look(live, 0)
    expect(iterations).toBeLessThan(EFFORT.iterations)
  })
  test('opens options in the order they look good, more of them the longer it looks', () => {
    const many = lastRound(
      [Array.from({ length: 12 }, (_, i) => i), Array.from({ length: 12 }, (_, i) => 12 + i)],
      [0, 0],
    )
    const live = new Live(game, many)
    live.answer(0, 'rest')
    live.answer(0, 1)
    const opened = (iterations: number) => look(live, 0, { iterations }).root.branches.size
    expect(opened(4)).toBeLessThan(opened(60))
    const { root } = look(live, 0, { iterations: 4 })
    expect([...root.branches.values()].map(({ pick }) => pick)).toEqual([0, 1, 2, 3].slice(0, root.branches.size))
  })
})
