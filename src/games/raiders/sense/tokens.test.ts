// What there is to learn from Raiders.
import { readingSuite } from '#games/kit/testing'
import { raiders } from '#games/raiders'
import { reading } from './tokens.ts'

readingSuite({
  game: raiders,
  reading: reading as never,
  tables: [
    [3, { runesaga: true }],
    [2, {}],
    [3, { firstPrinting: true }],
    [4, { runesaga: true }],
  ],
  kinds: ['keep', 'place', 'pick', 'hire', 'play', 'plunder', 'dead', 'long_house'],
})
