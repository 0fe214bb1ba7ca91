// The easy bot of Shipwrights: it plays whole matches, in good time, far better than chance.
import { describe, expect, test } from 'vitest'
import { type Chance, Live, Swift, secretFrom, start, view } from '#engine'
import { type G, type Options, shipwrights } from '#games/shipwrights'
import { type Bot, random } from './bot.ts'
import { easyShipwrights } from './shipwrights.ts'

function play(bots: readonly Bot<G>[], seed: string, options: Partial<Options> = {}): Live<G> {
  const live = new Live<G>(shipwrights, start(shipwrights, bots.length, options, secretFrom(seed)))
  const chance: Chance = new Swift(7)
  while (!live.over) {
    const question = live.open()[0]!
    const { seat } = question
    live.answer(seat, bots[seat]!({ seat, state: view(live.table.g, seat), question }, chance))
  }
  return live
}
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length

describe('the easy bot', () => {
  test('four of them take 8 to 16 days, and the winner has 10 to 18 points', () => {
    const matches = Array.from({ length: 24 }, (_, i) => play(new Array(4).fill(easyShipwrights), `four ${i}`).table.g)
    const days = mean(matches.map(({ day }) => day))
    const points = mean(matches.map(g => Math.max(...shipwrights.result(g).map(({ score }) => score))))
    expect(days).toBeGreaterThan(8)
    expect(days).toBeLessThan(16)
    expect(points).toBeGreaterThan(10)
    expect(points).toBeLessThan(18)
  })

  test('beats random players', () => {
    for (let i = 0; i < 5; i++) {
      const { g } = play([random, easyShipwrights, random], `random ${i}`).table
      expect(shipwrights.result(g).find(({ rank }) => rank === 1)!.seat).toBe(1)
    }
  })

  test.each<Partial<Options>>([
    { board: false },
    { peaceful: true, runesaga: true },
    { days: 8, rotating: true, abandon: true },
  ])('plays with %j', options => {
    expect(play(new Array(3).fill(easyShipwrights), 'options', options).over).toBe(true)
  })
})
