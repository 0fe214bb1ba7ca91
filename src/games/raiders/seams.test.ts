// What a larger game may ask of Raiders: who begins, what each brings along, in which order they come, how they stand.
import { describe, expect, test } from 'vitest'
import { Live, readOptions, secretFrom, start } from '#engine'
import { armourFor, type G, handOf, hireCost, order, type Perks, raiders } from '#games/raiders'
import { card, lay, Scene, scene } from './testing/index.ts'

const NONE: Perks = { provisions: 0, silver: 0, livestock: 0, cards: 0, armour: 0, hires: 0 }
function opened(first: number | undefined, perks: readonly Perks[] = [], seed = 'a tale'): Live<G> {
  const match = start(raiders, 3, {}, secretFrom(seed))
  const base = raiders.setup(3, readOptions(raiders, {}), first === undefined ? { perks } : { first, perks })
  return new Live<G>(raiders, { ...match, base })
}

describe('who begins', () => {
  test.each([0, 1, 2])('appointed, seat %d begins, and nobody rolls for it', first => {
    const live = opened(first)
    for (let seat = 0; seat < 3; seat++) live.answer(seat, { do: 'keep', at: [0, 1, 2] })
    expect([live.tabletop.g.first, order(live.tabletop.g)[0]]).toEqual([first, first])
    expect(live.tabletop.entries.some(({ note }) => note.say === 'casts')).toBe(false)
  })
  test('played alone, the state says nothing of it', () => {
    expect(start(raiders, 2, {}, secretFrom('alone')).base).not.toHaveProperty('appointed')
  })
})

describe('what is brought along', () => {
  test('silver, provisions and livestock are there from the start; livestock is not in the bag then', () => {
    const { g } = opened(0, [NONE, { ...NONE, provisions: 2, silver: 2, livestock: 1 }, NONE]).tabletop
    expect(g.players.map(({ goods }) => goods)).toEqual([
      [2, 0, 0, 0, 0],
      [4, 2, 0, 0, 1],
      [2, 0, 0, 0, 0],
    ])
    const lying = g.north.flat().reduce((sum, set) => sum + set![3]!, 0)
    expect(lying + g.supply.goods[4]!).toBe(25)
    expect(raiders.broken!(g)).toBeNull()
  })
  test('a card more to choose from, and to keep', () => {
    const live = opened(0, [{ ...NONE, cards: 1 }, NONE, NONE])
    const { players } = live.tabletop.g
    expect(players.map(handOf)).toEqual([
      { dealt: 6, kept: 4 },
      { dealt: 5, kept: 3 },
      { dealt: 5, kept: 3 },
    ])
    expect(live.open().map(({ options }) => options.length)).toEqual([15, 10, 10])
  })
  test('armour for each purchase', () => {
    const table = scene({ players: [{ worker: 'grey', silver: 0, iron: 1, perks: { armour: 1 } }, {}] })
    expect(armourFor(table.player(0), 'silver')).toBe(2)
    expect(table.play('place armoury').player(0).armour).toBe(3)
  })
  test('a free hire is used up', () => {
    const table = scene({ players: [{ silver: 0, hand: ['champion', 'archer'], perks: { hires: 1 } }, {}] })
    table.play('place barracks', 'hire champion')
    expect([table.crew(0), table.player(0).perks.hires]).toEqual([['champion'], 0])
    expect(hireCost(table.g, table.player(0), card('archer'))).toBe(3)
  })
})

describe('a shorter tale', () => {
  test('is over after the last round, once everybody has had a turn in it', () => {
    const { base, ...match } = lay({ players: [{}, {}, {}], first: 1, seat: 1, round: 7 })
    const table = new Scene({ ...match, base: { ...base, rounds: 7 } })
    expect(table.passTurn().passTurn().over).toBe(false)
    table.passTurn()
    expect([table.over, table.g.ending, table.g.round]).toEqual([true, 'last-round', 7])
  })
  test('played alone, the state says nothing of it', () => {
    expect(start(raiders, 2, {}, secretFrom('alone')).base).not.toHaveProperty('rounds')
    expect(raiders.setup(2, readOptions(raiders, {}), { rounds: 12 })).toHaveProperty('rounds', 12)
  })
})

describe('the order of the players', () => {
  test('begins with who acts', () => {
    expect(order(scene({ players: [{}, {}, {}], seat: 2 }).g)).toEqual([2, 0, 1])
  })
})

test('what others count is kept as it happens: raids by kind, and deaths', () => {
  const table = scene({
    players: [{ crew: ['archer', 'sage'], provisions: 2 }, {}],
    north: { harbour_a: ['valkyrie', null, null] },
  })
  table.play('raid harbour_a', 'bury sage')
  expect(table.player(0)).toMatchObject({ raids: [1, 0, 0, 0], deaths: 1, valkyries: 1 })
})
test('the result is right at any moment, before the first turn and in the middle of one', () => {
  const before = raiders.result(raiders.setup(2, readOptions(raiders, {})))
  expect(before.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 0],
    [1, 0],
  ])
  const table = scene({ players: [{ worker: 'grey', gold: 2 }, {}], stack: 13 }).play(
    'place long_house',
    'offer 2 gold',
  )
  expect(table.result[0]).toMatchObject({ rank: 1, score: 4 })
})
