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
  test('S3: the first with 3 buildings', () => {
    const hand = ['langhus', 'church']
    earns('S3', ashore('S3', { ...RICH, buildings: ['mining_camp'], hand }), 'build langhus', 'build church')
  })
  test('S4: the first with 2 ships without military points', () => {
    const ferje = { ...RICH, crew: ['carpenter', 'tar_burner'], yard: ['ferje'] }
    earns('S4', ashore('S4', { ...ferje, fleet: ['byrding'] }), 'finish ferje')
    expect(ashore('S4', { ...ferje, fleet: ['karve'] }).play('finish ferje').claims).toEqual([])
  })
  test('S5: the first with 12 gold, in the middle of a turn', () => {
    earns('S5', ashore('S5', { gold: 8, hand: ['king'] }), 'call king')
  })
  test('S6: the first with 4 craftsmen on the board; those in hand do not count', () => {
    const crew = ['weaver', 'weaver']
    const table = ashore('S6', { crew, hand: ['ropemaker', 'carpenter'] })
    earns('S6', table, 'recruit ropemaker', 'recruit carpenter')
  })
})

describe('the stones of the Raiders', () => {
  test('R1: the first with 3 offerings', () => {
    const board = { worker: 'grey', gold: 2, offerings: ['1 iron 1 livestock', '1 gold 1 iron'] } as const
    earns('R1', raiding('R1', board), 'place long_house', 'offer 2 gold')
  })
  test('R2: the first with 6 armour', () => {
    earns('R2', raiding('R2', { worker: 'grey', iron: 1, silver: 0, armour: 4 }), 'place armoury')
    expect(raiding('R2', { worker: 'grey', silver: 2, armour: 4 }).play('place armoury').claims).toEqual([])
  })
  test('R3: the first to raid a fortress, whatever the dice bring', () => {
    const crew = ['champion', 'champion', 'mercenary', 'mercenary', 'berserker']
    earns('R3', raiding('R3', { crew, provisions: 3, gold: 2, worker: 'white' }), 'raid fortress_a')
  })
  test('R4: the first with 3 steps on the Valkyrie track', () => {
    const north = { harbour_a: ['valkyrie', null, null] }
    const board = { crew: ['archer', 'sage'], provisions: 2, valkyries: 2 }
    earns('R4', raiding('R4', board, { north }), 'raid harbour_a', 'bury sage')
  })
  test('R5: the first with 4 raids, of whatever kind', () => {
    const match = layRaiders({ players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}] })
    match.base.players[0]!.raids = [1, 1, 1, 0]
    earns('R5', scene('raiders', match, { row: ['R5'] }), 'raid harbour_a')
  })
  test('R6: the first with 5 crew members at once', () => {
    const crew = ['archer', 'sage', 'champion', 'berserker']
    earns('R6', raiding('R6', { crew, hand: ['huntsman'], silver: 4 }), 'place barracks', 'hire huntsman')
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
  const later = { gold: 8, hand: ['king'] }
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
    const table = scene('shipwrights', layShipwrights({ players: [later, {}] }), {
      row: ['S5'],
      clans: [{ stones: ['S4', 'R1'] }],
    })
    expect(table.play('call king').claims).toEqual(['S5 by 0', 'X2 by 0'])
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
