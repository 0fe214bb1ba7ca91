// The villagers: what each does, on whom, and what keeps it away.
import { describe, expect, test } from 'vitest'
import { scene } from '#games/shipwrights/testing'

describe('Assassin', () => {
  const setting = {
    players: [
      { hand: ['assassin'], crew: ['carpenter'] },
      { crew: ['weaver', 'blacksmith'] },
      { crew: ['ropemaker'], front: ['sentry'] },
    ],
    shields: ['blacksmith'],
  }
  test('discards a craftsman of any board, one’s own included', () => {
    const table = scene(setting)
    expect(table.offers('call assassin')).toEqual(['call assassin carpenter', 'call assassin weaver'])
    table.play('call assassin weaver')
    expect(table.crew(1)).toEqual(['blacksmith'])
    expect(table.discard).toEqual(['weaver', 'assassin'])
    expect(scene(setting).play('call assassin carpenter').crew(0)).toEqual([])
  })
  test('a Sentry and a shield keep it away, and are named', () => {
    const table = scene(setting)
    expect(table.whyNot('call assassin ropemaker')).toEqual(['unguarded 2'])
    expect(table.whyNot('call assassin blacksmith')[0]).toMatch(/^unshielded/)
  })
  test('without a craftsman anywhere it can only be discarded', () => {
    const table = scene({ players: [{ hand: ['assassin'] }, {}] })
    expect(table.whyNot('call assassin')).toEqual(['target'])
    expect(table.options).toContain('discard assassin')
  })
})

describe('Barbarian', () => {
  test('discards a ship under construction of any board, one’s own included', () => {
    const players = [{ hand: ['barbarian'], yard: ['ferje'] }, { yard: ['drakkar'] }]
    expect(scene({ players }).offers('call barbarian')).toEqual(['call barbarian ferje', 'call barbarian drakkar'])
    expect(scene({ players }).play('call barbarian drakkar').yard(1)).toEqual([])
    expect(scene({ players }).play('call barbarian ferje').yard(0)).toEqual([])
  })
  test('built ships and buildings cannot be attacked', () => {
    const fleet = { fleet: ['drakkar'], buildings: ['church'] }
    const table = scene({ players: [{ hand: ['barbarian', 'assassin', 'berserker'], gold: 12 }, fleet] })
    expect(table.offers('call')).toEqual([])
    expect(table.whyNot('call barbarian')).toEqual(['target'])
  })
  test('a shield or a Sentry protects a ship', () => {
    const guarded = scene({ players: [{ hand: ['barbarian'] }, { yard: ['karve'], front: ['sentry'] }] })
    expect(guarded.whyNot('call barbarian karve')).toEqual(['unguarded 1'])
    const shielded = scene({ players: [{ hand: ['barbarian'] }, { yard: ['karve'] }], shields: ['karve'] })
    expect(shielded.whyNot('call barbarian karve')[0]).toMatch(/^unshielded/)
  })
})

describe('Conspirator', () => {
  test('moves an opponent’s craftsman to one’s own board', () => {
    const table = scene({ players: [{ hand: ['conspirator'], crew: ['weaver'] }, { crew: ['blacksmith'] }] })
    expect(table.offers('call')).toEqual(['call conspirator blacksmith'])
    table.play('call conspirator blacksmith')
    expect([table.crew(0), table.crew(1)]).toEqual([['weaver', 'blacksmith'], []])
  })
  test('needs a free place', () => {
    const crew = ['weaver', 'weaver', 'ropemaker', 'carpenter']
    const table = scene({ players: [{ hand: ['conspirator'], crew }, { crew: ['blacksmith'] }] })
    expect(table.whyNot('call conspirator blacksmith')).toEqual(['bench 4'])
  })
  test('a Sentry and a shield keep it away', () => {
    const players = [{ hand: ['conspirator'] }, { crew: ['weaver'], front: ['sentry'] }, { crew: ['blacksmith'] }]
    const table = scene({ players, shields: ['blacksmith'] })
    expect(table.offers('call')).toEqual([])
    expect(table.whyNot('call conspirator weaver')).toEqual(['unguarded 1'])
    expect(table.whyNot('call conspirator blacksmith')[0]).toMatch(/^unshielded/)
  })
})

