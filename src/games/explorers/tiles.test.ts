// Laying tiles: where they fit, what comes with them, and a hand that fits nowhere.
import { describe, expect, test } from 'vitest'
import { cardOf, hexAt, NOTHING, whyNotLay } from '#games/explorers'
import { lay, Scene, scene, tile } from './testing/index.ts'

const laying = (id: string, column: number, row: number, turns: number) =>
  ({ do: 'lay', tile: tile(id), hex: hexAt(column, row), turns }) as const

describe('where a tile fits', () => {
  test('beside another, with all its corners as they are there', () => {
    const table = scene({ players: [{ hand: ['T06', 'T11'] }, {}] })
    // There is land at one corner west of the board and east of it, at two in the north-west and in the north-east.
    expect(table.offers('lay T06')).toEqual(['lay T06 -1,0 1', 'lay T06 3,0 5'])
    expect(table.offers('lay T11')).toEqual(['lay T11 -1,0 0', 'lay T11 0,-1 2', 'lay T11 3,-1 3', 'lay T11 3,0 5'])
  })
  test('one that does not fit says which sides disagree, and with which tile', () => {
    const { g } = scene({ players: [{ hand: ['T11'] }, {}] })
    expect(whyNotLay(g, laying('T11', 0, -1, 2))).toEqual([])
    expect(whyNotLay(g, laying('T11', 0, -1, 0))).toEqual([{ needs: 'side', side: 2, tile: 1 }])
    expect(whyNotLay(g, laying('T11', 5, 5, 0))).toEqual([{ needs: 'gap' }])
  })
  test('a tile that fits a place no way round is refused there', () => {
    const table = scene({ players: [{ hand: ['T06'] }, {}] })
    expect(table.whyNot('lay T06 1,-1')).toEqual(['outline'])
    expect(table.whyNot('lay T06 3,0')).toEqual([])
  })
  test('equal tiles are offered once, and of the ways round those that look different', () => {
    const table = scene({ players: [{ hand: ['T06', 'T07'] }, {}] })
    expect(table.offers('lay T07')).toEqual([])
    // An enemy ship sails between two capes: half a turn changes nothing.
    const strait = scene({ map: OPEN, players: [{ hand: ['T42', 'T44'] }, {}] })
    expect(strait.offers('lay T42 2,-2')).toEqual(['lay T42 2,-2 2'])
    expect(strait.offers('lay T44 2,-2')).toEqual(['lay T44 2,-2 2', 'lay T44 2,-2 5'])
  })
  test('no tile lies off the Mainland, and beside those waters there is only sea', () => {
    const table = scene({ players: [{ hand: ['T11'] }, {}] })
    expect(table.g.gaps.map(({ hex }) => hex)).not.toContain(hexAt(-1, 1))
    // West of the board: land at the north-east corner, sea towards the waters off the Mainland.
    expect(table.offers('lay T11 -1,0')).toEqual(['lay T11 -1,0 0'])
    expect(whyNotLay(table.g, laying('T11', -1, 0, 3))).toContainEqual({ needs: 'side', side: 2, tile: NOTHING })
  })
  test('the map may grow past the Mainland', () => {
    const table = scene({ map: ROUND, players: [{ hand: ['T06'] }, {}] })
    expect(table.g.gaps.map(({ hex }) => hex)).toContain(hexAt(-2, 2))
  })
})
const OPEN = `
     .
    . .
     o
    # # #
   # . . #
    M M M
   . . . .
    . . .
`
const ROUND = `
    . # # #
   . # . . #
    o M M M
   . . . . .
  . . . . .
   o
  . .
   .
`

describe('what comes with a tile', () => {
  test('one animal of the kind shown, on its first land', () => {
    const table = scene({ players: [{ hand: ['T11'] }, {}] }).play('lay T11 0,-1 2')
    expect([table.livestock('4'), table.g.map[4]!.near.slice(2, 3)]).toEqual([['pig'], [1]])
  })
  test('a settlement, whose strength is turned up', () => {
    const table = scene({ players: [{ hand: ['T17'] }, {}] })
    const [token] = table.g.supply.settlements.cards
    table.play('lay T17 0,-1 2')
    expect(table.g.settlements).toEqual({ at: [4], tokens: { sees: 'all', cards: [token] } })
    expect(table.told('settlement')).toMatchObject([{ tile: 4, strength: 2 }])
  })
  test('an enemy ship, whose back nobody knows', () => {
    const table = scene({ players: [{ hand: ['T08'] }, {}] }).play('lay T08 0,-1 2')
    expect([table.g.enemies.at, table.g.enemies.tokens.sees, table.g.enemies.tokens.cards.length]).toEqual([
      [4],
      'none',
      1,
    ])
  })
})

describe('a hand that fits nowhere', () => {
  /** Only one place is left, with this land around it. */
  const stuck = (land: number, hand: readonly string[], stack: readonly string[]) => {
    const match = lay({ players: [{ hand }, {}] })
    match.base.gaps = [{ hex: hexAt(9, -9), near: [-1, -1, -1, 1, -1, -1], known: 0b111111, land }]
    match.base.stack.cards = stack.map(tile)
    return new Scene(match)
  }
  const SMALL = ['T06', 'T11', 'T19']
  const BAYS = ['T36', 'T37', 'T38']
  test('is shown, shuffled into the stack, and drawn anew', () => {
    const table = stuck(0b011111, SMALL, BAYS)
    expect(table.told('redraws')).toMatchObject([{ seat: 0, cards: SMALL.map(tile) }])
    expect([...table.hand(0), ...table.g.stack.cards.map(card => cardOf(card).id)].sort()).toEqual([...SMALL, ...BAYS])
    expect(table.options.length).toBeGreaterThan(0)
    expect(table.options.every(option => BAYS.some(bay => option === `lay ${bay} 9,-9 0`))).toBe(true)
  })
  test('even then loses a tile, and the turn goes on', () => {
    const table = stuck(0b111111, SMALL, [])
    const [stray] = table.told('strays')
    expect([table.g.astray.cards, table.hand(0).length]).toEqual([[stray!['card']], 2])
    expect([table.kind, table.g.turn.left]).toEqual(['act', 4])
  })
})
