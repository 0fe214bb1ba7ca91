// What there is to learn from Shipwrights.
import { readingSuite } from '#games/kit/testing'
import { shipwrights } from '#games/shipwrights'
import { reading } from './tokens.ts'

readingSuite({
  game: shipwrights,
  reading: reading as never,
  tables: [
    [2, {}],
    [4, { runesaga: true, abandon: true, rotating: true }],
    [3, { board: false, days: 8 }],
  ],
  kinds: ['draft', 'act'],
})