describe('Pioneer', () => {
  test('its player is first the next day, and the card stays until then', () => {
    const table = scene({ players: [{}, { hand: ['pioneer'] }, {}], seat: 1 }).play('call pioneer')
    expect(table.front(1)).toEqual(['pioneer'])
    table.play('end').endTurn().endTurn()
    expect(table.g.first).toBe(1)
    expect(table.front(1)).toEqual([])
    expect(table.discard).toContain('pioneer')
  })
  test('of two Pioneers on one day the last one counts', () => {
    const table = scene({ players: [{ hand: ['pioneer'] }, { hand: ['pioneer'] }, {}] })
    table.play('call pioneer', 'end', 'call pioneer', 'end', 'end')
    expect(table.g.first).toBe(1)
    expect(table.g.pioneer).toBe(-1)
  })
  test('without one the marker goes to the left', () => {
    const table = scene({ players: [{}, {}, {}], seat: 2 }).play('end', 'end', 'end')
    expect(table.g.first).toBe(0)
  })
})

describe('Mercenary', () => {
  test('2 gold for its player; the others lose 2, or what they have', () => {
    const table = scene({ players: [{ gold: 3, hand: ['mercenary'] }, { gold: 5 }, { gold: 1 }] })
    table.play('call mercenary')
    expect([0, 1, 2].map(table.gold)).toEqual([5, 3, 0])
  })
  test('a Sentry keeps it away from its owner alone', () => {
    const table = scene({ players: [{ gold: 11, hand: ['mercenary'] }, { gold: 5, front: ['sentry'] }, { gold: 5 }] })
    table.play('call mercenary')
    expect([0, 1, 2].map(table.gold)).toEqual([12, 5, 3])
  })
})

describe('Pillager', () => {
  test('an opponent loses a gold for each resource in their mill; nobody gains', () => {
    const table = scene({ players: [{ hand: ['pillager'] }, { gold: 7, mill: [2, 1, 1] }] }).play('call pillager 1')
    expect([table.gold(0), table.gold(1), table.mill(1)]).toEqual([5, 3, [2, 1, 1]])
  })
  test('nobody loses more than they have', () => {
    const table = scene({ players: [{ hand: ['pillager'] }, { gold: 2, mill: [4, 4, 0] }] }).play('call pillager 1')
    expect(table.gold(1)).toBe(0)
  })
  test('where there is nothing to lose, or a Sentry, that is said', () => {
    const table = scene({
      players: [
        { hand: ['pillager'] },
        { gold: 0, mill: [1, 0, 0] },
        { gold: 3 },
        { mill: [1, 0, 0], front: ['sentry'] },
      ],
    })
    expect(table.offers('call')).toEqual([])
    expect(table.whyNot('call pillager 1')).toEqual(['their-gold 1'])
    expect(table.whyNot('call pillager 2')).toEqual(['their-goods 2'])
    expect(table.whyNot('call pillager 3')).toEqual(['unguarded 3'])
  })
})

describe('Berserker', () => {
  test('for 5 gold an opponent’s tool is discarded, a Sentry or not', () => {
    const table = scene({
      players: [
        { gold: 6, hand: ['berserker'], tool: 'spindle' },
        { tool: 'cart', front: ['sentry'] },
      ],
    })
    expect(table.offers('call')).toEqual(['call berserker 1'])
    table.play('call berserker 1')
    expect([table.gold(0), table.tool(0), table.tool(1)]).toEqual([1, ['spindle'], []])
    expect(table.g.supply.goods).toEqual([25, 25, 25])
  })
  test('missing gold and a missing tool are named', () => {
    const table = scene({ players: [{ gold: 4, hand: ['berserker'] }, {}] })
    expect(table.whyNot('call berserker 1')).toEqual(['gold 5 4', 'their-tool 1'])
  })
})

describe('Thief', () => {
  test('takes a resource from an opponent’s mill', () => {
    const table = scene({ players: [{ hand: ['thief'] }, { mill: [1, 0, 2] }] })
    expect(table.offers('call')).toEqual(['call thief 1 oak', 'call thief 1 iron'])
    table.play('call thief 1 iron')
    expect([table.mill(0), table.mill(1)]).toEqual([
      [0, 0, 1],
      [1, 0, 1],
    ])
  })
  test('finds nothing in an empty mill, or behind a Sentry', () => {
    const table = scene({ players: [{ hand: ['thief'] }, {}, { mill: [1, 0, 0], front: ['sentry'] }] })
    expect(table.whyNot('call thief 1')).toEqual(['their-goods 1'])
    expect(table.whyNot('call thief 2')).toEqual(['unguarded 2'])
  })
})

