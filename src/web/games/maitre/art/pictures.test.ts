import { expect, test } from 'vitest'
import { deck } from '#games/maitre'
import { PLAIN_INKS } from '../../../art/inks.ts'
import { paintsExactly } from '../../../art/testing.ts'
import { manifest } from '../manifest.ts'
import { cargoIcon } from './cargo.ts'

paintsExactly(manifest.painter, [
  'cover',
  ...deck.cards.map(({ kind, id }) => `${kind}:${id}`),
  ...deck.ships.map(({ id }) => `hull:${id}`),
])

test('a theme restyles a ship', async () => {
  const { paint } = await manifest.painter('ship:sloop')
  expect(paint('ship:sloop', { ...PLAIN_INKS, dusk: '#123456' })).toContain('#123456')
})

test('every cargo has an icon, and a strange one is a bag', () => {
  const known = [...deck.goods, ...deck.treasures].map(({ kind, id }) => cargoIcon(kind, id))
  expect(new Set(known).size).toBe(known.length)
  expect(cargoIcon('goods', 'Z')).toBe('bag')
})
