// The deck file of the Runesaga, and how it goes with those of its tales.
import { afterEach, describe, expect, test } from 'vitest'
import { Live, revive, secretFrom, start } from '#engine'
import { PERKS as ABROAD, slot as sea } from '#games/explorers'
import { deckSuite } from '#games/kit/testing'
import { PERKS as NORTH, slot as north } from '#games/raiders'
import {
  deck,
  type G,
  GIFTS,
  GOALS,
  readDeck,
  runesaga,
  SYMBOLS,
  slot,
  stonesSlot,
  TALES,
  taleNamed,
} from '#games/runesaga'
import { slot as yard } from '#games/shipwrights'

deckSuite({
  game: runesaga,
  slot: stonesSlot,
  read: readDeck,
  file: new URL('./deck.json', import.meta.url),
  edition: '12809fdc',
  editions: ['12809fdc'],
  whole: edition => `${edition}+${yard.edition}+${north.edition}+${sea.edition}`,
  other: ['"goal": "craftsmen", "want": 4', '"goal": "craftsmen", "want": 1'],
  mistakes: [
    ['"goal": "buildings"', '"goal": "mill"', '"shipwrights": [', 'two stones ask for the same: «mill»'],
    [
      '"goal": "strength"',
      '"goal": "sheep"',
      '"id": "R6"',
      '«goal» must be one of offerings, armour, fortresses, valkyries, raids, crew, strength',
    ],
    ['"want": 10', '"want": 99', '"id": "S5"', '«want» must be a whole number from 1 to 30'],
    [
      '"symbols": ["hammer"], "gift": "cards"',
      '"symbols": ["anvil"], "gift": "cards"',
      '"id": "S3"',
      'a symbol is shield, horn, hammer, not «anvil»',
    ],
    [
      '"symbols": ["hammer"], "gift": "cards"',
      '"symbols": [], "gift": "cards"',
      '"id": "S3"',
      '«symbols» must be a list of 1 to 2 symbols',
    ],
    [
      '"gift": "haste"',
      '"gift": "wings"',
      '"id": "R5"',
      '«gift» must be one of captains, boarders, raids, deaths, haste, aboard',
    ],
    ['"symbol": "horn"', '"symbol": "shield"', '"symbolic"', 'there is no symbolic stone of the horn'],
  ],
})

describe('the stones', () => {
  test('are six of each tale and one of each symbol', () => {
    for (const tale of TALES) expect(deck.stones.filter(each => each.tale === tale)).toHaveLength(6)
    expect(deck.inscriptions.map(({ symbol }) => symbol)).toEqual([...SYMBOLS])
  })
  test('show three of each symbol in every tale', () => {
    for (const tale of TALES) {
      const shown = deck.stones.filter(each => each.tale === tale).flatMap(({ symbols }) => symbols)
      expect(SYMBOLS.map(symbol => shown.filter(each => each === symbol).length)).toEqual([3, 3, 3])
    }
  })
  test('ask for what the tales count, and give what the next tale knows', () => {
    for (const tale of TALES) expect(Object.keys(taleNamed(tale).goals).sort()).toEqual([...GOALS[tale]].sort())
    expect([...GIFTS.shipwrights].sort()).toEqual([...NORTH].sort())
    expect([...GIFTS.raiders].sort()).toEqual([...ABROAD].sort())
  })
})

describe('the decks of the tales', () => {
  const printed = { north: north.builtIn, edition: slot.edition }
  const begin = (play: 'saga' | 'shipwrights' | 'raiders' = 'saga') => start(runesaga, 2, { play }, secretFrom('decks'))
  const unknown = (tale: number) =>
    runesaga.edition
      .split('+')
      .with(tale + 1, 'unknown')
      .join('+')
  afterEach(() => {
    slot.lay(printed.edition)
  })
  test('are part of the edition', () => {
    expect(begin().edition).toBe(['12809fdc', yard.edition, north.edition, sea.edition].join('+'))
    expect(slot.edition).toBe(runesaga.edition)
  })
  test('a saga is not refused for a deck of a tale that is over, or not begun, or not played', () => {
    for (const tale of [1, 2]) expect(revive(runesaga, { ...begin(), edition: unknown(tale) })).toBeTruthy()
    const live = new Live<G>(runesaga, { ...begin('shipwrights'), edition: unknown(1) })
    expect(live.open()).toHaveLength(2)
  })
  test('but the tale on the table needs its own', () => {
    expect(() => new Live<G>(runesaga, { ...begin('raiders'), edition: unknown(1) })).toThrow(
      expect.objectContaining({ code: 'wrong-edition' }),
    )
  })
  test('an edition that names no deck of a tale is unknown', async () => {
    for (const edition of ['unknown', '12809fdc', 'a+b+c+d']) {
      expect([slot.lay(edition), await slot.find(edition)]).toEqual([false, false])
    }
    expect(await slot.find(runesaga.edition)).toBe(true)
  })
})
