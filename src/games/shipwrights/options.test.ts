// The options of a table: which there are, and what each changes.
import { describe, expect, test } from 'vitest'
import { Fault, readOptions } from '#engine'
import { cardOf, cardsOf, type Options, shipwrights } from '#games/shipwrights'
import { scene } from './testing/index.ts'

const played = (options: Partial<Options>): string[] =>
  cardsOf(readOptions(shipwrights, options)).map(card => cardOf(card).id)

test('by default: the board, four ships, as long as it takes, the whole box and nothing else', () => {
  expect(readOptions(shipwrights, {})).toEqual({
    board: true,
    ships: 4,
    days: 0,
    peaceful: false,
    rotating: false,
    abandon: false,
    runesaga: false,
  })
  expect(played({})).toHaveLength(128)
})

describe('an option that is not offered is refused with the reason', () => {
  test.each([
    [{ ships: 5 }, 'option «ships» of shipwrights must be 4 or 3'],
    [{ days: 7 }, 'option «days» of shipwrights must be 0 or 8 or 10 or 12'],
    [{ board: 'no' }, 'option «board» of shipwrights must be true or false'],
    [{ runestones: true }, 'shipwrights has no option «runestones»'],
    [null, 'options must be an object'],
  ])('%j', (given, why) => {
    expect(() => readOptions(shipwrights, given)).toThrow(Fault)
    expect(() => readOptions(shipwrights, given)).toThrow(why)
  })
})

describe('a peaceful deck', () => {
  test('a peaceful deck is without the villagers that do harm, and without the Sentry', () => {
    const cards = played({ peaceful: true })
    expect(cards).toHaveLength(128 - 16 - 3)
    for (const id of [
      'assassin',
      'barbarian',
      'conspirator',
      'mercenary',
      'pillager',
      'berserker',
      'thief',
      'sentry',
    ]) {
      expect(cards).not.toContain(id)
    }
  })
})

describe('a short game', () => {
  test('with three ships to build the match ends with the third', () => {
    const players = [{ fleet: ['ferje', 'ferje', 'knarr'] }, {}]
    expect(scene({ players, chapter: 'evening', options: { ships: 3 } }).over).toBe(true)
  })
})

describe('a fixed number of days', () => {
  test('with a fixed number of days the fleets end nothing', () => {
    const players = [{ fleet: ['ferje', 'ferje', 'knarr', 'knarr'] }, {}]
    expect(scene({ players, chapter: 'evening', day: 9, options: { days: 10 } }).over).toBe(false)
    const last = scene({ players, chapter: 'evening', day: 10, options: { days: 10 } })
    expect(last.told('over')).toEqual([{ say: 'over', why: 'days' }])
  })
})

describe('abandoning', () => {
  const players = [{ yard: ['karve', 'busse'] }, {}]
  test('once a turn an unbuilt ship is given up for nothing', () => {
    const table = scene({ players, options: { abandon: true }, shields: ['karve'] })
    table.play('abandon karve')
    expect([table.yard(0), table.discard, table.shields]).toEqual([['busse'], ['karve'], []])
    expect(table.whyNot('abandon busse')).toEqual(['once'])
  })
  test('needs an unbuilt ship, and the option', () => {
    expect(scene({ players: [{}, {}], options: { abandon: true } }).whyNot('abandon')).toEqual(['own-ship'])
    expect(scene({ players }).offers('abandon')).toEqual([])
  })
})

describe('the cards of the Runesaga', () => {
  test('add sixteen cards: Scouts, Armourers and Silversmiths', () => {
    const cards = played({ runesaga: true })
    expect(cards).toHaveLength(144)
    expect(cards.filter(id => ['scout', 'armourer', 'silversmith'].includes(id))).toHaveLength(16)
  })
})
