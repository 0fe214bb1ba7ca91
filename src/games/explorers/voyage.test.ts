// At sea: loading, unloading, sailing, deliveries and enemy ships.
import { describe, expect, test } from 'vitest'
import { CHART, scene } from './testing/index.ts'

describe('loading', () => {
  test('any number of Vikings and livestock from one land, three aboard at most: equal pieces are offered once', () => {
    const table = scene({ map: CHART, players: [{ ship: 4, aboard: 1, ashore: ['4', '4'] }, {}] })
    expect(table.offers('load')).toEqual(['load 4 1', 'load 4 2', 'load 4 0 pig', 'load 4 1 pig'])
    table.play('load 4 1 pig')
    expect(table.player(0)).toMatchObject({ aboard: 2, hold: ['pig'] })
    expect([table.ashore(0), table.livestock('4'), table.g.turn.left]).toEqual([['0', '0', '0', '0', '4'], [], 3])
    expect(table.whyNot('load 4')).toEqual(['room 3'])
  })
  test('livestock needs a Viking of one’s own on that land', () => {
    const table = scene({ map: CHART, players: [{ ship: 4 }, { ashore: ['4'] }] })
    expect([table.offers('load'), table.whyNot('load 4')]).toEqual([[], ['own-viking']])
    expect(scene({ map: CHART, players: [{ ship: 6 }, {}] }).whyNot('load 6')).toEqual(['cargo'])
  })
  test('each land of a tile by itself', () => {
    const table = scene({ map: CHART, players: [{ ship: 5, aboard: 1, ashore: ['5', '5b'] }, {}] })
    expect(table.offers('load')).toEqual(['load 5 1', 'load 5 0 sheep', 'load 5 1 sheep', 'load 5b 1'])
  })
  test('Vikings come aboard at the Mainland too', () => {
    expect(scene({ players: [{}, {}] }).offers('load')).toEqual(['load 0 1'])
  })
})

describe('unloading', () => {
  test('any number to one land of the tile', () => {
    const table = scene({ map: CHART, players: [{ ship: 4, aboard: 2, hold: ['goat'] }, {}] })
    expect(table.offers('unload')).toEqual([
      'unload 4 1',
      'unload 4 2',
      'unload 4 0 goat',
      'unload 4 1 goat',
      'unload 4 2 goat',
    ])
    table.play('unload 4 0 goat')
    expect([table.livestock('4'), table.player(0).hold]).toEqual([['pig', 'goat'], []])
  })
  test('livestock needs a Viking who leaves with it or is still aboard', () => {
    const table = scene({ map: CHART, players: [{ ship: 4, aboard: 0, hold: ['goat'] }, {}] })
    expect([table.offers('unload'), table.whyNot('unload 4')]).toEqual([[], ['guard']])
    expect(scene({ map: CHART, players: [{ ship: 4, aboard: 0 }, {}] }).whyNot('unload 4')).toEqual(['hold'])
  })
  test('livestock is delivered on the Mainland at once', () => {
    const table = scene({ players: [{ aboard: 1, hold: ['pig', 'horse'] }, {}] }).play('unload 0 0 pig horse')
    expect(table.player(0)).toMatchObject({ hold: [], delivered: [1, 0, 0, 0, 0, 1] })
    expect([table.livestock('0'), table.told('delivers').length]).toEqual([[], 1])
  })
})

describe('sailing', () => {
  test('to tiles beside one’s own, never across land', () => {
    const table = scene({ map: CHART, players: [{ ship: 1 }, {}] })
    expect(table.offers('sail')).toEqual(['sail 5', 'sail 2', 'sail 0', 'sail 6'])
    expect(table.whyNot('sail 4')).toEqual(['sea 4'])
  })
  test('the Mainland lies beside the three tiles of the board', () => {
    expect(scene({ players: [{}, {}] }).offers('sail')).toEqual(['sail 1', 'sail 2', 'sail 3'])
    for (const ship of [1, 2, 3]) expect(scene({ players: [{ ship }, {}] }).offers('sail 0')).toEqual(['sail 0'])
  })
  test('needs a Viking aboard', () => {
    const table = scene({ players: [{ aboard: 0 }, {}] })
    expect([table.offers('sail'), table.whyNot('sail 2')]).toEqual([[], ['sailor']])
  })
  test('any number of ships may share a tile', () => {
    const table = scene({ players: [{}, { ship: 2 }, { ship: 2 }] }).play('sail 2')
    expect(table.g.players.map(({ ship }) => ship)).toEqual([2, 2, 2])
  })
})

describe('an enemy ship', () => {
  const map = CHART.replace('s', 'e')
  const facing = (aboard: number, skull: boolean) => scene({ map, skulls: [skull], players: [{ ship: 1, aboard }, {}] })
  test('is destroyed by two Vikings who come to its waters; a blank back costs nothing', () => {
    const table = facing(2, false).play('sail 5')
    expect(table.player(0)).toMatchObject({ ship: 5, aboard: 2, fallen: 0 })
    expect([table.g.enemies.at, table.player(0).sunk.cards.length, table.parts(0)['enemies']]).toEqual([[], 1, 1])
    expect(table.told('sinks')).toMatchObject([{ tile: 5, skull: false }])
  })
  test('with a skull takes one of those aboard for good, and the ship sails on with the other', () => {
    const table = facing(2, true).play('sail 5')
    expect([table.player(0).aboard, table.player(0).fallen, table.parts(0)['fallen']]).toEqual([1, 1, 1])
    expect(table.offers('sail 1')).toEqual(['sail 1'])
  })
  test('keeps those out who have fewer than two Vikings aboard', () => {
    expect(facing(1, false).whyNot('sail 5')).toEqual(['boarders 2 1'])
  })
  test('or a settlement nobody took stays for the others', () => {
    const table = facing(1, false).play('end')
    expect([table.g.enemies.at, table.asked]).toEqual([[5], 1])
  })
})
