// The bots of Raiders: what is left to dice they weigh exactly, and what they cannot see changes nothing.
import { describe, expect, test } from 'vitest'
import { type AnyGame, Live, redeal, Swift, secretFrom, start } from '#engine'
import { deck, oddsOf, raiders } from '#games/raiders'
import { sense } from '#games/raiders/sense'
import { lay, settlement } from '#games/raiders/testing'
import { NO_DEADLINE } from './clock.ts'
import { search } from './search.ts'
import { ranked } from './tree.ts'

const game: AnyGame = raiders
const FORTRESS = settlement('fortress_b')
const { tiers, dice } = deck.settlements[FORTRESS]!
/** The last turn of a match: only the second tier of the last Fortress wins it. */
function lastTurn(crew: readonly string[], armour: number, ahead: number): Live<unknown> {
  const match = lay({
    players: [{ crew, armour, provisions: 2, gold: 2, silver: 0, worker: 'white' }, { points: ahead }],
    north: {
      ...Object.fromEntries(deck.settlements.map(({ id, sets }) => [id, sets.map(() => null)])),
      fortress_b: [''],
    },
  })
  return new Live<unknown>(game, { ...match, base: { ...match.base, ending: 'offerings', left: 1 } })
}
function raidIn(live: Live<unknown>, iterations: number) {
  const question = live.open(0)[0]!
  const { root } = search({ game, sense, live, question }, { ...NO_DEADLINE, iterations, temper: 'even', seed: 1 })
  const [best] = ranked(root)
  expect(best!.pick).toEqual({ do: 'raid', settlement: FORTRESS })
  return { tried: best!.visits, chance: best!.sum / best!.visits }
}

describe('the chance of a raid', () => {
  test.each([20, 60, 150])('is what all rolls of its dice give, after %d looks as after more', iterations => {
    // 16 of the crew and 2 of armour; two Champions are 6 points at the end.
    const live = lastTurn(['champion', 'champion', 'berserker', 'mercenary'], 2, 12)
    const { chances } = oddsOf(tiers, 18, dice, 0)
    const { chance, tried } = raidIn(live, iterations)
    expect(chances[2]).toBeCloseTo(31 / 36)
    expect(chance).toBeCloseTo(chances[2]!, 12)
    expect(tried).toBeGreaterThan(4)
  })
  test('with a die to roll again is looked at roll by roll, and what is best then is done', () => {
    const live = lastTurn(['champion', 'champion', 'brawler', 'mercenary'], 2, 12)
    const { chances } = oddsOf(tiers, 16, dice, 1)
    const { chance } = raidIn(live, 3000)
    expect(chance).toBeGreaterThan(oddsOf(tiers, 16, dice, 0).chances[2]!)
    expect(chance).toBeLessThanOrEqual(chances[2]! + 1e-9)
  })
})

test('what a seat cannot see changes no choice', () => {
  const live = new Live<unknown>(game, start(game, 3, {}, secretFrom('hidden')))
  const chance = new Swift(3)
  const effort = { ...NO_DEADLINE, iterations: 24, temper: 'even', seed: 5 } as const
  const thought = (of: Live<unknown>, seat: number) =>
    ranked(search({ game, sense, live: of, question: of.open(seat)[0]! }, effort).root).map(({ pick, visits, sum }) => [
      pick,
      visits,
      sum,
    ])
  for (let n = 0; n < 300; n++) {
    const { seat, options } = live.open()[0]!
    if (n % 12 === 0 && options.length > 1) {
      expect(thought(redeal(game, live.match(), seat, new Swift(n)), seat)).toEqual(thought(live, seat))
    }
    live.answer(seat, options[chance.below(options.length)]!)
  }
})
