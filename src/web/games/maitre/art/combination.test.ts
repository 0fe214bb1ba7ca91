import { expect, test } from 'vitest'
import type { Face } from '../../../art/dice.tsx'
import { layOut } from './combination.ts'

/** Slots as words: a placed die is its face, an empty slot shows in brackets what it asks for or suggests. */
const shown = (combination: string, placed: readonly Face[] = []): string =>
  layOut(combination, placed)
    .groups.map(group => group.map(({ die, face }) => die ?? `(${face ?? ''})`).join(' '))
    .join(' | ')

test.each<[string, Face[], string]>([
  ['6 5 4', [], '(6) (5) (4)'],
  ['6 5 4', [5], '(6) 5 (4)'],
  ['6 6', [6], '6 (6)'],
  ['5+ 5+ 5+', [6, 5], '6 5 (5)'],
  ['AABB', [], '() () | () ()'],
  ['AABB', [3], '3 (3) | () ()'],
  ['AAABB', [2, 5, 5], '5 5 (5) | 2 (2)'],
  ['AAAA', [4, 4], '4 4 (4) (4)'],
])('%s holding %j shows %s', (combination, placed, expected) => {
  expect(shown(combination, placed)).toBe(expected)
})

test.each<[string, Face[], string]>([
  ['run 4', [], '(1) (2) (3) (4)'],
  ['run 4', [4, 3], '(1) (2) 3 4'],
  ['run 4', [5], '(2) (3) (4) 5'],
  ['run 5', [6, 2], '2 (3) (4) (5) 6'],
])('%s holding %j stands on the lowest stairs that hold it: %s', (combination, placed, expected) => {
  expect(shown(combination, placed)).toBe(expected)
})
