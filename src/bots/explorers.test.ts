// The bots of Explorers: they know what they want alone, and what they cannot see changes nothing.
import { describe, expect, test } from 'vitest'
import { type AnyGame, Live, redeal, Swift, secretFrom, start } from '#engine'
import { explorers } from '#games/explorers'
import { sense } from '#games/explorers/sense'
import { CHART, type Seated, scene, spell } from '#games/explorers/testing'
import { NO_DEADLINE } from './clock.ts'
import { judge } from './judge.ts'
import { search } from './search.ts'
import { ranked } from './tree.ts'

const game: AnyGame = explorers
const effort = { ...NO_DEADLINE, iterations: 24, temper: 'even', seed: 5 } as const

describe('who plays alone', () => {
  const chanceOf = (seated: Seated): number =>
    judge(game, sense, scene({ map: CHART, players: [seated] }).live as Live<unknown>, 'even').chances[0]!
  test('is the better off the more points there are, though there is nobody to win against', () => {
    const [none, some, many] = [chanceOf({}), chanceOf({ sunk: 3 }), chanceOf({ sunk: 3, raided: [5, 5, 4] })]
    expect([none < some, some < many, many < 1]).toEqual([true, true, true])
  })
  test('brings home what is aboard', () => {
    const { live } = scene({ map: CHART, players: [{ aboard: 1, hold: ['pig', 'goat'], delivered: ['sheep'] }] })
    const decision = { game, sense, live: live as Live<unknown>, question: live.open(0)[0]! }
    const [best] = ranked(search(decision, { ...effort, iterations: 100 }).root)
    expect(spell(best!.pick)).toMatch(/^unload 0 . pig goat$/)
  })
})

test('what a seat cannot see changes no choice', { timeout: 60_000 }, () => {
  const live = new Live<unknown>(game, start(game, 3, {}, secretFrom('hidden')))
  const chance = new Swift(3)
  const thought = (of: Live<unknown>, seat: number) =>
    ranked(search({ game, sense, live: of, question: of.open(seat)[0]! }, effort).root).map(({ pick, visits, sum }) => [
      pick,
      visits,
      sum,
    ])
  for (let n = 0; n < 200; n++) {
    const { seat, options } = live.open()[0]!
    if (n % 12 === 0 && options.length > 1) {
      expect(thought(redeal(game, live.match(), seat, new Swift(n)), seat)).toEqual(thought(live, seat))
    }
    live.answer(seat, options[chance.below(options.length)]!)
  }
})
