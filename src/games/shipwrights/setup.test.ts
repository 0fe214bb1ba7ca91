// Before the first day, and the mornings: what everybody starts with, and the draft.
import { describe, expect, test } from 'vitest'
import { Live, Swift, secretFrom, start, undo, view } from '#engine'
import { type G, NO_MARKET, shipwrights } from '#games/shipwrights'
import { scene, spell } from './testing/index.ts'

const begun = (seats: number, seed = 'a match'): Live<G> =>
  new Live<G>(shipwrights, start(shipwrights, seats, {}, secretFrom(seed)))
/** Everybody starts with an oak and a wool. */
function stocked(seats: number, options = {}, seed = 'a match'): Live<G> {
  const live = new Live<G>(shipwrights, start(shipwrights, seats, options, secretFrom(seed)))
  for (let seat = 0; seat < seats; seat++) live.answer(seat, { do: 'stock', goods: [1, 1, 0] })
  return live
}
const waiting = (live: Live<G>): number[] => live.open().map(({ seat }) => seat)

describe('setting the table', () => {
  test('everybody has 5 gold, 3 workers and two resources of their choice', () => {
    const live = begun(3)
    expect(live.open(1).flatMap(q => q.options.map(spell))).toEqual([
      'stock 2/0/0',
      'stock 1/1/0',
      'stock 1/0/1',
      'stock 0/2/0',
      'stock 0/1/1',
      'stock 0/0/2',
    ])
    live.answer(0, { do: 'stock', goods: [2, 0, 0] })
    live.answer(1, { do: 'stock', goods: [0, 1, 1] })
    live.answer(2, { do: 'stock', goods: [0, 0, 2] })
    const { players, supply } = live.tabletop.g
    expect(players.map(({ gold, workers, mill }) => [gold, workers, ...mill])).toEqual([
      [5, 3, 2, 0, 0],
      [5, 3, 0, 1, 1],
      [5, 3, 0, 0, 2],
    ])
    expect(supply).toEqual({ workers: 41, goods: [23, 24, 22] })
  })

  test('the resources are chosen at once, unseen by the others', () => {
    const live = begun(2)
    live.answer(0, { do: 'stock', goods: [2, 0, 0] })
    expect(live.tabletop.g.players[0]!.mill).toEqual([0, 0, 0])
    expect(live.open().map(({ seat }) => seat)).toEqual([1])
  })

  test('the first player of the first day is drawn at random', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, i) => stocked(4, {}, `first ${i}`).tabletop.g.first))
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })

  test('there is one shield for each player', () => {
    const crew = ['weaver', 'weaver', 'weaver']
    const table = scene({ players: [{ crew, yard: ['karve'] }, { crew: ['weaver'] }], shields: ['weaver'] })
    expect(table.offers('visit shield_maiden shield')).toEqual([
      'visit shield_maiden shield karve',
      'visit shield_maiden shield weaver',
    ])
    table.play('visit shield_maiden shield karve')
    expect(table.shields).toEqual(['weaver', 'karve'])
  })
})

