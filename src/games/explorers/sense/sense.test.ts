// What Explorers knows about being played well, in scenes: how players stand, what their options say, and what tempers lean to.
import { describe, expect, test } from 'vitest'
import type { QuestionOf } from '#engine'
import type { Q } from '#games/explorers'
import { CHART, type Seated, scene, spell } from '#games/explorers/testing'
import type { Temper } from '#games/kit/sense'
import { sense } from './index.ts'
import { reading } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { DO, SAYS } from './vocabulary.ts'
import { homeward } from './waters.ts'

const traits = (seated: Seated, other: Seated = {}, map = CHART) =>
  traitsOf(scene({ map, players: [seated, other] }).g, 0)

describe('what counts about a seat', () => {
  test('the livestock aboard, for what it will add, and the way home', () => {
    const seated = { ship: 4, aboard: 1, hold: ['pig', 'goat'], delivered: ['pig'] } as const
    // Two pigs and a goat are 3 + 1 points; from tile 4 it is three sails to the Mainland.
    expect(traits(seated)).toMatchObject({ livestockPoint: 1, cargo: 3, voyage: 3, sailors: 1, nextKind: 3 })
  })
  test('a place for an outpost with two Vikings beside it, unless another outpost is too near', () => {
    expect(traits({ ashore: ['1', '4'] })).toMatchObject({ site: 2, pairs: 0 })
    expect(traits({ ashore: ['1', '1'] })).toMatchObject({ site: 2, pairs: 1 })
    expect(traits({ ashore: ['1'] })).toMatchObject({ site: 0 })
    expect(traits({ ashore: ['1', '1'] }, { outposts: ['1:N'] })).toMatchObject({ site: 0, sites: 0 })
  })
  test('settlements on the same island, as far as the Vikings there are enough', () => {
    const map = CHART.replace('p', '4')
    expect(traits({ ashore: ['1', '6'] }, {}, map)['siege']).toBeCloseTo(4 * 0.25)
    expect(traits({ ashore: ['2', '2'] }, {}, map)['siege']).toBe(0)
  })
  test('islands still open are led, shared, or out of reach', () => {
    expect(traits({ ashore: ['2'] })).toMatchObject({ shares: 0, behind: 0, isles: 1 })
    expect(traits({ ashore: ['2'] })['leads']).toBeGreaterThan(0)
    expect(traits({ ashore: ['2'] }, { ashore: ['2'] })).toMatchObject({ leads: 0 })
    expect(traits({ ashore: ['2'] }, { ashore: ['2', '2'] })['behind']).toBeGreaterThan(0)
  })
})

describe('how far it is', () => {
  test('over the sea, never across land', () => {
    const sails = homeward(scene({ map: CHART, players: [{}, {}] }).g)
    // Tile 1 lies beside the Mainland; from it land lies before tile 4.
    expect([sails[0], sails[1], sails[5], sails[6]]).toEqual([0, 1, 2, 2])
    expect(sails[4]).toBe(3)
  })
})

describe('what options say', () => {
  const says = (seated: Seated, move: string, map = CHART): readonly number[] => {
    const { g, live } = scene({ map, players: [seated, {}] })
    const question = live.open(0)[0]! as QuestionOf<Q>
    const at = question.options.findIndex(option => spell(option) === move)
    expect(at, move).toBeGreaterThanOrEqual(0)
    return reading(g, question).says[at]!
  }
  test('livestock comes home for what its set is worth', () => {
    const seated = { ship: 0, aboard: 1, hold: ['pig', 'goat'], delivered: ['sheep'] } as const
    expect(says(seated, 'unload 0 0 pig goat')).toContain(SAYS.gain(5))
  })
  test('a settlement falls, or how many Vikings are lacking', () => {
    const map = CHART.replace('p', '2')
    expect(says({ ashore: ['4', '6'] }, 'walk 6 4 1', map)).toContain(SAYS.gain(2))
    expect(says({ ashore: ['6'] }, 'walk 6 4 1', map)).toContain(SAYS.lacks(1))
  })
  test('whoever comes together can build', () => {
    expect(says({ ashore: ['4', '6'] }, 'walk 6 4 1')).toContain(SAYS.outpost)
    expect(says({ ashore: ['6'] }, 'walk 6 4 1')).not.toContain(SAYS.outpost)
  })
  test('who leads on an island by landing there', () => {
    expect(says({ ship: 1 }, 'unload 1 1')).toEqual(expect.arrayContaining([SAYS.wins(4), SAYS.gain(4), SAYS.deserted]))
  })
  test('home within the turn, or not', () => {
    const seated = { ship: 5, aboard: 1, hold: ['pig'] } as const
    expect(says(seated, 'sail 1')).toEqual(expect.arrayContaining([SAYS.nearer.home, SAYS.homeSoon]))
    expect(says({ ship: 5, aboard: 1 }, 'sail 1')).not.toContain(SAYS.homeSoon)
  })
  test('the end of a turn tells what is left unused', () => {
    expect(says({}, 'end')).toEqual([DO.end, SAYS.idle(4)])
  })
  test('a tile completes an island, and whose it is', () => {
    const mine = (ashore: readonly string[], other: readonly string[]) => {
      const { g, live } = scene({ map: RING, players: [{ hand: ['T06'], ashore }, { ashore: other }] })
      const question = live.open(0)[0]! as QuestionOf<Q>
      return reading(g, question).says.flat()
    }
    expect(mine(['1'], [])).toContain(SAYS.completes[3])
    expect(mine([], ['1'])).toContain(SAYS.completes[1])
    expect(mine(['1'], ['1'])).toContain(SAYS.completes[2])
  })
})
/** A cape is all that is missing in the west. */
const RING = `
     . .
    . . .
     p s
    . # # #
     # . . #
      M M M
     . . . .
      . . .
`

test('in the outlook the greedy weigh livestock, the quarrelsome raids', () => {
  const { g } = scene({ map: CHART, players: [{ delivered: ['pig', 'goat'], raided: [3] }, {}] })
  const of = (temper: Temper) => sense.outlook(g, temper)[0]!
  expect(of('greedy')['livestock']).toBeGreaterThan(of('even')['livestock']!)
  expect(of('quarrelsome')['settlements']).toBeGreaterThan(of('even')['settlements']!)
})
