// The advantages of the goods, A to G.
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from './testing/index.ts'

/** Seat 0 owns these goods, and will arm one of the last ships of the port. */
const CARRIERS = ['galion', 'vaisseau', 'brick', 'fregate'] as const
const owning = (goods: readonly string[], ...row: string[]): Scene =>
  scene({ fleets: [goods.map((name, i) => `${CARRIERS[i]}: ${name}`), []], row, pile: [] })

describe('goods A to G', () => {
  test('A, Salt, turns one rolled die to its opposite face', () => {
    const table = owning(['Salt'], 'chaloupe').dice(6, 5, 4, 2, 1).arm()
    expect(table.offers('use Salt')).toEqual([
      'use Salt 6 1',
      'use Salt 5 2',
      'use Salt 4 3',
      'use Salt 2 5',
      'use Salt 1 6',
    ])
    table.turn('Salt', 1, 6)
    expect(table.rolled).toEqual([6, 5, 4, 2, 6])
    expect(table.place('chaloupe', 6, 6).fleet(0)).toContain('chaloupe')
  })

  test('B, Spices: after a roll, neither place nor set aside, roll all again', () => {
    const table = owning(['Spices'], 'chaloupe').dice(6, 1, 1, 1, 1).arm()
    expect(table.offers('use Spices')).toEqual(['use Spices 6 1 1 1 1'])
    table.dice(6, 6, 2, 2, 2).use('Spices', 6, 1, 1, 1, 1)
    expect(table.rolled.toSorted()).toEqual([2, 2, 2, 6, 6])
    expect([table.placed, table.setAside]).toEqual([[], []])
  })

  test('Spices roll all dice just rolled again', () => {
    const table = owning(['Spices'], 'chaloupe').dice(6, 1, 1, 1, 1).arm()
    table.dice(1, 1, 2, 3).place('chaloupe', 6)
    expect(() => table.use('Spices', 1, 1)).toThrow('is not an option')
    table.dice(6, 4, 4, 4).use('Spices', 3, 2, 1, 1)
    expect(table.placed).toEqual([6])
    expect(table.place('chaloupe', 6).fleet(0)).toContain('chaloupe')
  })

  test('Spices are an extra roll: six in one turn', () => {
    const table = owning(['Spices'], 'chaloupe').dice(1, 1, 1, 1, 1).arm()
    table.dice(1, 1, 1, 1, 1).use('Spices', 1, 1, 1, 1, 1)
    for (const left of [4, 3, 2, 1]) table.dice(...new Array<number>(left).fill(1)).aside()
    table.aside()
    expect(table.told('rolls').length + table.told('uses').length).toBe(6)
  })

  test('C, Rum, rolls again any number of the dice just rolled', () => {
    const table = owning(['Rum'], 'chaloupe').dice(6, 1, 1, 1, 2).arm()
    expect(table.offers('use Rum')).toHaveLength(2 * 2 * 4 - 1)
    table.dice(6, 3).use('Rum', 2, 1)
    expect(table.rolled.toSorted()).toEqual([1, 1, 3, 6, 6])
  })

  test('Rum rolls a chosen part again, once', () => {
    const table = owning(['Rum'], 'chaloupe').dice(5, 1, 1, 1, 1).arm()
    table.dice(2, 2, 2).use('Rum', 1, 1, 1)
    expect(table.rolled.toSorted()).toEqual([1, 2, 2, 2, 5])
    expect(table.options).toEqual(['aside'])
    expect(table.whyNot('use Rum')).toEqual(['unused'])
  })

  test('D, Canvas: one die set aside this turn comes back for the next roll', () => {
    const table = owning(['Canvas'], 'corvette', 'pinque').dice(1, 1, 1, 1, 2).arm()
    table.dice(5, 4, 4).place('corvette', 1, 1)
    table.dice(1, 3).aside() // the lowest, a 4
    expect(table.setAside).toEqual([4])
    expect(table.options).toEqual(['place corvette 1', 'use Canvas'])
    table.use('Canvas')
    expect(table.rolled).toEqual([1, 3])
    expect(table.options).toEqual(['place corvette 1'])
  })

  test('E, Tobacco, adds or takes 1 on one rolled die, within 1 to 6', () => {
    const table = owning(['Tobacco'], 'chaloupe').dice(6, 6, 3, 1, 1).arm()
    expect(table.offers('use Tobacco')).toEqual([
      'use Tobacco 6 5',
      'use Tobacco 3 4',
      'use Tobacco 3 2',
      'use Tobacco 1 2',
    ])
    table.turn('Tobacco', 3, 4)
    expect(table.rolled).toEqual([6, 6, 4, 1, 1])
  })

  test('F, Sugar, sets one rolled die to 6', () => {
    const table = owning(['Sugar'], 'chaloupe').dice(6, 5, 2, 2, 1).arm()
    expect(table.offers('use Sugar')).toEqual(['use Sugar 5 6', 'use Sugar 2 6', 'use Sugar 1 6'])
    table.turn('Sugar', 2, 6)
    expect(table.rolled).toEqual([6, 5, 6, 2, 1])
  })

  test('G, Ivory, sets one rolled die to any face', () => {
    const table = owning(['Ivory'], 'pinque').dice(6, 6, 6, 6, 6).arm()
    expect(table.offers('use Ivory')).toEqual([5, 4, 3, 2, 1].map(face => `use Ivory 6 ${face}`))
    table.turn('Ivory', 6, 5)
    expect(table.place('pinque', 6, 5).fleet(0)).toContain('pinque')
  })
})

