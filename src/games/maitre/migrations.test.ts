// Matches stored by earlier versions go on under the rules of today.
import { expect, test } from 'vitest'
import { Live, revive } from '#engine'
import { type G, maitre } from '#games/maitre'
import { lay } from './testing/index.ts'

test('version 1: a match without the option ends at once when the port is empty', () => {
  const match = lay({ fleets: [['brick'], ['galion']], row: ['pinque'], pile: [] })
  const { round: _, ...options } = match.base.options
  const stored = { ...match, options, base: { ...match.base, options }, version: 1 }
  const live = new Live<G>(maitre, revive(maitre, stored))
  expect(live.match().options).toEqual({ odds: true, declare: false, truce: false, round: false })
  expect(live.tabletop.g.options.round).toBe(false)
})
