// Each of the 21 stones: the move by which somebody is the first to have what it asks, and what is not enough for it.
import { describe, expect, test } from 'vitest'
import { scene as atSea, CHART, lay as layExplorers } from '#games/explorers/testing'
import { type Board as Crew, lay as layRaiders } from '#games/raiders/testing'
import { deck } from '#games/runesaga'
import { type Board, lay as layShipwrights } from '#games/shipwrights/testing'
import { type Around, type Scene, scene } from './testing/index.ts'

type Setting<T extends (setting: never) => unknown> = Omit<Parameters<T>[0], 'players'>
const ashore = (id: string, board: Board, more: Setting<typeof layShipwrights> = {}): Scene =>
  scene('shipwrights', layShipwrights({ ...more, players: [board, {}] }), { row: [id] })
const raiding = (id: string, board: Crew, more: Setting<typeof layRaiders> = {}): Scene =>
  scene('raiders', layRaiders({ ...more, players: [board, {}] }), { row: [id] })
const sailing = (id: string, setting: Parameters<typeof layExplorers>[0], around: Around = {}): Scene =>
  scene('explorers', atSea(setting).live.match(), { ...around, row: [id] })
/** Nobody has it before the last move, and then the one who acts. */
function earns(id: string, table: Scene, ...moves: readonly string[]): void {
  for (const move of moves) {
    expect(table.claims).toEqual([])
    table.play(move)
  }
  expect(table.claims).toEqual([`${id} by 0`])
  expect([table.stones(0), table.row]).toEqual([[id], []])
}
/** All that a ship may cost. */
const RICH = { gold: 10, workers: 8, mill: [5, 4, 3] } as const

describe('the stones of the Shipwrights', () => {
  test('S1: the first to build a Drakkar; to have one on the stocks is not enough', () => {
    const crew = ['carpenter', 'blacksmith', 'woodcarver', 'weaver']
    earns('S1', ashore('S1', { ...RICH, crew, hand: ['drakkar'] }), 'start drakkar', 'finish drakkar')
    const skeid = { ...RICH, crew: ['woodcutter', 'weaver', 'ropemaker'], yard: ['skeid'] }
    expect(ashore('S1', skeid).play('finish skeid').claims).toEqual([])
  })
  test('S2: the first with 9 military points on ships that are built', () => {
    const skeid = { ...RICH, crew: ['woodcutter', 'weaver', 'ropemaker'], yard: ['skeid'] }
    earns('S2', ashore('S2', { ...skeid, fleet: ['drakkar'] }), 'finish skeid')
    expect(ashore('S2', { ...skeid, fleet: ['skeid'] }).play('finish skeid').claims).toEqual([])
  })
  test('S3: the first with 4 buildings', () => {
    const hand = ['langhus', 'church']
    earns(
      'S3',
      ashore('S3', { ...RICH, buildings: ['mining_camp', 'treasury'], hand }),
      'build langhus',
      'build church',
    )
  })
  test('S4: the first with 2 ships without military points', () => {
    const ferje = { ...RICH, crew: ['carpenter', 'tar_burner'], yard: ['ferje'] }
    earns('S4', ashore('S4', { ...ferje, fleet: ['byrding'] }), 'finish ferje')
    expect(ashore('S4', { ...ferje, fleet: ['karve'] }).play('finish ferje').claims).toEqual([])
  })
  test('S5: the first whose mill has room for 10', () => {
    earns('S5', ashore('S5', { ...RICH, crew: ['weaver', 'woodcutter'], yard: ['knarr'] }), 'finish knarr')
    const byrding = { ...RICH, crew: ['carpenter', 'ropemaker'], yard: ['byrding'] }
    expect(ashore('S5', byrding).play('finish byrding').claims).toEqual([])
  })
  test('S6: the first with 4 craftsmen on the board; those in hand do not count', () => {
    const crew = ['weaver', 'weaver']
    const table = ashore('S6', { crew, hand: ['ropemaker', 'carpenter'] })
    earns('S6', table, 'recruit ropemaker', 'recruit carpenter')
  })
})

describe('the stones of the Raiders', () => {
  test('R1: the first with 2 offerings', () => {
    const board = { worker: 'grey', gold: 2, offerings: ['1 gold 1 iron'] } as const
    earns('R1', raiding('R1', board), 'place long_house', 'offer 2 gold')
  })
  test('R2: the first with 6 armour', () => {
    earns('R2', raiding('R2', { worker: 'grey', iron: 1, silver: 0, armour: 4 }), 'place armoury')
    expect(raiding('R2', { worker: 'grey', silver: 2, armour: 4 }).play('place armoury').claims).toEqual([])
  })
  test('R3: the first to raid fortresses three times, whatever the dice bring', () => {
    const crew = ['champion', 'champion', 'mercenary', 'mercenary', 'berserker']
    const raid = (before: number) => {
      const match = layRaiders({ players: [{ crew, provisions: 3, gold: 2, worker: 'white' }, {}] })
      match.base.players[0]!.raids = [2, 1, 1, before]
      return scene('raiders', match, { row: ['R3'] })
    }
    earns('R3', raid(2), 'raid fortress_a')
    expect(raid(1).play('raid fortress_a').claims).toEqual([])
  })
  test('R4: the first with 5 steps on the Valkyrie track', () => {
    const north = { harbour_a: ['valkyrie', null, null] }
    const board = { crew: ['archer', 'sage'], provisions: 2, valkyries: 4 }
    earns('R4', raiding('R4', board, { north }), 'raid harbour_a', 'bury sage')
  })
  test('R5: the first with 7 raids, of whatever kind', () => {
    const match = layRaiders({ players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}] })
    match.base.players[0]!.raids = [3, 2, 1, 0]
    earns('R5', scene('raiders', match, { row: ['R5'] }), 'raid harbour_a')
  })
  test('R6: the first with a crew of strength 16, armour not included', () => {
    const crew = ['champion', 'champion', 'berserker']
    const hiring = (hand: string) => raiding('R6', { crew, hand: [hand], silver: 4, armour: 3 }).play('place barracks')
    earns('R6', hiring('berserker'), 'hire berserker')
    expect(hiring('archer').play('hire archer').claims).toEqual([])
  })
})

