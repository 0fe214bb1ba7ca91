// The deck file: another one may take its place; what is wrong with one is told with its line.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { Fault, Live, revive, secretFrom, start } from '#engine'
import { deck, maitre, parseCombination, readDeck, useDeck } from '#games/maitre'
import { scene } from '../testing/index.ts'

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

describe('a deck file with a mistake', () => {
  test.each([
    ['run 7', 'can never be rolled with five dice'],
    ['AAAAAA', 'can never be rolled with five dice'],
    ['6 5 4 3 2 1', 'can never be rolled with five dice'],
    ['run 3 run 3', 'can never be rolled with five dice'],
    ['7 5', 'has a part that means nothing: «7»'],
    ['6 x', 'has a part that means nothing: «x»'],
    ['run 0', 'has a part that means nothing: «run0»'],
    ['run', 'has a part that means nothing: «run»'],
    ['0+', 'has a part that means nothing: «0+»'],
    ['6,5', 'has a part that means nothing: «6,5»'],
  ])('the combination «%s» %s', (combination, why) => {
    const fault = faultOf(changed('"combination": "AAABB"', `"combination": "${combination}"`))
    expect(fault.code).toBe('bad-deck')
    expect(fault.message).toBe(`line ${lineOf(printed, '"galion"')}: the combination «${combination}» ${why}`)
  })

  test.each([
    ['a stray word', '"firepower": 5', '"firepower": five'],
    ['a missing comma', '"id": "sloop",', '"id": "sloop" '],
  ])('what is not JSON is told with its line: %s', (_, from, to) => {
    const text = changed(from, to)
    expect(faultOf(text).message).toBe(`line ${lineOf(text, to)}: this is not JSON`)
  })

  test('a file that breaks off is told with its last line', () => {
    const text = printed.slice(0, printed.indexOf('"goods":') + 8)
    expect(faultOf(text).message).toBe(`line ${text.split('\n').length}: this is not JSON`)
  })

  test('an advantage that is given twice is told with the line of the second', () => {
    const text = changed('"advantage": "again"', '"advantage": "recall"')
    expect(faultOf(text).message).toBe(`line ${lineOf(text, 'Tabac')}: the advantage «recall» is given twice`)
  })

  test('an id that is given twice is told with the line of the second', () => {
    const fault = faultOf(changed('"id": "sloop"', '"id": "brick"'))
    expect(fault.code).toBe('bad-deck')
    expect(fault.message).toBe(`line ${lineOf(printed, '"id": "brick"')}: the id «brick» is given twice`)
    expect(faultOf(changed('"id": "B", "fr": "Perles', '"id": "A", "fr": "Perles')).message).toBe(
      `line ${lineOf(printed, 'Perles')}: the id «A» is given twice`,
    )
  })

  test.each([
    ['ships', 12, /.*"sloop".*\n/],
    ['goods', 7, /.*"Rhum".*\n/],
    ['treasures', 5, /.*"Calice.*\n/],
  ])('%s that are not %i are told with the line of their list', (kind, count, card) => {
    const fault = faultOf(printed.replace(card, ''))
    expect(fault.code).toBe('bad-deck')
    expect(fault.message).toBe(`line ${lineOf(printed.replace(card, ''), `"${kind}"`)}: there must be ${count} ${kind}`)
  })

  test('a list that is missing', () => {
    expect(faultOf(changed('"treasures"', '"tresors"')).message).toMatch(/^line \d+: there must be 5 treasures$/)
  })

  test('a family that there is not', () => {
    expect(faultOf(changed('"family": "couronne"', '"family": "marine"')).message).toBe(
      `line ${lineOf(printed, '"cotre"')}: «family» must be one of negoce, couronne, flibuste`,
    )
  })

  test('a family of three and one of five', () => {
    expect(faultOf(changed('"family": "couronne"', '"family": "negoce"')).message).toBe(
      `line ${lineOf(printed, '"ships"')}: the family negoce must have 4 ships, not 5`,
    )
  })

  test.each([
    ['"firepower": 5', '"firepower": 0', '"vaisseau"', '«firepower» must be a whole number from 1 to 9'],
    ['"firepower": 5', '"firepower": "5"', '"vaisseau"', '«firepower» must be a whole number from 1 to 9'],
    ['"points": 7', '"points": 7.5', 'Vera Cruz', '«points» must be a whole number from 1 to 20'],
    ['"map": false', '"map": "no"', '"pinque"', '«map» must be true or false'],
    ['"advantage": "flip"', '"advantage": "fly"', '"Sel"', '«advantage» must be one of'],
    ['"fr": "Sloop"', '"fr": " "', '"sloop"', '«fr» must be a word'],
    ['"combination": "run 5" }\n', '"combination": "" }\n', '"brick"', '«combination» must be a word'],
  ])('%s changed to %s', (from, to, on, why) => {
    const fault = faultOf(changed(from, to))
    expect(fault.code).toBe('bad-deck')
    expect(fault.message).toContain(`line ${lineOf(printed, on)}: ${why}`)
  })

  test('a provenance nobody knows', () => {
    expect(faultOf(changed('"provenance": "reconstructed"', '"provenance": "guessed"')).message).toMatch(
      /^line \d+: «provenance» is missing or unknown$/,
    )
  })

  test.each(['', 'cards', 'null', '7', '[]', '{}'])('«%s» is no deck', text => {
    expect(faultOf(text).code).toBe('bad-deck')
    expect(faultOf(text).message).toMatch(/^line 1: /)
  })
})

describe('another deck', () => {
  const printedEdition = deck.edition
  afterEach(() => useDeck(printed))

  test('the printed file is the deck that comes with the game', () => {
    expect(readDeck(printed)).toEqual(deck)
  })

  test('takes the place of the printed one, dice and all', () => {
    expect(
      scene({ fleets: [[], []], row: ['pinque'], pile: [] })
        .dice(1, 1, 6, 5, 2)
        .arm().options,
    ).toContain('place pinque 6 5')
    useDeck(changed('"combination": "6 5"', '"combination": "1 1"'))
    const table = scene({ fleets: [[], []], row: ['pinque'], pile: [] })
      .dice(1, 1, 6, 5, 2)
      .arm()
    expect(table.options).toEqual(['place pinque 1', 'place pinque 1 1'])
  })

  test('is another edition: matches belong to the deck they started with', () => {
    const match = start(maitre, 2, {}, secretFrom('edition'))
    useDeck(changed('"points": 7', '"points": 8'))
    expect(maitre.edition).not.toBe(printedEdition)
    expect(() => revive(maitre, match)).toThrow(expect.objectContaining({ code: 'wrong-edition' }))
    useDeck(printed)
    expect(new Live(maitre, revive(maitre, match)).open()).toHaveLength(1)
  })

  test('spaces and lines do not make another edition', () => {
    expect(readDeck(JSON.stringify(JSON.parse(printed))).edition).toBe(printedEdition)
  })

  test('with a mistake leaves the deck as it was', () => {
    expect(() => useDeck(changed('"points": 7', '"points": 0'))).toThrow(Fault)
    expect(maitre.edition).toBe(printedEdition)
  })

  test('every card says where it comes from', () => {
    expect(new Set(deck.cards.map(card => card.provenance))).toEqual(new Set(['reconstructed']))
    useDeck(changed('"id": "pinque",', '"id": "pinque", "provenance": "published",'))
    expect(deck.ships[0]!.provenance).toBe('published')
  })
})

describe('combinations', () => {
  test('the notation can mix faces, runs and letters', () => {
    expect(parseCombination('6 AA').size).toBe(3)
    expect(parseCombination('run 3 6').goals).toHaveLength(4)
    expect(parseCombination('5+ 5+').goals).toHaveLength(3)
    expect(parseCombination('  6   5 ').goals).toEqual(parseCombination('5 6').goals)
  })
})
