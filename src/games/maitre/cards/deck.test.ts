// The deck file of Le Maître des Mers.
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, revive, Swift, secretFrom, start } from '#engine'
import { deckSuite } from '#games/kit/testing'
import { deck, type G, maitre, parseCombination, readDeck, slot } from '#games/maitre'
import { scene } from '../testing/index.ts'

const { printed, changed, lineOf, faultOf } = deckSuite({
  game: maitre,
  slot,
  read: readDeck,
  file: new URL('./deck.json', import.meta.url),
  edition: '54bdf76c',
  editions: ['f92c7dc4', '912f24a0', '54bdf76c'],
  other: ['"combination": "6 5"', '"combination": "1 1"'],
  mistakes: [
    ['"firepower": 5', '"firepower": 0', '"vaisseau"', '«firepower» must be a whole number from 1 to 9'],
    ['"firepower": 5', '"firepower": "5"', '"vaisseau"', '«firepower» must be a whole number from 1 to 9'],
    ['"points": 7', '"points": 7.5', 'Vera Cruz', '«points» must be a whole number from 1 to 20'],
    ['"map": false', '"map": "no"', '"pinque"', '«map» must be true or false'],
    [
      '"advantage": "flip"',
      '"advantage": "fly"',
      '"Sel"',
      '«advantage» must be one of flip, nudge, reroll, recall, again, six, any',
    ],
    ['"fr": "Sloop"', '"fr": " "', '"sloop"', '«fr» must be a word'],
    ['"combination": "run 5" }\n', '"combination": "" }\n', '"brick"', '«combination» must be a word'],
    ['"id": "sloop"', '"id": "brick"', '"id": "brick"', 'the id «brick» is given twice'],
    ['"id": "B", "fr": "Perles', '"id": "A", "fr": "Perles', 'Perles', 'the id «A» is given twice'],
    ['"advantage": "nudge"', '"advantage": "recall"', 'Tabac', 'the advantage «recall» is given twice'],
    ['"family": "couronne"', '"family": "marine"', '"cotre"', '«family» must be one of negoce, couronne, flibuste'],
    ['"family": "couronne"', '"family": "negoce"', '"ships"', 'the family negoce must have 4 ships, not 5'],
    ['"id": "flute",', '"id": "flute", "provenance": "guessed",', '"flute"', '«provenance» is missing or unknown'],
  ],
})

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
    ['ships', 12, /.*"sloop".*\n/],
    ['goods', 7, /.*"Rhum".*\n/],
    ['treasures', 5, /.*"Calice.*\n/],
  ])('%s that are not %i are told with the line of their list', (kind, count, card) => {
    const text = printed.replace(card, '')
    expect(faultOf(text).message).toBe(`line ${lineOf(text, `"${kind}"`)}: there must be ${count} ${kind}`)
  })
  test('a list that is missing', () => {
    expect(faultOf(changed('"treasures"', '"tresors"')).message).toBe('line 1: there must be 5 treasures')
  })
  test('a provenance nobody knows, said for all', () => {
    const text = changed('"provenance": "reconstructed"', '"provenance": "guessed"')
    expect(faultOf(text).message).toBe(`line ${lineOf(text, '"pinque"')}: «provenance» is missing or unknown`)
  })
})

describe('another deck', () => {
  test('takes the place of the printed one, dice and all', () => {
    expect(
      scene({ fleets: [[], []], row: ['pinque'], pile: [] })
        .dice(1, 1, 6, 5, 2)
        .arm().options,
    ).toContain('place pinque 6 5')
    slot.use(changed('"combination": "6 5"', '"combination": "1 1"'))
    const table = scene({ fleets: [[], []], row: ['pinque'], pile: [] })
      .dice(1, 1, 6, 5, 2)
      .arm()
    expect(table.options).toEqual(['place pinque 1', 'place pinque 1 1'])
  })
  test('every card says where it comes from', () => {
    expect(new Set(deck.cards.map(card => card.provenance))).toEqual(new Set(['reconstructed']))
    slot.use(changed('"id": "pinque",', '"id": "pinque", "provenance": "published",'))
    expect(deck.ships[0]!.provenance).toBe('published')
  })
})

test('a match that began with the first deck goes on with its cards', async () => {
  expect(await slot.find('f92c7dc4')).toBe(true)
  const match = start(maitre, 2, { round: false }, secretFrom('first'), 'f92c7dc4')
  const spices = (): string => deck.goods[1]!.advantage
  const live = new Live<G>(maitre, revive<G>(maitre, structuredClone(match)))
  expect([live.match().edition, spices()]).toEqual(['f92c7dc4', 'nudge'])
  expect(new Live<G>(maitre, start(maitre, 2, {}, secretFrom('second'))).over).toBe(false)
  expect(spices()).toBe('again')
  const chance = new Swift(7)
  while (!live.over) {
    const { seat, pick } = randomAnswer(live, chance)
    live.answer(seat, pick)
  }
  expect([live.match().edition, spices()]).toEqual(['f92c7dc4', 'nudge'])
})

describe('combinations', () => {
  test('the notation can mix faces, runs and letters', () => {
    expect(parseCombination('6 AA').size).toBe(3)
    expect(parseCombination('run 3 6').goals).toHaveLength(4)
    expect(parseCombination('5+ 5+').goals).toHaveLength(3)
    expect(parseCombination('  6   5 ').goals).toEqual(parseCombination('5 6').goals)
  })
})
