// What the saga knows about being played well: what its tales know, and what stones add to it.
import { describe, expect, test } from 'vitest'
import { type Question, secretFrom, start } from '#engine'
import { readingSuite } from '#games/kit/testing'
import { sense as raiders } from '#games/raiders/sense'
import { lay as layRaiders } from '#games/raiders/testing'
import { runesaga } from '#games/runesaga'
import { lay as layShipwrights } from '#games/shipwrights/testing'
import { type Around, scene } from '../testing/index.ts'
import { sense } from './index.ts'
import { reading } from './tokens.ts'

const sum = (outlook: { readonly [part: string]: number }): number => Object.values(outlook).reduce((a, b) => a + b, 0)
const crewed = (crew: readonly string[], around: Around) =>
  scene('shipwrights', layShipwrights({ players: [{ crew }, {}] }), around).g

describe('the outlook of a saga', () => {
  test('a stone one has is worth more than one that is near, and that more than one that is far', () => {
    const stones = (crew: readonly string[], around: Around) =>
      sense.outlook(crewed(crew, around), 'even')[0]!['stones']!
    const [far, near] = [['weaver'], ['weaver', 'weaver', 'weaver']].map(crew => stones(crew, { row: ['S6'] })) as [
      number,
      number,
    ]
    const held = stones(['weaver', 'weaver', 'weaver'], { clans: [{ stones: ['S6'] }] })
    expect(near).toBeGreaterThan(far)
    expect(held).toBeGreaterThan(near)
  })
  test('a stone others are as near to is worth less', () => {
    const match = (crew: readonly string[]) =>
      scene('shipwrights', layShipwrights({ players: [{ crew: ['weaver', 'weaver'] }, { crew }] }), { row: ['S6'] }).g
    const stones = (crew: readonly string[]) => sense.outlook(match(crew), 'even')[0]!['stones']!
    expect(stones(['weaver', 'ropemaker'])).toBeLessThan(stones([]))
  })
  test('a lead in the tale counts by its own parts, and never for more than the tale', () => {
    const leads = [2, 30, 300].map(points => {
      const { g } = scene('raiders', layRaiders({ players: [{ points }, {}] }))
      const [mine] = sense.outlook(g, 'even')
      expect(mine!['raiders raids']).toBeGreaterThan(0)
      return sum(mine!)
    })
    expect(leads[1]).toBeGreaterThan(leads[0]!)
    expect(leads[2]! - leads[1]!).toBeLessThan(0.2)
  })
  test('in a tale played alone it is in points: those of the tale, and of symbols', () => {
    const around: Around = { options: { play: 'raiders' }, clans: [{ stones: ['R3'] }] }
    const { g } = scene('raiders', layRaiders({ players: [{ points: 10 }, {}] }), around)
    const [mine, theirs] = sense.outlook(g, 'even')
    expect(mine!['stones']! - theirs!['stones']!).toBe(4)
    expect(sense.margin(g)).toBe(raiders.margin(g.inner as never))
  })
})

describe('what bots learn from', () => {
  readingSuite({
    game: runesaga,
    reading: (g, question) => reading(g as never, question),
    tables: [[2, { play: 'shipwrights', short: true }]],
    kinds: ['draft', 'act'],
  })
  test('the stones that lie open come first', () => {
    const g = crewed(['weaver'], { row: ['S6', 'S1'] })
    const question: Question = { seat: 0, kind: 'act', options: [] }
    const [first, second] = reading(g, question).sees
    expect(reading(crewed([], { row: ['S1', 'S6'] }), question).sees.slice(0, 2)).toEqual([second, first])
  })
  test('in a pause there is nothing to learn', () => {
    const g = { ...start(runesaga, 2, {}, secretFrom('x')).base, phase: 'pause' as const }
    expect(reading(g, { seat: 0, kind: 'onward', options: [{ do: 'onward' }] })).toEqual({ sees: [], says: [[]] })
  })
})