describe('when goods help', () => {
  test('each goods card is used once a turn, several in one turn', () => {
    const table = owning(['Salt', 'Tobacco', 'Sugar'], 'brigantin').dice(5, 4, 1, 2, 2).arm()
    table.turn('Salt', 1, 6).turn('Tobacco', 5, 6).turn('Sugar', 4, 6)
    expect(table.offers('use')).toEqual([])
    for (const name of ['Salt', 'Tobacco', 'Sugar']) expect(table.whyNot(`use ${name}`)).toEqual(['unused'])
    expect(table.place('brigantin', 6, 6, 6).fleet(0)).toContain('brigantin')
  })

  test('a card used after one roll helps no more after the next', () => {
    const table = owning(['Sugar'], 'chaloupe').dice(5, 4, 3, 2, 1).arm().turn('Sugar', 1, 6)
    table.dice(5, 4, 3, 2).place('chaloupe', 6)
    expect(table.options).toEqual(['aside'])
    expect(table.whyNot('use Sugar')).toEqual(['unused'])
  })

  test('it helps again in the next turn of its owner', () => {
    const table = owning(['Sugar'], 'chaloupe', 'pinque', 'cotre').dice(6, 5, 5, 5, 5).arm().turn('Sugar', 5, 6)
    table.place('chaloupe', 6, 6)
    table.dice(6, 5, 1, 1, 1).arm()
    expect(table.offers('use')).toEqual([]) // the goods are not of this player
    table.place('pinque', 6, 5)
    table.dice(1, 2, 2, 2, 2).arm()
    expect(table.offers('use Sugar')).toEqual(['use Sugar 2 6', 'use Sugar 1 6'])
  })

  test('goods help to hunt and to buy as well as to arm', () => {
    const table = scene({ fleets: [['flute', 'brick: Sugar'], []] })
      .dice(6, 6, 1, 2, 4)
      .hunt()
      .turn('Sugar', 1, 6)
    table.place('Silver chest', 6, 6, 6, 4)
    expect(table.fleet(0)).toEqual(['flute: Silver chest', 'brick: Sugar'])
  })

  test('goods just bought help from the next turn on', () => {
    const table = scene({ fleets: [['pinque'], []], row: ['chaloupe', 'sloop'], pile: [] })
    table.dice(1, 2, 3, 4, 4).buy()
    expect(table.offers('use')).toEqual([])
    table.place('Salt', 3, 2, 1)
    table.dice(5, 5, 5, 1, 1).arm().place('sloop', 5, 5, 5)
    table.dice(1, 1, 1, 1, 1).arm()
    expect(table.offers('use Salt')).toEqual(['use Salt 1 6'])
  })

  test('goods never change a placed die', () => {
    const table = owning(['Ivory', 'Rum', 'Spices', 'Salt'], 'corvette').dice(5, 1, 2, 2, 3).arm()
    table.dice(1, 1, 2, 3).place('corvette', 5)
    expect(table.offers('use Ivory').some(option => option.startsWith('use Ivory 5'))).toBe(false)
    expect(table.offers('use Salt')).toEqual(['use Salt 3 4', 'use Salt 2 5', 'use Salt 1 6'])
    expect(table.offers('use Spices')).toEqual(['use Spices 3 2 1 1'])
    expect(table.offers('use Rum').some(option => option.includes('5'))).toBe(false)
    expect(table.placed).toEqual([5])
  })

  test('a use that changes nothing is not offered', () => {
    const table = owning(['Sugar', 'Tobacco', 'Canvas'], 'brigantin').dice(6, 6, 1, 1, 1).arm()
    expect(table.offers('use Sugar')).toEqual(['use Sugar 1 6']) // not on a 6
    expect(table.offers('use Tobacco')).toEqual(['use Tobacco 6 5', 'use Tobacco 1 2']) // no 7 and no 0
    expect(table.whyNot('use Canvas')).toEqual(['die-aside']) // nothing lies aside
    const sixes = owning(['Sugar'], 'brick').dice(6, 6, 6, 6, 6).arm()
    expect(sixes.options).toEqual(['place brick 6'])
    expect(sixes.whyNot('use Sugar')).toEqual(['useful'])
  })

  test('goods may make a die fit, so that none has to be set aside', () => {
    const table = owning(['Salt'], 'chaloupe').dice(1, 2, 3, 4, 5).arm()
    expect(table.offers('aside')).toEqual(['aside'])
    table.turn('Salt', 1, 6)
    expect(table.options).toEqual(['place chaloupe 6'])
  })

  test('goods are free to be left unused', () => {
    const table = owning(['Ivory'], 'chaloupe').dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6)
    expect(table.told('uses')).toEqual([])
    expect(table.fleet(0)).toContain('chaloupe')
  })

  test('everybody is told what goods did', () => {
    const table = owning(['Rum'], 'chaloupe').dice(6, 1, 1, 1, 2).arm().dice(6, 3).use('Rum', 2, 1)
    expect(table.told('uses')).toMatchObject([{ seat: 0, dice: [2, 1], to: [6, 3] }])
  })
})

