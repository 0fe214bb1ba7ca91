// The course of a saga: claims at rest, the places of a tale, the pause, what is brought along, the end, and one tale alone.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { randomAnswer } from '#conformance'
import { Live, type Match, type Result, Swift, secretFrom, start, undo, zones } from '#engine'
import type { G as Sea } from '#games/explorers'
import { scene as atSea, lay as layExplorers } from '#games/explorers/testing'
import type { G as North } from '#games/raiders'
import { lay as layRaiders } from '#games/raiders/testing'
import {
  type G,
  type Options,
  optionsWithin,
  perksFor,
  runesaga,
  spoils,
  stonesSlot,
  TALES,
  type TaleId,
  taleNamed,
  withStones,
} from '#games/runesaga'
import { type Board, lay as layShipwrights } from '#games/shipwrights/testing'
import { type Around, idOf, lay, Scene, scene, stone } from './testing/index.ts'

/** Plays on by chance until the saga itself is asked, or over. */
function playOn(table: Scene, seed = 1): Scene {
  const chance = new Swift(seed)
  while (!table.over && table.kind !== 'onward') {
    const { seat, pick } = randomAnswer(table.live, chance)
    table.give(pick, seat)
  }
  return table
}
const begun = (seats = 3, options: Partial<Options> = {}, seed = 'a saga'): Scene =>
  new Scene(start(runesaga, seats, options, secretFrom(seed)) as Match<G>)
/** With another deck the Mill Stone asks for gold: that is what evenings bring. */
const GOLDEN = readFileSync(new URL('./cards/deck.json', import.meta.url), 'utf8').replace(
  '"goal": "mill", "want": 10',
  '"goal": "gold", "want": 12',
)
const KING = { gold: 8, hand: ['king'] }