describe('Sentry', () => {
  test('stays in front of its player until the start of their next turn', () => {
    const table = scene({ players: [{ hand: ['sentry'] }, {}] }).play('call sentry')
    expect(table.front(0)).toEqual(['sentry'])
    table.play('end', 'end')
    // The next day: the other one is first.
    while (table.kind === 'draft') table.play('take 0')
    expect(table.front(0)).toEqual(['sentry'])
    expect(table.asked).toBe(1)
    table.endTurn()
    expect([table.asked, table.front(0)]).toEqual([0, []])
    expect(table.told('sentry-leaves')).toHaveLength(1)
  })
  test('a Sentry does not stop its own player', () => {
    const table = scene({ players: [{ hand: ['sentry', 'assassin'], crew: ['weaver'] }, {}] })
    table.play('call sentry')
    expect(table.offers('call')).toEqual(['call assassin weaver'])
  })
})

describe('villagers that draw', () => {
  test('the Chieftain draws two cards, to be used the same day', () => {
    const table = scene({ players: [{ hand: ['chieftain'] }, {}], pile: ['king', 'weaver'] }).play('call chieftain')
    expect(table.hand(0)).toEqual(['king', 'weaver'])
    expect(table.whyNot('end')).toEqual(['empty-hand 2'])
    expect(table.told('draws')).toHaveLength(1)
    expect(table.told('drew', 0)).toHaveLength(1)
    expect(table.told('drew', 1)).toHaveLength(0)
  })
  test('the Sage discards one or two cards for as many', () => {
    const table = scene({ players: [{ hand: ['sage', 'ferje', 'karve'] }, {}], pile: ['king', 'weaver'] })
    table.play('call sage')
    expect(table.options).toEqual(['give ferje', 'give ferje karve', 'give karve'])
    table.play('give ferje karve')
    expect(table.hand(0)).toEqual(['king', 'weaver'])
    expect(table.discard).toEqual(['ferje', 'karve', 'sage'])
  })
  test('the Sage needs another card in hand', () => {
    expect(scene({ players: [{ hand: ['sage'] }, {}] }).whyNot('call sage')).toEqual(['cards'])
  })
  test('drawing from an empty pile shuffles the discards first', () => {
    const table = scene({ players: [{ hand: ['chieftain'] }, {}], pile: ['king'], discard: 'rest' })
    table.play('call chieftain')
    expect(table.hand(0)).toHaveLength(2)
    expect(table.hand(0)[0]).toBe('king')
    expect(table.told('reshuffles')).toHaveLength(1)
    expect(table.discard).toEqual(['chieftain'])
  })
})

describe('villagers that give workers and resources', () => {
  test('the Beggar: a worker and a resource', () => {
    const table = scene({ players: [{ hand: ['beggar'] }, {}] }).play('call beggar wool')
    expect([table.workers(0), table.mill(0)]).toEqual([4, [0, 1, 0]])
  })
  test('the Beggar comes with what is left of the two: a worker alone, or a resource alone', () => {
    const noGoods = scene({ players: [{ hand: ['beggar'] }, {}], supply: [0, 0, 0] })
    expect(noGoods.offers('call')).toEqual(['call beggar'])
    expect(noGoods.whyNot('call beggar oak')).toEqual(['supply oak'])
    noGoods.play('call beggar')
    expect([noGoods.workers(0), noGoods.mill(0), noGoods.discard]).toEqual([4, [0, 0, 0], ['beggar']])
    const noWorkers = scene({ players: [{ workers: 25, hand: ['beggar'] }, { workers: 25 }] })
    expect(noWorkers.offers('call')).toEqual(['call beggar oak', 'call beggar wool', 'call beggar iron'])
    noWorkers.play('call beggar iron')
    expect([noWorkers.workers(0), noWorkers.mill(0)]).toEqual([25, [0, 0, 1]])
    const nothing = scene({ players: [{ workers: 25, hand: ['beggar'] }, { workers: 25 }], supply: [0, 0, 0] })
    expect(nothing.offers('call')).toEqual([])
  })
  test('the Labourer: three workers', () => {
    expect(
      scene({ players: [{ hand: ['labourer'] }, {}] })
        .play('call labourer')
        .workers(0),
    ).toBe(6)
  })
  test('the Merchant: two resources of one kind', () => {
    const table = scene({ players: [{ hand: ['merchant'] }, {}] })
    expect(table.offers('call')).toEqual(['call merchant oak', 'call merchant wool', 'call merchant iron'])
    expect(table.play('call merchant iron').mill(0)).toEqual([0, 0, 2])
  })
  test('the Trader: up to three resources one for one', () => {
    const table = scene({ players: [{ hand: ['trader'], mill: [3, 0, 0] }, {}] }).play('call trader')
    expect(table.options).toEqual(['swap oak wool', 'swap oak iron', 'enough'])
    table.play('swap oak wool', 'swap oak iron', 'swap wool iron')
    expect(table.kind).toBe('act')
    expect(table.mill(0)).toEqual([1, 0, 2])
  })
  test('the Trader may stop early, and needs something to swap', () => {
    const table = scene({ players: [{ hand: ['trader'], mill: [1, 0, 0] }, {}] }).play('call trader', 'enough')
    expect([table.mill(0), table.discard]).toEqual([[1, 0, 0], ['trader']])
    expect(scene({ players: [{ hand: ['trader'] }, {}] }).whyNot('call trader')).toEqual(['own-goods'])
  })
  test('an empty supply gives what is left', () => {
    const table = scene({ players: [{ hand: ['merchant', 'beggar'] }, {}], supply: [1, 0, 25] })
    expect(table.whyNot('call merchant wool')).toEqual(['supply wool'])
    table.play('call merchant oak')
    expect(table.mill(0)).toEqual([1, 0, 0])
    expect(table.whyNot('call beggar oak')).toEqual(['supply oak'])
  })
  test('fifty workers are all there are', () => {
    const table = scene({ players: [{ workers: 24, hand: ['labourer'] }, { workers: 25 }] }).play('call labourer')
    expect(table.workers(0)).toBe(25)
  })
})

