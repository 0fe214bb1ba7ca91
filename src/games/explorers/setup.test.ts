// Setting the table: tiles, captains, and who begins.
import { describe, expect, test } from 'vitest'
import { Live, secretFrom, start } from '#engine'
import { BOARDS, deck, explorers, type G, MAINLAND, winterOf } from '#games/explorers'

const begun = (seats: number, seed = 'setup', board: (typeof BOARDS)[number] = 'A'): Live<G> =>
  new Live<G>(explorers, start(explorers, seats, { board }, secretFrom(seed)))
const chosen = (live: Live<G>): Live<G> => {
  for (const seat of live.tabletop.g.players.keys()) live.answer(seat, { do: 'captain', at: 0 })
  return live
}

describe('the table', () => {
  test.each([2, 3, 4])('%d players have three tiles each, the rest is the stack', seats => {
    const { players, stack } = begun(seats).tabletop.g
    expect(players.map(({ hand }) => hand.cards.length)).toEqual(players.map(() => 3))
    expect(stack.cards).toHaveLength(48 - 3 * seats)
  })
  test('a longship with two Vikings aboard lies at the Mainland, where the other five stand', () => {
    for (const { ship, aboard, hold, ashore } of begun(4).tabletop.g.players) {
      expect([ship, aboard, hold, ashore]).toEqual([MAINLAND, 2, [], [0, 0, 0, 0, 0]])
    }
  })
  test.each(BOARDS)('the three tiles of side %s lie before the Mainland', board => {
    const { map, gaps } = begun(2, 'board', board).tabletop.g
    expect(map.slice(1).map(({ lands }) => lands)).toEqual(deck.boards[board].tiles)
    expect([map[0]!.near, gaps.length]).toEqual([[1, 2, 3], 6])
  })
})

describe('captains', () => {
  test('everybody chooses one of two at once; the others go back to the box', () => {
    const live = begun(3)
    expect(live.open().map(({ kind, options }) => [kind, options.length])).toEqual([
      ['captain', 2],
      ['captain', 2],
      ['captain', 2],
    ])
    const dealt = live.tabletop.g.players.map(({ captains }) => captains.cards[0])
    const { players, box } = chosen(live).tabletop.g
    expect(players.map(({ captain }) => captain.cards)).toEqual(dealt.map(card => [card]))
    expect([box.cards.length, players.map(({ captains }) => captains.cards.length)]).toEqual([8, [0, 0, 0]])
  })
})

describe('who begins', () => {
  test('is drawn, everybody as often', () => {
    const firsts = Array.from({ length: 60 }, (_, n) => chosen(begun(3, `first ${n}`)).tabletop.g.first)
    for (const seat of [0, 1, 2]) expect(firsts.filter(first => first === seat).length).toBeGreaterThan(10)
  })
  test('whoever sits before the first player has the Winter token', () => {
    const { g } = chosen(begun(4)).tabletop
    expect((winterOf(g) + 1) % 4).toBe(g.first)
  })
})
