// What is counted of a saga, held against the table it leaves.
import { expect, test } from 'vitest'
import { countedMatch } from '#games/kit/testing'
import { deck, type G, isSymbolic, runesaga } from '#games/runesaga'
import { census } from './census.ts'
import { idOf } from './testing/index.ts'

test('what is counted of a whole saga agrees with how it ends', () => {
  const { g, cards, own } = countedMatch<G>(runesaga, census, 2)
  for (const [seat, { stones }] of g.clans.entries()) {
    for (const card of stones.cards) {
      expect(cards[idOf(card)]!.times['claimed']).toBe(1)
      expect(cards[idOf(card)]!.owners).toEqual([seat])
    }
  }
  const claimed = g.clans.reduce((sum, { stones }) => sum + stones.cards.length, 0)
  const stones = [...deck.stones, ...deck.inscriptions].map(({ id }) => cards[id]!)
  expect(stones.reduce((sum, { times }) => sum + times['claimed']!, 0)).toBe(claimed)
  expect(deck.stones.reduce((sum, { id }) => sum + cards[id]!.times['open']!, 0)).toBe(9)
  const symbolic = g.clans.reduce((sum, each) => sum + each.stones.cards.filter(isSymbolic).length, 0)
  expect([own['symbolicTaken'], own['nearSeconds']![1]]).toEqual([[symbolic, 3], 3])
})
test('what is counted of its tales goes by their names', () => {
  const { cards, own, first } = countedMatch<G>(runesaga, census, 3)
  expect(cards['shipwrights karve']!.times).toHaveProperty('held')
  expect(cards['raiders archer']!.times).toHaveProperty('hired')
  expect(own).toHaveProperty('raiders raidTurns')
  expect(first).toBeGreaterThanOrEqual(0)
})