describe('villagers that give gold', () => {
  test('King and Queen: 4 and 3', () => {
    const table = scene({ players: [{ gold: 0, hand: ['king', 'queen'] }, {}] })
    expect(table.play('call king').gold(0)).toBe(4)
    expect(table.play('call queen').gold(0)).toBe(7)
  })
  test('with 12 gold nobody gains more', () => {
    expect(
      scene({ players: [{ gold: 12, hand: ['king'] }, {}] })
        .play('call king')
        .gold(0),
    ).toBe(12)
    expect(
      scene({ players: [{ gold: 10, hand: ['king'] }, {}] })
        .play('call king')
        .gold(0),
    ).toBe(12)
  })
  test.each([0, 1, 2])('the Navigator: 2, and one for each of %i players before', earlier => {
    const players = [{ gold: 0, hand: ['navigator'] }, {}, {}]
    expect(scene({ players, earlier }).play('call navigator').gold(0)).toBe(2 + earlier)
  })
})

describe('the villagers of the Runesaga', () => {
  const options = { runesaga: true }
  test('the Scout: three of one kind, and one for everybody else', () => {
    const table = scene({ players: [{ hand: ['scout'] }, {}, {}], options }).play('call scout oak')
    expect(table.mill(0)).toEqual([3, 0, 0])
    table.answer(2, 'gain iron').answer(1, 'gain wool')
    expect([table.mill(1), table.mill(2)]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
    ])
    expect([table.asked, table.kind]).toEqual([0, 'act'])
  })
  test('the Scout, when the supply has nothing for the others, asks nobody', () => {
    const table = scene({ players: [{ hand: ['scout'] }, {}], options, supply: [3, 0, 0] }).play('call scout oak')
    expect([table.asked, table.kind, table.mill(0)]).toEqual([0, 'act', [3, 0, 0]])
  })
  test('whoever comes short of what the Scout brings chooses again among what is left', () => {
    const players = [{ hand: ['scout'] }, {}, {}, {}]
    const table = scene({ players, options, supply: [4, 0, 5] }).play('call scout oak')
    table.answer(3, 'gain oak').answer(2, 'gain oak').answer(1, 'gain oak')
    // One oak is left: it goes to the left of the caller.
    expect([1, 2, 3].map(table.mill)).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(table.live.open().map(({ seat }) => seat)).toEqual([2, 3])
    expect(table.options).toEqual(['gain iron'])
    table.answer(2, 'gain iron').answer(3, 'gain iron')
    expect([table.mill(2), table.mill(3)]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
    expect([table.asked, table.kind]).toEqual([0, 'act'])
  })
  test('when nothing is left for whoever comes short, they get nothing', () => {
    const table = scene({ players: [{ hand: ['scout'] }, {}, {}], options, supply: [4, 0, 0] }).play('call scout oak')
    table.answer(1, 'gain oak').answer(2, 'gain oak')
    expect([table.mill(1), table.mill(2)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
    expect([table.asked, table.kind]).toEqual([0, 'act'])
  })
  test('the Armourer: a worker and a card', () => {
    const table = scene({ players: [{ hand: ['armourer'] }, {}], pile: ['king'], options }).play('call armourer')
    expect([table.workers(0), table.hand(0)]).toEqual([4, ['king']])
  })
})
