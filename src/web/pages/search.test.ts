import { expect, test } from 'vitest'
import { cut, matches, queryOf } from './search.ts'

test('accents, case and apostrophes do not matter', () => {
  expect(matches('L’équipage s’en va', queryOf("L'EQUIPAGE"))).toBe(true)
  expect(matches('Un cœur vaillant', queryOf('coeur'))).toBe(true)
  expect(matches('Un navire libre', queryOf('libre navire'))).toBe(true)
  expect(matches('Un navire libre', queryOf('navire chargé'))).toBe(false)
})

test('what was found is marked in the text as it is written', () => {
  expect(cut('Le dé écarté', queryOf('de ecar'))).toEqual([
    { text: 'Le ', hit: false },
    { text: 'dé', hit: true },
    { text: ' ', hit: false },
    { text: 'écar', hit: true },
    { text: 'té', hit: false },
  ])
})

test('an empty query matches everything and marks nothing', () => {
  expect(matches('Le port', queryOf('  '))).toBe(true)
  expect(cut('Le port', queryOf(''))).toEqual([{ text: 'Le port', hit: false }])
})
