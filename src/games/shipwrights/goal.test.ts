// The goal of a match and how near everybody is, told to everybody alike.
import { expect, test } from 'vitest'
import { endsTonight, goalOf, lacksOf } from '#games/shipwrights'
import { card, scene } from './testing/index.ts'

const THREE = ['karve', 'knarr', 'byrding']

test('the fourth ship ends the match after the evening, and who has three is near', () => {
  const t = scene({ players: [{ fleet: THREE }, { fleet: ['knarr 2'] }] })
  expect(goalOf(t.g)).toEqual({ ships: 4, days: 0, fleets: [3, 1], near: [0], tonight: null })
  t.player(0).fleet.cards.push(card('drakkar'))
  expect(goalOf(t.g)).toMatchObject({ fleets: [4, 1], near: [], tonight: 'fleet' })
})

test('with three ships to finish, the third ends it', () => {
  const t = scene({ players: [{ fleet: THREE }, {}], options: { ships: 3 } })
  expect(goalOf(t.g)).toMatchObject({ ships: 3, near: [], tonight: 'fleet' })
})

test('with fixed days only the last one ends the match, whatever is built', () => {
  const seventh = scene({ players: [{ fleet: THREE }, {}], options: { days: 8 }, day: 7 })
  expect(goalOf(seventh.g)).toEqual({ ships: 0, days: 8, fleets: [3, 0], near: [], tonight: null })
  expect(endsTonight(scene({ players: [{}, {}], options: { days: 8 }, day: 8 }).g)).toBe('days')
})

test('a ship on the stocks lacks what is not there; a tool spares its resource, and craftsmen in hand count for their owner', () => {
  const board = { yard: ['knarr'], gold: 2, workers: 0, mill: [3, 0, 1], hand: ['weaver'] } as const
  const t = scene({ players: [board, {}] })
  const lacks = () => lacksOf(t.g, 0, card('knarr')).map(({ needs }) => needs)
  expect(lacks()).toEqual(['workers', 'goods', 'craftsman'])
  t.player(0).tool.cards.push(card('spindle'))
  expect(lacks()).toEqual(['workers', 'craftsman'])
  const seen = t.player(0)
  seen.hand.cards = []
  expect(lacks()).toEqual(['workers', 'craftsman', 'craftsman'])
})
