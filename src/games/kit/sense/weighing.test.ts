import { expect, test } from 'vitest'
import { Live, secretFrom, start } from '#engine'
import { LISTED } from '#games'
import { type Scales, weighing } from './index.ts'

interface Table {
  readonly done: number
  readonly seats: readonly { readonly gold: number; readonly ships: number }[]
}
const scales: Scales<Table, 'gold' | 'ships', string> = {
  parts: { gold: 'wealth', ships: 'fleet' },
  unit: 'ships',
  tempered: { even: {}, careful: {}, greedy: { gold: 2 }, quarrelsome: {} },
  progress: ({ done }) => done,
  seats: ({ seats }) => seats.length,
  traits: ({ seats }, seat) => ({ gold: seats[seat]!.gold, ships: seats[seat]!.ships }),
}
const weighed = weighing(scales, { margin: [4, 2], traits: { gold: [1, 0], ships: [2, 3] }, fitted: null })
const table: Table = {
  done: 0.5,
  seats: [
    { gold: 4, ships: 0 },
    { gold: 0, ships: 2 },
  ],
}

test('weights go evenly from early to late, and tempers change them', () => {
  expect(weighed.outlook(table, 'even')).toEqual([
    { wealth: 2, fleet: 0 },
    { wealth: 0, fleet: 5 },
  ])
  expect(weighed.points(table, 'greedy')).toEqual([4, 5])
  expect(weighed.margin(table)).toBe(3)
})

test.each(LISTED.filter(({ sense }) => sense.fittable).map(listed => [listed.game.id, listed] as const))(
  '%s: the outlook in all is what its parts are, and every trait has its weight',
  (_, { game, sense }) => {
    const { names, weights, momentOf } = sense.fittable!
    expect(Object.keys(weights.traits)).toEqual(names)
    const { g } = new Live<unknown>(game, start(game, 3, {}, secretFrom('traits'))).tabletop
    const { progress, seats } = momentOf(g)
    for (const [seat, outlook] of sense.outlook(g, 'even').entries()) {
      const inAll = names.reduce((sum, name, i) => {
        const [early, late] = weights.traits[name]!
        return sum + seats[seat]![i]! * (early + (late - early) * progress)
      }, 0)
      expect(Object.values(outlook).reduce((a, b) => a + b)).toBeCloseTo(inAll)
    }
  },
)