describe('the stones of the Explorers', () => {
  test('E1: the first to bring 3 kinds of livestock home; two of a kind are one', () => {
    const home = (hold: readonly ('pig' | 'horse')[]) =>
      sailing('E1', { players: [{ aboard: 1, hold, delivered: ['pig', 'sheep'] }, {}] })
    earns('E1', home(['horse']), 'unload 0 0 horse')
    expect(home(['pig']).play('unload 0 0 pig').claims).toEqual([])
  })
  test('E2: the first with 3 outposts', () => {
    const match = atSea({ map: CHART, players: [{ ashore: ['4', '4'] }, {}] }).live.match()
    // Two more stand beyond the map that is drawn.
    match.base.players[0]!.outposts.push(1000, 2000)
    const table = scene('explorers', match, { row: ['E2'] })
    expect(table.claims).toEqual([])
    expect(table.play('build 1:N').claims).toEqual(['E2 by 0'])
  })
  test('E3: the first to destroy 2 enemy ships', () => {
    const map = CHART.replace('s', 'e')
    earns('E3', sailing('E3', { map, skulls: [false], players: [{ ship: 1, sunk: 1 }, {}] }), 'sail 5')
  })
  test('E4: the first to raid 2 settlements', () => {
    const map = CHART.replace('p', '2')
    earns('E4', sailing('E4', { map, players: [{ ashore: ['4', '6'], raided: [3] }, {}] }), 'walk 6 4 1')
  })
  test('E5: the first to lose a Viking to an enemy ship', () => {
    const map = CHART.replace('s', 'e')
    earns('E5', sailing('E5', { map, skulls: [true], players: [{ ship: 1 }, {}] }), 'sail 5')
    expect(sailing('E5', { map, skulls: [false], players: [{ ship: 1 }, {}] }).play('sail 5').claims).toEqual([])
  })
  test('E6: the first on 4 different islands, complete or not; the Mainland is none', () => {
    const landing = (ashore: readonly string[], outposts: readonly string[] = []) =>
      sailing('E6', { map: CHART, players: [{ ship: 7, ashore, outposts }, {}] })
    earns('E6', landing(['1', '2', '3']), 'unload 7 1')
    earns('E6', landing(['2', '3'], ['1:N']), 'unload 7 1')
    expect(landing(['1', '4', '2']).play('unload 7 1').claims).toEqual([])
  })
})

describe('the symbolic stones', () => {
  const drakkar = layShipwrights({
    players: [{ ...RICH, crew: ['carpenter', 'blacksmith', 'woodcarver', 'weaver'], yard: ['drakkar'] }, {}],
  })
  const knarr = { ...RICH, crew: ['weaver', 'woodcutter'], yard: ['knarr'] }
  test.each([
    ['X1', 'shield', ['S6', 'S2'], 'S1'],
    ['X3', 'hammer', ['S3', 'R6'], 'S1'],
  ])('%s: the first to show 3 of the %s', (id, _, stones, row) => {
    const table = scene('shipwrights', drakkar, { row: [row], clans: [{ stones }] })
    expect(table.play('finish drakkar').claims).toEqual([`${row} by 0`, `${id} by 0`])
    expect(table.stones(0)).toEqual([...stones, row, id])
    expect(table.g.symbolic.cards).toHaveLength(2)
  })
  test('X2: the first to show 3 horns', () => {
    const table = scene('shipwrights', layShipwrights({ players: [knarr, {}] }), {
      row: ['S5'],
      clans: [{ stones: ['S4', 'R1'] }],
    })
    expect(table.play('finish knarr').claims).toEqual(['S5 by 0', 'X2 by 0'])
  })
  test('symbols of different players do not add up, and face-down stones show none', () => {
    const table = scene('shipwrights', drakkar, {
      row: ['S1'],
      clans: [{ stones: ['S6'], hidden: 2 }, { stones: ['S2'] }],
    })
    expect(table.play('finish drakkar').claims).toEqual(['S1 by 0'])
  })
})

test('there is a scene for every stone', () => {
  expect(deck.stones.length + deck.inscriptions.length).toBe(21)
})
