// The deck file: another one may take its place; what is wrong with one is told with its line.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { Fault } from '#engine'
import { deck, readDeck, shipwrights, useDeck } from '#games/shipwrights'

const printed = readFileSync(new URL('./deck.json', import.meta.url), 'utf8')
/** The printed file with one passage changed. */
function changed(from: string, to: string): string {
  if (!printed.includes(from)) throw new Error(`the printed deck does not say ${from}`)
  return printed.replace(from, to)
}
const lineOf = (text: string, passage: string): number => text.split('\n').findIndex(line => line.includes(passage)) + 1
function faultOf(text: string): Fault {
  try {
    readDeck(text)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('this deck was accepted')
}
afterEach(() => useDeck(printed))

describe('the deck of the game', () => {
  test('has 128 cards, and 16 of the Runesaga', () => {
    const count = (kind: string) => deck.cards.slice(0, 128).filter(card => card.kind === kind).length
    expect(['ship', 'craftsman', 'villager', 'tool', 'building'].map(count)).toEqual([32, 33, 48, 5, 10])
    expect(deck.cards).toHaveLength(144)
    expect(deck.cards.slice(128).every(card => card.saga)).toBe(true)
  })
  test('says of every card what is reconstructed', () => {
    expect(deck.titles.every(({ origins }) => origins.numbers === 'reconstructed')).toBe(true)
    expect(deck.titles.find(({ id }) => id === 'karve')!.origins.name).toBe('reconstructed')
    expect(deck.titles.find(({ id }) => id === 'king')!.origins).toMatchObject({ name: 'seed', effect: 'seed' })
  })
  test('the market backs yield six in all', () => {
    expect(deck.backs.map(({ yields }) => yields[0] + yields[1] + yields[2])).toEqual([6, 6, 6, 6, 6, 6, 6])
  })
})

describe('a deck file with a mistake', () => {
  test.each([
    ['"copies": 4, "gold": 5', '"copies": 5, "gold": 5', '"ships"', 'the ships must be 32 cards, not 33'],
    [
      '"weaver", "woodcutter"], "points": 2',
      '"weaver", "baker"], "points": 2',
      '"knarr"',
      'there is no craftsman «baker» in the deck',
    ],
    ['"crafts": ["carpenter", "tar_burner"]', '"crafts": []', '"ferje"', '«crafts» must be a list of 1 to 4 craftsmen'],
    ['"id": "king"', '"id": "queen"', '"id": "queen", "fr": "Reine"', 'the id «queen» is given twice'],
    ['"id": "king"', '"id": "jarl"', '"id": "king"', 'the rules know no «jarl» among the villagers'],
    ['"gold": 7, "workers": 4', '"gold": 13, "workers": 4', '"fortress"', '«gold» must be a whole number from 0 to 12'],
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
  ])('%s → %s', (from, to, at, why) => {
    const fault = faultOf(changed(from, to))
    expect([fault.code, fault.message]).toEqual(['bad-deck', `line ${lineOf(printed, at)}: ${why}`])
  })
  test('what is not JSON is told with its line', () => {
    const text = changed('"id": "knarr",', '"id": "knarr"')
    expect(faultOf(text).message).toBe(`line ${lineOf(text, '"id": "knarr"')}: this is not JSON`)
  })
  test('a list that is missing, and a file that is no deck', () => {
    expect(faultOf(changed('"tools": [', '"hammers": [')).message).toContain('the list «tools» is missing')
    expect(faultOf('[]').code).toBe('bad-deck')
    expect(faultOf('3').message).toBe('line 1: a deck is an object')
  })
})

test('another deck takes the place of the first, and is another edition', () => {
  const before = shipwrights.edition
  useDeck(changed('"gold": 5, "workers": 3, "oak": 4', '"gold": 6, "workers": 3, "oak": 4'))
  expect(shipwrights.edition).not.toBe(before)
  expect(deck.titles.find(({ id }) => id === 'drakkar')).toMatchObject({ gold: 6 })
})
