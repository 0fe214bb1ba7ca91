// The evening, the end and the score.
import { describe, expect, test } from 'vitest'
import { LAST_DAY } from '#games/shipwrights'
import { type Board, scene } from './testing/index.ts'

const score = (players: readonly Board[], seat = 0) =>
  scene({ players, chapter: 'evening', day: LAST_DAY }).result[seat]!
/** Gold that the evening does not change: nobody has a worker. */
const idle = { workers: 0 } as const

describe('the evening', () => {
  const example = { gold: 0, workers: 3, mill: [4, 3, 1], fleet: ['ferje', 'karve', 'snekkja'] } as const
  test('the example of the rules: 4 gold, 3 workers with the board, room for 7', () => {
    const table = scene({ players: [example, {}], chapter: 'evening' })
    expect([table.gold(0), table.workers(0)]).toEqual([4, 6])
    expect([table.asked, table.kind]).toEqual([0, 'store'])
    expect(table.options).toEqual(['return 1/0/0', 'return 0/1/0', 'return 0/0/1'])
    table.play('return 0/0/1')
    expect(table.mill(0)).toEqual([4, 3, 0])
  })
  test('without the board the evening brings one worker less', () => {
    const table = scene({ players: [example, {}], chapter: 'evening', options: { board: false } })
    expect([table.gold(0), table.workers(0), table.kind]).toEqual([4, 5, 'store'])
  })
  test('gold comes before the new workers', () => {
    const table = scene({ players: [{ gold: 0, workers: 1 }, {}], chapter: 'evening' })
    expect([table.gold(0), table.workers(0)]).toEqual([1, 3])
  })
  test('gold beyond 12 is lost', () => {
    expect(scene({ players: [{ gold: 11, workers: 6 }, {}], chapter: 'evening' }).gold(0)).toBe(12)
  })
  test('at least one worker comes', () => {
    const fleet = ['busse', 'snekkja', 'busse']
    expect(scene({ players: [{ workers: 0, fleet }, {}], chapter: 'evening' }).workers(0)).toBe(1)
  })
  test('the village holds eight workers overnight, by day more', () => {
    const table = scene({ players: [{ workers: 9, gold: 0 }, {}], chapter: 'evening' })
    expect([table.gold(0), table.workers(0)]).toEqual([9, 8])
    expect(table.told('sends-home')).toHaveLength(1)
    expect(table.g.supply.workers).toBe(50 - 8 - 5)
  })
  test('those with too much choose at once what to give back', () => {
    const table = scene({ players: [{ mill: [5, 5, 0] }, { mill: [9, 0, 0] }, {}], chapter: 'evening' })
    expect(table.optionsOf(1)).toEqual(['return 1/0/0'])
    table.answer(1, 'return 1/0/0').answer(0, 'return 0/2/0')
    expect([table.mill(0), table.mill(1)]).toEqual([
      [5, 3, 0],
      [8, 0, 0],
    ])
  })
  test('the mill grows and shrinks with the fleet', () => {
    const table = scene({ players: [{ mill: [5, 5, 2], fleet: ['knarr', 'knarr'] }, {}], chapter: 'evening' })
    expect(table.kind).toBe('draft')
    expect(table.mill(0)).toEqual([5, 5, 2])
  })
  test('the cards laid aside in the morning are discarded face up', () => {
    const table = scene({ players: [{ aside: ['king', 'queen', 'karve'] }, {}], chapter: 'evening' })
    expect(table.discard).toEqual(['king', 'queen', 'karve'])
    expect(table.player(0).aside.cards).toEqual([])
  })
  test('workers are handed out in the order of the day when few are left', () => {
    const table = scene({ players: [{ workers: 24 }, { workers: 25 }], seat: 1, chapter: 'evening' })
    expect(table.told('evening').map(note => [note['seat'], note['workers']])).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})

describe('the end', () => {
  const three = ['ferje', 'ferje', 'knarr']
  test('comes after the evening in which somebody has four ships', () => {
    const table = scene({
      players: [
        { ...idle, gold: 0, fleet: [...three, 'karve'] },
        { workers: 3, gold: 0 },
      ],
      chapter: 'evening',
    })
    expect(table.over).toBe(true)
    expect(table.gold(1)).toBe(3)
    expect(table.told('over')).toEqual([{ say: 'over', why: 'fleet' }])
  })
  test('not at once: the others still have their turn', () => {
    const table = scene({
      players: [
        { gold: 2, workers: 2, mill: [2, 2, 1], yard: ['karve'], crew: ['weaver', 'woodcarver'], fleet: three },
        { hand: ['king'] },
      ],
    })
    table.play('finish karve', 'end')
    expect(table.asked).toBe(1)
    table.play('call king', 'end')
    expect(table.over).toBe(true)
  })
  test('with three ships nothing ends', () => {
    expect(scene({ players: [{ fleet: three }, {}], chapter: 'evening' }).over).toBe(false)
  })
  test('a match ends after day 60 at the latest', () => {
    expect(scene({ players: [{}, {}], chapter: 'evening', day: LAST_DAY - 1 }).over).toBe(false)
    const table = scene({ players: [{}, {}], chapter: 'evening', day: LAST_DAY })
    expect(LAST_DAY).toBe(60)
    expect(table.told('over')).toEqual([{ say: 'over', why: 'last-day' }])
  })
})

describe('the score', () => {
  const a: Board = { fleet: ['drakkar', 'karve', 'byrding', 'ferje'], buildings: ['langhus'] }
  const b: Board = { fleet: ['knarr', 'knarr', 'byrding', 'busse'], buildings: ['boat_house'] }
  test('the example of the rules: 9 + 1 + 3 are 13', () => {
    expect(score([a, b], 0)).toMatchObject({ score: 13, parts: { ships: 9, buildings: 1, military: 3 }, rank: 2 })
  })
  test('and 8 + 6 are 14, and win', () => {
    expect(score([a, b], 1)).toMatchObject({ score: 14, parts: { ships: 8, buildings: 6, military: 0 }, rank: 1 })
  })
  test('a Treasury with 10 gold is worth 2 points', () => {
    expect(score([{ ...idle, gold: 10, buildings: ['treasury'] }, {}]).score).toBe(2)
  })
  test('the Treasury counts the gold of the last evening', () => {
    expect(score([{ gold: 6, workers: 2, buildings: ['treasury'] }, {}]).score).toBe(2)
  })
  test.each([
    ['langhus', 1],
    ['mining_camp', 2],
    ['church', 2],
    ['fortress', 3],
  ])('the %s is worth %i', (building, points) => {
    expect(score([{ buildings: [building] }, {}]).score).toBe(points)
  })
  test('the Market Hall: the room of the mill beyond 8, never less than nothing', () => {
    expect(score([{ fleet: ['knarr', 'byrding'], buildings: ['market_hall'] }, {}]).parts['buildings']).toBe(3)
    expect(score([{ fleet: ['karve', 'skeid'], buildings: ['market_hall'] }, {}]).parts['buildings']).toBe(0)
  })
  test('every tied leader gets the military bonus', () => {
    const players = [{ fleet: ['karve'] }, { fleet: ['karve'] }, { fleet: ['ferje'] }]
    expect([0, 1, 2].map(seat => score(players, seat).parts['military'])).toEqual([3, 3, 0])
  })
  test('without a military ship nobody gets it', () => {
    expect(score([{ fleet: ['ferje'] }, {}]).parts['military']).toBe(0)
  })
  test('between equals the most gold wins, and the last tie is shared', () => {
    const players = [
      { ...idle, gold: 3 },
      { ...idle, gold: 5 },
      { ...idle, gold: 5 },
    ]
    expect([0, 1, 2].map(seat => score(players, seat).rank)).toEqual([3, 1, 1])
  })
})

describe('the Silversmith', () => {
  const options = { runesaga: true }
  test('gives a gold each evening and room for one more', () => {
    const smith = { ...idle, gold: 0, mill: [3, 3, 3], buildings: ['silversmith'] } as const
    const table = scene({ players: [smith, {}], chapter: 'evening', options })
    expect([table.gold(0), table.kind]).toEqual([1, 'draft'])
  })
  test('the room of the Silversmith counts for the Market Hall', () => {
    const players = [{ buildings: ['market_hall', 'silversmith'] }, {}]
    expect(scene({ players, chapter: 'evening', day: LAST_DAY, options }).result[0]!.score).toBe(1)
  })
  test('costs gold and workers like any building', () => {
    const table = scene({ players: [{ gold: 4, workers: 2, hand: ['silversmith'] }, {}], options })
    expect(table.play('build silversmith').buildings(0)).toEqual(['silversmith'])
  })
})
