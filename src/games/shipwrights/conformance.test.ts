// What the engine promises, held by random matches of every size and with every option.
import { describe, expect, test } from 'vitest'
import { Live, Swift, secretFrom, start } from '#engine'
import { conform, randomAnswer } from '#engine/conformance'
import { type G, shipwrights } from '#games/shipwrights'

describe('the conformance suite', () => {
  test('sixty random matches of two to five players keep every promise', () => {
    const report = conform(shipwrights, { games: 60, seed: 'test' })
    expect(report.found).toEqual([])
    expect(report).toMatchObject({ games: 60, failures: 0, leaks: 0, seats: { 2: 15, 3: 15, 4: 15, 5: 15 } })
    expect(report.longest).toBeLessThan(shipwrights.bound)
  })
})

test('every open move is no refusal, and every refused one is not open', () => {
  const live = new Live<G>(shipwrights, start(shipwrights, 3, { abandon: true, runesaga: true }, secretFrom('both')))
  const chance = new Swift(9)
  for (let i = 0; i < 600 && !live.over; i++) {
    for (const { seat, kind, options } of live.open()) {
      if (kind !== 'act') continue
      const refused = shipwrights.refusals(live.table.g, seat).map(({ action }) => JSON.stringify(action))
      expect(options.filter(option => refused.includes(JSON.stringify(option)))).toEqual([])
      expect(new Set(options).size).toBe(options.length)
      expect(refused.every(action => !action.includes('null'))).toBe(true)
    }
    const { seat, pick } = randomAnswer(live, chance)
    live.answer(seat, pick)
  }
})
