// What is counted of a match, in small scenes.
import { expect, test } from 'vitest'
import { census } from './census.ts'
import { type Setting, scene } from './testing/index.ts'

/** Counts what a scene tells. */
function counting(setting: Setting) {
  const table = scene(setting)
  const count = census()
  const counted = () => {
    count.watch(table.g, table.live.tabletop.entries)
    return count.counted(table.g)
  }
  return { table, counted }
}

test('a ship armed, and a treasure looted, count for whoever has them now', () => {
  const { table, counted } = counting({
    fleets: [['sloop'], ['flute: Gold of Vera Cruz']],
    row: ['pinque', 'cotre', 'corvette', 'brick'],
  })
  table.dice(6, 1).attack('sloop', 'flute').load('sloop')
  table.dice(6, 5, 1, 1, 1).arm().place('pinque', 6, 5)
  const { cards } = counted()
  expect(cards['treasure-E']).toEqual({ times: { held: 1, played: 0, looted: 1, tried: 0 }, owners: [0] })
  expect(cards['pinque']).toEqual({ times: { held: 1, played: 1, tried: 1 }, owners: [1] })
  expect(cards['goods-E']!.owners).toEqual([])
})

test('it says who scored nothing, and whether fleets or guns decided', () => {
  const own = (fleets: Setting['fleets']) => counting({ fleets, row: ['pinque'], pile: [] }).counted().own
  const so = [1, 1]
  const not = [0, 1]
  expect(own([['sloop', 'brick'], ['flute']])).toEqual({ nobodyScored: so, fleetDecided: so, gunsDecided: not })
  expect(own([['sloop'], ['brick']])).toEqual({ nobodyScored: so, fleetDecided: not, gunsDecided: so })
  expect(own([['sloop: Silver chest'], ['brick']])).toEqual({ nobodyScored: not, fleetDecided: not, gunsDecided: not })
})
