// Raids: what they need, what they bring, and whom they cost.
import { describe, expect, test } from 'vitest'
import { previewOf } from '#games/raiders'
import { scene, settlement } from './testing/index.ts'

const FIVE = ['champion', 'champion', 'mercenary', 'mercenary', 'berserker']

describe('what a raid needs', () => {
  test('crew, provisions, gold and the right worker: each is told', () => {
    const table = scene({ players: [{ crew: ['archer', 'sage'], provisions: 1, worker: 'grey' }, {}] })
    expect(table.whyNot('raid harbour_a')).toEqual(['goods provisions 2 1'])
    expect(table.whyNot('raid outpost_a')).toEqual(['crew 3 2', 'goods provisions 4 1'])
    expect(table.whyNot('raid fortress_b')).toEqual([
      'worker white grey',
      'crew 4 2',
      'goods provisions 2 1',
      'goods gold 2 0',
    ])
  })
  test('a settlement whose plunder is gone is closed', () => {
    const table = scene({
      players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}],
      north: { harbour_a: [null, null, null] },
    })
    expect(table.whyNot('raid harbour_a')).toEqual(['plunder-left harbour_a'])
  })
  test('a worker once placed raids no more', () => {
    const table = scene({ players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}] }).play('place mill')
    expect(table.offers('raid')).toEqual([])
  })
})

describe('a raid', () => {
  test('on a harbour scores 1, without dice; the worker stays and another comes home', () => {
    const table = scene({
      players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}],
      north: { harbour_a: ['gold iron livestock livestock', '', ''] },
    })
    table.play('raid harbour_a')
    expect(table.options).toEqual(['plunder 0', 'plunder 1'])
    table.play('plunder 0')
    expect([table.points(0), table.has(0, 'provisions', 'gold', 'iron', 'livestock')]).toEqual([1, [0, 1, 1, 2]])
    expect([table.player(0).worker, table.g.spots[0], table.g.north[0]![0]]).toEqual(['grey', ['black'], null])
    expect([table.player(0).raids, table.told('rolls'), table.asked]).toEqual([[1, 0, 0, 0], [], 1])
    expect(table.crew(0)).toEqual(['archer', 'sage'])
  })
  test('scores the highest tier that dice, crew and armour reach', () => {
    const raid = (dice: number[]) =>
      scene({ players: [{ crew: FIVE, armour: 3, provisions: 3, gold: 2, worker: 'white' }, {}], dice })
    const high = raid([5, 5]).play('raid fortress_a')
    expect(high.told('strikes')).toMatchObject([{ strength: 33, points: 9 }])
    const low = raid([2, 2]).play('raid fortress_a')
    expect([low.told('strikes')[0]!['strength'], low.points(0)]).toEqual([27, 7])
  })
  test('that falls short scores nothing, and still brings plunder', () => {
    const crew = ['forager', 'jeweller', 'sage']
    const table = scene({
      players: [{ crew, provisions: 4, worker: 'grey' }, {}],
      north: { outpost_a: ['iron', 'gold'] },
      dice: [2],
    })
    table.play('raid outpost_a', 'plunder 1')
    expect([table.points(0), table.has(0, 'gold', 'provisions'), table.player(0).worker]).toEqual([0, [1, 0], 'white'])
  })
  test('equal sets are one choice, and the only one left is no question', () => {
    const table = scene({
      players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}],
      north: { harbour_a: ['gold', 'gold', null] },
    })
    expect([table.play('raid harbour_a').asked, table.has(0, 'gold')]).toEqual([1, [1]])
  })
})

