// What is no option is refused, and changes nothing.
import { expect, test } from 'vitest'
import { Fault, type Json } from '#engine'
import { CHART, scene } from './testing/index.ts'

const BAD: readonly Json[] = [
  null,
  7,
  'end',
  {},
  { do: 'sail' },
  { do: 'sail', to: -1 },
  { do: 'sail', to: 4 },
  { do: 'sail', to: 99 },
  { do: 'load', land: 0, vikings: 2, livestock: [] },
  { do: 'load', land: 0, vikings: 0, livestock: [] },
  { do: 'load', land: 0, vikings: 1, livestock: ['dragon'] },
  { do: 'unload', land: 12, vikings: 1, livestock: [] },
  { do: 'walk', from: 12, to: 18, vikings: 3 },
  { do: 'walk', from: 0, to: 3, vikings: 1 },
  { do: 'drive', from: 12, to: 18, livestock: 'horse' },
  { do: 'build', point: 6 },
  { do: 'raid', tile: 4 },
  { do: 'lay', tile: 5, hex: 0, turns: 0 },
  { do: 'end', now: true },
]
const table = () => scene({ map: CHART, players: [{ ashore: ['4'] }, {}] })
test.each(BAD.map(move => [JSON.stringify(move), move] as const))('%s', (_, move) => {
  const before = table()
  const state = JSON.stringify(before.g)
  expect(() => before.give(move)).toThrow(Fault)
  expect(JSON.stringify(before.g)).toBe(state)
})
test('who is not asked cannot answer, and is told whose turn it is', () => {
  expect(() => table().give({ do: 'end' }, 1)).toThrow(expect.objectContaining({ code: 'not-your-turn' }))
  expect(table().whyNot('act', 1)).toEqual(['turn 0'])
})
test('before a tile is laid, nothing else is open', () => {
  const laying = scene({ players: [{ hand: ['T11'] }, {}] })
  expect([laying.offers('sail'), laying.whyNot('act')]).toEqual([[], ['tile']])
})
