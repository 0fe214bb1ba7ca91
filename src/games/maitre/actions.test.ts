// Arming a ship, hunting treasure, buying goods: what each needs and what it gives.
import { describe, expect, test } from 'vitest'
import { scene } from './testing/index.ts'

describe('arm a ship', () => {
  test('complete its combination, and it joins your fleet', () => {
    const table = scene({ fleets: [['brick'], []], row: ['pinque', 'flute', 'cotre', 'sloop'] })
    table.dice(6, 5, 3, 2, 1).arm().place('pinque', 6, 5)
    expect(table.fleet(0)).toEqual(['brick', 'pinque'])
    expect(table.row).not.toContain('pinque')
  })

  test('then the row is refilled from the pile', () => {
    const table = scene({
      fleets: [[], []],
      row: ['flute', 'pinque', 'cotre', 'sloop'],
      pile: ['vaisseau', 'brick'],
    })
    table.dice(6, 5, 3, 2, 1).arm().place('pinque', 6, 5)
    expect(table.row).toEqual(['flute', 'vaisseau', 'cotre', 'sloop'])
    expect(table.pile).toEqual(['brick'])
    expect(table.told('arrives')).toHaveLength(1)
  })

  test('any ship of the row may be tried, none of the pile', () => {
    const table = scene({ fleets: [[], []], row: ['pinque', 'flute', 'cotre', 'sloop'], pile: ['chaloupe'] })
    table.dice(6, 6, 6, 6, 6).arm()
    expect(table.offers('place').map(option => option.split(' ')[1])).toEqual([
      'pinque',
      'flute',
      'cotre',
      'sloop',
      'sloop',
      'sloop',
    ])
  })

  test('it needs nothing: without a ship it is the only action', () => {
    const table = scene({ fleets: [[], ['galion']] })
    expect(table.options).toEqual(['arm'])
    expect(table.whyNot('hunt')).toEqual(['map', 'free-ship'])
    expect(table.whyNot('buy')).toEqual(['free-ship'])
    expect(table.whyNot('attack')).toEqual(['own-ship'])
  })

  test('one who fails ends the turn with nothing', () => {
    const table = scene({ fleets: [[], []], row: ['chaloupe'], pile: [] })
      .dice(1, 1, 1, 1, 1)
      .arm()
    for (const left of [4, 3, 2, 1]) table.dice(...new Array<number>(left).fill(2)).aside()
    table.aside()
    expect(table.fleet(0)).toEqual([])
    expect(table.row).toEqual(['chaloupe'])
    expect(table.asked).toBe(1)
  })
})

describe('hunt treasure', () => {
  test('complete the combination of the top treasure, and it goes under a free ship', () => {
    const table = scene({ fleets: [['flute'], []] })
      .dice(5, 5, 5, 4, 2)
      .hunt()
      .place('Silver chest', 5, 5, 5, 4)
    expect(table.fleet(0)).toEqual(['flute: Silver chest'])
    expect(table.treasures[0]).toBe('Lagoon pearls')
    expect(table.asked).toBe(1)
  })

  test('it needs a ship with the treasure map', () => {
    const table = scene({ fleets: [['pinque'], ['flute']] })
    expect(table.options).not.toContain('hunt')
    expect(table.whyNot('hunt')).toEqual(['map'])
  })

  test('it needs a free ship', () => {
    const table = scene({ fleets: [['flute: Salt'], []] })
    expect(table.whyNot('hunt')).toEqual(['free-ship'])
    expect(() => table.hunt()).toThrow('is not an option of seat 0 now')
  })

  test('the map and the free ship may be two different ships', () => {
    const table = scene({ fleets: [['flute: Salt', 'pinque'], []] })
      .dice(5, 5, 5, 4, 2)
      .hunt()
    table.place('Silver chest', 5, 5, 5, 4)
    expect(table.fleet(0)).toEqual(['flute: Salt', 'pinque: Silver chest'])
  })

  test('it needs a treasure that is left', () => {
    const table = scene({ fleets: [['flute'], []], treasures: [] })
    expect(table.whyNot('hunt')).toEqual(['treasure-left'])
  })

  test('only the top treasure can be won', () => {
    const table = scene({ fleets: [['flute'], []] })
      .dice(1, 2, 3, 4, 5)
      .hunt()
    expect(new Set(table.offers('place').map(option => option.slice(0, 18)))).toEqual(new Set(['place Silver chest']))
  })

  test('the hunter who fails takes nothing, and the turn is over', () => {
    const table = scene({ fleets: [['flute'], []] })
      .dice(1, 2, 3, 4, 5)
      .hunt()
    table.dice(1, 2, 3, 3).place('Silver chest', 5)
    table.dice(2, 3, 3).aside()
    table.dice(2, 3).aside()
    table.dice(2).aside()
    table.aside()
    expect(table.fleet(0)).toEqual(['flute'])
    expect(table.treasures[0]).toBe('Silver chest')
    expect(table.asked).toBe(1)
  })
})

