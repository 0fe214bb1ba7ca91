// The village board: five spaces, a worker each, and what they give.
import { describe, expect, test } from 'vitest'
import { SPACES } from './state.ts'
import { scene } from './testing/index.ts'

describe('going to a space', () => {
  test('takes a worker, who stays there', () => {
    const table = scene({ players: [{ hand: ['ferje'] }, {}] }).play('visit jeweller', 'give ferje')
    expect([table.workers(0), table.spaces]).toEqual([2, ['jeweller']])
    table.play('end', 'end')
    expect(table.spaces).toEqual(['jeweller'])
  })
  test('needs a free space and a worker', () => {
    const table = scene({ players: [{ workers: 0, hand: ['ferje'] }, {}], spaces: ['jeweller'] })
    expect(table.whyNot('visit jeweller')).toEqual(['workers 1 0', 'free-space jeweller'])
  })
  test('the Warden is used once a turn; a space he has emptied may be used again', () => {
    const table = scene({ players: [{ workers: 8, hand: ['ferje', 'karve'] }, {}] })
    table.play('visit jeweller', 'give ferje', 'visit warden')
    expect(table.whyNot('visit warden')).toEqual(['new-space warden', 'board-workers'])
    table.play('visit jeweller', 'give karve')
    expect([table.gold(0), table.spaces]).toEqual([9, ['jeweller']])
    table.play('end')
    expect(table.offers('visit warden')).toEqual(['visit warden'])
  })
  test('a turn is finite: with the Warden a space is used twice at most', () => {
    const crew = ['weaver', 'ropemaker', 'carpenter', 'woodcarver']
    const table = scene({ players: [{ workers: 40, crew, hand: ['ferje', 'karve', 'knarr', 'busse'] }, {}] })
    const visits: string[] = []
    for (;;) {
      const open = table.offers('visit')
      const move = open.find(each => each !== 'visit warden') ?? open[0]
      if (move === undefined) break
      visits.push(move.split(' ')[1]!)
      table.play(move)
      if (table.kind !== 'act') table.play(table.options[0]!)
    }
    const times = (space: string): number => visits.filter(each => each === space).length
    expect(SPACES.map(times)).toEqual([0, 2, 2, 1, 2])
  })
  test('without the board there are no spaces', () => {
    const table = scene({ players: [{ hand: ['ferje'], crew: ['weaver'] }, {}], options: { board: false } })
    expect(table.offers('visit')).toEqual([])
    expect(table.whyNot('visit forager')).toEqual([])
  })
})

describe('Cartographer', () => {
  const paid = { gold: 2, workers: 3, mill: [2, 2, 1] } as const
  test('one craftsman a ship needs is replaced by any other', () => {
    const table = scene({ players: [{ ...paid, yard: ['karve'], crew: ['weaver', 'blacksmith'] }, {}] })
    expect(table.whyNot('finish karve')).toEqual(['craftsman 3 1 0'])
    table.play('visit cartographer karve')
    expect([table.fleet(0), table.crew(0), table.workers(0)]).toEqual([['karve'], [], 0])
    expect(table.spaces).toEqual(['cartographer'])
    expect(table.discard).toEqual(['weaver', 'blacksmith'])
  })
  test('where several could stand in, one chooses', () => {
    const table = scene({
      players: [{ ...paid, yard: ['karve'], hand: ['ropemaker'], crew: ['weaver', 'blacksmith'] }, {}],
    })
    expect(table.crews('visit cartographer karve')).toEqual(['weaver ropemaker', 'weaver blacksmith'])
    table.playWith('visit cartographer karve', 0)
    expect([table.crew(0), table.hand(0), table.fleet(0)]).toEqual([['blacksmith'], [], ['karve']])
  })
  test('the same people are one crew, whoever of them stands in', () => {
    const table = scene({
      players: [{ ...paid, yard: ['karve'], hand: ['woodcarver'], crew: ['woodcarver', 'woodcarver'] }, {}],
      shields: ['woodcarver'],
    })
    // From hand and under the shield, from hand and board, from both places of the board.
    const crews = table.question.options.flatMap(move => ('crew' in move ? [move.crew.toSorted().join()] : []))
    expect(crews).toHaveLength(3)
    expect(new Set(crews).size).toBe(3)
  })
  test('only one is replaced, and the worker sent there is needed besides', () => {
    const two = scene({ players: [{ ...paid, yard: ['karve'], crew: ['ropemaker', 'blacksmith'] }, {}] })
    expect(two.whyNot('visit cartographer karve')[0]).toMatch(/^stand-in/)
    const poor = scene({ players: [{ ...paid, workers: 2, yard: ['karve'], crew: ['weaver', 'ropemaker'] }, {}] })
    expect(poor.whyNot('visit cartographer karve')).toEqual(['workers 3 2'])
    expect(scene({ players: [{}, {}] }).whyNot('visit cartographer')).toEqual(['own-ship'])
  })
  test('a tool may help there too', () => {
    const table = scene({
      players: [{ ...paid, mill: [0, 2, 1], tool: 'bow_saw', yard: ['karve'], crew: ['weaver', 'ropemaker'] }, {}],
    })
    expect(table.offers('visit cartographer')).toEqual(['visit cartographer karve with tool'])
    table.play('visit cartographer karve with tool')
    expect([table.fleet(0), table.tool(0)]).toEqual([['karve'], []])
  })
})

