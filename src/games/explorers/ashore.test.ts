// On land: walking, leading livestock, raids and outposts.
import { describe, expect, test } from 'vitest'
import { CHART, scene, WIDE } from './testing/index.ts'

describe('walking', () => {
  test('one or two Vikings to land that is joined to theirs on the next tile', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['6', '6', '5'] }, {}] })
    expect(table.offers('walk 6')).toEqual(['walk 6 1 1', 'walk 6 1 2', 'walk 6 4 1', 'walk 6 4 2'])
    expect(table.offers('walk 5')).toEqual(['walk 5 2 1'])
    table.play('walk 6 4 2')
    expect([table.ashore(0), table.g.turn.left]).toEqual([['0', '0', '4', '4', '5'], 3])
  })
  test('not between the Mainland and an island', () => {
    const table = scene({ map: CHART, players: [{}, {}] })
    expect([table.offers('walk'), table.whyNot('walk 0')]).toEqual([[], ['path']])
  })
  test('livestock is led by one Viking', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['4', '4'] }, {}] }).play('drive 4 6 pig')
    expect([table.ashore(0).slice(-2), table.livestock('4'), table.livestock('6')]).toEqual([['4', '6'], [], ['pig']])
  })
  test('four actions a turn, no more', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['6'] }, {}] })
    table.play('walk 6 4 1', 'walk 4 6 1', 'walk 6 1 1', 'walk 1 6 1')
    expect([table.options, table.whyNot('walk 6')]).toEqual([['end'], ['actions 1 0']])
  })
})

describe('a raid', () => {
  const map = CHART.replace('p', '3')
  test('comes about as soon as enough Vikings stand on the land of the settlement; nobody falls', () => {
    const table = scene({ map, players: [{ ashore: ['4', '4', '6'] }, {}] }).play('walk 6 4 1')
    expect([table.g.settlements.at, table.parts(0)['settlements'], table.g.turn.left]).toEqual([[], 3, 3])
    expect(table.told('raids')).toMatchObject([{ tile: 4, strength: 3, vikings: 3 }])
    expect(table.ashore(0).filter(land => land === '4')).toHaveLength(3)
  })
  test('comes about by unloading, too', () => {
    const table = scene({ map, players: [{ ship: 4, ashore: ['4'] }, {}] }).play('unload 4 2')
    expect(table.player(0).raided.cards).toHaveLength(1)
  })
  test('and by leading livestock there', () => {
    const herd = map.replace('o', 'g')
    const table = scene({ map: herd, players: [{ ashore: ['4', '4', '6'] }, {}] }).play('drive 6 4 goat')
    expect(table.player(0).raided.cards).toHaveLength(1)
  })
  test('Vikings aboard or of somebody else do not count', () => {
    const table = scene({ map, players: [{ ship: 4, ashore: ['4', '6'] }, { ashore: ['4'] }] }).play('walk 6 4 1')
    expect([table.g.settlements.at, table.whyNot('raid 4')]).toEqual([[4], ['strength 3 2']])
  })
  test('nor do those across the water on the same tile', () => {
    const table = scene({ map: CHART.replace('s', '2'), players: [{ ashore: ['5b', '1'] }, {}] }).play('walk 1 5b 1')
    expect(table.g.settlements.at).toEqual([5])
  })
  test('tokens taken lie open', () => {
    const table = scene({ map, players: [{ ship: 4, ashore: ['4'] }, {}] }).play('unload 4 2')
    expect([table.player(0).raided.sees, table.player(0).sunk.sees]).toEqual(['all', 'all'])
  })
})

describe('an outpost', () => {
  test('stands where three tiles join on land, for two actions and two Vikings around', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['4', '4'] }, {}] })
    expect(table.offers('build')).toEqual(['build 1:N', 'build 1:NW'])
    table.play('build 1:NW')
    expect([table.outposts(0), table.g.turn.left, table.parts(0)['outposts']]).toEqual([['1:NW'], 2, 2])
    expect([1, 4, 6, 5].map(at => table.g.map[at]!.outpost)).toEqual([true, true, true, false])
  })
  test('the Vikings may stand on different tiles, but not across the water', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['1', '6', '5'] }, {}] })
    expect(table.offers('build')).toEqual(['build 1:NW'])
    expect(table.whyNot('build 1:N')).toEqual(['around 2 1'])
  })
  test('says which condition fails, and where', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['5'], outposts: ['1:N'] }, {}] })
    expect(table.whyNot('build 2:N')).toEqual(['tiles 3 2', 'apart 5', 'around 2 1'])
    table.play('sail 1', 'sail 2', 'sail 3')
    expect(table.whyNot('build 2:N')).toEqual(['actions 2 1', 'tiles 3 2', 'apart 5', 'around 2 1'])
  })
  test('keeps others away from its three tiles, whoever they belong to and on whichever island', () => {
    const table = scene({ map: WIDE, players: [{ ashore: ['2', '2'] }, { outposts: ['1:N'] }] })
    expect(table.islands[1]).toBe('2 5 6 | 0')
    expect(table.whyNot('build 2:N')).toEqual(['apart 5'])
  })
  test('five at most', () => {
    const table = scene({ map: CHART, players: [{ ashore: ['4', '4'] }, {}] })
    table.player(0).outposts = [1, 2, 3, 4, 5]
    expect(table.whyNot('build 1:N')).toContain('outposts 5')
  })
})
