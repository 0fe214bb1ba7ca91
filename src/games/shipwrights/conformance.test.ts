// What the engine promises, held by random matches of every size and with every option.
import { expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, Swift, secretFrom, start } from '#engine'
import { conformanceSuite } from '#games/kit/testing'
import { type G, shipwrights } from '#games/shipwrights'

conformanceSuite(shipwrights)

test('every open move is no refusal, and every refused one is not open', () => {
  const live = new Live<G>(shipwrights, start(shipwrights, 3, { abandon: true, runesaga: true }, secretFrom('both')))
  const chance = new Swift(9)
  for (let i = 0; i < 600 && !live.over; i++) {
    for (const { seat, kind, options } of live.open()) {
      if (kind !== 'act') continue
      const refused = shipwrights.refusals(live.tabletop.g, seat).map(({ action }) => JSON.stringify(action))
      expect(options.filter(option => refused.includes(JSON.stringify(option)))).toEqual([])
      expect(new Set(options).size).toBe(options.length)
      expect(refused.every(action => !action.includes('null'))).toBe(true)
    }
    const { seat, pick } = randomAnswer(live, chance)
    live.answer(seat, pick)
  }
})