describe('the beginning', () => {
  test('three of the six stones of the tale lie open, three face down, and the symbolic ones beside', () => {
    const { g } = begun()
    expect([g.tale, g.row.cards.length, g.symbolic.cards.map(idOf)]).toEqual(['shipwrights', 3, ['X1', 'X2', 'X3']])
    expect([g.piles.shipwrights.cards.length, g.piles.shipwrights.sees]).toEqual([3, 'none'])
  })
  test('each stone lies open as often as the others', () => {
    const open = new Map<string, number>()
    for (let n = 0; n < 300; n++) for (const id of begun(2, {}, `deal ${n}`).row) open.set(id, (open.get(id) ?? 0) + 1)
    expect([...open.keys()].sort()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'])
    for (const times of open.values()) expect(Math.abs(times - 150)).toBeLessThan(4 * Math.sqrt(75))
  })
  test('the first player is drawn, or the one who was named as the youngest', () => {
    const firstOf = (options: Partial<Options>, seed: string) => {
      const table = begun(3, options, seed)
      for (let seat = 0; seat < 3; seat++) table.answer(seat, 'stock 2/0/0')
      return (table.g.inner as { first: number }).first
    }
    const seeds = Array.from({ length: 20 }, (_, i) => `first ${i}`)
    expect(new Set(seeds.map(seed => firstOf({}, seed))).size).toBe(3)
    expect(new Set(seeds.map(seed => firstOf({ youngest: 3 }, seed)))).toEqual(new Set([2]))
  })
  test('a youngest who is not there is nobody: somebody is drawn', () => {
    expect(start(runesaga, 3, { youngest: 4 }, secretFrom('x')).base.inner).not.toHaveProperty('appointed')
  })
  test('the cards of the saga are in, unless one leaves them out', () => {
    expect(TALES.map(tale => optionsWithin(tale, begun().g.options)['runesaga'])).toEqual([true, true, undefined])
    expect(optionsWithin('raiders', begun(2, { bonus: false }).g.options)).toMatchObject({ runesaga: false })
  })
})

describe('claiming', () => {
  const printed = readFileSync(new URL('./cards/deck.json', import.meta.url), 'utf8')
  beforeEach(() => stonesSlot.use(GOLDEN))
  afterEach(() => stonesSlot.use(printed))
  test('only the first takes a stone, and it stays', () => {
    const table = scene('shipwrights', layShipwrights({ players: [KING, { gold: 12 }] }), { row: ['S5', 'S1'] })
    expect([table.claims, table.row]).toEqual([['S5 by 1'], ['S1']])
    expect(table.play('call king').claims).toEqual(['S5 by 1'])
  })
  test('in the evening, when all act at once, the order of the day decides', () => {
    const rich: Board = { gold: 11, workers: 5 }
    const match = layShipwrights({ players: [rich, rich, rich], seat: 2, earlier: 1, chapter: 'turn' })
    const table = scene('shipwrights', match, { row: ['S5'] })
    table.play('end', 'end')
    expect(table.claims).toEqual(['S5 by 1'])
  })
  test('in an evening that asks nobody, too', () => {
    const table = scene('shipwrights', layShipwrights({ players: [{ gold: 11 }, {}], seat: 1, earlier: 1 }), {
      row: ['S5'],
    })
    expect(table.play('end').claims).toEqual(['S5 by 0'])
  })
  test('who completes two kinds of symbols at once takes both stones', () => {
    const table = scene('shipwrights', layShipwrights({ players: [KING, {}] }), {
      row: ['S5'],
      clans: [{ stones: ['S3', 'R6', 'S4', 'R1'] }],
    })
    expect(table.play('call king').claims).toEqual(['S5 by 0', 'X2 by 0', 'X3 by 0'])
  })
  test('one move may earn two stones, each in the order they lie', () => {
    const board: Board = { gold: 10, workers: 8, mill: [5, 4, 3], fleet: ['skeid'], yard: ['drakkar'] }
    const crew = ['carpenter', 'blacksmith', 'woodcarver', 'weaver']
    const table = scene('shipwrights', layShipwrights({ players: [{ ...board, crew }, {}] }), { row: ['S2', 'S1'] })
    expect(table.play('finish drakkar').claims).toEqual(['S2 by 0', 'S1 by 0'])
  })
  test('a stone goes back with the answer that earned it', () => {
    const match = lay(
      'shipwrights',
      layShipwrights({ players: [{ crew: ['weaver', 'weaver', 'weaver'], hand: ['weaver', 'ropemaker'] }, {}] }),
      { row: ['S6'] },
    )
    const table = new Scene(match).play('recruit ropemaker')
    expect([table.stones(0), table.live.whyNotUndo(0)]).toEqual([['S6'], null])
    const back = new Scene(undo(runesaga, table.live.match(), 0))
    expect([back.stones(0), back.row, back.claims]).toEqual([[], ['S6'], []])
    expect(back.play('recruit ropemaker').stones(0)).toEqual(['S6'])
  })
  test('what nobody has earned when a tale ends is not to be had any more', () => {
    const table = playOn(begun(2))
    const left = table.row
    for (const seat of [0, 1]) table.answer(seat, 'onward')
    expect(table.g.box.cards.map(idOf)).toEqual(left)
    expect(table.row.every(id => id.startsWith('R'))).toBe(true)
  })
})

describe('the places of a tale', () => {
  const placed = (...rows: readonly (readonly [score: number, rank: number])[]): Result =>
    rows.map(([score, rank], seat) => ({ seat, score, rank, parts: {}, ties: [] }))
  test.each([
    [3, [20, 17], [2, 1]],
    [3, [20, 16], [2, 0]],
    [5, [40, 35], [2, 1]],
    [5, [40, 34], [2, 0]],
  ] as const)('within %i points the second takes a stone: %j', (near, [first, second], stones) => {
    expect(spoils(placed([second, 2], [first, 1]), near)).toEqual([stones[1], stones[0]])
  })
  test('the third takes nothing, however near', () => {
    expect(spoils(placed([20, 1], [19, 2], [19, 3]), 3)).toEqual([2, 1, 0])
  })
  test('equal in points, the tie-breaks of the tale decide who is first and second', () => {
    expect(spoils(placed([20, 2], [20, 1]), 3)).toEqual([1, 2])
  })
  test('two winners take a stone each, and one stays in the box', () => {
    expect(spoils(placed([20, 1], [20, 1], [19, 3]), 3)).toEqual([1, 1, 0])
  })
  test('three winners take a stone each; four take none', () => {
    expect(spoils(placed([9, 1], [9, 1], [9, 1], [1, 4]), 3)).toEqual([1, 1, 1, 0])
    expect(spoils(placed([9, 1], [9, 1], [9, 1], [9, 1]), 3)).toEqual([0, 0, 0, 0])
  })
  test('two seconds take nothing: one stone cannot be shared', () => {
    expect(spoils(placed([20, 1], [19, 2], [19, 2]), 3)).toEqual([2, 0, 0])
  })
  test.each([
    ['shipwrights', 3, 1],
    ['raiders', 5, 2],
    ['explorers', 5, 2],
  ] as const)('%s: %i points behind at most; a symbol is worth %i alone', (tale, near, symbol) => {
    expect(taleNamed(tale)).toMatchObject({ near, symbol })
  })
  test('they lie face down for everybody, show no symbols, and come to light at the end of the last tale', () => {
    const table = begun(2, { short: true })
    for (let tale = 0; tale < 3; tale++) {
      playOn(table)
      if (table.over) break
      const { hidden, shown } = table.g.clans[table.g.told.at(-1)!.winner]!
      expect([hidden.sees, hidden.cards.length > 0, shown.cards.length]).toEqual(['none', true, 0])
      for (const seat of [0, 1]) table.answer(seat, 'onward')
    }
    expect(table.over).toBe(true)
    expect(table.g.clans.map(({ hidden }) => hidden.cards.length)).toEqual([0, 0])
    const earned = table.g.told.reduce((sum, { stones }) => sum + stones[0]! + stones[1]!, 0)
    expect(table.g.clans.reduce((sum, { shown }) => sum + shown.cards.length, 0)).toBe(earned)
  })
})
const TALE: { readonly [tale in TaleId]: () => Match<unknown> } = {
  shipwrights: () => layShipwrights({ players: [{}, {}] }),
  raiders: () => layRaiders({ players: [{}, {}] }),
  explorers: () => layExplorers({ players: [{}, {}] }),
}

describe('the pause', () => {
  test('everybody says when to go on, in any order, and nobody can do anything else', () => {
    const table = playOn(begun(3))
    expect([table.g.phase, table.kind, table.optionsOf(1)]).toEqual(['pause', 'onward', ['onward']])
    expect(table.live.game.refusals(table.g, 1)).toEqual([{ action: { do: 'act' }, because: [{ needs: 'onward' }] }])
    table.answer(2, 'onward').answer(0, 'onward')
    expect([table.g.phase, table.asked]).toEqual(['pause', 1])
    table.answer(1, 'onward')
    expect([table.g.phase, table.g.tale]).toEqual(['tale', 'raiders'])
  })
  test('the one left of the winner begins the next tale', () => {
    for (let n = 0; n < 4; n++) {
      const table = playOn(begun(3, { short: true }, `left ${n}`), n)
      const { winner } = table.g.told[0]!
      for (const seat of [0, 1, 2]) table.answer(seat, 'onward')
      expect((table.g.inner as North).appointed).toBe((winner + 1) % 3)
    }
  })
  test('of several winners the one who comes first in the order of turns counts', () => {
    const match = layShipwrights({ players: [{ gold: 3 }, { gold: 5 }, { gold: 5 }], seat: 0, earlier: 2, day: 60 })
    const table = scene('shipwrights', match).play('end')
    expect(table.g.told[0]).toMatchObject({ ranks: [3, 1, 1], winner: 1, stones: [0, 1, 1] })
    expect(table.told('told')).toMatchObject([{ winners: [1, 2] }])
  })
})

describe('what is brought along', () => {
  const to = (tale: 'raiders' | 'explorers', ...stones: readonly (readonly string[])[]): Scene => {
    const before = tale === 'raiders' ? 'shipwrights' : 'raiders'
    const match = lay(before, TALE[before](), { clans: stones.map(each => ({ stones: each })) })
    const g = match.base
    const told = { tale: before, winner: 0, scores: [0, 0], ranks: [1, 1], stones: [0, 0] } as const
    return new Scene({
      ...match,
      base: { ...g, phase: 'pause', told: [...g.told, told] },
      next: ['pause', tale],
      answers: [],
    })
      .answer(0, 'onward')
      .answer(1, 'onward')
  }
  const north = (table: Scene) => (table.g.inner as North).players
  const sea = (table: Scene) => (table.g.inner as Sea).players
  test('only the owner has it, and it is told', () => {
    const table = to('raiders', [], ['S1'])
    expect(table.told('brings')).toEqual([{ say: 'brings', seat: 1, stone: stone('S1') }])
    expect(north(table).map(({ goods }) => goods[1])).toEqual([0, 2])
  })
  test('S1: two provisions more', () => expect(north(to('raiders', ['S1'])).map(p => p.goods[1])).toEqual([2, 0]))
  test('S2: each purchase of armour brings one more', () => {
    expect(north(to('raiders', ['S2'])).map(({ perks }) => perks.armour)).toEqual([1, 0])
  })
  test('S3: a card more to choose from, and to keep', () => {
    const table = to('raiders', ['S3'])
    expect(table.live.open().map(({ options }) => options.length)).toEqual([15, 10])
  })
  test('S4: a piece of livestock', () => expect(north(to('raiders', ['S4'])).map(p => p.goods[4])).toEqual([1, 0]))
  test('S5: two silver more', () => expect(north(to('raiders', ['S5'])).map(p => p.goods[0])).toEqual([4, 2]))
  test('S6: the first of the crew is free', () => {
    expect(north(to('raiders', ['S6'])).map(({ perks }) => perks.hires)).toEqual([1, 0])
  })
  test('R1: a captain more to choose from', () => {
    expect(
      to('explorers', ['R1'])
        .live.open()
        .map(({ options }) => options.length),
    ).toEqual([3, 2])
  })
  test('R2: one Viking is enough against enemy ships', () => {
    expect(sea(to('explorers', ['R2'])).map(({ perks }) => perks.boarders)).toEqual([1, 0])
  })
  test('R3: once a settlement falls to one Viking fewer', () => {
    expect(sea(to('explorers', ['R3'])).map(({ perks }) => perks.raids)).toEqual([1, 0])
  })
  test('R4: a point more for each Viking lost', () => {
    expect(sea(to('explorers', ['R4'])).map(({ perks }) => perks.deaths)).toEqual([1, 0])
  })
  test('R5: an action more in the first two turns', () => {
    expect(sea(to('explorers', ['R5'])).map(({ perks }) => perks.haste)).toEqual([2, 0])
  })
  test('R6: three Vikings aboard', () => expect(sea(to('explorers', ['R6'])).map(p => p.aboard)).toEqual([3, 2]))
  test('several add up, and stones of an earlier tale, face-down ones and symbolic ones bring nothing', () => {
    const { g } = to('raiders', ['S1', 'S5', 'X1'])
    expect(perksFor(g, 'raiders', g.clans[0]!)).toEqual({
      provisions: 2,
      armour: 0,
      cards: 0,
      livestock: 0,
      silver: 2,
      hires: 0,
    })
    expect(perksFor(g, 'explorers', g.clans[0]!)).toEqual({
      captains: 0,
      boarders: 0,
      raids: 0,
      deaths: 0,
      haste: 0,
      aboard: 0,
    })
    expect(sea(to('explorers', ['S1', 'S2'])).map(({ perks }) => Object.values(perks))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })
  test('a lone boarder whom a skull takes leaves the ship adrift: nobody is aboard to sail it', () => {
    const map = `
     . .
    . . .
     p e
    . # # #
   . # . . #
    o M M M
   . . . . .
    . . . .
`
    const match = atSea({
      map,
      skulls: [true],
      players: [{ ship: 1, aboard: 1, perks: { boarders: 1 } }, {}],
    }).live.match()
    const table = scene('explorers', match, { row: ['E5'] }).play('sail 5')
    expect([(table.g.inner as Sea).players[0]!.aboard, table.whyNot('sail 1'), table.claims]).toEqual([
      0,
      ['sailor explorers'],
      ['E5 by 0'],
    ])
  })
})

describe('the end', () => {
  const ended = (clans: Around['clans'], scores: readonly [number, number]) => {
    const { base } = lay('explorers', TALE.explorers(), { clans: clans! })
    const told = { tale: 'explorers', winner: 0, scores, ranks: [1, 1], stones: [0, 0] } as const
    return runesaga.result({ ...base, told: [...base.told, told] })
  }
  test('the worked example: eight stones', () => {
    const mine = { stones: ['S1', 'R1', 'R3', 'E4', 'X3'], hidden: 3 }
    expect(ended([mine, {}], [0, 0])[0]).toMatchObject({
      rank: 1,
      score: 8,
      parts: { objectives: 4, symbolic: 1, tales: 3 },
    })
  })
  test('in the worked example the third hammer comes in the last tale', () => {
    const sea = atSea({ map: MAP_OF_TWO, players: [{ ashore: ['4', '6'], raided: [3] }, {}] }).live.match()
    const table = scene('explorers', sea, { row: ['E4'], clans: [{ stones: ['S1', 'R1', 'R3'], hidden: 3 }] })
    table.play('walk 6 4 1')
    expect([table.claims, table.result[0]!.score]).toEqual([['E4 by 0', 'X3 by 0'], 8])
  })
  test('most stones win; equal in stones, more face-down ones', () => {
    expect(ended([{ stones: ['S1', 'R1'] }, { stones: ['S2'] }], [0, 9]).map(({ rank }) => rank)).toEqual([1, 2])
    expect(ended([{ stones: ['S1', 'R1'] }, { hidden: 2 }], [9, 0]).map(({ rank }) => rank)).toEqual([2, 1])
  })
  test('still equal, the better score in Explorers; and then the title is shared', () => {
    expect(ended([{ stones: ['S1'] }, { stones: ['R1'] }], [20, 31]).map(({ rank }) => rank)).toEqual([2, 1])
    expect(ended([{ stones: ['S1'] }, { stones: ['R1'] }], [20, 20]).map(({ rank }) => rank)).toEqual([1, 1])
  })
})
const MAP_OF_TWO = `
     . .
    . . .
     2 s
    . # # #
   . # . . #
    o M M M
   . . . . .
    . . . .
`

describe('one tale alone', () => {
  test('three stones lie open, the others leave the game; there are no symbolic ones', () => {
    const { g } = begun(2, { play: 'raiders' })
    expect([g.tale, g.row.cards.length, g.symbolic.cards, g.piles.shipwrights.cards]).toEqual(['raiders', 3, [], []])
  })
  test('the worked example: three symbols on two stones of the Raiders are 6 points', () => {
    const around: Around = { options: { play: 'raiders' }, clans: [{ stones: ['R1', 'R3'] }] }
    const table = scene('raiders', layRaiders({ players: [{ points: 10 }, { points: 15 }] }), around)
    expect(table.result.map(({ score, rank }) => [score, rank])).toEqual([
      [16, 1],
      [15, 2],
    ])
    expect(table.result[0]!.parts).toMatchObject({ raids: 10, runes: 6 })
  })
  test('a symbol is 1 point in Shipwrights and 2 in Explorers', () => {
    const alone = (play: TaleId, id: string) =>
      scene(play, TALE[play](), { options: { play }, clans: [{ stones: [id] }] }).result[0]!.parts['runes']
    expect([alone('shipwrights', 'S2'), alone('explorers', 'E1')]).toEqual([2, 4])
  })
  test('nobody brings anything along, no place earns stones, and no symbol a symbolic one', () => {
    const board = { crew: ['weaver', 'weaver', 'weaver'], hand: ['ropemaker'] }
    const match = layShipwrights({ players: [board, {}], seat: 0, earlier: 1, day: 60 })
    const table = scene('shipwrights', match, {
      options: { play: 'shipwrights' },
      row: ['S6'],
      clans: [{ stones: ['S1', 'S2'] }],
    })
    table.play('recruit ropemaker', 'end')
    expect([table.over, table.stones(0), table.hidden(0), table.g.told]).toEqual([true, ['S1', 'S2', 'S6'], 0, []])
  })
  test('equal in points, its own tie-breaks decide', () => {
    const match = layShipwrights({
      players: [
        { gold: 3, fleet: ['karve'] },
        { gold: 4, fleet: ['karve'] },
      ],
    })
    expect(scene('shipwrights', match, { options: { play: 'shipwrights' } }).result.map(({ rank }) => rank)).toEqual([
      2, 1,
    ])
  })
  test('is offered from what was chosen for that game', () => {
    expect(withStones('shipwrights', { ships: 3, peaceful: true, runesaga: false })).toEqual({
      play: 'shipwrights',
      short: true,
      bonus: false,
      shipwrightsPeaceful: true,
    })
    expect(withStones('explorers', { board: 'C' })).toMatchObject({ play: 'explorers', explorersBoard: 'C' })
    const { g } = begun(2, withStones('raiders', { firstPrinting: true, runesaga: true }))
    expect(optionsWithin('raiders', g.options)).toEqual({ firstPrinting: true, runesaga: true })
  })
})

describe('short tales', () => {
  test('three ships are a fleet, Raiders has 14 rounds, and Explorers two thirds of the tiles', () => {
    const long = (tale: TaleId) => start(runesaga, 3, { play: tale }, secretFrom('x')).base.inner
    const short = (tale: TaleId) => start(runesaga, 3, { play: tale, short: true }, secretFrom('x')).base.inner
    expect(short('shipwrights')).toMatchObject({ options: { ships: 3 } })
    expect(long('shipwrights')).toMatchObject({ options: { ships: 4 } })
    expect([short('raiders'), short('explorers')]).toMatchObject([{ rounds: 14 }, { rounds: 10 }])
    for (const tale of ['raiders', 'explorers'] as const) expect(long(tale)).not.toHaveProperty('rounds')
  })
})

test('the stones of a saga are always 21, in zones of their own', () => {
  const { g } = playOn(begun(4, { short: true }))
  const stones = zones({ ...g, inner: null }).flatMap(({ cards }) => cards)
  expect(new Set(stones).size).toBe(21)
})
test('a match in play is revived from JSON in the middle of a tale and between two', () => {
  const table = playOn(begun(2, { short: true }))
  const again = new Live<G>(runesaga, JSON.parse(JSON.stringify(table.live.match())) as Match<G>)
  expect([again.open(), again.tabletop.g]).toEqual([table.live.open(), table.g])
})
