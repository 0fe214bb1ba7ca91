// What the engine promises, held by random matches; and laws of the dice, held for any dice.
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, type Match, Swift, secretFrom, start, step, undo } from '#engine'
import { conformanceSuite } from '#games/kit/testing'
import {
  deck,
  facesOf,
  type G,
  handOf,
  maitre,
  parseCombination,
  partsOf,
  placements,
  ways,
  within,
} from '#games/maitre'

conformanceSuite(maitre)

const anyCard = constantFrom(...deck.cards)
const dice = (max: number) => array(integer({ min: 1, max: 6 }), { minLength: 1, maxLength: max })
/** A way to have begun a combination: some dice of one of its goals. */
const begun = integer({ min: 0, max: 1 << 20 })
const partOf = (hand: number, n: number) => partsOf(hand)[n % partsOf(hand).length]!

describe('placements', () => {
  test('whatever may be placed was rolled, and the combination can still be completed', () => {
    assert(
      property(anyCard, begun, dice(5), ({ combination }, n, faces) => {
        const placed = partOf(combination.goals[n % combination.goals.length]!, n)
        for (const part of placements(combination, placed, handOf(faces))) {
          expect(part).not.toBe(0)
          expect(within(part, handOf(faces))).toBe(true)
          expect(combination.goals.some(goal => within(placed + part, goal))).toBe(true)
        }
      }),
    )
  })

  test('with dice, also each of them alone may be placed', () => {
    assert(
      property(anyCard, dice(5), ({ combination }, faces) => {
        const parts = placements(combination, 0, handOf(faces))
        for (const part of parts) for (const face of facesOf(part)) expect(parts).toContain(handOf([face]))
      }),
    )
  })

  test('a hand that is a goal may be placed whole', () => {
    assert(
      property(anyCard, begun, ({ combination }, n) => {
        const goal = combination.goals[n % combination.goals.length]!
        expect(placements(combination, 0, goal)).toContain(goal)
      }),
    )
  })
})

describe('combinations', () => {
  const part = constantFrom('1', '6', '5+', '4+', 'run 2', 'run 3', 'AA', 'AAA', 'BB', 'C')
  test('every hand that completes one has as many dice as it asks for', () => {
    assert(
      property(array(part, { minLength: 1, maxLength: 3 }), parts => {
        try {
          const { size, goals } = parseCombination(parts.join(' '))
          expect(goals.length).toBeGreaterThan(0)
          expect(size).toBeLessThanOrEqual(5)
          for (const goal of goals) expect(facesOf(goal)).toHaveLength(size)
        } catch (error) {
          expect(String(error)).toContain('can never be rolled with five dice')
        }
      }),
    )
  })
})

describe('goods', () => {
  test('take dice that were rolled, and leave as many; what they turn, they change', () => {
    assert(
      property(constantFrom(...deck.goods), dice(5), ({ advantage }, faces) => {
        const rolled = handOf(faces)
        for (const [from, to] of ways(advantage, rolled)) {
          expect(within(handOf(from), rolled)).toBe(true)
          if (to.length > 0) expect([to.length, from[0] !== to[0]]).toEqual([from.length, true])
        }
      }),
    )
  })
})

describe('taking back', () => {
  test('an answer taken back and given again leads to the same table', () => {
    let taken = 0
    assert(
      property(integer({ min: 0, max: 1e6 }), integer({ min: 0, max: 400 }), (seed, steps) => {
        let match: Match<G> = start(maitre, 2 + (seed % 5), {}, secretFrom(`undo ${seed}`))
        const chance = new Swift(seed)
        const live = new Live<G>(maitre, match)
        for (let i = 0; i < steps && !live.over; i++) {
          const { seat, pick } = randomAnswer(live, chance)
          live.answer(seat, pick)
          if (live.whyNotUndo(seat) !== null || live.over) continue
          match = live.match()
          const again = new Live(maitre, step(maitre, undo(maitre, match, seat), seat, pick))
          expect(again.tabletop.g).toEqual(live.tabletop.g)
          expect(again.open()).toEqual(live.open())
          taken++
        }
      }),
      { numRuns: 25, seed: 2024 },
    )
    expect(taken).toBeGreaterThan(0)
  })
})
