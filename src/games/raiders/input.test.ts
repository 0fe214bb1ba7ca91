// What is no option is refused, and changes nothing.
import { expect, test } from 'vitest'
import { Fault, type Json } from '#engine'
import { scene } from './testing/index.ts'

const BAD: readonly Json[] = [
  null,
  7,
  'place mill',
  {},
  { do: 'place' },
  { do: 'place', building: 'castle' },
  { do: 'place', building: 'gate_house' },
  { do: 'place', building: 'mill', idle: false },
  { do: 'raid', settlement: 0 },
  { do: 'raid', settlement: -1 },
  { do: 'pick', building: 'town_hall' },
  { do: 'discharge', card: 0 },
]
test.each(BAD.map(move => [JSON.stringify(move), move] as const))('%s', (_, move) => {
  const table = scene({ players: [{}, {}] })
  const before = JSON.stringify(table.g)
  expect(() => table.give(move)).toThrow(Fault)
  expect(JSON.stringify(table.g)).toBe(before)
})
test('who is not asked cannot answer', () => {
  expect(() => scene({ players: [{}, {}] }).give({ do: 'place', building: 'mill' }, 1)).toThrow(
    expect.objectContaining({ code: 'not-your-turn' }),
  )
  expect(scene({ players: [{}, {}] }).whyNot('act', 1)).toEqual(['turn 0'])
})
