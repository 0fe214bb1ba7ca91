// The end and the score, with the examples of the rulebook.
import { describe, expect, test } from 'vitest'
import { type CaptainId, explorers, type Livestock, livestockPoints } from '#games/explorers'
import { CHART, type Seated, type Setting, scene, WIDE } from './testing/index.ts'

describe('the end', () => {
  test('comes with the last tile of who has the Winter token: everybody has had as many turns', () => {
    const table = scene({ players: [{}, { hand: ['T07'] }], stack: 0 })
    table.play('end')
    expect([table.over, table.asked]).toEqual([false, 1])
    table.play(table.options[0]!, 'end')
    expect([table.over, table.told('over').length]).toEqual([true, 1])
  })
  test('a tile is drawn at the end of a turn, while there is one', () => {
    const table = scene({ players: [{}, { hand: ['T07'] }], stack: 2 }).play('end')
    expect([table.hand(0).length, table.told('draws').length]).toEqual([1, 1])
    table.play(table.options[0]!, 'end')
    table.play(table.options[0]!, 'end')
    expect([table.g.players.map(({ hand }) => hand.cards.length), table.told('draws').length]).toEqual([[0, 1], 2])
  })
})

describe('the score', () => {
  test.each([
    ['horse cattle cattle cattle sheep sheep pig goat chicken chicken', 28],
    ['pig pig', 2],
    ['pig', 1],
    ['pig chicken', 3],
    ['pig chicken goat', 6],
    ['pig chicken goat sheep', 10],
    ['pig chicken goat sheep cattle', 15],
    ['pig chicken goat sheep cattle horse', 21],
    ['', 0],
  ])('%s is worth %d points', (delivered, points) => {
    const counts = [0, 0, 0, 0, 0, 0]
    const kinds: readonly Livestock[] = ['pig', 'chicken', 'goat', 'sheep', 'cattle', 'horse']
    for (const kind of delivered.split(' ').filter(Boolean)) counts[kinds.indexOf(kind as Livestock)]!++
    expect(livestockPoints(counts)).toBe(points)
  })
  test.each([
    [0, 0],
    [1, 2],
    [2, 5],
    [3, 9],
    [4, 14],
    [5, 20],
  ])('%d outposts are %d points', (count, points) => {
    expect(alone({}, { built: count })['outposts']).toBe(points)
  })
  test.each([1, 2, 3, 4, 5, 6])('%d fallen Vikings are worth their square', fallen => {
    expect(alone({ fallen, aboard: 0 })['fallen']).toBe(fallen * fallen)
  })
  test('all parts together', () => {
    const table = scene({
      map: CHART,
      players: [
        {
          delivered: ['pig', 'goat'],
          raided: [2, 5],
          sunk: 3,
          fallen: 2,
          ashore: ['1', '1'],
          outposts: ['1:N'],
          captain: 'barbarian',
        },
        {},
      ],
    })
    expect(table.result[0]).toMatchObject({
      score: 3 + 2 + 3 + 7 + 4 + 4 + 3,
      parts: { livestock: 3, outposts: 2, enemies: 3, settlements: 7, fallen: 4, islands: 4, captain: 3 },
      ties: [2, 2],
    })
  })
  test('equal in points, more fallen Vikings win, then more settlements; then the place is shared', () => {
    const ranks = (players: readonly Seated[]) => scene({ players }).result.map(({ rank }) => rank)
    expect(ranks([{ sunk: 4 }, { fallen: 2, aboard: 0 }])).toEqual([2, 1])
    expect(ranks([{ raided: [2, 2] }, { raided: [4] }])).toEqual([1, 2])
    expect(ranks([{ sunk: 1 }, { sunk: 1 }])).toEqual([1, 1])
  })
})

