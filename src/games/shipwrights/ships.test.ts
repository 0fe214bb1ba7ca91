// Craftsmen, ships and buildings: recruiting, starting, finishing, and what each lacks.
import { describe, expect, test } from 'vitest'
import { type Board, scene } from './testing/index.ts'

/** All that a Karve costs. */
const rich = { gold: 2, workers: 2, mill: [2, 2, 1] } as const

describe('craftsmen', () => {
  test('are recruited for nothing, several of a craft too', () => {
    const table = scene({ players: [{ hand: ['weaver', 'weaver'], gold: 0, workers: 0 }, {}] })
    table.play('recruit weaver', 'recruit weaver')
    expect(table.crew(0)).toEqual(['weaver', 'weaver'])
  })

  test('a fifth craftsman finds no place', () => {
    const crew = ['weaver', 'weaver', 'ropemaker', 'carpenter']
    const table = scene({ players: [{ hand: ['blacksmith'], crew }, {}] })
    expect(table.options).not.toContain('recruit blacksmith')
    expect(table.whyNot('recruit blacksmith')).toEqual(['bench 4'])
  })
})

describe('starting a ship', () => {
  test('costs nothing', () => {
    const table = scene({ players: [{ hand: ['drakkar'], gold: 0, workers: 0 }, {}] }).play('start drakkar')
    expect(table.yard(0)).toEqual(['drakkar'])
  })

  test('needs a free workshop of two', () => {
    const table = scene({ players: [{ hand: ['ferje'], yard: ['drakkar', 'karve'] }, {}] })
    expect(table.options).not.toContain('start ferje')
    expect(table.whyNot('start ferje')).toEqual(['workshop 2'])
    expect(table.options).toContain('discard ferje')
  })
})

describe('finishing a ship', () => {
  test('takes gold, workers, resources and craftsmen, and adds it to the fleet', () => {
    const table = scene({ players: [{ ...rich, yard: ['karve'], crew: ['weaver', 'woodcarver', 'ropemaker'] }, {}] })
    table.play('finish karve')
    expect([table.gold(0), table.workers(0), table.mill(0)]).toEqual([0, 0, [0, 0, 0]])
    expect([table.fleet(0), table.yard(0), table.crew(0)]).toEqual([['karve'], [], ['ropemaker']])
    expect(table.discard).toEqual(['weaver', 'woodcarver'])
    expect(table.g.supply).toEqual({ workers: 47, goods: [25, 25, 25] })
  })

  test('on the day it is started, with craftsmen from the hand', () => {
    const table = scene({ players: [{ ...rich, hand: ['karve', 'weaver', 'woodcarver'] }, {}] })
    table.play('start karve', 'finish karve')
    expect([table.fleet(0), table.hand(0)]).toEqual([['karve'], []])
  })

  test('from hand or board as one likes, where both could work', () => {
    const table = scene({
      players: [{ ...rich, yard: ['karve'], hand: ['weaver'], crew: ['weaver', 'woodcarver'] }, {}],
    })
    expect(table.crews('finish karve')).toEqual(['weaver woodcarver', 'weaver woodcarver'])
    table.playWith('finish karve', 1)
    expect([table.hand(0), table.crew(0), table.fleet(0)]).toEqual([['weaver'], [], ['karve']])
  })

  test('the crew is named with the ship, so that no question betrays a hand', () => {
    const board: Board = { ...rich, yard: ['karve'], crew: ['weaver', 'woodcarver'] }
    for (const hand of [['weaver'], ['king']]) {
      const table = scene({ players: [{ ...board, hand }, {}] }).playWith('finish karve', hand[0] === 'weaver' ? 1 : 0)
      expect([table.kind, table.fleet(0), table.hand(0)]).toEqual(['act', ['karve'], hand])
    }
  })

  test('everything that is missing is named', () => {
    const table = scene({
      players: [{ gold: 1, workers: 0, mill: [4, 1, 0], yard: ['drakkar'], hand: ['weaver'] }, {}],
    })
    expect(table.whyNot('finish drakkar')).toEqual([
      'gold 5 1',
      'workers 3 0',
      'goods wool 3 1',
      'goods iron 2 0',
      'craftsman 2 1 0',
      'craftsman 0 1 0',
      'craftsman 3 1 0',
    ])
  })

  test('several ships of one kind may be built', () => {
    const crew = ['carpenter', 'tar_burner', 'carpenter', 'tar_burner']
    const table = scene({
      players: [{ gold: 4, workers: 2, mill: [4, 2, 0], yard: ['ferje', 'ferje'], crew }, {}],
    })
    table.play('finish ferje', 'finish ferje')
    expect(table.fleet(0)).toEqual(['ferje', 'ferje'])
  })

  test('a shield goes back when its ship or craftsman is used', () => {
    const table = scene({
      players: [{ ...rich, yard: ['karve'], crew: ['weaver', 'woodcarver'] }, {}],
      shields: ['karve', 'weaver'],
    })
    table.play('finish karve')
    expect(table.shields).toEqual([])
  })

  test('of two craftsmen the one under the shield may be spared', () => {
    const table = scene({
      players: [{ ...rich, yard: ['karve'], crew: ['weaver', 'weaver', 'woodcarver'] }, {}],
      shields: ['weaver'],
    })
    expect(table.crews('finish karve')).toHaveLength(2)
    const shielded = table.g.shields[0]!
    // The first weaver is under the shield: it is named first.
    expect(shielded).toBe(table.player(0).crew.cards[0])
    table.playWith('finish karve', 1)
    expect([table.crew(0), table.shields]).toEqual([['weaver'], ['weaver']])
  })
})

