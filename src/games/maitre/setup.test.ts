// The material and the set-up.
import { describe, expect, test } from 'vitest'
import { Live, secretFrom, start, view } from '#engine'
import { deck, type G, maitre, order, setup } from '#games/maitre'

const laidOut = (seats: number, words: string): Live<G> => new Live(maitre, start(maitre, seats, {}, secretFrom(words)))

describe('material', () => {
  test('there are 24 cards: 12 ships, 7 goods and 5 treasures', () => {
    expect(deck.cards).toHaveLength(24)
    expect(deck.ships).toHaveLength(12)
    expect(deck.goods.map(card => card.id).join('')).toBe('ABCDEFG')
    expect(deck.treasures.map(card => card.id).join('')).toBe('ABCDE')
  })

  test('the ships are three families of four', () => {
    const family = (name: string) => deck.ships.filter(ship => ship.family === name).map(ship => ship.id)
    expect(family('negoce')).toEqual(['pinque', 'flute', 'hourque', 'galion'])
    expect(family('couronne')).toEqual(['cotre', 'corvette', 'fregate', 'vaisseau'])
    expect(family('flibuste')).toEqual(['chaloupe', 'sloop', 'brigantin', 'brick'])
  })

  test('each ship has its firepower, its combination and perhaps a treasure map', () => {
    const lines = deck.ships.map(
      ship => `${ship.id} ${ship.firepower}${ship.map ? ' map' : ''} (${ship.combination.notation})`,
    )
    expect(lines).toEqual([
      'pinque 1 (6 5)',
      'flute 2 map (6 5 4)',
      'hourque 3 (AABB)',
      'galion 4 map (AAABB)',
      'cotre 2 map (run 3)',
      'corvette 3 map (AAA)',
      'fregate 4 (run 4)',
      'vaisseau 5 map (AAAA)',
      'chaloupe 1 map (6 6)',
      'sloop 2 (5+ 5+ 5+)',
      'brigantin 3 map (6 6 6)',
      'brick 4 (run 5)',
    ])
  })

  test('each goods card has its combination, each treasure its combination and its points', () => {
    expect(deck.goods.map(card => `${card.name.en} (${card.combination.notation})`)).toEqual([
      'Salt (run 3)',
      'Spices (5+ 5+)',
      'Rum (4+ 4+ 4+)',
      'Canvas (AA)',
      'Tobacco (3+ 3+ 3+ 3+)',
      'Sugar (5+ 4+)',
      'Ivory (5+ 5+ 4+)',
    ])
    expect(deck.treasures.map(card => `${card.name.en} (${card.combination.notation}) ${card.points}`)).toEqual([
      'Silver chest (5+ 5+ 5+ 4+) 3',
      'Lagoon pearls (run 4) 3',
      'Emerald chalice (AAABB) 4',
      'Drowned crown (AAAA) 5',
      'Gold of Vera Cruz (run 5) 7',
    ])
  })
})

describe('set-up', () => {
  test('four ships lie face up around a face-down pile of eight', () => {
    const { g } = laidOut(2, 'port').tabletop
    const seen = view(g, 0)
    expect(g.row.cards).toHaveLength(4)
    expect(g.pile.cards).toHaveLength(8)
    expect(seen.row.cards).toEqual(g.row.cards)
    expect(seen.pile.cards).toEqual(new Array(8).fill(null))
    expect([...g.row.cards, ...g.pile.cards].sort((a, b) => a - b)).toEqual(deck.ships.map(ship => ship.card))
  })

  test('the ships are shuffled: the port is another one in another match', () => {
    const ports = ['one', 'two', 'three'].map(words => laidOut(2, words).tabletop.g.row.cards.join(' '))
    expect(new Set(ports).size).toBe(3)
  })

  test('goods and treasures lie in two face-up piles in alphabetical order, A on top', () => {
    const seen = view(laidOut(3, 'piles').tabletop.g, 2)
    expect(seen.goods.cards).toEqual(deck.goods.map(card => card.card))
    expect(seen.treasures.cards).toEqual(deck.treasures.map(card => card.card))
  })

  test('nobody owns anything yet', () => {
    const { players } = laidOut(6, 'poor').tabletop.g
    expect(players).toHaveLength(6)
    expect(players.every(({ fleet, hold }) => fleet.cards.length + hold.cards.length === 0)).toBe(true)
  })

  test('the first player is drawn at random', () => {
    const firsts = Array.from({ length: 40 }, (_, n) => laidOut(4, `first ${n}`).open()[0]!.seat)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('who is appointed begins, in the same port, and nobody is drawn', () => {
    const match = start(maitre, 4, {}, secretFrom('appointed'))
    for (const first of [0, 1, 2, 3]) {
      const live = new Live<G>(maitre, { ...match, base: setup(4, match.base.options, { first }) })
      expect(live.open()[0]!.seat).toBe(first)
      expect(order(live.tabletop.g)).toEqual([0, 1, 2, 3].map(n => (first + n) % 4))
      expect(live.tabletop.g.row.cards).toEqual(new Live<G>(maitre, match).tabletop.g.row.cards)
    }
    expect(match.base).not.toHaveProperty('appointed')
  })

  test('everybody is told the port and who begins', () => {
    const live = laidOut(3, 'told')
    const { seat } = live.open()[0]!
    expect(live.tabletop.entries.map(({ note }) => note)).toEqual([
      { say: 'port', ships: live.tabletop.g.row.cards },
      { say: 'first', seat },
    ])
  })

  test('two to six play', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(laidOut(seats, 'seats').tabletop.g.players).toHaveLength(seats)
    for (const seats of [0, 1, 7, 2.5]) expect(() => laidOut(seats, 'seats')).toThrow('maitre is for 2 to 6 players')
  })
})
