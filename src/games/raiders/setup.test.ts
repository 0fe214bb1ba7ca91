// Setting the table: the bag, the cards, and who begins.
import { describe, expect, test } from 'vitest'
import { Live, Swift, secretFrom, start } from '#engine'
import { deck, type G, PIECES, raiders } from '#games/raiders'

const begun = (seats: number, seed = 'setup'): Live<G> =>
  new Live<G>(raiders, start(raiders, seats, {}, secretFrom(seed)))
const kept = (live: Live<G>, at: readonly number[] = [0, 2, 4]): Live<G> => {
  for (const seat of live.tabletop.g.players.keys()) live.answer(seat, { do: 'keep', at: [...at] })
  return live
}

describe('the table', () => {
  test('70 of the 80 tokens lie in the north, the other 10 are the supply', () => {
    const { north, supply } = begun(3).tabletop.g
    const lying = north.flat().reduce((sum, set) => sum + set!.reduce((a, b) => a + b), 0)
    expect(lying).toBe(70)
    expect(supply.valkyries + supply.goods[2]! + supply.goods[3]! + supply.goods[4]!).toBe(10)
    for (const [at, { sets }] of deck.settlements.entries()) {
      expect(north[at]!.map(set => set!.reduce((a, b) => a + b))).toEqual(sets.map(({ tokens }) => tokens))
    }
  })
  test('three offerings are on display, 13 in the stack', () => {
    const { display, stack } = begun(2).tabletop.g
    expect([display.cards.length, stack.cards.length]).toEqual([3, 13])
  })
  test('black workers stand in three buildings, and everybody holds one and 2 silver', () => {
    const { village, players, supply } = begun(4).tabletop.g
    expect(village).toEqual(['black', 'black', 'black', null, null, null, null, null])
    expect(players.map(({ worker, goods }) => [worker, goods[0], goods[1]])).toEqual(players.map(() => ['black', 2, 0]))
    expect(supply.goods.slice(0, 2)).toEqual([PIECES.silver - 8, PIECES.provisions])
  })
})

describe('the cards', () => {
  test('everybody chooses at once which cards to keep; the others go under the pile', () => {
    const live = begun(2)
    expect(live.open().map(({ kind, options }) => [kind, options.length])).toEqual([
      ['keep', 10],
      ['keep', 10],
    ])
    const hand = live.tabletop.g.players[0]!.hand.cards.slice()
    kept(live)
    const { players, pile, discard } = live.tabletop.g
    expect(players[0]!.hand.cards).toEqual([hand[0], hand[2], hand[4]])
    expect(pile.cards.slice(-4, -2)).toEqual([hand[1], hand[3]])
    expect([pile.cards.length, discard.cards.length]).toEqual([65, 0])
  })
  test('with the Runesaga the pile has 22 cards more', () => {
    const { g } = new Live<G>(raiders, start(raiders, 2, { runesaga: true }, secretFrom('saga'))).tabletop
    expect(g.pile.cards.length + 10).toBe(93)
  })
})

describe('who begins', () => {
  test('those who tie for the highest roll again', () => {
    let ties = 0
    for (let n = 0; n < 60; n++) {
      const live = kept(begun(4, `roll ${n}`))
      const casts = live.tabletop.entries
        .map(({ note }) => note)
        .filter(({ say }) => say === 'casts')
        .map(note => ({ seat: note['seat'] as number, total: (note['dice'] as number[]).reduce((a, b) => a + b) }))
      let rivals = [0, 1, 2, 3]
      while (rivals.length > 1) {
        const round = casts.splice(0, rivals.length)
        expect(round.map(({ seat }) => seat)).toEqual(rivals)
        const most = Math.max(...round.map(({ total }) => total))
        rivals = round.filter(({ total }) => total === most).map(({ seat }) => seat)
        if (rivals.length > 1) ties++
      }
      expect([live.tabletop.g.first, casts.length]).toEqual([rivals[0], 0])
    }
    expect(ties).toBeGreaterThan(5)
  })
  test('the dice are averaging dice', () => {
    const faces = new Set<number>()
    for (let n = 0; n < 30; n++) {
      const live = new Live<G>(raiders, start(raiders, 4, {}, secretFrom('dice')), new Swift(n))
      for (const { note } of kept(live).tabletop.entries) {
        if (note.say === 'casts') for (const face of note['dice'] as number[]) faces.add(face)
      }
    }
    expect([...faces].sort()).toEqual([2, 3, 4, 5])
  })
})