describe('Jeweller', () => {
  test.each([
    ['give ferje', 2],
    ['give ferje karve', 3],
    ['give ferje karve king', 5],
  ])('%s: %i gold', (given, gold) => {
    const table = scene({ players: [{ gold: 0, hand: ['ferje', 'karve', 'king', 'queen'] }, {}] })
    table.play('visit jeweller', given)
    expect(table.gold(0)).toBe(gold)
    expect(table.hand(0)).toHaveLength(4 - given.split(' ').length + 1)
  })
  test('needs a card', () => {
    expect(scene({ players: [{}, {}] }).whyNot('visit jeweller')).toEqual(['cards'])
  })
})

describe('Forager', () => {
  test('the top card is discarded, then a resource comes', () => {
    const table = scene({ players: [{}, {}], pile: ['king', 'queen'] }).play('visit forager')
    expect(table.discard).toEqual(['king'])
    expect(table.options).toEqual(['gain oak', 'gain wool', 'gain iron'])
    table.play('gain wool')
    expect([table.mill(0), table.workers(0)]).toEqual([[0, 1, 0], 2])
  })
  test('offers what the supply has, and needs something there', () => {
    const few = scene({ players: [{}, {}], supply: [0, 3, 0] }).play('visit forager')
    expect(few.options).toEqual(['gain wool'])
    expect(scene({ players: [{}, {}], supply: [0, 0, 0] }).whyNot('visit forager')).toEqual(['goods-left'])
  })
})

describe('Warden', () => {
  test('fetches all workers of the board, the one just sent included', () => {
    const table = scene({ players: [{ workers: 1 }, {}], spaces: ['jeweller', 'forager', 'shield_maiden'] })
    table.play('visit warden')
    expect([table.workers(0), table.spaces]).toEqual([4, []])
  })
  test('the Warden needs a worker on another space', () => {
    expect(scene({ players: [{}, {}] }).whyNot('visit warden')).toEqual(['board-workers'])
  })
})

describe('Shield Maiden', () => {
  const board = { yard: ['karve'], crew: ['weaver'] }
  test('takes a craftsman or an unbuilt ship from one’s own board', () => {
    const table = scene({ players: [board, { crew: ['ropemaker'] }] })
    expect(table.offers('visit shield_maiden remove')).toEqual([
      'visit shield_maiden remove karve',
      'visit shield_maiden remove weaver',
    ])
    table.play('visit shield_maiden remove karve')
    expect([table.yard(0), table.discard]).toEqual([[], ['karve']])
  })
  test('or gives a shield, laid at once on one of those', () => {
    const table = scene({ players: [board, { hand: ['assassin'] }] }).play('visit shield_maiden shield weaver')
    expect(table.shields).toEqual(['weaver'])
    table.play('end')
    expect(table.whyNot('call assassin weaver')[0]).toMatch(/^unshielded/)
  })
  test('a player may have several shields, as long as there are some', () => {
    const table = scene({
      players: [{ yard: ['karve'], crew: ['weaver', 'ropemaker'] }, {}],
      shields: ['weaver', 'karve'],
    })
    expect(table.offers('visit shield_maiden shield')).toEqual([])
    expect(table.whyNot('visit shield_maiden shield ropemaker')).toEqual(['shield'])
    expect(table.whyNot('visit shield_maiden shield weaver')[1]).toMatch(/^unshielded/)
  })
  test('with an empty board there is nothing for her to do', () => {
    expect(scene({ players: [{}, {}] }).whyNot('visit shield_maiden')).toEqual(['own-card'])
  })
})
