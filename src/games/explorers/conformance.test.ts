// What the engine promises, held by random matches of every size and with every option.
import { expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, Swift, secretFrom, start } from '#engine'
import { explorers, type G } from '#games/explorers'
import { conformanceSuite } from '#games/kit/testing'

conformanceSuite(explorers)

test('every open move is no refusal, and every refused one is not open', () => {
  const live = new Live<G>(explorers, start(explorers, 3, {}, secretFrom('both')))
  const chance = new Swift(9)
  while (!live.over) {
    for (const { seat, options } of live.open()) {
      const refused = explorers.refusals(live.tabletop.g, seat).map(({ action }) => JSON.stringify(action))
      expect(options.filter(option => refused.includes(JSON.stringify(option)))).toEqual([])
      expect(new Set(options.map(option => JSON.stringify(option))).size).toBe(options.length)
      expect(new Set(refused).size).toBe(refused.length)
    }
    const { seat, pick } = randomAnswer(live, chance)
    live.answer(seat, pick)
  }
})
