// The village: a worker is placed, another is picked up, and both may act.
import { describe, expect, test } from 'vitest'
import { scene } from './testing/index.ts'

describe('a turn of work', () => {
  test('place a worker and take its action, pick up another and take its action', () => {
    const table = scene({ players: [{}, {}] }).play('place silversmith')
    expect([table.has(0, 'silver'), table.stage, table.player(0).worker]).toEqual([[5], 'pick', null])
    table.play('pick gate_house')
    expect([table.hand(0).length, table.asked]).toEqual([2, 1])
    expect(table.village).toEqual({ town_hall: 'black', treasury: 'black', silversmith: 'black' })
    expect(table.player(0).worker).toBe('black')
  })
  test('either action may be declined', () => {
    const table = scene({ players: [{}, {}] }).play('place mill idle', 'pick gate_house idle')
    expect([table.has(0, 'provisions'), table.hand(0), table.asked]).toEqual([[0], [], 1])
  })
  test('a building takes one worker, and not the one just placed is picked up', () => {
    const table = scene({ players: [{ hand: ['archer'] }, {}] })
    expect(table.whyNot('place gate_house')).toEqual(['free gate_house'])
    expect(table.whyNot('place gate_house idle')).toEqual(['free gate_house'])
    table.play('place mill')
    expect(table.whyNot('pick mill')).toEqual(['other mill'])
    expect(table.whyNot('pick barracks')).toEqual(['occupied barracks'])
  })
  test('a black worker has no business in the Armoury and the Long House', () => {
    const table = scene({ players: [{ iron: 1, livestock: 1 }, {}] })
    expect(table.whyNot('place armoury')).toEqual(['worker grey,white black'])
    expect(table.whyNot('place long_house idle')).toEqual(['worker grey,white black'])
  })
})

describe('Gate House', () => {
  test('draws two cards', () => {
    const table = scene({
      players: [{}, {}],
      village: { mill: 'grey', barracks: 'black', treasury: 'black' },
      pile: ['sage', 'scout'],
    })
    expect(table.play('place gate_house').hand(0)).toEqual(['sage', 'scout'])
  })
  test('an empty pile is made of the discards; without any, nobody draws', () => {
    const some = scene({
      players: [{}, {}],
      village: { mill: 'grey', barracks: 'black', treasury: 'black' },
      pile: ['sage'],
      discard: 'rest',
    })
    some.play('place gate_house')
    expect([some.hand(0).length, some.told('reshuffles').length, some.discard]).toEqual([2, 1, []])
    const none = scene({ players: [{}, {}], village: { mill: 'grey', barracks: 'black', treasury: 'black' } })
    none.g.pile.cards = []
    expect(none.whyNot('place gate_house')).toEqual(['pile'])
    expect(none.options).toContain('place gate_house idle')
  })
})

describe('Treasury', () => {
  const free = { gate_house: 'black', town_hall: 'black', barracks: 'black' } as const
  test('one card for 2 silver, two for 1 gold', () => {
    const table = scene({ players: [{ hand: ['sage', 'scout', 'archer'] }, {}], village: free })
    table.play('place treasury', 'sell sage silver')
    expect([table.has(0, 'silver', 'gold'), table.discard]).toEqual([[4, 0], ['sage']])
    const gold = scene({ players: [{ hand: ['sage', 'scout', 'archer'] }, {}], village: free })
    gold.play('place treasury', 'sell sage gold')
    expect(gold.options).toEqual(['add scout', 'add archer'])
    gold.play('add archer')
    expect([gold.has(0, 'silver', 'gold'), gold.hand(0)]).toEqual([[2, 1], ['scout']])
  })
  test('says which is missing: cards or gold', () => {
    const poor = scene({ players: [{ hand: ['sage'] }, {}], village: free, supply: { gold: 0 } }).play('place treasury')
    expect(poor.options).toEqual(['sell sage silver'])
    expect(poor.whyNot('sell sage gold')).toEqual(['cards 2 1', 'supply gold'])
    expect(scene({ players: [{}, {}], village: free }).whyNot('place treasury')).toEqual(['cards 1 0'])
  })
  test('a hero is sold at the Treasury, but not played at the Town Hall', () => {
    const table = scene({
      players: [{ hand: ['folke'] }, {}],
      village: { mill: 'black', gate_house: 'black', barracks: 'black' },
    })
    expect(table.whyNot('place town_hall')).toEqual(['hall-effect folke'])
    expect(table.play('place treasury').options).toEqual(['sell folke silver'])
  })
})

