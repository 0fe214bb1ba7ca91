// The deck file of Shipwrights.
import { describe, expect, test } from 'vitest'
import { deckSuite } from '#games/kit/testing'
import { deck, readDeck, type Ship, shipwrights, slot } from '#games/shipwrights'

const SHIPS = deck.titles.flatMap(title => (title.kind === 'ship' ? [title] : []))

const { changed, faultOf } = deckSuite({
  game: shipwrights,
  slot,
  read: readDeck,
  file: new URL('./deck.json', import.meta.url),
  edition: '147aa8f0',
  editions: ['3bdf1222', '0fbb2100', 'fbf2d615', '147aa8f0'],
  other: [
    '"workers": 3, "provenance": { "name": "seed", "effect": "reconstructed" } },',
    '"workers": 4, "provenance": { "name": "seed", "effect": "reconstructed" } },',
  ],
  mistakes: [
    ['"copies": 4, "gold": 12', '"copies": 5, "gold": 12', '"ships"', 'the ships must be 32 cards, not 33'],
    [
      '"weaver", "ropemaker"], "points": 4',
      '"weaver", "baker"], "points": 4',
      '"skeid"',
      'there is no craftsman «baker» in the deck',
    ],
    ['"crafts": ["carpenter"]', '"crafts": []', '"ferje"', '«crafts» must be a list of 1 to 4 craftsmen'],
    ['"id": "king"', '"id": "queen"', '"id": "queen", "fr": "Reine"', 'the id «queen» is given twice'],
    ['"id": "king"', '"id": "jarl"', '"id": "king"', 'the rules know no «jarl» among the villagers'],
    [
      '"gold": 9, "workers": 4, "points": 3',
      '"gold": 13, "workers": 4, "points": 3',
      '"fortress"',
      '«gold» must be a whole number from 0 to 12',
    ],
    ['"fr": "Drakkar"', '"fr": ""', '"drakkar"', '«fr» must be a word'],
    [
      '"oak": 1, "wool": 2, "iron": 3, "cards": 18',
      '"oak": 1, "wool": 2, "iron": 3, "cards": 17',
      '"backs"',
      'the market backs must be 128 cards, not 127',
    ],
    [
      '"copies": 3, "gold": 4, "provenance": { "name": "seed" }',
      '"copies": 3, "gold": 4, "provenance": { "name": "hearsay" }',
      '"id": "king"',
      'the provenance of its name is missing or unknown',
    ],
  ],
})

describe('the deck of the game', () => {
  test('has 128 cards, and 16 of the Runesaga', () => {
    const count = (kind: string) => deck.cards.slice(0, 128).filter(card => card.kind === kind).length
    expect(['ship', 'craftsman', 'villager', 'tool', 'building'].map(count)).toEqual([32, 33, 48, 5, 10])
    expect(deck.cards).toHaveLength(144)
    expect(deck.cards.slice(128).every(card => card.saga)).toBe(true)
  })
  test('says of every card what is reconstructed', () => {
    const stated = deck.titles.filter(({ origins }) => origins.numbers === 'seed').map(({ id }) => id)
    expect(stated).toEqual(['mercenary', 'berserker', 'sage', 'scout', 'armourer', 'silversmith'])
    expect(deck.titles.every(({ origins }) => origins.price === 'reconstructed')).toBe(true)
    expect(deck.titles.find(({ id }) => id === 'karve')!.origins.name).toBe('reconstructed')
    expect(deck.titles.find(({ id }) => id === 'king')!.origins).toMatchObject({ name: 'seed', effect: 'seed' })
  })
  test('its ships allow what the examples of the rules show', () => {
    const fleet = (...ids: string[]) => ids.map(id => SHIPS.find(ship => ship.id === id)!)
    const sum = (ships: readonly Ship[], of: 'points' | 'military' | 'mill' | 'hands' | 'income') =>
      ships.reduce((all, ship) => all + ship[of], 0)
    // The evening: one gold, two workers more and one less, a smaller mill.
    const evening = fleet('ferje', 'karve', 'snekkja')
    expect([sum(evening, 'income'), sum(evening, 'mill')]).toEqual([1, -1])
    expect(evening.map(({ hands }) => hands)).toEqual([1, 1, -1])
    // The score: 9 points with the strongest fleet, and 8 with three ships that are not armed.
    const [strongest, peaceful] = [
      fleet('drakkar', 'karve', 'ferje', 'ferje'),
      fleet('knarr', 'byrding', 'ferje', 'karve'),
    ]
    expect([sum(strongest, 'points'), sum(peaceful, 'points')]).toEqual([9, 8])
    expect(sum(strongest, 'military')).toBeGreaterThan(sum(peaceful, 'military'))
    expect(peaceful.filter(({ military }) => military === 0)).toHaveLength(3)
    expect(SHIPS.filter(({ military }) => military === 0).map(({ id }) => id)).toEqual(['ferje', 'byrding', 'knarr'])
    expect(sum(fleet('drakkar', 'skeid'), 'military')).toBe(9)
  })
  test('its ships ask for oak, wool and iron about evenly', () => {
    const asked = [0, 1, 2].map(good => SHIPS.reduce((all, { goods }) => all + goods[good]!, 0))
    expect(Math.max(...asked) / Math.min(...asked)).toBeLessThan(1.25)
  })
  test('the market backs yield six in all', () => {
    expect(deck.backs.map(({ yields }) => yields[0] + yields[1] + yields[2])).toEqual([6, 6, 6, 6, 6, 6, 6])
  })
})

test('a list that is missing, and a file that is no deck', () => {
  expect(faultOf(changed('"tools": [', '"hammers": [')).message).toBe('line 1: the list «tools» is missing')
  expect(faultOf('3').message).toBe('line 1: a deck is an object')
})

test('another deck takes the place of the first; names alone do not make another edition', () => {
  const before = shipwrights.edition
  slot.use(changed('"gold": 12, "workers": 5', '"gold": 11, "workers": 5'))
  expect(deck.titles.find(({ id }) => id === 'drakkar')).toMatchObject({ gold: 11 })
  slot.use(changed('"en": "Drakkar"', '"en": "Dragon ship"'))
  expect(deck.titles.find(({ id }) => id === 'drakkar')).toMatchObject({ name: { en: 'Dragon ship' } })
  expect(shipwrights.edition).toBe(before)
})
