// The row, the end of the match and the score.
import { describe, expect, test } from 'vitest'
import { TURNS_OF_WAR } from '#games/maitre'
import { scene } from './testing/index.ts'

describe('the row', () => {
  test('the row is refilled whenever it has a gap', () => {
    const table = scene({
      fleets: [['brick'], ['galion']],
      row: ['flute', 'pinque', 'cotre', 'chaloupe'],
      pile: ['vaisseau'],
    })
    table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5) // the new ship takes the place of the one that left
    expect(table.row).toEqual(['flute', 'vaisseau', 'cotre', 'chaloupe'])
    table.dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6) // the pile is empty: a gap stays
    expect(table.row).toEqual(['flute', 'vaisseau', 'cotre'])
    table.dice(6, 1).attack('brick', 'galion') // the ship sent back fills it
    expect(table.row).toEqual(['flute', 'vaisseau', 'cotre', 'galion'])
  })

  test('a ship sent back under an empty pile comes up to the row at once', () => {
    const table = scene({ fleets: [['brick'], ['galion']], row: ['pinque'], pile: [] })
    table.dice(6, 1).attack('brick', 'galion')
    expect(table.row).toEqual(['pinque', 'galion'])
    expect(table.pile).toEqual([])
  })

  test('with a full row it stays under the pile', () => {
    const table = scene({ fleets: [['brick'], ['galion']], row: ['pinque', 'flute', 'cotre', 'sloop'], pile: [] })
    table.dice(6, 1).attack('brick', 'galion')
    expect(table.row).toHaveLength(4)
    expect(table.pile).toEqual(['galion'])
  })
})

describe('the end', () => {
  /** As the rules have it: the round is not finished. */
  const AT_ONCE = { round: false }
  test('at once when the port has no ship left, neither in the row nor in the pile', () => {
    const table = scene({
      fleets: [['brick'], ['galion'], []],
      seat: 1,
      row: ['pinque'],
      pile: [],
      options: AT_ONCE,
    })
    table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5)
    expect(table.over).toBe(true)
    expect(table.options).toEqual([])
    expect(table.told('over')).toHaveLength(1)
  })

  test('not while a ship lies in the pile', () => {
    const table = scene({ fleets: [[], []], row: ['pinque'], pile: ['brick'], options: AT_ONCE })
    table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5)
    expect(table.over).toBe(false)
    expect(table.row).toEqual(['brick'])
  })

  test('not while a ship lies in the row', () => {
    const table = scene({ fleets: [[], []], row: ['pinque', 'brick'], pile: [], options: AT_ONCE })
    expect(table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5).over).toBe(false)
  })

  test('no treasures or goods left: the match goes on', () => {
    const table = scene({ fleets: [['flute'], []], treasures: ['Silver chest'], goods: [] })
    table.dice(5, 5, 5, 4, 1).hunt().place('Silver chest', 5, 5, 5, 4)
    expect(table.over).toBe(false)
  })
})

const NEGOCE = ['pinque', 'flute', 'hourque', 'galion']
const COURONNE = ['cotre', 'corvette', 'fregate', 'vaisseau']
const FLIBUSTE = ['chaloupe', 'sloop', 'brigantin', 'brick']
const scores = (...fleets: string[][]) => scene({ fleets }).result.map(({ score }) => score)
const ranks = (...fleets: string[][]) => scene({ fleets }).result.map(({ rank }) => rank)

describe('the score', () => {
  test('treasures in your fleet count their points', () => {
    expect(scores(['brick: Silver chest', 'pinque: Gold of Vera Cruz'], ['galion: Drowned crown'])).toEqual([10, 5])
  })

  test('goods and ships count nothing', () => {
    expect(scores(['brick: Rum', 'pinque: Ivory', 'cotre'], [])).toEqual([0, 0])
  })

  test('a family of which you own all four ships gives five points', () => {
    expect(scores(NEGOCE, COURONNE.slice(1))).toEqual([5, 0])
  })

  test('four ships of different families are no family', () => {
    expect(scores(['pinque', 'flute', 'hourque', 'vaisseau'], [])).toEqual([0, 0])
  })

  test('every full family gives five points', () => {
    expect(scores([...NEGOCE, ...COURONNE], FLIBUSTE)).toEqual([10, 5])
    expect(scores([...NEGOCE, ...COURONNE, ...FLIBUSTE], [])).toEqual([15, 0])
  })

  test('the parts of the score are told', () => {
    const [first] = scene({ fleets: [['pinque: Silver chest', 'flute', 'hourque', 'galion'], []] }).result
    expect(first).toMatchObject({ score: 8, parts: { treasures: 3, families: 5 } })
  })

  test('the highest score wins', () => {
    expect(ranks(['pinque: Silver chest'], ['flute: Emerald chalice'], ['brick'])).toEqual([2, 1, 3])
  })

  test('ties: the larger fleet', () => {
    expect(ranks(['vaisseau'], ['pinque', 'chaloupe'])).toEqual([2, 1])
  })

  test('then the higher total firepower', () => {
    expect(ranks(['pinque', 'vaisseau'], ['brick', 'cotre', 'flute'], ['brigantin', 'fregate'])).toEqual([3, 1, 2])
  })

  test('points come before the fleet, and the fleet before firepower', () => {
    expect(ranks(['pinque: Silver chest'], [...FLIBUSTE.slice(1), 'galion', 'vaisseau'])).toEqual([1, 2])
  })

  test('the last tie is shared', () => {
    expect(ranks(['pinque', 'vaisseau'], ['cotre', 'fregate'], ['brick'])).toEqual([1, 1, 3])
    expect(ranks([], [])).toEqual([1, 1])
  })
})

describe('the season of war', () => {
  test('after 240 turns nobody attacks any more', () => {
    const war = { fleets: [['brick'], ['galion']] }
    expect(TURNS_OF_WAR).toBe(240)
    expect(scene({ ...war, turns: 239 }).offers('attack')).toEqual(['attack brick galion']) // the 240th turn
    const peace = scene({ ...war, turns: 240 })
    expect(peace.offers('attack')).toEqual([])
    expect(peace.whyNot('attack')).toEqual(['season'])
    expect(peace.options).toEqual(['arm', 'buy'])
  })

  test('it is told once, when it begins', () => {
    const table = scene({ fleets: [['brick'], []], row: ['pinque', 'cotre', 'chaloupe'], pile: [], turns: 239 })
    expect(table.told('season')).toEqual([])
    table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5)
    expect(table.told('season')).toHaveLength(1)
    table.dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6)
    expect(table.told('season')).toHaveLength(1)
  })
})
