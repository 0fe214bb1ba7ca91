import { expect, test } from 'vitest'
import { BUILDINGS, deck } from '#games/raiders'
import { PLAIN_INKS } from '../../../art/inks.ts'
import { paintsExactly } from '../../../art/testing.ts'
import { painter as cover } from './cover.ts'
import { painter as cards } from './paint.ts'

const TITLES = deck.titles.map(({ id }) => id)
const SETTLEMENTS = deck.settlements.map(({ id }) => id)
const BANDS = ['mountains', 'hills', 'coast', 'sea', 'shore']

paintsExactly(
  id => Promise.resolve(id === 'cover' ? cover : cards),
  [
    'cover',
    ...TITLES.flatMap(id => [`card:${id}`, `small:${id}`]),
    ...SETTLEMENTS.flatMap(id => [`site:${id}`, `plundered:${id}`, `raid:${id}`]),
    ...BUILDINGS.map(id => `house:${id}`),
    ...BANDS.map(id => `north:${id}`),
    'ship',
    'stone',
  ],
)

test('all 26 townsfolk, the ten of the Runesaga and the ten settlements are held against their pictures', () => {
  expect([TITLES.length, SETTLEMENTS.length]).toEqual([36, 10])
})

test.each(TITLES)('the small print of %s has fewer lines', id => {
  const { length } = cards.paint(`card:${id}`, PLAIN_INKS)
  expect(cards.paint(`small:${id}`, PLAIN_INKS).length).toBeLessThan(length)
})

test('a theme restyles a hero', () => {
  expect(cards.paint('card:brynjar', { ...PLAIN_INKS, fjord: '#123456' })).toContain('#123456')
})

test('what lies under the board stays a drawing, what moves over it does not', () => {
  expect(cards.ids.filter(id => cards.isStill?.(id))).toEqual(BANDS.map(id => `north:${id}`))
})
