// Every title of the deck has its record, and every record its title.
import { expect, test } from 'vitest'
import { BUILDING } from './buildings.ts'
import { deck } from './deck.ts'
import { BOX } from './known.ts'
import { TOOL } from './tools.ts'
import { VILLAGER } from './villagers/index.ts'

test.each([
  ['villager', VILLAGER],
  ['tool', TOOL],
  ['building', BUILDING],
] as const)('of each %s', (kind, records) => {
  const titles = deck.titles.filter(title => title.kind === kind).map(({ id }) => id)
  expect(titles.sort()).toEqual(Object.keys(records).sort())
})

test('the box has 128 cards', () => {
  expect(BOX).toBe(128)
})
