import { expect, test } from 'vitest'
import { deck, SPACES } from '#games/shipwrights'
import { PLAIN_INKS } from '../../../art/inks.ts'
import { paintsExactly } from '../../../art/testing.ts'
import { manifest } from '../manifest.ts'

const TITLES = deck.titles.map(({ id }) => id)
/** Beside the titles, the people at the spaces of the village. */
const DRAWN = [...TITLES, ...SPACES]

paintsExactly(manifest.painter, ['cover', ...DRAWN.flatMap(id => [`card:${id}`, `small:${id}`])])

test.each(DRAWN)('the small print of %s has fewer lines', async id => {
  const { paint } = await manifest.painter(`card:${id}`)
  expect(paint(`small:${id}`, PLAIN_INKS).length).toBeLessThan(paint(`card:${id}`, PLAIN_INKS).length)
})

test('a theme restyles a person', async () => {
  const { paint } = await manifest.painter('card:king')
  expect(paint('card:king', { ...PLAIN_INKS, fjord: '#123456' })).toContain('#123456')
})
