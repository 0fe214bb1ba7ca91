// Where guests are at home.
import { expect, test } from 'vitest'
import { openHomes } from './homes.ts'

test('is where they last came from, or with themselves', () => {
  const homes = openHomes(2)
  homes.note('anna', '10.0.0.7')
  homes.note('bo', '10.0.0.7')
  homes.note('anna', '10.0.0.8')
  homes.note('cleo', '10.0.0.9')
  expect(['anna', 'bo', 'cleo'].map(homes.of)).toEqual(['10.0.0.8', 'bo', '10.0.0.9'])
})