describe('Canvas', () => {
  test('Canvas brings back the die just set aside', () => {
    const table = owning(['Canvas'], 'chaloupe').dice(1, 2, 3, 4, 5).arm()
    expect(table.options).toEqual(['aside', 'aside and back'])
    table.dice(6, 6, 1, 1, 1).asideAndBack()
    expect(table.rolled).toHaveLength(5)
    expect(table.setAside).toEqual([])
    expect(table.whyNot('use Canvas')).toEqual(['unused'])
  })

  test('where nothing fits, Canvas may be kept for later', () => {
    const table = owning(['Canvas'], 'chaloupe').dice(1, 2, 3, 4, 5).arm()
    table.dice(1, 2, 3, 4).aside()
    expect(table.options).toEqual(['aside', 'aside and back'])
    table.dice(1, 1, 1, 1).asideAndBack()
    expect(table.setAside).toHaveLength(1)
    expect(table.options).toEqual(['aside'])
  })

  test('it brings back one die, even of the very last, for one roll more', () => {
    const table = owning(['Canvas'], 'chaloupe', 'pinque').dice(6, 1, 1, 1, 1).arm()
    table.dice(1, 1, 1, 1).place('chaloupe', 6)
    for (const left of [3, 2, 1]) table.dice(...new Array<number>(left).fill(1)).aside()
    table.dice(6).asideAndBack()
    expect(table.setAside).toHaveLength(3)
    expect(table.place('chaloupe', 6).fleet(0)).toContain('chaloupe')
  })

  test('where a die fits, Canvas brings back one set aside before', () => {
    const table = owning(['Canvas'], 'chaloupe', 'pinque').dice(1, 1, 1, 1, 1).arm()
    table.dice(6, 1, 1, 1).aside()
    table.use('Canvas')
    table.dice(1, 1, 1, 1).place('chaloupe', 6)
    expect(table.rolled).toHaveLength(4) // one was placed, and none lies aside any more
    expect(table.setAside).toEqual([])
  })

  test('without Canvas the die stays aside', () => {
    const table = owning(['Canvas'], 'chaloupe').dice(1, 1, 1, 1, 1).arm()
    table.dice(6, 1, 1, 1).aside()
    table.dice(1, 1, 1).place('chaloupe', 6)
    expect(table.rolled).toHaveLength(3)
  })

  test('with no die aside and one that fits, it has nothing to bring back', () => {
    const table = owning(['Canvas'], 'chaloupe').dice(6, 1, 1, 1, 1).arm()
    expect(table.options).toEqual(['place chaloupe 6'])
    expect(table.whyNot('use Canvas')).toEqual(['die-aside'])
  })

  test('used before other goods, its die still comes back when then nothing fits', () => {
    const table = owning(['Canvas', 'Rum'], 'chaloupe').dice(1, 1, 1, 1, 1).arm()
    table.dice(6, 1, 1, 1).aside()
    table.use('Canvas')
    table.dice(2).use('Rum', 6)
    expect(table.options).toEqual(['aside'])
    table.dice(6, 6, 1, 1).aside()
    expect(table.setAside).toHaveLength(1) // two were set aside, one came back
  })

  test('the die comes back for one roll, once: five dice are never more', () => {
    const table = owning(['Canvas'], 'chaloupe').dice(1, 1, 1, 1, 1).arm()
    table.dice(1, 1, 1, 1, 1).asideAndBack()
    for (const left of [4, 3, 2, 1]) table.dice(...new Array<number>(left).fill(1)).aside()
    table.aside()
    expect(table.told('rolls').map(({ dice }) => (dice as number[]).length)).toEqual([5, 5, 4, 3, 2, 1])
    expect(table.asked).toBe(1)
  })
})