describe('the draft', () => {
  test.each([2, 3, 4, 5])('with %i players three packs of one card more are dealt', seats => {
    const live = stocked(seats)
    const { packs, players, first, pile } = live.tabletop.g
    expect(players[first]!.pack.cards).toHaveLength(seats + 1)
    expect(packs.map(pack => pack.cards.cards.length)).toEqual([0, seats + 1, seats + 1])
    expect(pile.cards).toHaveLength(128 - 3 * (seats + 1))
    expect(waiting(live)).toEqual([first])
  })

  test('everybody takes one card of each pack, and the last of the order lays three aside', () => {
    const live = stocked(4)
    const chance = new Swift(3)
    while (live.ask.questions[0]!.kind === 'draft') {
      const open = live.open()
      const { seat, options } = open[chance.below(open.length)]!
      live.answer(seat, options[chance.below(options.length)]!)
    }
    const { players, first } = live.tabletop.g
    expect(players.map(({ hand }) => hand.cards.length)).toEqual([3, 3, 3, 3])
    const last = (first + 3) % 4
    expect(players.map(({ aside }) => aside.cards.length)).toEqual([0, 1, 2, 3].map(s => (s === last ? 3 : 0)))
  })

  test('a pack goes to the left without the card taken', () => {
    const live = stocked(3)
    const { players, first } = live.tabletop.g
    const before = players[first]!.pack.cards.slice()
    live.answer(first, { do: 'take', at: 1 })
    expect(players[first]!.hand.cards).toEqual([before[1]])
    expect(players[(first + 1) % 3]!.pack.cards).toEqual(before.toSpliced(1, 1))
  })

  test('packs travel at once, and nobody opens one before choosing from the last', () => {
    const live = stocked(3)
    const { players, packs, first } = live.tabletop.g
    const [second, third] = [(first + 1) % 3, (first + 2) % 3]
    live.answer(first, { do: 'take', at: 0 })
    // The first player looks at the second pack while the second looks at the first.
    expect(waiting(live).sort()).toEqual([first, second].sort())
    live.answer(first, { do: 'take', at: 0 })
    // The second pack waits, hidden, since the second player has not chosen from the first.
    expect(packs[1]!.at).toBe(second)
    expect(packs[1]!.cards.cards).toHaveLength(3)
    expect(view(live.tabletop.g, second).packs[1]!.cards.cards).toEqual([null, null, null])
    live.answer(second, { do: 'take', at: 0 })
    expect(players[second]!.pack.cards).toHaveLength(3)
    expect(waiting(live).sort()).toEqual([first, second, third].sort())
  })

  test('the market of the afternoon is turned up once everybody has chosen from the second pack', () => {
    const live = stocked(2)
    const { g } = live.tabletop
    const { first } = g
    const marketAfter = (seat: number): number => {
      live.answer(seat, { do: 'take', at: 0 })
      return view(g, seat).market
    }
    expect(g.market).toBe(NO_MARKET)
    for (let i = 0; i < 3; i++) expect(marketAfter(first)).toBe(NO_MARKET)
    expect(marketAfter(1 - first)).toBe(NO_MARKET)
    const market = marketAfter(1 - first)
    expect(market).not.toBe(NO_MARKET)
    // Whoever has hurried cannot choose anew by what they see now.
    expect(live.whyNotUndo(first)).toMatchObject({ needs: 'unsealed' })
    expect(marketAfter(1 - first)).toBe(market)
    expect(g.phase).toBe('afternoon')
  })

  test('nobody else sees what is taken, passed on or laid aside', () => {
    const live = stocked(2)
    const { first } = live.tabletop.g
    const second = 1 - first
    for (let i = 0; i < 3; i++) live.answer(first, { do: 'take', at: 0 })
    for (let i = 0; i < 3; i++) live.answer(second, { do: 'take', at: 0 })
    const seen = view(live.tabletop.g, first)
    expect(seen.players[second]!.hand.cards).toEqual([null, null, null])
    expect(seen.players[second]!.aside.cards).toEqual([null, null, null])
    expect(view(live.tabletop.g, second).players[second]!.aside.cards).not.toContain(null)
    expect(live.tabletop.entries.find(({ note }) => note.say === 'drafted')!.secret?.[1].say).toBe('kept')
  })

  test('a card that the next player has not seen yet may be put back', () => {
    const live = stocked(3)
    const { first } = live.tabletop.g
    live.answer(first, { do: 'take', at: 0 })
    expect(live.whyNotUndo(first)).toEqual({ needs: 'unsealed', by: 'reveal' })
    live.answer(first, { do: 'take', at: 2 })
    // The second pack waits unseen, but by taking from it one has opened the third.
    expect(live.whyNotUndo(first)).toMatchObject({ needs: 'unsealed' })
    live.answer(first, { do: 'take', at: 2 })
    expect(live.whyNotUndo(first)).toBeNull()
    expect(undo(shipwrights, live.match(), first).answers).toHaveLength(2)
  })

  test('with rotating the packs start with the first, second and third player', () => {
    const live = stocked(4, { rotating: true })
    const { packs, first } = live.tabletop.g
    expect(packs.map(({ at }) => at)).toEqual([first, (first + 1) % 4, (first + 2) % 4])
    const chance = new Swift(5)
    while (live.ask.questions[0]!.kind === 'draft') {
      const open = live.open()
      const { seat, options } = open[chance.below(open.length)]!
      live.answer(seat, options[chance.below(options.length)]!)
    }
    const laid = live.tabletop.g.players.map(({ aside }) => aside.cards.length)
    expect([3, 4, 5].map(i => laid[(first + i) % 4])).toEqual([1, 1, 1])
  })

  test('one who waits for a pack, or wants to act, is told so', () => {
    const live = stocked(3)
    const { g } = live.tabletop
    const other = (g.first + 1) % 3
    const needs = (seat: number) =>
      shipwrights.refusals(g, seat).map(({ action, because }) => [spell(action), because[0]!.needs])
    expect(needs(g.first)).toEqual([['act', 'all-drafted']])
    expect(needs(other)).toEqual([
      ['take', 'pack'],
      ['act', 'all-drafted'],
    ])
  })
})

describe('the pile', () => {
  test('when it is empty the discards are shuffled into it', () => {
    const table = scene({ players: [{}, {}], pile: ['king', 'queen'], discard: 'rest', chapter: 'morning', day: 1 })
    expect(table.told('reshuffles')).toHaveLength(1)
    expect(table.g.discard.cards).toEqual([])
    expect(table.g.pile.cards).toHaveLength(128 - 9)
    expect(table.player(table.asked).pack.cards).toHaveLength(3)
  })

  test('the market is shuffled apart from the faces, and changes with the top card', () => {
    const table = scene({ players: [{ hand: ['chieftain'] }, {}] })
    const before = table.g.backs.reduce((sum, count) => sum + count, 0)
    table.play('call chieftain')
    expect(table.g.backs.reduce((sum, count) => sum + count, 0)).toBe(before - 1)
    expect(table.g.market).toBeGreaterThanOrEqual(0)
  })

  test('without a card on it there is no market, and nothing to forage', () => {
    const { g } = scene({ players: [{}, {}] })
    g.market = -1
    const needs = shipwrights.refusals(g, 0).map(({ action, because }) => `${spell(action)}: ${because[0]!.needs}`)
    expect(needs).toEqual(expect.arrayContaining(['buy oak: market', 'visit forager: market']))
  })
})
