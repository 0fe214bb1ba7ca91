// Matches stored by earlier versions go on under the rules of today.
import { expect, test } from 'vitest'
import { Live, revive } from '#engine'
import { type G, NO_MARKET, shipwrights } from '#games/shipwrights'
import { lay } from './testing/index.ts'

const revived = (setting: Parameters<typeof lay>[0], phase: G['phase']) => {
  const match = lay(setting)
  const base: G = { ...match.base, phase, market: 2 }
  return revive(shipwrights, { ...match, base, version: 1 })
}

test('version 1: a market shown in the morning goes back among those that can still come up', () => {
  const { base } = revived({ players: [{}, {}], chapter: 'morning' }, 'morning')
  expect([base.market, base.backs[2]]).toEqual([NO_MARKET, lay({ players: [{}, {}] }).base.backs[2]! + 1])
})
test('version 1: an empty Cart is discarded, and the market of an afternoon stays', () => {
  const match = revived(
    {
      players: [
        { tool: 'cart', cart: [0, 0, 0] },
        { tool: 'cart 2', cart: [1, 0, 0] },
      ],
    },
    'afternoon',
  )
  const { players, discard, market } = match.base
  expect([players[0]!.tool.cards.length, players[1]!.tool.cards.length, discard.cards.length]).toEqual([0, 1, 1])
  expect([market, new Live<G>(shipwrights, match).over]).toEqual([2, false])
})
