// What Raiders knows about being played well, in scenes: how players stand, how dice may fall, and what tempers lean to.
import { describe, expect, test } from 'vitest'
import type { QuestionOf } from '#engine'
import type { Temper } from '#games/kit/sense'
import { deck, oddsOf, type Q } from '#games/raiders'
import { type Board, scene, settlement } from '#games/raiders/testing'
import { falls } from './falls.ts'
import { sense } from './index.ts'
import { weighed } from './outlook.ts'
import { traitsOf } from './traits.ts'

const traits = (board: Board, display?: readonly string[]) =>
  traitsOf(scene({ players: [board, {}], ...(display && { display }) }).g, 0)

describe('what counts about a seat', () => {
  test('the best raid it is ready for, and the best its crew could make', () => {
    const crew = ['archer', 'forager', 'champion']
    // Seven of strength and two points of glory: an Outpost brings two more, however the die falls.
    expect(traits({ crew, worker: 'grey', provisions: 4 })).toMatchObject({ ready: 4, reach: 4, members: 3 })
    expect(traits({ crew, worker: 'grey', provisions: 1 })).toMatchObject({ ready: 1, reach: 4 })
    expect(traits({ crew, worker: 'black', provisions: 4 })).toMatchObject({ ready: 1, reach: 4, grey: 0 })
    expect(traits({})).toMatchObject({ ready: 0, reach: 0, strength: 0 })
  })
  test('offerings on display that can be paid, and those that nearly can', () => {
    const display = ['2 gold', '2 iron', '4 silver']
    expect(traits({ gold: 2, silver: 0 }, display)).toMatchObject({ payable: 2, gathered: 2 })
    expect(traits({ gold: 1, silver: 0 }, display)).toMatchObject({ payable: 0, gathered: 1 })
  })
  test('what the next Valkyrie brings', () => {
    expect(traits({ valkyries: 4 })).toMatchObject({ valkyriePoint: 4, nextStep: 3 })
  })
  test('once the end is near, whether a turn is left', () => {
    const { g } = scene({ players: [{}, {}, {}], seat: 1 })
    const last = { ...g, ending: 'offerings' as const, left: 2 }
    expect([0, 1, 2].map(seat => traitsOf(last, seat).turn)).toEqual([0, 1, 1])
    expect([0, 1, 2].map(seat => traitsOf(g, seat).turn)).toEqual([1, 1, 1])
  })
  test('the match has come as far as the nearest of its ends', () => {
    const far = (setting: object) => weighed.momentOf(scene({ players: [{}, {}], ...setting }).g).progress
    const many = {
      harbour_a: ['valkyrie valkyrie valkyrie valkyrie', '', ''],
      harbour_b: ['valkyrie valkyrie', '', ''],
    }
    expect(far({ stack: 13, north: many })).toBeLessThan(0.7)
    expect(far({ stack: 1, north: many })).toBeGreaterThan(0.9)
  })
})

describe('how dice may fall', () => {
  const raid = (crew: readonly string[], id: string) => {
    const { g, live } = scene({ players: [{ crew, worker: 'white', provisions: 8, gold: 2 }, {}] })
    return falls(g, live.open(0)[0]! as QuestionOf<Q>, { do: 'raid', settlement: settlement(id) })
  }
  test('by the tier they reach, as likely as the odds have it', () => {
    const found = raid(['champion', 'champion', 'berserker', 'mercenary'], 'monastery_b')!
    const { tiers, dice } = deck.settlements[settlement('monastery_b')]!
    const { chances } = oddsOf(tiers, 16, dice, 0)
    const likely = found.map(each => each.likely).sort()
    expect(likely).toHaveLength(chances.filter(chance => chance > 0).length)
    for (const [i, chance] of chances
      .filter(each => each > 0)
      .toSorted()
      .entries())
      expect(likely[i]).toBeCloseTo(chance)
  })
  test('roll by roll, where a die may be rolled again', () => {
    const found = raid(['brawler', 'champion', 'berserker', 'mercenary'], 'monastery_b')!
    expect(found).toHaveLength(10)
    expect(found.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1)
  })
  test('no dice, no ways', () => expect(raid(['archer', 'sage'], 'harbour_a')).toBeNull())
})

test('in the outlook the greedy weigh offerings, the quarrelsome raids', () => {
  const { g } = scene({ players: [{ gold: 3, points: 9, offerings: ['1 gold 1 iron'] }, {}] })
  const of = (temper: Temper) => sense.outlook(g, temper)[0]!
  expect(of('greedy')['offerings']).toBeGreaterThan(of('even')['offerings']!)
  expect(of('quarrelsome')['raids']).toBeGreaterThan(of('even')['raids']!)
})