describe('a tool instead of a resource', () => {
  test.each([
    ['bow_saw', [0, 2, 1]],
    ['spindle', [2, 0, 1]],
    ['bloomery', [2, 2, 0]],
  ] as const)('the %s spares one kind, and is used up', (tool, mill) => {
    const table = scene({
      players: [{ ...rich, mill, tool, yard: ['karve'], crew: ['weaver', 'woodcarver'] }, {}],
    })
    expect(table.offers('finish')).toEqual(['finish karve with tool'])
    table.play('finish karve with tool')
    expect([table.tool(0), table.mill(0), table.fleet(0)]).toEqual([[], [0, 0, 0], ['karve']])
    expect(table.discard).toContain(tool)
  })

  test('one may pay and keep the tool', () => {
    const table = scene({
      players: [{ ...rich, tool: 'spindle', yard: ['karve'], crew: ['weaver', 'woodcarver'] }, {}],
    })
    expect(table.offers('finish')).toEqual(['finish karve', 'finish karve with tool'])
    table.play('finish karve')
    expect(table.tool(0)).toEqual(['spindle'])
  })

  test('what the ship does not need, a tool cannot spare; a Cart spares nothing', () => {
    const ferje = { gold: 2, workers: 1, mill: [2, 1, 0], yard: ['ferje'], crew: ['carpenter', 'tar_burner'] } as const
    expect(scene({ players: [{ ...ferje, tool: 'bloomery' }, {}] }).offers('finish')).toEqual(['finish ferje'])
    expect(scene({ players: [{ ...ferje, tool: 'cart' }, {}] }).offers('finish')).toEqual(['finish ferje'])
  })
})

describe('buildings', () => {
  test.each(['langhus', 'mining_camp', 'church', 'fortress', 'treasury', 'boat_house', 'market_hall'])(
    'the %s costs gold and workers',
    building => {
      const table = scene({ players: [{ gold: 12, workers: 8, hand: [building] }, {}] }).play(`build ${building}`)
      expect([table.buildings(0), table.hand(0)]).toEqual([[building], []])
      expect(table.gold(0)).toBeLessThan(12)
      expect(table.workers(0)).toBeLessThan(8)
    },
  )

  test('what is missing is named', () => {
    const table = scene({ players: [{ gold: 6, workers: 3, hand: ['fortress'] }, {}] })
    expect(table.whyNot('build fortress')).toEqual(['gold 7 6', 'workers 4 3'])
  })

  test('nobody has two buildings of one kind', () => {
    const table = scene({ players: [{ gold: 12, workers: 8, hand: ['church'], buildings: ['church'] }, {}] })
    expect(table.options).not.toContain('build church')
    expect(table.whyNot('build church')[0]).toMatch(/^other-building/)
  })
})

describe('the turn', () => {
  test('ends only with an empty hand', () => {
    const table = scene({ players: [{ hand: ['ferje', 'king', 'weaver'] }, {}] })
    expect(table.whyNot('end')).toEqual(['empty-hand 3'])
    table.play('discard ferje', 'call king', 'recruit weaver')
    expect(table.offers('end')).toEqual(['end'])
    table.play('end')
    expect(table.asked).toBe(1)
  })

  test('goes on after the last card, as long as one likes', () => {
    const table = scene({ players: [{ gold: 4, workers: 4 }, {}] }).play('buy oak', 'buy oak')
    expect(table.asked).toBe(0)
  })

  test('the others are told whose turn it is', () => {
    expect(scene({ players: [{}, {}] }).whyNot('act', 1)).toEqual(['turn 0'])
  })

  test('discards lie open', () => {
    const table = scene({ players: [{ hand: ['drakkar'] }, {}] }).play('discard drakkar')
    expect(table.g.discard.sees).toBe('all')
    expect(table.discard).toEqual(['drakkar'])
  })
})
