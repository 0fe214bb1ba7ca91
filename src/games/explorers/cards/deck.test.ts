// The deck file of Explorers.
import { describe, expect, test } from 'vitest'
import { COUNTING, cornersOf, deck, explorers, LIVESTOCK, readDeck, shapeOf, slot } from '#games/explorers'
import { deckSuite } from '#games/kit/testing'

deckSuite({
  game: explorers,
  slot,
  read: readDeck,
  file: new URL('./deck.json', import.meta.url),
  edition: '0554df5a',
  editions: ['0554df5a'],
  other: ['"id": "A", "west": "LWWWWL"', '"id": "A", "west": "LWWWWW"'],
  mistakes: [
    [
      '"id": "archer"',
      '"id": "bowman"',
      '"archer"',
      '«id» must be one of archer, barbarian, cartographer, hero, huntsman, queen, scout, shieldmaiden, trader, tyrant, watchman',
    ],
    ['"LWWWWL", "middle"', '"LWWWLL", "middle"', '"id": "A"', 'the three corners to the south must be sea: «W»'],
    ['"east": "LLWWWW"', '"east": "LLWWWL"', '"id": "A"', 'the tiles of a board must fit together'],
    ['"id": "B", "west"', '"id": "E", "west"', '"id": "B"', '«id» must be one of A, B, C, D'],
    ['"corners": "LLLLLW"', '"corners": "LLLLL"', '"T36"', 'an outline has six corners, each «L» or «W»'],
    ['"LWWWWW", "feature": "pig"', '"WWWWWW", "feature": "pig"', '"T06"', 'livestock and settlements need land: «L»'],
    ['"LWWWWW", "feature": "enemy"', '"LLLLLL", "feature": "enemy"', '"T01"', 'an enemy ship needs sea: «W»'],
    [
      '"feature": "horse"',
      '"feature": "dragon"',
      '"T25"',
      '«feature» must be one of pig, chicken, goat, sheep, cattle, horse, settlement, enemy',
    ],
    [
      '"strength": 2, "copies": 5',
      '"strength": 2, "copies": 2',
      '"settlements"',
      'there are more settlements on tiles',
    ],
    ['"skull": true, "copies": 6', '"skull": true, "copies": 3', '"enemies"', 'there are more enemy ships on tiles'],
    ['"skull": true', '"skull": 1', '"skull"', '«skull» must be true or false'],
  ],
})

describe('the deck of the game', () => {
  test('has 48 tiles, 26 of them with livestock', () => {
    const count = (feature: string) => deck.tiles.filter(tile => tile.feature === feature).length
    expect([deck.tiles.length, LIVESTOCK.map(count)]).toEqual([48, [6, 5, 5, 4, 3, 3]])
    expect([count('settlement'), count('enemy')]).toEqual([12, 10])
  })
  test('has 14 settlements and 12 enemy ships, half of them with a skull', () => {
    expect([deck.settlements.length, deck.enemies.length, deck.enemies.filter(Boolean).length]).toEqual([14, 12, 6])
  })
  test('every captain is counted, and every counting has its captain', () => {
    expect(deck.captains.map(({ id }) => id).sort()).toEqual(Object.keys(COUNTING).sort())
  })
  test('a tile has one land or two, and is called by how much of it is land', () => {
    for (const tile of deck.tiles) {
      const corners = tile.lands.reduce((sum, land) => sum + cornersOf(land).length, 0)
      const shape = tile.lands.length > 1 ? 'strait' : ['cape', 'headland', 'coast', 'plain', 'bay'][corners - 1]
      expect(shapeOf(tile)).toBe(shape)
    }
  })
  test('outlines are reconstructed, captains and livestock are not', () => {
    for (const { origins, feature } of deck.tiles) {
      const known = LIVESTOCK.some(kind => kind === feature)
      expect(origins).toEqual({ outline: 'reconstructed', feature: known ? 'published' : 'reconstructed' })
    }
    expect(new Set(deck.captains.map(({ origins }) => origins.effect))).toEqual(new Set(['published']))
  })
})
