// The deck file of Raiders.
import { describe, expect, test } from 'vitest'
import { deckSuite } from '#games/kit/testing'
import { deck, raiders, readDeck, slot } from '#games/raiders'
import { RECORD } from './townsfolk/index.ts'

deckSuite({
  game: raiders,
  slot,
  read: readDeck,
  file: new URL('./deck.json', import.meta.url),
  edition: 'c4cb6e9e',
  editions: ['c4cb6e9e'],
  other: ['"copies": 4, "cost": 3, "strength": 4, "hall": 1', '"copies": 4, "cost": 0, "strength": 4, "hall": 1'],
  mistakes: [
    [
      '"copies": 2, "cost": 3, "strength": 3, "crew": 2',
      '"copies": 3, "cost": 3, "strength": 3, "crew": 2',
      '"townsfolk"',
      'the townsfolk must be 71 cards, not 72',
    ],
    ['"id": "archer"', '"id": "bowman"', '"townsfolk"', '«archer» is missing among the townsfolk'],
    [
      '"4 grey", "3 grey", "4 grey"], "crew": 2, "provisions": 2',
      '"4 grey", "3 grey", "5 grey"], "crew": 2, "provisions": 2',
      '"settlements"',
      'the plunder sets must have 70 tokens, not 71',
    ],
    [
      '"4 grey", "3 white"',
      '"4 grey", "many"',
      '"outpost_a"',
      'a plunder set is so many tokens and a colour: «3 grey»',
    ],
    ['"3 white", "3 grey"]', '"3 white", "3 white"]', '"settlements"', '11 grey workers must stand on the settlements'],
    ['"workers": ["grey"]', '"workers": ["red"]', '"outpost_a"', 'a worker is black, grey, white, not «red»'],
    ['"12:4", "20:6"', '"12:4", "11:6"', '"monastery_a"', 'the tiers must grow'],
    ['"12:4", "20:6"', '"12:4", "many"', '"monastery_a"', 'a tier is a strength and its points: «8:2»'],
    [
      '"kind": "outpost"',
      '"kind": "castle"',
      '"outpost_a"',
      '«kind» must be one of harbour, outpost, monastery, fortress',
    ],
    [
      '{ "id": "sage", "strength": 0 }',
      '{ "id": "sages", "strength": 0 }',
      '"id": "sage", "strength": 0',
      'there is no «sages» among the townsfolk',
    ],
  ],
})

describe('the deck of the game', () => {
  test('has 71 cards, 22 of the Runesaga, 16 offerings and 10 settlements', () => {
    expect([deck.cards.length, deck.offerings.length, deck.settlements.length]).toEqual([93, 16, 10])
    expect(deck.cards.map(({ saga }) => saga).indexOf(true)).toBe(71)
  })
  test('every title has its record, and every record its title', () => {
    expect(deck.titles.map(({ id }) => id).sort()).toEqual(Object.keys(RECORD).sort())
  })
  test('an offering is worth twice its plunder, rounded up', () => {
    for (const { asks, points } of deck.offerings) {
      expect(points).toBe(Math.ceil(2 * asks[2]! + 2 * asks[3]! + asks[4]! + asks[0]! / 2))
    }
  })
  test('as first printed, six titles differ', () => {
    const other = deck.titles.filter((title, i) => title !== deck.firstTitles[i]).map(({ id }) => id)
    expect(other).toEqual(['cartographer', 'merchant', 'sage', 'scout', 'trader', 'warmonger'])
  })
  test('the numbers of the Runesaga are reconstructed, those of the box are not', () => {
    for (const { saga, origins } of deck.titles) expect(origins.numbers).toBe(saga ? 'reconstructed' : 'published')
  })
})
