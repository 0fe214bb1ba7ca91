// Bots go by the clock they are lent: they stop when it says so, and do not look at another one.
import { expect, test } from 'vitest'
import { ponder } from '#bots'
import { Live, type Match, secretFrom, start } from '#engine'
import { GAMES, senseOf } from '#games'
import { type AnySense } from '#games/kit/sense'
import { foretold } from './foretell.ts'

/** Goes on by a step with every look at it. */
function clock(step: number) {
  let time = 1000
  return () => (time += step)
}

const question = { seat: 0, kind: 'any', options: ['this', 'that'] }
/** How many turns are thought through where the n-th takes so long. */
function turnsWithin(ms: number, took: readonly number[], turns = 4): number {
  let time = 50
  const sense: AnySense = {
    outlook: () => [],
    margin: () => 1,
    leanings: () => [1],
    foresee: (_g, _question, _temper, far) => {
      time += took[far - 2]!
      return [far]
    },
  }
  return foretold(sense, {}, question, { now: () => time, until: 50 + ms, turns, temper: 'even' })[0]!
}
test('a turn more is begun only if there is time for twenty times the last one', () => {
  expect(turnsWithin(1000, [10, 10, 10])).toBe(4)
  expect(turnsWithin(1000, [10, 100, 10])).toBe(3)
  // 210 ms are just enough for one more: ten are gone, and it may take two hundred.
  expect(turnsWithin(210, [10, 0, 0])).toBe(4)
  expect(turnsWithin(209, [10, 0, 0])).toBe(2)
  expect(turnsWithin(1000, [0, 0, 0], 2)).toBe(2)
  expect(turnsWithin(Number.POSITIVE_INFINITY, [1e6, 1e6, 1e6])).toBe(4)
})

const searching = GAMES.find(game => !senseOf(game).foresee)!
test('a search stops when the clock says so', () => {
  const live = new Live<unknown>(searching, start(searching, 2, {}, secretFrom('clock')))
  const seat = live.open().find(({ options }) => options.length > 1)!.seat
  const looked = (step: number) =>
    ponder(searching, live.match() as Match, seat, {
      level: 'expert',
      iterations: 1000,
      ms: 100,
      seed: 1,
      now: clock(step),
    }).iterations
  expect(looked(0)).toBeGreaterThan(100)
  // A look at the clock after every fourth world: ten of them are a hundred milliseconds.
  expect(looked(10)).toBe(39)
  expect(looked(1000)).toBe(3)
})
