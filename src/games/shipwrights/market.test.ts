// Buying resources and tools: prices, yields, the Cart, and what a tool saves.
import { describe, expect, test } from 'vitest'
import { scene } from './testing/index.ts'

describe('buying resources', () => {
  test('a top card of 2/3/1 gives two oak, three wool or one iron for 2 gold and 2 workers', () => {
    const buyer = { gold: 2, workers: 2 }
    for (const [good, mill] of [
      ['oak', [2, 0, 0]],
      ['wool', [0, 3, 0]],
      ['iron', [0, 0, 1]],
    ] as const) {
      const table = scene({ players: [buyer, {}], market: [2, 3, 1] }).play(`buy ${good}`)
      expect([table.gold(0), table.workers(0), table.mill(0)]).toEqual([0, 0, mill])
      expect(table.g.supply.workers).toBe(50 - 3)
    }
  })

  test('as often as one can pay, at the same yield', () => {
    const table = scene({ players: [{ gold: 6, workers: 5 }, {}], market: [1, 2, 3] })
    table.play('buy iron', 'buy iron')
    expect(table.mill(0)).toEqual([0, 0, 6])
    expect(table.whyNot('buy iron')).toEqual(['workers 2 1'])
  })

  test('missing gold and missing workers are both named', () => {
    const table = scene({ players: [{ gold: 1, workers: 0 }, {}] })
    expect(table.offers('buy')).toEqual([])
    expect(table.whyNot('buy wool')).toEqual(['gold 2 1', 'workers 2 0'])
  })

  test('a supply that runs out gives what is left, and then nothing', () => {
    const table = scene({ players: [{ gold: 4, workers: 4 }, {}], market: [2, 3, 1], supply: [0, 2, 25] })
    expect(table.whyNot('buy oak')).toEqual(['supply oak'])
    table.play('buy wool')
    expect(table.mill(0)).toEqual([0, 2, 0])
    expect(table.whyNot('buy wool')).toEqual(['supply wool'])
  })
})

describe('tools', () => {
  test('a tool of one’s hand costs its gold', () => {
    const table = scene({ players: [{ gold: 5, hand: ['bow_saw'] }, {}] }).play('equip bow_saw')
    expect([table.gold(0), table.tool(0), table.hand(0)]).toEqual([1, ['bow_saw'], []])
  })

  test('one that is too dear says what is missing, and can only be discarded', () => {
    const table = scene({ players: [{ gold: 3, hand: ['spindle'] }, {}] })
    expect(table.whyNot('equip spindle')).toEqual(['gold 4 3'])
    expect(table.options).toContain('discard spindle')
  })

  test('a second tool takes the place of the first', () => {
    const table = scene({ players: [{ gold: 5, hand: ['cart'], tool: 'bow_saw' }, {}] }).play('equip cart')
    expect(table.tool(0)).toEqual(['cart'])
    expect(table.discard).toEqual(['bow_saw'])
  })

  test('a tool may be dropped at any time of one’s turn; goods left on a Cart are lost', () => {
    const table = scene({ players: [{ tool: 'cart', cart: [1, 0, 1] }, {}] }).play('drop')
    expect([table.tool(0), table.mill(0), table.discard]).toEqual([[], [0, 0, 0], ['cart']])
    expect(table.g.supply.goods).toEqual([25, 25, 25])
    expect(table.whyNot('drop')).toEqual(['tool'])
  })
})

describe('the Cart', () => {
  test('comes with one of each resource', () => {
    const table = scene({ players: [{ hand: ['cart'] }, {}] }).play('equip cart')
    expect(table.player(0).cart).toEqual([1, 1, 1])
    expect(table.g.supply.goods).toEqual([24, 24, 24])
  })

  test('buying two oak with an oak on the Cart gives three oak, if one likes', () => {
    const table = scene({ players: [{ gold: 4, workers: 4, tool: 'cart' }, {}], market: [2, 3, 1] })
    expect(table.offers('buy oak')).toEqual(['buy oak', 'buy oak with cart'])
    table.play('buy oak with cart')
    expect(table.mill(0)).toEqual([3, 0, 0])
    expect(table.offers('buy oak')).toEqual(['buy oak'])
    table.play('buy oak')
    expect(table.mill(0)).toEqual([5, 0, 0])
  })

  test('is discarded once it is empty', () => {
    const table = scene({ players: [{ tool: 'cart', cart: [0, 1, 0] }, {}] }).play('buy wool with cart')
    expect([table.tool(0), table.discard]).toEqual([[], ['cart']])
  })

  test('one that comes empty is discarded at once', () => {
    const table = scene({ players: [{ hand: ['cart'] }, {}], supply: [0, 0, 0] }).play('equip cart')
    expect([table.tool(0), table.discard, table.gold(0)]).toEqual([[], ['cart'], 2])
  })

  test('takes only what the supply still has', () => {
    const table = scene({ players: [{ hand: ['cart'] }, {}], supply: [0, 1, 25] }).play('equip cart')
    expect(table.player(0).cart).toEqual([0, 1, 1])
  })
})
