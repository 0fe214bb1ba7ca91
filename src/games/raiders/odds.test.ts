// What the dice promise, against all there are.
import { describe, expect, test } from 'vitest'
import { bestReroll, DIE, deck, oddsOf, pointsOf, tierOf } from '#games/raiders'

const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap(roll => DIE.map(face => [...roll, face]))
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0)

/** Every way to reroll or not, tried to the end: the most points that can be expected. */
function bestOf(
  tiers: Parameters<typeof oddsOf>[0],
  strength: number,
  dice: readonly number[],
  rerolls: number,
): number {
  const stands = pointsOf(tiers, strength + sum(dice))
  if (rerolls === 0) return stands
  const again = dice.map(
    (_, at) => sum(DIE.map(face => bestOf(tiers, strength, dice.with(at, face), rerolls - 1))) / DIE.length,
  )
  return Math.max(stands, ...again)
}

const settlements = deck.settlements.filter(({ dice }) => dice > 0)
describe.each(settlements.map(place => [place.id, place] as const))('%s', (_, { tiers, dice }) => {
  test('the chance of each tier is that of all rolls', () => {
    for (let strength = 0; strength <= 40; strength++) {
      const all = rolls(dice)
      const { chances, expected } = oddsOf(tiers, strength, dice, 0)
      for (let tier = 0; tier <= tiers.length; tier++) {
        const hits = all.filter(roll => tierOf(tiers, strength + sum(roll)) === tier).length
        expect(chances[tier]).toBeCloseTo(hits / all.length, 12)
      }
      expect(expected).toBeCloseTo(sum(all.map(roll => pointsOf(tiers, strength + sum(roll)))) / all.length, 12)
    }
  })
  test.each([1, 2])('with %d dice to roll again, no way of using them promises more', rerolls => {
    for (let strength = 0; strength <= 34; strength++) {
      const best = sum(rolls(dice).map(roll => bestOf(tiers, strength, roll, rerolls))) / rolls(dice).length
      const { chances, expected } = oddsOf(tiers, strength, dice, rerolls)
      expect(expected).toBeCloseTo(best, 12)
      expect(sum(chances)).toBeCloseTo(1, 12)
      expect(sum(chances.map((chance, tier) => chance * (tiers[tier - 1]?.points ?? 0)))).toBeCloseTo(expected, 12)
    }
  })
})

test('a harbour promises its point, whatever the strength', () => {
  expect(oddsOf(deck.settlements[0]!.tiers, 0, 0, 0)).toEqual({ chances: [0, 1], expected: 1 })
})
test('dice are rolled again only where it helps: the lower one, or none', () => {
  const { tiers } = deck.settlements.find(({ id }) => id === 'monastery_a')!
  expect(bestReroll(tiers, 5, [2, 4], 1)).toBe(2)
  expect(bestReroll(tiers, 5, [3, 4], 1)).toBeNull()
  expect(bestReroll(tiers, 5, [2, 4], 0)).toBeNull()
})