describe('Barracks', () => {
  test('hires from the hand for its silver, several of a title too', () => {
    const table = scene({ players: [{ silver: 3, hand: ['archer', 'champion'], crew: ['archer'] }, {}] }).play(
      'place barracks',
    )
    expect(table.options).toEqual(['hire archer'])
    expect(table.whyNot('hire champion')).toEqual(['goods silver 4 3'])
    table.play('hire archer')
    expect([table.crew(0), table.has(0, 'silver')]).toEqual([['archer', 'archer'], [0]])
  })
  test('says what the nearest card lacks', () => {
    const table = scene({ players: [{ silver: 2, hand: ['champion', 'archer'] }, {}] })
    expect(table.whyNot('place barracks')).toEqual(['goods silver 3 2'])
    expect(table.whyNot('hire champion')).toEqual(['being-at barracks', 'goods silver 4 2'])
    expect(scene({ players: [{}, {}] }).whyNot('place barracks')).toEqual(['cards 1 0'])
  })
  test('from a full crew one leaves first', () => {
    const crew = ['archer', 'archer', 'sage', 'scout', 'forager']
    const table = scene({ players: [{ silver: 3, hand: ['jeweller'], crew }, {}] }).play(
      'place barracks',
      'hire jeweller',
    )
    expect(table.options).toEqual(['lose archer', 'lose sage', 'lose scout', 'lose forager'])
    table.play('lose sage')
    expect([table.crew(0), table.discard]).toEqual([['archer', 'archer', 'scout', 'forager', 'jeweller'], ['sage']])
  })
  test('when a hero is gone, another may be hired; in a full crew a hero takes the place of the hero', () => {
    const aboard = scene({ players: [{ silver: 4, hand: ['brynjar', 'sage'], crew: ['folke'] }, {}] }).play(
      'place barracks',
    )
    expect(aboard.whyNot('hire brynjar')).toEqual(['no-hero folke'])
    const full = ['folke', 'archer', 'sage', 'scout', 'forager']
    const table = scene({ players: [{ silver: 4, hand: ['brynjar'], crew: full }, {}] }).play(
      'place barracks',
      'hire brynjar',
    )
    expect([table.crew(0).includes('folke'), table.crew(0).includes('brynjar')]).toEqual([false, true])
    const gone = scene({ players: [{ silver: 4, hand: ['brynjar'], crew: ['archer'] }, {}], discard: ['folke'] })
    expect(gone.play('place barracks', 'hire brynjar').crew(0)).toEqual(['archer', 'brynjar'])
  })
})

describe('Armoury', () => {
  test('an iron for two steps, or 2 silver for one', () => {
    const iron = scene({ players: [{ worker: 'grey', iron: 1 }, {}] }).play('place armoury', 'arm iron')
    expect([iron.player(0).armour, iron.has(0, 'iron')]).toEqual([2, [0]])
    const silver = scene({ players: [{ worker: 'white', iron: 1 }, {}] }).play('place armoury', 'arm silver')
    expect([silver.player(0).armour, silver.has(0, 'silver')]).toEqual([1, [0]])
  })
  test('armour beyond 10 is lost', () => {
    const table = scene({ players: [{ worker: 'grey', silver: 0, iron: 1, armour: 9 }, {}] }).play('place armoury')
    expect([table.player(0).armour, table.has(0, 'iron')]).toEqual([10, [0]])
    const full = scene({ players: [{ worker: 'grey', iron: 1, armour: 10 }, {}] })
    expect(full.whyNot('place armoury')).toEqual(['armour-room 10'])
  })
  test('says what is missing of iron or silver', () => {
    expect(scene({ players: [{ worker: 'grey', silver: 1 }, {}] }).whyNot('place armoury')).toEqual(['goods iron 1 0'])
  })
})

