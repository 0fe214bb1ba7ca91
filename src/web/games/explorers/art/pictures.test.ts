import { expect, test } from 'vitest'
import { deck } from '#games/explorers'
import { PLAIN_INKS } from '../../../art/inks.ts'
import { paintsExactly } from '../../../art/testing.ts'
import { painter as cover } from './cover.ts'
import { painter as pieces } from './paint.ts'

const CAPTAINS = deck.captains.map(({ id }) => id)

paintsExactly(
  id => Promise.resolve(id === 'cover' ? cover : pieces),
  [
    'cover',
    ...CAPTAINS.flatMap(id => [`card:${id}`, `small:${id}`]),
    ...[0, 1, 2, 3].map(seat => `ship:${seat}`),
    'enemy',
  ],
)

test('all eleven captains are held against their pictures', () => {
  expect(CAPTAINS).toHaveLength(11)
})

test.each(CAPTAINS)('the small print of %s has fewer lines', id => {
  const { length } = pieces.paint(`card:${id}`, PLAIN_INKS)
  expect(pieces.paint(`small:${id}`, PLAIN_INKS).length).toBeLessThan(length)
})

test('every ink of the chart is mixed on the cover', () => {
  expect(cover.paint('cover', PLAIN_INKS)).not.toMatch(/class=|var\(--/)
})
