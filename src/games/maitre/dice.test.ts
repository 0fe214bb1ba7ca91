// The dice of a turn: rolling, placing, setting aside.
import { describe, expect, test } from 'vitest'
import { scene } from './testing/index.ts'

/** Two players without ships, and the last ships of the port. */
const arming = (...row: string[]) => scene({ fleets: [[], []], row, pile: [] })

describe('rolling and placing', () => {
  test('the action comes before the dice: exactly one is chosen, then all five are rolled', () => {
    const table = arming('pinque')
    expect(table.options).toEqual(['arm'])
    expect(table.whyNot('place')).toEqual(['roll-first'])
    table.dice(6, 5, 3, 2, 1).arm()
    expect(table.rolled).toEqual([6, 5, 3, 2, 1])
    for (const action of ['arm', 'hunt', 'buy', 'attack']) expect(table.whyNot(action)).toEqual(['action-chosen'])
  })

  test('dice are placed on the card, and only the rest is rolled again', () => {
    const table = arming('pinque').dice(6, 4, 3, 2, 1).arm()
    table.dice(5, 1, 1, 1).place('pinque', 6)
    expect(table.placed).toEqual([6])
    expect(table.rolled).toEqual([5, 1, 1, 1])
    table.place('pinque', 5)
    expect(table.fleet(0)).toEqual(['pinque'])
  })

  test('several dice may be placed after one roll, or fewer than would fit', () => {
    const table = arming('flute').dice(6, 5, 4, 1, 1).arm()
    expect(table.offers('place flute').sort()).toEqual([
      'place flute 4',
      'place flute 5',
      'place flute 5 4',
      'place flute 6',
      'place flute 6 4',
      'place flute 6 5',
      'place flute 6 5 4',
    ])
    table.dice(1, 1, 1).place('flute', 6, 5)
    expect(table.placed).toEqual([6, 5])
  })

  test('a placed die is final for the turn', () => {
    const table = arming('corvette').dice(2, 2, 1, 1, 1).arm()
    table.dice(1, 1, 1).place('corvette', 2, 2)
    expect(table.placed).toEqual([2, 2])
    expect(table.options).toEqual(['aside'])
    expect(table.whyNot('place corvette 1')).toEqual(['fitting-die'])
  })

  test('the ship is fixed by the first die placed', () => {
    const table = arming('pinque', 'chaloupe').dice(6, 5, 1, 1, 1).arm()
    expect(table.offers('place').sort()).toEqual([
      'place chaloupe 6',
      'place pinque 5',
      'place pinque 6',
      'place pinque 6 5',
    ])
    table.dice(6, 1, 1, 1).place('pinque', 6)
    expect(table.options).toEqual(['aside'])
    expect(table.whyNot('place chaloupe')).toEqual(['same-target'])
  })

  test('no ship is fixed while nothing was placed', () => {
    const table = arming('pinque', 'chaloupe').dice(1, 1, 2, 2, 3).arm()
    table.dice(6, 1, 1, 1).aside()
    expect(table.offers('place')).toEqual(['place pinque 6', 'place chaloupe 6'])
  })
})

describe('what a combination asks for', () => {
  const wanted = (ship: string, ...dice: number[]) =>
    arming(ship)
      .dice(...dice)
      .arm()
      .offers(`place ${ship}`)
      .map(option => option.slice(`place ${ship} `.length))

  test('faces: 6 5 takes a 6 and a 5, one of each', () => {
    expect(wanted('pinque', 6, 6, 5, 4, 1).sort()).toEqual(['5', '6', '6 5'])
  })
  test('at least: 5+ takes a 5 or a 6', () => {
    expect(wanted('sloop', 6, 5, 4, 3, 1).sort()).toEqual(['5', '6', '6 5'])
  })
  test('equal letters are equal faces', () => {
    expect(wanted('corvette', 4, 4, 2, 1, 3).sort()).toEqual(['1', '2', '3', '4', '4 4'])
  })
  test('different letters are different faces: four of a kind are no two pairs', () => {
    expect(wanted('hourque', 4, 4, 4, 4, 1).sort()).toEqual(['1', '4', '4 1', '4 4', '4 4 1'])
  })
  test('a full house is three alike and two alike, either of the two faces', () => {
    const full = wanted('galion', 6, 6, 5, 5, 5)
    expect(full).toContain('6 6 5 5 5')
    expect(wanted('galion', 6, 6, 6, 5, 5)).toContain('6 6 6 5 5')
  })
  test('a run is faces in a row, started anywhere and placed in any order', () => {
    expect(wanted('cotre', 1, 3, 5, 5, 5).sort()).toEqual(['1', '3', '3 1', '5', '5 3'])
    const table = arming('cotre').dice(3, 6, 6, 6, 6).arm()
    table.dice(2, 2, 6, 6).place('cotre', 3)
    table.dice(1, 1, 1).place('cotre', 2)
    table.place('cotre', 1)
    expect(table.fleet(0)).toEqual(['cotre'])
  })
})