describe('captains', () => {
  const captain = (id: CaptainId, seated: Seated, more: Partial<Setting> & { built?: number } = {}): number =>
    alone({ ...seated, captain: id }, more)['captain']!
  test('Archer: 1 for each tile from the Mainland to the farthest outpost, over land and sea, both ends included', () => {
    expect(captain('archer', { outposts: ['1:N'] }, { map: CHART })).toBe(1)
    expect(captain('archer', { outposts: ['6:N'] }, { map: FAR })).toBe(6)
    expect(captain('archer', {}, { map: CHART })).toBe(0)
  })
  test('Barbarian: 1 for each enemy ship', () => {
    expect(captain('barbarian', { sunk: 3 })).toBe(3)
  })
  test('Cartographer: the second largest island again, nothing with fewer than two', () => {
    expect(captain('cartographer', { ashore: ['1', '2'] }, { map: WIDE })).toBe(3)
    expect(captain('cartographer', { ashore: ['1'] }, { map: WIDE })).toBe(0)
    // Of two as large, one of them.
    expect(captain('cartographer', { ashore: ['1', '3'] }, { map: FOUR })).toBe(4)
  })
  test('Hero: 2 for each trio', () => {
    expect(captain('hero', { raided: [2, 2, 2], sunk: 5 }, { built: 4 })).toBe(6)
  })
  test('Huntsman: 2 for each pair of the same livestock', () => {
    const delivered: Livestock[] = ['pig', 'pig', 'pig', 'sheep', 'sheep', 'sheep', 'sheep', 'cattle']
    expect(captain('huntsman', { delivered })).toBe(6)
  })
  test('Queen: the influence on one island less the number of players, never below nothing', () => {
    const players = [{}, {}]
    const ashore = ['1', '1', '1', '4', '4', '6']
    expect(captain('queen', { aboard: 1, ashore, outposts: ['1:N'] }, { map: CHART, players })).toBe(5)
    expect(captain('queen', { ashore: ['1'] }, { map: CHART, players })).toBe(0)
  })
  test('Scout: 1 for each complete island with a Viking of one’s own, but without control', () => {
    const rival = { ashore: ['4', '4', '2', '2'] }
    expect(captain('scout', { ashore: ['1', '2'] }, { map: WIDE, players: [rival] })).toBe(2)
    expect(captain('scout', { ashore: ['1', '1', '1'] }, { map: WIDE, players: [rival] })).toBe(0)
    const players = [{ ashore: ['1', '1', '2', '2'] }, { ashore: ['3', '3', '4', '4'] }]
    expect(captain('scout', { ashore: ['1', '2', '3', '4'] }, { map: FOUR, players })).toBe(4)
  })
  test('Shieldmaiden: 1 for each island controlled', () => {
    expect(captain('shieldmaiden', { ashore: ['1', '2', '3'] }, { map: WIDE })).toBe(2)
    expect(captain('shieldmaiden', { ashore: ['1', '2', '3'] }, { map: FOUR })).toBe(3)
  })
  test('Trader: 2 for three livestock', () => {
    const delivered: Livestock[] = ['pig', 'pig', 'pig', 'sheep', 'sheep', 'sheep', 'goat']
    expect(captain('trader', { delivered })).toBe(4)
  })
  test('Tyrant: 1 for each settlement', () => {
    expect(captain('tyrant', { raided: [2, 3, 4, 5] })).toBe(4)
  })
  test('Watchman: 1 for each outpost', () => {
    expect(captain('watchman', {}, { built: 5 })).toBe(5)
  })
})
/** The parts of the score of a player among others who have nothing; `built`: so many outposts, wherever they are. */
function alone(seated: Seated, { built, players = [{}], ...setting }: Partial<Setting> & { built?: number } = {}) {
  const table = scene({ ...setting, players: [seated, ...players] })
  if (built !== undefined) table.player(0).outposts = new Array<number>(built).fill(6)
  return explorers.result(table.g)[0]!.parts
}
/** Four complete islands, of tiles 1 and 3 with four tiles each, of tiles 2 and 4 with three. */
const FOUR = `
      . .
     . . .
      o o
     . # . .
    . . . . .
     o o o o
    . # # # .
   . # . . # .
    o M M M o
   . . . . . .
    . . . . .
`
/** A chain of tiles to the north, with land where the last three meet. */
const FAR = `
      . .
     . . .
      o o
     . # .
      . .
       o
      . .
       . .
        o
       . .
      . .
       o
      . .
       . .
        o
       . .
      . .
       o
      # # #
     # . . #
      M M M
     . . . .
      . . .
`