describe('Valkyries', () => {
  const cursed = (set: string, crew: readonly string[]) =>
    scene({ players: [{ crew, provisions: 2 }, { crew: ['champion'] }], north: { harbour_a: [set, null, null] } })
  test('take one of the crew each, of one’s choice, and a step on the track each', () => {
    const table = cursed('valkyrie valkyrie', ['archer', 'archer', 'sage']).play('raid harbour_a')
    expect(table.options).toEqual(['bury archer archer', 'bury archer sage'])
    table.play('bury archer sage')
    expect([table.crew(0), table.player(0).valkyries, table.player(0).deaths]).toEqual([['archer'], 2, 2])
    expect([table.discard, table.g.supply.valkyries]).toEqual([['archer', 'sage'], 17])
  })
  test('more Valkyries than crew take all, and no more steps', () => {
    const table = cursed('valkyrie valkyrie valkyrie', ['archer', 'sage']).play('raid harbour_a')
    expect([table.crew(0), table.player(0).valkyries, table.asked]).toEqual([[], 2, 1])
  })
})

describe('crews', () => {
  test('equal effects of the crew add up', () => {
    const table = scene({
      players: [{ crew: ['archer', 'archer', 'marauder'], provisions: 4, worker: 'grey' }, {}],
      dice: [4],
    })
    table.play('raid outpost_a')
    expect([table.points(0), table.told('glory')]).toMatchObject([2 + 5, [{ count: 5 }]])
    const two = scene({ players: [{ crew: ['huntsman', 'huntsman', 'huntsman'], provisions: 1, worker: 'grey' }, {}] })
    expect(two.offers('raid')).toEqual(['raid harbour_b', 'raid outpost_a', 'raid outpost_b'])
  })
  test('each Brawler rolls one die again, the same or another', () => {
    const crew = ['brawler', 'brawler', 'champion']
    const players = [{ crew, provisions: 3, gold: 1, worker: 'grey' as const }, {}]
    const table = scene({ players, dice: [2, 3, 2, 5] }).play('raid monastery_a')
    expect([table.kind, table.options]).toEqual(['reroll', ['stand', 'reroll 2', 'reroll 3']])
    table.play('reroll 3')
    expect([table.g.turn.dice, table.options]).toEqual([
      [2, 2],
      ['stand', 'reroll 2'],
    ])
    table.play('reroll 2')
    expect([table.told('rerolls')[1], table.told('strikes')[0]]).toMatchObject([{ face: 2, to: 5 }, { strength: 15 }])
    const content = scene({ players, dice: [5, 5] }).play('raid monastery_a', 'stand')
    expect(content.told('strikes')[0]!['strength']).toBe(18)
  })
  test('a price may sink to nothing, not below', () => {
    const crew = ['cartographer', 'cartographer', 'archer', 'archer', 'sage']
    const table = scene({ players: [{ crew, provisions: 4, worker: 'white' }, {}] })
    expect(table.offers('raid fortress_c')).toEqual(['raid fortress_c'])
  })
})

describe('the preview of a raid', () => {
  test('says what it needs and what there is, who may die, and what could be taken', () => {
    const table = scene({
      players: [{ crew: ['archer', 'huntsman', 'scout'], provisions: 3, worker: 'grey' }, {}],
      north: { outpost_a: ['valkyrie gold', 'iron'] },
    })
    const preview = previewOf(table.g, 0, settlement('outpost_a'))
    expect(preview).toMatchObject({
      lacks: [],
      needs: { crew: 3, provisions: 3, gold: 0 },
      has: { crew: 3, provisions: 3, gold: 0 },
      strength: 6,
      dice: 1,
      glory: 2,
      short: 0,
      sets: [
        { set: 0, tokens: [1, 1, 0, 0], worker: 'grey', dead: 1 },
        { set: 1, tokens: [0, 0, 1, 0], worker: 'white', dead: 0 },
      ],
    })
    expect(preview.tiers.map(({ chance }) => chance)).toEqual([1, 0])
    expect(preview.expected).toBe(4)
  })
  test('without a worker in hand, that is what is missing', () => {
    const table = scene({ players: [{}, {}] }).play('place mill')
    expect(previewOf(table.g, 0, 0).lacks).toEqual([{ needs: 'held-worker' }])
  })
})