describe('Mill and Silversmith', () => {
  test.each([
    ['black', 1, 5],
    ['grey', 2, 4],
    ['white', 2, 4],
  ] as const)('a %s worker brings %d provisions, or silver', (worker, provisions, silver) => {
    const mill = scene({ players: [{ worker }, {}] }).play('place mill')
    if (worker === 'white') mill.play('gain provisions')
    expect(mill.has(0, 'provisions')).toEqual([provisions])
    expect(
      scene({ players: [{ worker }, {}] })
        .play('place silversmith')
        .has(0, 'silver'),
    ).toEqual([silver])
  })
  test('a white worker may have gold from the Mill, if there is some', () => {
    const table = scene({ players: [{ worker: 'white' }, {}] }).play('place mill')
    expect(table.options).toEqual(['gain provisions', 'gain gold'])
    expect(table.play('gain gold').has(0, 'gold', 'provisions')).toEqual([1, 0])
    const none = scene({ players: [{ worker: 'white' }, {}], supply: { gold: 0 } }).play('place mill')
    expect(none.has(0, 'provisions')).toEqual([2])
  })
  test('the colour of the worker picked up counts', () => {
    const table = scene({ players: [{}, {}], village: { mill: 'grey', gate_house: 'black', treasury: 'black' } })
    expect(table.play('place town_hall idle', 'pick mill').has(0, 'provisions')).toEqual([2])
  })
  test('a supply that runs out gives what is left', () => {
    const table = scene({ players: [{ worker: 'grey' }, {}], supply: { provisions: 1 } }).play('place mill')
    expect([table.has(0, 'provisions'), table.g.supply.goods[1]]).toEqual([[1], 0])
    const none = scene({ players: [{}, {}], supply: { provisions: 0, silver: 0 } })
    expect([none.whyNot('place mill'), none.whyNot('place silversmith')]).toEqual([
      ['supply provisions'],
      ['supply silver'],
    ])
  })
})

describe('Long House', () => {
  test('livestock for two provisions', () => {
    const table = scene({ players: [{ worker: 'grey', livestock: 1 }, {}] }).play('place long_house', 'trade')
    expect(table.has(0, 'livestock', 'provisions')).toEqual([0, 2])
  })
  test('an offering is paid, kept, and replaced at once', () => {
    const table = scene({ players: [{ worker: 'white', gold: 2 }, {}] }).play('place long_house', 'offer 2 gold')
    expect([table.has(0, 'gold'), table.offerings(0), table.display.length]).toEqual([[0], ['2 gold'], 3])
    expect([table.display[1], table.g.stack.cards.length]).toEqual(['2 iron', 12])
    expect(table.result[0]!.parts).toMatchObject({ offerings: 4 })
  })
  test('offerings made lie open, since everybody saw them', () => {
    const table = scene({ players: [{ worker: 'white', gold: 2 }, {}] }).play('place long_house', 'offer 2 gold')
    expect(table.player(0).offerings.sees).toBe('all')
  })
  test('says what each offering lacks', () => {
    const table = scene({ players: [{ worker: 'grey', livestock: 1, iron: 1 }, {}] })
    expect(table.whyNot('offer 2 iron')).toEqual(['being-at long_house', 'goods iron 2 1'])
    table.play('place long_house')
    expect([table.options, table.whyNot('offer 2 iron')]).toEqual([['trade'], ['goods iron 2 1']])
    expect(scene({ players: [{ worker: 'grey' }, {}] }).whyNot('place long_house')).toEqual(['goods livestock 1 0'])
  })
})

describe('the end of a turn', () => {
  test('silver and provisions beyond 8 go back, plunder does not', () => {
    const table = scene({ players: [{ silver: 8, provisions: 9, gold: 12 }, {}] })
    table.play('place silversmith', 'pick gate_house idle')
    expect(table.has(0, 'silver', 'provisions', 'gold')).toEqual([8, 8, 12])
  })
  test('of cards beyond 8 one chooses, one after the other', () => {
    const hand = ['sage', 'scout', 'archer', 'forager', 'jeweller', 'trader', 'warlord', 'champion']
    const table = scene({ players: [{ hand }, {}], pile: ['berserker', 'brawler'] })
    table.play('place mill', 'pick gate_house', 'discard sage', 'discard berserker')
    expect([table.hand(0).length, table.discard, table.asked]).toEqual([8, ['sage', 'berserker'], 1])
  })
  test('the hand limit is checked only at the end of one’s own turn', () => {
    const hand = ['sage', 'sage', 'archer', 'archer', 'jeweller', 'trader', 'warlord', 'champion', 'marauder']
    const table = scene({ players: [{}, { hand }] }).passTurn()
    expect(table.hand(1)).toHaveLength(9)
    table.play('place mill', 'pick treasury idle')
    expect(table.kind).toBe('discard')
  })
})
