// What there is to learn from Explorers.
import { explorers } from '#games/explorers'
import { readingSuite } from '#games/kit/testing'
import { reading } from './tokens.ts'

readingSuite({
  game: explorers,
  reading: reading as never,
  tables: [
    [3, {}],
    [2, { board: 'C' }],
    [4, { board: 'D' }],
  ],
  kinds: ['captain', 'lay', 'act'],
})
readingSuite({ game: explorers, reading: reading as never, tables: [[1, {}]], kinds: ['lay', 'act'] })