describe('setting aside', () => {
  test('if no die fits, one is set aside, out of the turn', () => {
    const table = arming('chaloupe').dice(5, 5, 4, 3, 2).arm()
    expect(table.options).toEqual(['aside'])
    table.dice(6, 1, 1, 1).aside()
    expect(table.setAside).toEqual([2])
    expect(table.rolled).toHaveLength(4)
    expect(table.told('aside')).toEqual([{ say: 'aside', seat: 0, die: 2 }])
  })

  test('the lowest die is set aside', () => {
    const table = arming('chaloupe').dice(5, 2, 4, 2, 3).arm()
    table.dice(4, 3, 5, 5).aside()
    table.dice(1, 1, 1).aside()
    expect(table.setAside).toEqual([2, 3])
  })

  test('a die must be placed if one fits', () => {
    const table = arming('chaloupe').dice(6, 4, 3, 2, 1).arm()
    expect(table.options).toEqual(['place chaloupe 6'])
    expect(table.whyNot('aside')).toEqual(['nothing-fits'])
    expect(() => table.aside()).toThrow('is not an option of seat 0 now')
    expect(table.rolled).toEqual([6, 4, 3, 2, 1])
  })

  test('a die fits even when too few are left to finish', () => {
    const table = arming('galion').dice(6, 5, 4, 3, 2).arm()
    table.dice(1, 2, 3, 4).place('galion', 6)
    table.dice(3, 3, 4).place('galion', 1)
    table.dice(2, 2).aside() // three dice can no longer fill a full house of five
    table.dice(6).aside()
    expect(table.options).toEqual(['place galion 6'])
  })
})

describe('the end of the dice', () => {
  test('the turn ends as soon as the combination is complete', () => {
    const table = arming('pinque', 'chaloupe').dice(6, 5, 6, 6, 6).arm().place('pinque', 6, 5)
    expect(table.told('arms')).toHaveLength(1)
    expect(table.asked).toBe(1)
    expect(table.options).toEqual(['arm'])
  })

  test('the turn ends when no die is left', () => {
    const table = arming('chaloupe').dice(1, 1, 1, 1, 1).arm()
    table.dice(6, 1, 1, 1).aside()
    table.dice(1, 1, 1).place('chaloupe', 6)
    table.dice(1, 1).aside()
    table.dice(1).aside()
    table.aside()
    expect(table.fleet(0)).toEqual([])
    expect(table.told('fails')).toHaveLength(1)
    expect(table.row).toEqual(['chaloupe'])
    expect(table.asked).toBe(1)
  })

  test('there are five rolls at most', () => {
    const table = arming('chaloupe').dice(1, 1, 1, 1, 1).arm()
    for (const left of [4, 3, 2, 1]) table.dice(...new Array<number>(left).fill(1)).aside()
    expect(table.rolls).toBe(5)
    table.aside()
    expect(table.told('rolls').map(({ dice }) => (dice as number[]).length)).toEqual([5, 4, 3, 2, 1])
    expect(table.asked).toBe(1)
  })

  test('nobody may give up a turn', () => {
    const table = arming('brick').dice(6, 6, 6, 6, 6).arm()
    expect(table.options).toEqual(['place brick 6'])
    table.dice(6, 6, 6, 6).place('brick', 6)
    expect(table.options).toEqual(['aside'])
    expect(() => table.leave()).toThrow('is not an option of seat 0 now')
  })

  test('the turn passes to the left, and round again', () => {
    const table = scene({ fleets: [[], [], []], seat: 1, row: ['pinque', 'chaloupe', 'cotre'], pile: [] })
    table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5)
    expect(table.asked).toBe(2)
    table.dice(6, 6, 1, 1, 1).arm().place('chaloupe', 6, 6)
    expect(table.asked).toBe(0)
    expect([0, 1, 2].map(seat => table.fleet(seat))).toEqual([[], ['pinque'], ['chaloupe']])
  })

  test('whoever is not at turn waits', () => {
    const table = arming('pinque')
    expect(table.whyNot('act', 1)).toEqual(['turn'])
  })
})
