// What a larger game may ask of Explorers: who begins, what each brings along, in which order they come, how they stand.
import { describe, expect, test } from 'vitest'
import { Live, readOptions, secretFrom, start } from '#engine'
import { actionsOf, boardersOf, captainsFor, explorers, type G, order, type Perks, raidersFor } from '#games/explorers'
import { backOf } from './cards/deck.ts'
import { CHART, scene } from './testing/index.ts'

const NONE: Perks = { captains: 0, boarders: 0, raids: 0, deaths: 0, haste: 0, aboard: 0 }
function opened(first: number | undefined, perks: readonly Perks[] = []): Live<G> {
  const match = start(explorers, 3, {}, secretFrom('a tale'))
  const base = explorers.setup(3, readOptions(explorers, {}), first === undefined ? { perks } : { first, perks })
  return new Live<G>(explorers, { ...match, base })
}

describe('who begins', () => {
  test.each([0, 1, 2])('appointed, seat %d begins', first => {
    const live = opened(first)
    for (let seat = 0; seat < 3; seat++) live.answer(seat, { do: 'captain', at: 1 })
    expect([live.tabletop.g.first, order(live.tabletop.g)[0]]).toEqual([first, first])
  })
  test('played alone, the state says nothing of it', () => {
    expect(start(explorers, 2, {}, secretFrom('alone')).base).not.toHaveProperty('appointed')
  })
})

describe('what is brought along', () => {
  test('a captain more to choose from, and a Viking more aboard', () => {
    const live = opened(0, [{ ...NONE, captains: 1 }, { ...NONE, aboard: 1 }, NONE])
    const { players } = live.tabletop.g
    expect(players.map(captainsFor)).toEqual([3, 2, 2])
    expect(live.open().map(({ options }) => options.length)).toEqual([3, 2, 2])
    expect(players.map(({ aboard, ashore }) => [aboard, ashore.length])).toEqual([
      [2, 5],
      [3, 4],
      [2, 5],
    ])
    expect(explorers.broken!(live.tabletop.g)).toBeNull()
  })
  test('one Viking is enough against enemy ships; if it falls, the ship lies still', () => {
    const table = scene({
      map: CHART.replace('s', 'e'),
      skulls: [true],
      players: [{ ship: 1, aboard: 1, hold: ['pig'], perks: { boarders: 1 } }, {}],
    })
    expect(boardersOf(table.player(0))).toBe(1)
    table.play('sail 5')
    expect([table.player(0).aboard, table.whyNot('sail 1'), table.whyNot('unload 5')]).toEqual([
      0,
      ['sailor'],
      ['guard'],
    ])
  })
  test('a raid with one Viking fewer is a choice, and used up by it', () => {
    const map = CHART.replace('p', '3')
    const table = scene({ map, players: [{ ashore: ['4', '4'], perks: { raids: 1 } }, {}] })
    expect(raidersFor(table.player(0), 3)).toBe(2)
    expect(table.offers('raid')).toEqual(['raid 4'])
    table.play('raid 4')
    expect([table.parts(0)['settlements'], table.player(0).perks.raids, table.g.turn.left]).toEqual([3, 0, 4])
  })
  test('enough Vikings raid without using it up', () => {
    const map = CHART.replace('p', '2')
    const table = scene({ map, players: [{ ashore: ['4', '6'], perks: { raids: 1 } }, {}] }).play('walk 6 4 1')
    expect([table.player(0).raided.cards.length, table.player(0).perks.raids]).toEqual([1, 1])
  })
  test('a point more for each Viking lost', () => {
    expect(scene({ players: [{ fallen: 3, perks: { deaths: 1 } }, {}] }).parts(0)['fallen']).toBe(12)
  })
  test('an action more in each of the first turns', () => {
    const table = scene({ players: [{ perks: { haste: 2 } }, { hand: ['T07'] }] })
    expect([table.g.turn.left, table.player(0).perks.haste]).toEqual([5, 1])
    expect(actionsOf(table.player(1))).toBe(4)
  })
})

test('in a shorter tale there are so many tiles for everybody, and nobody knows which are left out', () => {
  const match = start(explorers, 3, {}, secretFrom('a short tale'))
  const live = new Live<G>(explorers, { ...match, base: explorers.setup(3, readOptions(explorers, {}), { rounds: 5 }) })
  const { g } = live.tabletop
  expect(g.players.map(({ hand, captains }) => [hand.cards.length, captains.cards.map(backOf)])).toEqual(
    Array.from({ length: 3 }, () => [3, ['captain', 'captain']]),
  )
  expect([g.stack.cards.length, g.box.cards.filter(card => backOf(card) === 'tile').length, g.box.sees]).toEqual([
    6,
    48 - 15,
    'none',
  ])
  while (!live.over) {
    const { seat, options } = live.open()[0]!
    live.answer(seat, options.at(-1)!)
  }
  expect([g.round, live.tabletop.g.players.map(({ hand }) => hand.cards.length)]).toEqual([5, [0, 0, 0]])
})
test('played alone, the state says nothing of that', () => {
  expect(start(explorers, 2, {}, secretFrom('alone')).base).not.toHaveProperty('rounds')
})

test('the order of the players begins with who acts', () => {
  expect(order(scene({ players: [{}, {}, {}], seat: 2 }).g)).toEqual([2, 0, 1])
})
test('what others count is public and in the state: deliveries, outposts, enemy ships, raids, deaths, islands', () => {
  const table = scene({
    map: CHART,
    players: [{ delivered: ['pig'], outposts: ['1:N'], sunk: 2, raided: [2], fallen: 1, ashore: ['5'] }, {}],
  })
  const { delivered, outposts, sunk, raided, fallen, ashore } = table.player(0)
  expect([delivered, outposts.length, sunk.cards.length, raided.cards.length, fallen, ashore.length]).toEqual([
    [1, 0, 0, 0, 0, 0],
    1,
    2,
    1,
    1,
    4,
  ])
})
test('the result is right at any moment, before the first turn and in the middle of one', () => {
  const before = explorers.result(explorers.setup(2, readOptions(explorers, {})))
  expect(before.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 0],
    [1, 0],
  ])
  const table = scene({ map: CHART, players: [{ ashore: ['4', '4'] }, {}] }).play('build 1:N')
  expect(table.result[0]).toMatchObject({ rank: 1, score: 6 })
})
