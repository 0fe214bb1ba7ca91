// What the link does at every moment of a table, and when a table ends by somebody leaving it.
import { expect, test } from 'vitest'
import type { PublicSeat } from '#tables'
import { endsWithoutMe, leadsTo } from './leads-to.ts'

const at = (status: 'open' | 'playing' | 'over', spectators: boolean) =>
  leadsTo({ status, customs: { listed: false, spectators, pace: null } })

test('before the start the link leads to a seat, afterwards to the match, in between where the host says', () => {
  expect([at('open', false), at('open', true), at('over', false)]).toEqual(['seat', 'seat', 'match'])
  expect([at('playing', true), at('playing', false)]).toEqual(['watching', 'nowhere'])
})

const seat = (kind: PublicSeat['kind'], mine = false): PublicSeat => ({
  kind,
  name: null,
  level: null,
  mine,
  owner: null,
  claim: false,
})
test('a table ends when its host leaves nobody there but bots and free seats', () => {
  const ends = (seats: readonly PublicSeat[], me = true) => endsWithoutMe({ seats, host: { name: 'Ada', me } })
  expect(ends([seat('human', true), seat('open'), seat('bot')])).toBe(true)
  expect(ends([seat('human', true), seat('human')])).toBe(false)
  expect(ends([seat('human', true), seat('open')], false)).toBe(false)
})