describe('buy goods', () => {
  test('complete the combination of the top goods card, and it goes under a free ship', () => {
    const table = scene({ fleets: [['pinque'], []] })
      .dice(1, 2, 3, 6, 6)
      .buy()
      .place('Salt', 3, 2, 1)
    expect(table.fleet(0)).toEqual(['pinque: Salt'])
    expect(table.goods[0]).toBe('Spices')
    expect(table.asked).toBe(1)
  })

  test('it needs a free ship', () => {
    const table = scene({ fleets: [['pinque: Silver chest'], []] })
    expect(table.whyNot('buy')).toEqual(['free-ship'])
    expect(() => table.buy()).toThrow('is not an option of seat 0 now')
  })

  test('it needs no map', () => {
    expect(scene({ fleets: [['pinque'], []] }).options).toContain('buy')
  })

  test('it needs goods that are left', () => {
    expect(scene({ fleets: [['pinque'], []], goods: [] }).whyNot('buy')).toEqual(['goods-left'])
  })

  test('the buyer who fails takes nothing, and the turn is over', () => {
    const table = scene({ fleets: [['pinque'], []], goods: ['Spices'] })
      .dice(1, 1, 1, 1, 1)
      .buy()
    for (const left of [4, 3, 2, 1]) table.dice(...new Array<number>(left).fill(1)).aside()
    table.aside()
    expect(table.fleet(0)).toEqual(['pinque'])
    expect(table.goods).toEqual(['Spices'])
    expect(table.asked).toBe(1)
  })
})

describe('cargo', () => {
  test('a ship carries at most one card', () => {
    const table = scene({ fleets: [['flute: Salt', 'pinque: Silver chest'], []] })
    expect(table.whyNot('hunt')).toEqual(['free-ship'])
    expect(table.whyNot('buy')).toEqual(['free-ship'])
  })

  test('the winner of a card chooses the free ship', () => {
    const table = scene({ fleets: [['flute', 'pinque: Salt', 'brick'], []] })
      .dice(5, 5, 5, 4, 2)
      .hunt()
    table.place('Silver chest', 5, 5, 5, 4)
    expect(table.asked).toBe(0)
    expect(table.options).toEqual(['load flute', 'load brick'])
    expect(table.whyNot('place Silver chest 1')).toEqual([]) // the dice are done with
    table.load('brick')
    expect(table.fleet(0)).toEqual(['flute', 'pinque: Salt', 'brick: Silver chest'])
    expect(table.asked).toBe(1)
  })

  test('with one free ship nobody is asked', () => {
    const table = scene({ fleets: [['flute', 'pinque: Spices'], []] })
      .dice(1, 2, 3, 6, 6)
      .buy()
      .place('Salt', 3, 2, 1)
    expect(table.fleet(0)).toEqual(['flute: Salt', 'pinque: Spices'])
  })

  test('cargo never changes ships by itself', () => {
    const table = scene({ fleets: [['flute: Salt', 'brick'], ['pinque']], row: ['chaloupe', 'cotre'], pile: [] })
    expect(table.options.map(option => option.split(' ')[0])).not.toContain('load')
    table.dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6)
    table.dice(1, 2, 3, 6, 6).arm().place('cotre', 3, 2, 1)
    expect(table.fleet(0)).toEqual(['flute: Salt', 'brick', 'chaloupe'])
  })
})
