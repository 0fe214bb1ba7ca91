import { expect, test } from 'vitest'
import { deck, GOALS, SYMBOLS, TALES } from '#games/runesaga'
import { paintsExactly } from '../../../art/testing.ts'
import { painter as cover } from './cover.ts'
import { stonePicture, symbolicPicture } from './keys.ts'
import { painter as stones } from './paint.ts'

paintsExactly(
  id => Promise.resolve(id === 'cover' ? cover : stones),
  [
    'cover',
    ...TALES.flatMap(tale => GOALS[tale].map(goal => `stone:${goal}`)),
    ...SYMBOLS.map(symbol => `symbolic:${symbol}`),
    ...TALES.map(tale => `back:${tale}`),
  ],
)

test('every stone of the deck has its picture', () => {
  const asked = [
    ...deck.stones.map(({ goal }) => stonePicture(goal)),
    ...deck.inscriptions.map(({ symbol }) => symbolicPicture(symbol)),
  ].map(key => key.slice('runesaga/'.length))
  expect(asked.filter(id => !stones.ids.includes(id))).toEqual([])
  expect(asked).toHaveLength(21)
})
